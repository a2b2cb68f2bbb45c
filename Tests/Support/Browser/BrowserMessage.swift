/// A message that a page, or the browser about a page, wrote to the console.
package struct BrowserMessage: Hashable, Sendable, CustomStringConvertible {
  /// The kind of message, such as `security`, `error` or `exception`.
  package let kind: String
  package let text: String

  package var description: String { "\(kind): \(text)" }

  /// Reads the message of an event; nil where it does not have one.
  init?(_ event: Browser.Event) throws {
    switch event.method {
    case "Log.entryAdded":
      let entry = try event.parameters(Entry.self).entry
      kind = entry.source
      text = entry.text + (entry.url.map { " (\($0))" } ?? "")
    case "Runtime.consoleAPICalled":
      let call = try event.parameters(Call.self)
      kind = call.type
      text = call.args.map { $0.description ?? "" }.joined(separator: " ")
    case "Runtime.exceptionThrown":
      let details = try event.parameters(Thrown.self).exceptionDetails
      kind = "exception"
      text = details.exception?.description ?? details.text
    default: return nil
    }
  }

  private struct Entry: Decodable {
    let entry: Text

    struct Text: Decodable {
      let source: String
      let text: String
      let url: String?
    }
  }

  private struct Call: Decodable {
    let type: String
    let args: [Object]
  }

  private struct Thrown: Decodable {
    let exceptionDetails: Details

    struct Details: Decodable {
      let text: String
      let exception: Object?
    }
  }

  /// A JavaScript value of the page, as people read it.
  private struct Object: Decodable {
    let description: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      description =
        try container.decodeIfPresent(String.self, forKey: .description)
        ?? (try? container.decode(String.self, forKey: .value))
    }

    private enum Key: CodingKey { case description, value }
  }
}
