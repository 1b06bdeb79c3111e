import Testing
import UIKitNames

@Suite("Raw values that code adds up, stores or compares")
struct RawValueTests {
  @Test("of events and states of controls")
  func controls() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(events.map(\.rawValue) == (0...8).map { 1 << $0 })
    #expect(events.allSatisfy { UIControl.Event.allTouchEvents.contains($0) })
    let others: [UIControl.Event] = [
      .valueChanged, .primaryActionTriggered, .menuActionTriggered, .editingDidBegin,
      .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(others.map(\.rawValue) == [12, 13, 14, 16, 17, 18, 19].map { 1 << $0 })
    #expect(UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit))
    #expect(UIControl.Event.allEditingEvents.isDisjoint(with: .allTouchEvents))
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    #expect(UIControl.State.application.rawValue == 0xff_0000)
  }

  @Test("of options of animations")
  func animations() {
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == (0...9).map { 1 << $0 })
    let turns: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(turns.map(\.rawValue) == (1...7).map { $0 << 20 })
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { $0 << 10 })
  }

  @Test("of kinds of blur")
  func blurs() {
    #expect(UIBlurEffect.Style.systemUltraThinMaterial.rawValue == 6)
    #expect(UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue == 11)
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
  }
}
