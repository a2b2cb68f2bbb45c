/// What the parameters of a link from outside say.
struct LinkParameters {
  /// The ids of screens, of which the first that exists opens.
  private(set) var screenIDs: [String] = []
  /// The type whose screen opens.
  private(set) var type: String?
  private(set) var dataSource: String?
  private(set) var sourceType: String?
  /// The id of an entry, and its place, from 1, in the feed.
  private(set) var entry: String?
  private(set) var position: Int?
  /// What the native side of the client does with the link, as a clause; nil if it opens a screen.
  private(set) var nativeAction: String?
  /// Whether the link asks to open something, and not to present it.
  private(set) var isOpen = false

  /// Why a link cannot be read, as a clause.
  struct Failure: Error {
    let reason: String
  }

  /// What a link must name at least, as a clause.
  var lack: String {
    isOpen
      ? "it names neither a screen_id nor a type nor a feed_locator"
      : "it names neither a screen_id nor an entry_id"
  }

  /// Reads a link with the app's scheme, or with any if the app does not have one.
  static func reading(_ text: String, scheme: String?) -> Result<LinkParameters, Failure> {
    guard let end = text.firstRange(of: "://") else {
      return .failure(Failure(reason: "it does not begin with a scheme and ://"))
    }
    let written = text[..<end.lowerBound]
    if let scheme, written.lowercased() != scheme.lowercased() {
      return .failure(Failure(reason: "its scheme is not '\(scheme.quotable)'"))
    }
    let address = text[end.upperBound...].prefix { $0 != "#" }
    let action = address.prefix { $0 != "?" && $0 != "/" }
    guard !written.isEmpty else {
      return .failure(Failure(reason: "it does not begin with a scheme and ://"))
    }
    var parts = LinkParameters()
    if let native = nativeActions[String(action)] {
      parts.nativeAction = native
      return .success(parts)
    }
    return values(address.drop { $0 != "?" }.dropFirst()).flatMap { values in
      switch action {
      case "present": presenting(values)
      case "open": opening(values)
      default: .failure(Failure(reason: "it does not ask to open or present anything"))
      }
    }
  }

  /// What the client's native side does, by the host of a link.
  private static let nativeActions = [
    "xray": "the native side shows its log",
    "generateNewUUID": "the native side makes a new identifier for the device",
    "externalLinkAccount": "the native side opens the page of the account outside of the app",
    "plugin": "the native side hands it to a plugin",
  ]

  /// Decodes parameters, in which a space may be a plus sign.
  private static func values(_ query: Substring) -> Result<[String: String], Failure> {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let name = pair.prefix { $0 != "=" }
      let text = String(pair.dropFirst(name.count + 1).map { $0 == "+" ? " " : $0 })
      guard let key = String(name).percentDecoded, let value = text.percentDecoded else {
        return .failure(Failure(reason: "'\(String(pair).quotable)' is not a parameter"))
      }
      if values[key] == nil { values[key] = value }
    }
    return .success(values)
  }

  private static func presenting(_ values: [String: String]) -> Result<LinkParameters, Failure> {
    var parts = LinkParameters()
    if let source = values["data_source"] {
      // A plus sign of base64 was read as a space.
      guard let decoded = String(source.map { $0 == " " ? "+" : $0 }).base64Decoded else {
        return .failure(Failure(reason: "its data_source is not in base64"))
      }
      parts.dataSource = decoded
    }
    parts.sourceType = values["source_type"]
    parts.entry = values["entry_id"]
    let listed = values.compactMap { name, value in
      number(of: name).map { (number: $0, value: value) }
    }.sorted { $0.number < $1.number }.map(\.value)
    parts.screenIDs = ([values["screen_id"]].compactMap(\.self) + listed).filter { !$0.isEmpty }
    guard parts.screenIDs.isEmpty, parts.entry == nil else { return .success(parts) }
    parts.type = values["content_type"]
    if values["rivers_configuration_id"] != nil {
      parts.nativeAction = "the client loads another configuration of the app"
    } else if values["link_url"] != nil, parts.type == nil {
      parts.nativeAction = "the client shows the address that it names"
    }
    return .success(parts)
  }

  private static func opening(_ values: [String: String]) -> Result<LinkParameters, Failure> {
    var parts = LinkParameters()
    parts.isOpen = true
    parts.screenIDs = [values["screen_id"]].compactMap(\.self).filter { !$0.isEmpty }
    parts.type = values["type"]
    parts.dataSource = values["feed_locator"]
    parts.entry = values["id"]
    if let position = values["position"] {
      guard let place = Int(position), place > 0 else {
        let reason = "its position '\(position.quotable)' does not count from 1"
        return .failure(Failure(reason: reason))
      }
      parts.position = place
    }
    return .success(parts)
  }

  /// Returns the number in a name such as `screen_id[2]`; nil for any other name, such as one with
  /// the same number written in another way.
  private static func number(of name: String) -> Int? {
    guard name.hasPrefix("screen_id["), name.hasSuffix("]") else { return nil }
    let digits = name.dropFirst("screen_id[".count).dropLast()
    return Int(digits).flatMap { $0 >= 0 && String($0) == digits ? $0 : nil }
  }
}
