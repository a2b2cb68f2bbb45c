extension String {
  /// The text as one line in which no link is embedded, as SARIF's messages may have: `[text](1)`.
  var withoutLinks: String {
    ShownText(quoting: self).text.split(separator: "](", omittingEmptySubsequences: false)
      .joined(separator: "] (")
  }
}
