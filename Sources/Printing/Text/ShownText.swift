import AppModel
package import Disk

/// Text to show to a person: the program's own words, with all other text in them quoted.
///
/// It is written as a string literal, and only the literal itself is used as it is. Whatever it
/// interpolates becomes one line of limited length without invisible characters, so that no name
/// and no path can begin a line, color a terminal or send a command to a workflow runner:
///
///     errors.write("riverbed: error: cannot read '\(path)'\n")
package struct ShownText: Hashable, Sendable {
  /// The characters to write.
  package let text: String

  /// Uses a text that consists only of the program's own words, such as a page of help.
  package init(trusted text: String) {
    self.text = text
  }

  /// Quotes a text from outside the program.
  package init(quoting text: String, atMost longest: Int = Self.longest) {
    self.text = text.cleaned(atMost: longest).withoutRunnerCommands
  }

  /// The longest quoted text; longer ones lose their middle. No path that a system accepts is
  /// longer.
  package static let longest = 4096
}

extension ShownText: QuotingText {
  package static func quoted(_ text: String) -> String { ShownText(quoting: text).text }

  /// The characters as UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }
}

extension String {
  /// The text without a leading colon, which the runner of a GitHub workflow reads as a command at
  /// the start of a line, and without the `##[` and `##vso[` that other runners look for anywhere.
  var withoutRunnerCommands: String {
    var scalars = Array(unicodeScalars)
    let blank = scalars.prefix { $0.properties.isWhitespace }.count
    let hasLeadingColon = scalars.dropFirst(blank).first == ":"
    guard hasLeadingColon || utf8.contains(UInt8(ascii: "#")) else { return self }
    if hasLeadingColon { scalars[blank] = Self.replacement }
    for index in scalars.indices.dropFirst()
    where scalars[index - 1] == "#" && scalars[index] == "#" {
      let word = scalars[(index + 1)...].prefix { ("a"..."z").contains($0) }
      let next = index + 1 + word.count
      if next == scalars.count || scalars[next] == "[" { scalars[index] = Self.replacement }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The character that is shown in place of one that is removed.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
}

/// A stream that people, terminals and build logs read, which takes only shown text, JSON and XML.
package struct ShownStream {
  private var stream: ByteStream

  /// About how many bytes of a long text are collected before they are written.
  static let portion = 1 << 16

  package init(to destination: ByteStream.Destination) {
    stream = ByteStream(to: destination)
  }

  package mutating func write(_ text: ShownText) { stream.write(text.text) }

  /// Writes shown text, or JSON or XML in which every character is escaped that must not be shown.
  package mutating func write(encoded: [UInt8]) { stream.write(encoded) }

  package mutating func flush() { stream.flush() }

  /// The text that is not sent yet; for a stream in memory, all text written so far.
  package var text: String { stream.text }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { stream.isTerminal }

  /// The error that lost some of the text; nil where none was lost.
  package var failure: DiskError? { stream.failure }
}
