extension String {
  /// The text with the characters escaped that mean something in XML, in a text or in an attribute
  /// within double quotes. Characters that XML forbids must not be in it.
  package var escapedInXML: String {
    guard utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
