import CLibXML2

/// libxml2, as the program found it when it started, or has it inside.
package enum MarkupLibrary {
  /// Its version, such as `2.9.14`.
  package static var version: String {
    let number = String(cString: riverbed_version()).prefix { $0.isNumber }
    guard let number = Int(number) else { return "unknown" }
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
