import AppModel

extension Rule {
  /// The id of the place on the page of problems that explains the rule.
  var anchor: String { "rule-\(code)" }
}
