import Disk

/// A stream that people, terminals and build logs read: nothing goes in but shown text and JSON.
struct ShownStream {
  private var stream: ByteStream

  init(to destination: ByteStream.Destination) {
    stream = ByteStream(to: destination)
  }

  mutating func write(_ text: ShownText) { stream.write(text.text) }

  /// Writes JSON, whose strings have everything escaped that is not to be shown.
  mutating func write(json: [UInt8]) { stream.write(json) }

  mutating func flush() { stream.flush() }

  /// What waits to be sent; in memory, all that was ever written.
  var text: String { stream.text }

  /// Whether a person sees the text.
  var isTerminal: Bool { stream.isTerminal }

  /// Why text was lost, as the user is told.
  var failure: DiskError? { stream.failure }
}
