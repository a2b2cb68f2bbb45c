import AppModel
import Disk
import Markup
import Wireframe

/// A file that an app has on one side or on both.
struct ComparedFile {
  let name: String
  let content: Content
  let old: SideFile
  let new: SideFile

  /// The parts of the file that can be compared.
  enum Content {
    /// Both sides can be read.
    case values(FileNode, FileNode)
    /// One side is missing or cannot be read, so the whole file counts as one edit, of what the other
    /// side has.
    case whole(FileNode?)
  }

  /// Whether the order of a list means something.
  func hasOrder(at path: [String]) -> Bool {
    switch AppFile(named: name) {
    case .plugins, .families, .feedIndex: false
    case .riverbed: path.first != "notes"
    case .rivers, .settings, .collections, .appDefine, .routes, nil: true
    }
  }
}

/// A file on one side of a comparison.
struct SideFile {
  let name: String
  /// Whether there is no such file.
  let isMissing: Bool
  /// Whether the file is there and can be read.
  private let isReadable: Bool
  private let lines: LineTable
  /// Where the file is not JSON; its beginning for any other one.
  private let error: LineColumn
  private let hash: String
  /// The paths of what is in the file.
  let paths: SidePaths

  /// Creates a side; `document` is nil if the file is missing, or not valid JSON or XML.
  init(name: String, _ content: AppFiles.Content?, _ document: FileDocument?) {
    self.name = name
    isMissing = content == nil
    isReadable = document != nil || content?.isSetAside == true
    let bytes = content?.bytes ?? []
    lines = LineTable(bytes)
    let isBroken = !isMissing && !isReadable && name.hasSuffix(".json")
    let reason = isBroken ? Array(JSONParsing(bytes).diagnostics).last : nil
    error = reason.map { [lines] in lines.position(of: $0.location.offset) } ?? .start
    hash = ContentHash(of: bytes).text
    paths = SidePaths(document, named: name)
  }

  /// The file itself; nil where it is missing.
  var whole: Edit.Side? {
    isMissing
      ? nil
      : Edit.Side(
        place: Position(file: name, error), range: 0..<0, value: "the whole file", text: nil,
        hash: hash, isReadable: isReadable)
  }

  /// Returns where a value is written.
  func place(of node: FileNode) -> Position {
    let position =
      switch node {
      case .json(let json): lines.position(of: json.location.offset)
      case .element(let element):
        lines.position(of: lines.firstCharacter(ofLine: element.element.line))
      }
    return Position(file: name, position)
  }

  /// Returns where a value is written, and how.
  func side(_ node: FileNode) -> Edit.Side {
    let value: String
    let range: Range<Int>
    switch node {
    case .json(let json):
      let text = json.written
      value = text.onOneLine
      let start = Int(json.location.offset)
      range = start..<start + text.utf8.count
    case .element(let element):
      let start = Int(lines.firstCharacter(ofLine: element.element.line))
      value = element.words.split(whereSeparator: \.isNewline).map(\.trimmed)
        .joined(separator: " ")
      range = start..<start
    }
    return Edit.Side(
      place: place(of: node), range: range, value: value.abridged(to: Self.longest),
      text: node.shape.isContainer ? nil : node.words.quotable,
      hash: ContentHash(of: Array(node.canonicalText.utf8)).text, isReadable: true)
  }

  /// Returns where a value is written, with other words for it.
  func side(_ node: FileNode, saying words: String) -> Edit.Side {
    var side = side(node, knownBy: words)
    (side.value, side.text) = (words.abridged(to: Self.longest), nil)
    return side
  }

  /// Returns where an element that moved or has another id is written. Other edits may change what is
  /// inside it, so what it comes after, or its id, identifies the side.
  func side(_ node: FileNode, knownBy name: String) -> Edit.Side {
    var side = side(node)
    side.hash = ContentHash(of: Array(name.utf8)).text
    return side
  }

  /// A longer value is abridged.
  private static let longest = 400
}

extension AppFiles.Content {
  /// Whether the file is not read because nothing in the app refers to it.
  var isSetAside: Bool {
    switch self {
    case .unread, .examined: true
    case .bytes, .unreadable, .outside, .overLimit, .equal: false
    }
  }
}

extension String {
  /// JSON with one space instead of all white space, except inside its strings.
  fileprivate var onOneLine: String {
    var line: [UInt8] = []
    line.reserveCapacity(utf8.count)
    var (isInString, isEscaped, hasSpace) = (false, false, false)
    for byte in utf8 {
      if !isInString, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        hasSpace = true
        continue
      }
      if hasSpace, !line.isEmpty { line.append(0x20) }
      hasSpace = false
      line.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
    }
    return String(decoding: line, as: UTF8.self)
  }
}
