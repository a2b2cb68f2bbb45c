import Markup

/// A value of a families file, either JSON or a property list, which have the same structure.
struct PropertyTree {
  let content: Content
  let location: Location
  /// The place of the key that the value is under; its own place where it has none.
  let keyLocation: Location

  /// What a value is.
  enum Content {
    case group([(name: String, value: PropertyTree)])
    case text(String)
    case number(Double)
    case bool(Bool)
    /// Anything else, described for a message.
    case other(Diagnostic.Sentence)
  }

  /// The members of a group; empty for anything else.
  var members: [(name: String, value: PropertyTree)] {
    if case .group(let members) = content { members } else { [] }
  }

  /// The last member with a name.
  subscript(name: String) -> PropertyTree? { members.last { $0.name == name }?.value }

  /// A description for messages: "an object", "the string 'yes'".
  var description: Diagnostic.Sentence {
    switch content {
    case .group: "an object"
    case .text(let text): "the string '\(name: text)'"
    case .number(let number): "the number \(Int(exactly: number).map(String.init) ?? "\(number)")"
    case .bool(let truth): "\(truth)"
    case .other(let words): words
    }
  }
}

extension PropertyTree {
  init(_ json: JSON, under key: Location? = nil) {
    location = json.location
    keyLocation = key ?? json.location
    content =
      switch json.content {
      case .object(let members):
        .group(
          members.map { ($0.key.text, PropertyTree($0.value, under: $0.key.location)) }
            .lastOfEach(\.0))
      case .string(let text): .text(text)
      case .number(let number): .number(number.double)
      case .bool(let truth): .bool(truth)
      case .array, .null: .other(json.description)
      }
  }

  /// Reads a value of an XML property list.
  init(
    plist element: Element, under key: Location? = nil, in file: FileID, _ lines: LineTable
  ) {
    location = Location(file: file, offset: lines.firstCharacter(ofLine: element.line))
    keyLocation = key ?? location
    content =
      switch element.name {
      case "plist" where element.elements.count == 1:
        PropertyTree(plist: element.elements[0], in: file, lines).content
      case "dict": .group(Self.members(of: element, in: file, lines))
      case "string": .text(element.text)
      case "integer", "real": Double(element.text).map(Content.number) ?? .text(element.text)
      case "true": .bool(true)
      case "false": .bool(false)
      case let name: .other("<\(name.quotable)>")
      }
  }

  private static func members(
    of dictionary: Element, in file: FileID, _ lines: LineTable
  ) -> [(name: String, value: PropertyTree)] {
    let elements = dictionary.elements
    return elements.indices.compactMap { index in
      let key = elements[index]
      guard key.name == "key" else { return nil }
      let place = Location(file: file, offset: lines.firstCharacter(ofLine: key.line))
      guard index + 1 < elements.count, elements[index + 1].name != "key" else {
        let nothing = PropertyTree(
          content: .other("nothing"), location: place, keyLocation: place)
        return (key.text, nothing)
      }
      return (key.text, PropertyTree(plist: elements[index + 1], under: place, in: file, lines))
    }
    .lastOfEach(\.0)
  }
}
