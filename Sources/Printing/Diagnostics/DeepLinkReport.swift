package import AppModel

extension DeepLink {
  /// Whether the client can follow the link.
  package var isFollowed: Bool {
    switch outcome {
    case .opens, .native: true
    case .nothing: false
    }
  }

  /// What the link opens, or why it opens nothing, as a sentence.
  package var sentence: ShownText {
    let sentence: ShownText =
      switch outcome {
      case .opens(let screen, .screenID):
        "The link opens '\(screen.title)', by its id\(handedOver).\n"
      case .opens(let screen, .type):
        "The link opens '\(screen.title)', because of the type of the entry\(handedOver).\n"
      case .opens(let screen, .contentType):
        "The link opens '\(screen.title)', because of its type\(handedOver).\n"
      case .native(let action): "The link opens no screen: \(action).\n"
      case .nothing(let reason): "The link opens nothing: \(reason).\n"
      }
    return note.map { "\(sentence)\($0).\n" } ?? sentence
  }

  /// What the screen gets, in words that follow how it is chosen.
  private var handedOver: ShownText {
    let parts: [ShownText] = [
      entry.map { "the entry '\($0)'" }, dataSource.map { "the data source '\($0)'" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ", with \(parts.joined(separator: " of "))"
  }

  /// What the link opens, or why it opens nothing, as an object.
  package var json: ShownText {
    let opened: (screen: Screen, decider: Decider)?
    let reason: String?
    switch outcome {
    case .opens(let screen, let decider): (opened, reason) = ((screen, decider), nil)
    case .native(let why), .nothing(let why): (opened, reason) = (nil, why)
    }
    return ShownText(
      trusted: JSONWriter.text { json in
        json.object { json in
          json.member("link", text)
          json.member("opens", opened?.screen.id)
          json.member("by", opened?.decider.rawValue)
          json.member("dataSource", dataSource)
          json.member("entry", entry)
          json.member("reason", reason)
          if let note { json.member("note", note) }
        }
      })
  }
}
