internal import SwiftSyntax

extension FileDraft {
  /// Replaces `os(iOS)` and `os(macOS)` in conditions of `#if` by the framework that they mean.
  ///
  /// `os(tvOS)` and others stay: code for them alone isn't for the devices modelled here.
  mutating func replacePlatforms() {
    let visitor = PlatformConditions(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for (node, isMac) in visitor.conditions { replace(node.range, with: condition(node, isMac)) }
    count(.platform, visitor.conditions.count)
  }

  /// The condition that replaces a test for a platform.
  ///
  /// Both frameworks may be there; one platform must still exclude the other.
  private func condition(_ node: FunctionCallExprSyntax, _ isMac: Bool) -> String {
    guard isMac else { return "canImport(UIKit)" }
    let both = "canImport(AppKit) && !canImport(UIKit)"
    let isWhole = node.parent?.is(IfConfigClauseSyntax.self) ?? false
    let isInParentheses = node.parent?.is(LabeledExprSyntax.self) ?? false
    return isWhole || isInParentheses ? both : "(\(both))"
  }
}

private final class PlatformConditions: SyntaxVisitor {
  var conditions: [(FunctionCallExprSyntax, isMac: Bool)] = []
  private static let macNames: Set<String> = ["macOS", "OSX"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let platform = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if function == "os", let platform, node.isInConditionOfIf {
      let isMac = Self.macNames.contains(platform)
      if isMac || platform == "iOS" { conditions.append((node, isMac)) }
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a part of the condition of an `#if` or `#elseif`.
  fileprivate var isInConditionOfIf: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = parent.as(IfConfigClauseSyntax.self) {
        return clause.condition?.id == node.as(ExprSyntax.self)?.id
      }
      node = parent
    }
    return false
  }
}
