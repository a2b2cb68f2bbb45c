/// The result of a request.
package enum Status: Int, Hashable, Sendable, CaseIterable {
  case ok = 200
  case found = 302
  case notModified = 304
  case badRequest = 400
  case notFound = 404
  case wrongMethod = 405
  case tooSlow = 408
  case misdirected = 421
  case tooLarge = 431
  case failed = 500
  case notReady = 503
  case wrongVersion = 505

  /// The words that HTTP has for it.
  var phrase: String {
    switch self {
    case .ok: "OK"
    case .found: "Found"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .wrongMethod: "Method Not Allowed"
    case .tooSlow: "Request Timeout"
    case .misdirected: "Misdirected Request"
    case .tooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .notReady: "Service Unavailable"
    case .wrongVersion: "HTTP Version Not Supported"
    }
  }
}
