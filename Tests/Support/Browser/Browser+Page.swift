import FoundationEssentials

extension Browser {
  /// Opens a page and returns its console messages until it has loaded.
  package mutating func open(_ address: String) throws -> [BrowserMessage] {
    struct Navigation: Decodable {
      let loaderId: String?
      let errorText: String?
    }
    struct Moment: Decodable {
      let loaderId: String
      let name: String
    }
    events = []
    let navigation = try command(
      "Page.navigate", ["url": .text(address)], answer: Navigation.self)
    if let error = navigation.errorText {
      throw BrowserFailure(reason: "\(address): \(error)")
    }
    guard let loader = navigation.loaderId else {
      throw BrowserFailure(reason: "\(address): the page is already open")
    }
    try wait { event -> Void? in
      guard event.method == "Page.lifecycleEvent" else { return nil }
      let moment = try event.parameters(Moment.self)
      return moment.loaderId == loader && moment.name == "load" ? () : nil
    }
    return try messages()
  }

  /// Returns the console messages since a page was opened, also those of pages that it led to.
  package mutating func messages() throws -> [BrowserMessage] {
    // Messages of the page arrive before the answer to a command that is sent after them.
    _ = try evaluate("1", as: Int.self)
    return try events.compactMap(BrowserMessage.init)
  }

  /// Returns the value of a JavaScript expression in the page, and awaits it where it is a promise.
  package mutating func evaluate<Value: Decodable>(
    _ expression: String, as type: Value.Type = Value.self
  ) throws -> Value {
    let answer = try command(
      "Runtime.evaluate",
      ["expression": .text(expression), "returnByValue": true, "awaitPromise": true],
      answer: Evaluation<Value>.self)
    if let exception = answer.exceptionDetails {
      throw BrowserFailure(reason: exception.exception?.description ?? exception.text)
    }
    guard let value = answer.result?.value else {
      throw BrowserFailure(reason: "the expression does not have a value: \(expression.prefix(80))")
    }
    return value
  }
}

extension Browser.Event {
  /// Returns the value that the event is about.
  func parameters<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(BrowserAnswer.Parameters<Value>.self, from: Data(bytes)).params
  }
}

/// The result of an expression.
private struct Evaluation<Value: Decodable>: Decodable {
  /// Nothing where there is an exception, which is not a value of the type.
  let result: Outcome?
  let exceptionDetails: Exception?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    exceptionDetails = try values.decodeIfPresent(Exception.self, forKey: .exceptionDetails)
    result = exceptionDetails == nil ? try values.decode(Outcome.self, forKey: .result) : nil
  }

  private enum Key: CodingKey { case result, exceptionDetails }

  struct Outcome: Decodable {
    let value: Value?
  }

  struct Exception: Decodable {
    let text: String
    let exception: Thrown?
  }

  struct Thrown: Decodable {
    let description: String?
  }
}
