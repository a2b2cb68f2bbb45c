package import Disk

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
