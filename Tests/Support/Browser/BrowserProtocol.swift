/// The browser could not do what it was asked to do.
package struct BrowserFailure: Error, CustomStringConvertible {
  let reason: String

  package var description: String { reason }

  /// Whether the page was left before the browser could answer.
  package var isFromLeavingPage: Bool { reason.hasSuffix("Inspected target navigated or closed") }

  package init(reason: String) {
    self.reason = reason
  }
}

/// A command as it is sent to the browser.
struct BrowserCommand: Encodable {
  let id: Int
  let sessionId: String?
  let method: String
  let params: BrowserParameter
}

/// The parts of a message from the browser.
enum BrowserAnswer {
  /// The parts that distinguish answers from events.
  struct Head: Decodable {
    let id: Int?
    /// The session that an event is about; nil for events of the browser itself.
    let sessionId: String?
    let method: String?
    let error: Refusal?
  }

  /// Why a command failed.
  struct Refusal: Decodable {
    let message: String
  }

  /// The answer to a command.
  struct Body<Result: Decodable>: Decodable {
    let result: Result
  }

  /// The parameters of an event.
  struct Parameters<Value: Decodable>: Decodable {
    let params: Value
  }
}

/// A parameter of a command.
enum BrowserParameter: Encodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([BrowserParameter])
  case members([String: BrowserParameter])

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .members(let members): try container.encode(members)
    }
  }
}

extension BrowserParameter: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(floatLiteral number: Double) { self = .number(number) }
  init(integerLiteral number: Int) { self = .number(Double(number)) }
  init(booleanLiteral flag: Bool) { self = .flag(flag) }
  init(arrayLiteral elements: BrowserParameter...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, BrowserParameter)...) {
    self = .members(Dictionary(uniqueKeysWithValues: elements))
  }
}
