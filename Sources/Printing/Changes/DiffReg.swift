import AppModel
import Review
import SiteFiles

/// The pictures in the structure of reg-cli's `reg.json`, for the programs that show it. The
/// folders are those of the report next to it. Errors of apps are not in it, because its readers
/// show everything in its lists as a picture.
struct DiffReg {
  let result: DiffResult

  /// What one of the lists has.
  private enum List: String, CaseIterable {
    case failedItems, newItems, deletedItems, passedItems, expectedItems, actualItems, diffItems
  }

  /// Writes everything and passes on the bytes in order. The pictures are listed once for each
  /// list, so that they are not held in memory.
  func write(to take: ([UInt8]) -> Void) {
    Self.write(to: take) { list, json in
      json.array { json in
        result.review.forEachPicture { picture in
          guard let path = path(of: picture, in: list) else { return }
          json.element { $0.string(path) }
          if json.bytes.count >= ShownStream.portion { take(json.taken()) }
        }
      }
    }
  }

  /// The lists where nothing was compared: none has a picture.
  static var nothing: String {
    var bytes: [UInt8] = []
    write(to: { bytes += $0 }) { $1.array { _ in } }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(
    to take: ([UInt8]) -> Void, _ writeList: (List, inout JSONWriter) -> Void
  ) {
    var json = JSONWriter()
    json.object { json in
      for list in List.allCases { json.member(list.rawValue) { writeList(list, &$0) } }
      json.member("actualDir", "./new")
      json.member("expectedDir", "./old")
      json.member("diffDir", "./diff")
    }
    take(json.taken() + Array("\n".utf8))
  }

  /// Returns the path of a picture if a list has it. A picture whose path differs on both sides is
  /// a new and a deleted one, since readers look for one path in both folders.
  private func path(of listed: ListedPicture, in list: List) -> String? {
    // The configured picture is also one of the others.
    guard listed.subject.kind != .configured else { return nil }
    guard let index = listed.index else {
      switch list {
      case .passedItems, .expectedItems, .actualItems: return listed.path
      case .failedItems, .newItems, .deletedItems, .diffItems: return nil
      }
    }
    let picture = result.review.pictures[index]
    let isBoth = picture.oldPath == picture.newPath
    switch list {
    case .failedItems: return isBoth && picture.verdict.isListedAsFailed ? picture.newPath : nil
    case .passedItems: return isBoth && !picture.verdict.isListedAsFailed ? picture.newPath : nil
    case .newItems: return isBoth ? nil : picture.newPath
    case .deletedItems: return isBoth ? nil : picture.oldPath
    case .expectedItems: return picture.oldPath
    case .actualItems: return picture.newPath
    case .diffItems: return nil
    }
  }
}

extension Verdict {
  /// Whether the pictures are among the failed ones: they look different, or may.
  fileprivate var isListedAsFailed: Bool {
    switch self {
    case .same, .samePaint: false
    case .moved, .changed, .added, .removed, .renamed, .unknown: true
    }
  }
}
