import Disk
import Markup
import Synchronization
import Wireframe

/// A picture as it is in a file, or would be, with facts that it does not show.
struct WrittenPicture {
  let content: Content
  let facts: PictureFacts
  private let boxes = ReadBoxes()

  /// The bytes of a picture, or why there are none, in words that follow the name of the picture.
  enum Content: Hashable, Sendable {
    case svg([UInt8])
    case unusable(String)
  }

  /// The most elements and attributes together that are read; a screen with 3,000 cells has a
  /// quarter of them.
  private static let mostNodes = 1 << 20
}

extension WrittenPicture: ReviewedPicture {
  var absence: String? {
    if case .unusable(let reason) = content { reason } else { nil }
  }

  func isSame(as other: WrittenPicture) -> Bool { isWritten(like: other) && facts == other.facts }

  func isWritten(like other: WrittenPicture) -> Bool {
    switch (content, other.content) {
    case (.svg(let one), .svg(let two)): one == two
    case (.unusable, _), (_, .unusable): false
    }
  }

  func tree(in look: Void) throws(UnknownPicture) -> BoxTree {
    switch content {
    case .svg(let bytes): try boxes.tree { () throws(UnknownPicture) in try Self.tree(of: bytes) }
    case .unusable(let reason): throw UnknownPicture(reason: reason)
    }
  }

  private static func tree(of bytes: [UInt8]) throws(UnknownPicture) -> BoxTree {
    guard !bytes.hasInstructions else {
      throw UnknownPicture(reason: "has instructions that Riverbed does not write")
    }
    let root: Element
    do throws(XMLSyntaxError) {
      root = try Element(parsing: bytes, atMost: mostNodes)
    } catch {
      throw UnknownPicture(reason: "cannot be read at line \(error.line): \(error.message)")
    }
    do throws(ForeignDrawing) {
      let tree = try BoxTree(reading: root)
      if tree.boxes.count > 1 { return tree }
    } catch {
      throw UnknownPicture(reason: "cannot be compared at line \(error.line): \(error.reason)")
    }
    throw UnknownPicture(reason: "has none of the boxes that Riverbed draws")
  }

  func canvas(in look: Void) -> ExactFrame? {
    do throws(UnknownPicture) {
      return try tree(in: ()).canvas
    } catch {
      // The picture itself is reported as one that cannot be compared.
      return nil
    }
  }

  func keys() -> Set<BoxKey> {
    do throws(UnknownPicture) {
      return Set(try tree(in: ()).boxes.map(\.key))
    } catch {
      // The picture itself is reported as one that cannot be compared.
      return []
    }
  }
}

/// The boxes of a picture, which are read once, where they are first asked for.
private final class ReadBoxes: Sendable {
  private let known = Mutex<Result<BoxTree, UnknownPicture>?>(nil)

  func tree(_ read: () throws(UnknownPicture) -> BoxTree) throws(UnknownPicture) -> BoxTree {
    let result = known.withLock { known in
      let result = known ?? Result(catching: read)
      known = result
      return result
    }
    return try result.get()
  }
}

extension WrittenPicture.Content {
  /// The bytes, if there are any.
  var bytes: [UInt8]? {
    if case .svg(let bytes) = self { bytes } else { nil }
  }

  /// The largest picture that is read.
  static let largest = 16 << 20

  /// Converts what the disk returned for a file.
  init(_ content: FileContent?) {
    self =
      switch content {
      case .bytes(let bytes)?: .svg(bytes)
      case .refused(.unreadable(let reason))?: .unusable(reason)
      case .refused(.outside)?: .unusable("is outside the folder")
      case .refused(.overLimit)?: .unusable("has more than \(Self.largest >> 20) MB")
      case nil: .unusable("is missing")
      }
  }
}

extension [UInt8] {
  /// Whether an XML text has a document type, or an instruction other than its declaration.
  /// Browsers follow these where the picture is opened by itself.
  fileprivate var hasInstructions: Bool {
    indices.dropLast().contains { index in
      guard self[index] == UInt8(ascii: "<") else { return false }
      switch self[index + 1] {
      case UInt8(ascii: "?"): return self[(index + 2)...].starts(with: "xml ".utf8) == false
      case UInt8(ascii: "!"):
        return self[(index + 2)...].first.map { $0 | 0x20 == UInt8(ascii: "d") } ?? false
      default: return false
      }
    }
  }
}
