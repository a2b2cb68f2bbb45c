/// What a browser asks for.
package struct Request: Hashable, Sendable {
  package let method: Method
  /// The path with its escapes resolved, which begins with a slash.
  package let path: String
  /// The machine and port that the browser thinks it is talking to.
  let host: String
  /// The tags of the documents that the browser has.
  let knownTags: [String]
  /// Whether the browser may ask for more on the same connection.
  let keepsConnection: Bool
  /// Whether it came from another machine, or to an address at which others can ask.
  package internal(set) var isFromNetwork = false

  /// What is done with a document: nothing can be changed.
  package enum Method: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
  }
}

/// Why a request is not answered.
package struct Refusal: Error, Hashable {
  let status: Status

  init(_ status: Status) { self.status = status }
}
