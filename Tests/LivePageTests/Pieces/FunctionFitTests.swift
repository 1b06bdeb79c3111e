import Foundation
import TestTools
import Testing

@testable import LivePage

@Suite("Functions through values")
struct FunctionFitTests {
  /// A function through values at some extents, and which of the values it passes.
  private func fit(
    _ values: [(extent: Int, value: Double)], pixel: Double
  ) -> (fit: FunctionFit, passes: [Bool]) {
    let points = values.map { FunctionFit.Point(extent: Double($0.extent), value: $0.value) }
    var fit = FunctionFit(points[0], pixel: pixel)
    let passes = [true] + points.dropFirst().map { fit.add($0) }
    return (fit, passes)
  }

  @Test("are lines, of which few digits are written")
  func line() {
    let (_, passes) = fit([(320, 144), (390, 179), (400, 184), (410, 195)], pixel: 1)
    #expect(passes == [true, true, true, false])
    let points = [320, 390, 400].map { FunctionFit.Point(extent: $0, value: $0 / 2 - 16) }
    var line = FunctionFit(points[0], pixel: 1)
    for point in points.dropFirst() { _ = line.add(point) }
    #expect(line.function() == ExtentFunction(start: -16, slope: 0.5))
    // A value that isn't added changes nothing.
    _ = line.add(FunctionFit.Point(extent: 410, value: 195))
    #expect(line.function() == ExtentFunction(start: -16, slope: 0.5))
  }

  @Test("pass all values of edges that are rounded to pixels, also at extents in between")
  func roundedEdges() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let pixel: Double = [1.0, 0.5, 1.0 / 3].randomElement(using: &random) ?? 1
      let slope = Double.random(in: -1...1, using: &random)
      let start = Double.random(in: -200...200, using: &random)
      let inset: Double = [0.0, 0.5, 1.25].randomElement(using: &random) ?? 0
      func value(_ extent: Int) -> Double {
        let edge = ((start + slope * Double(extent)) / pixel).rounded() * pixel + inset
        return (edge * 1000).rounded() / 1000
      }
      var fit = FunctionFit(FunctionFit.Point(extent: 320, value: value(320)), pixel: pixel)
      var misses = 0
      for extent in 321...420 {
        let point = FunctionFit.Point(extent: Double(extent), value: value(extent))
        if !fit.add(point) { misses += 1 }
      }
      #expect(misses == 0)
      let function = fit.function()
      for extent in 320...420 {
        let found = function.value(at: Double(extent), pixel: pixel)
        #expect(abs(found - value(extent)) < 0.002)
      }
    }
  }

  @Test("are edges of the layout with an inset, which few values determine")
  func edges() {
    let edge = EdgeLine(start: -10.1, slope: 2.0 / 3)
    func value(_ extent: Int) -> Double {
      ExtentFunction.rounded(edge.value(at: Double(extent)), to: 0.5) + 16.25
    }
    let (fit, _) = fit([320, 321, 323, 327, 340].map { ($0, value($0)) }, pixel: 0.5)
    let function = fit.function(among: [EdgeLine(start: 0, slope: 0.5), edge])
    for extent in 320...340 {
      #expect(abs(function.value(at: Double(extent), pixel: 0.5) - value(extent)) < 1e-6)
    }
  }

  @Test("end where values jump by more than a pixel")
  func jumps() {
    let still = (0...20).map { (extent: $0, value: 10.0) }
    let (fit, passes) = fit(still + [(21, 12)], pixel: 1)
    #expect(passes == still.map { _ in true } + [false])
    #expect(fit.isConstant)
  }
}
