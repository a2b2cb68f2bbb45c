package import AppModel

extension DeepLink {
  /// Whether the link opens a screen.
  package var opensScreen: Bool {
    switch outcome {
    case .opens: true
    case .nothing: false
    }
  }

  /// What the link opens, or why it opens nothing, as a sentence.
  package var sentence: ShownText {
    switch outcome {
    case .opens(let screen, .screenID):
      "The link opens '\(screen.title)', by its id\(handedOver).\n"
    case .opens(let screen, .type):
      "The link opens '\(screen.title)', because of the type of the entry\(handedOver).\n"
    case .nothing(let reason): "The link opens nothing: \(reason).\n"
    }
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
    case .nothing(let why): (opened, reason) = (nil, why)
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
        }
      })
  }
}
