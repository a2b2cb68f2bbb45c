package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where a tool is missing, and says so. Where skips are failures, the test runs and
  /// fails.
  package static func needs(_ tools: Tool...) -> Self {
    let missing = tools.filter { $0.path == nil }.map(\.rawValue).joined(separator: " and ")
    return .enabled(
      if: missing.isEmpty || Tool.mustBeThere, "SKIPPED: \(missing) is not installed")
  }
}
