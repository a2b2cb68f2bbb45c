package import AppLayout
import Disk
import SiteFiles
import Wireframe

/// The replacement of the pictures in a folder by those of another side.
package struct BaselineUpdate: Hashable, Sendable {
  /// How many pictures were written, and how many already had the same bytes.
  package private(set) var written = 0
  package private(set) var unchanged = 0
  /// How many pictures were removed because the other side does not have them.
  package private(set) var removed = 0
  /// The paths of the pictures that the other side does not have and that were kept.
  package private(set) var orphans: [String] = []

  /// Copies pictures over those of a folder, each file as a whole and only if it differs. Pictures
  /// that the new side does not have are removed only if they are to be pruned. Throws if no
  /// pictures match, but some would in another folder: they would be written in the wrong place.
  package init(
    of folder: PictureFolder, to new: ReviewSide, showing axes: VariantAxes? = nil,
    _ terms: ReviewTerms,
    selecting selection: PictureSelection = PictureSelection(), pruning isPruned: Bool = false
  ) throws(StoredFailure) {
    let names: [String]
    do throws(DiskError) {
      names = try Folder(path: folder.path).fileNames()
    } catch {
      throw .disk(error)
    }
    guard ReviewSide.hasOnlyPictures(names) else {
      throw .unusableBaseline("'\(folder.path)' is not a folder of pictures alone")
    }
    let sides = SideMaker(
      ofSite: new.axes, ofApp: axes, themes: terms.themes, selection: selection)
    let side = try sides.side(new, named: nil)
    if let mismatch = PathMismatch(from: Set(folder.listing.paths), to: Set(side.byPath.keys)) {
      throw .unusableBaseline("nothing was written: \(mismatch.text)")
    }
    let places = [PicturePlace](side.screens, on: side.devices) + side.others
    let queue = TaskQueue(count: places.count)
    let problems: [String]
    do throws(DiskError) {
      let replacement = try FolderReplacement(in: folder.path)
      let parts = try Workers.run(min(terms.jobs, max(1, places.count))) { _ throws(DiskError) in
        var part = BaselinePart()
        do throws(DiskError) {
          try part.write(side, places, queue, replacement)
        } catch {
          queue.close()
          throw error
        }
        return part
      }
      problems = parts.flatMap(\.problems)
      if problems.isEmpty {
        try finish(replacement, parts, in: folder, pruning: isPruned)
      } else {
        try replacement.abandon()
      }
    } catch {
      throw .disk(error)
    }
    try new.check(problems)
  }

  private mutating func finish(
    _ replacement: consuming FolderReplacement, _ parts: [BaselinePart], in folder: PictureFolder,
    pruning isPruned: Bool
  ) throws(DiskError) {
    for part in parts {
      written += part.written
      unchanged += part.unchanged
    }
    let kept = parts.flatMap(\.paths)
    let known = Set(kept)
    let missing = folder.listing.paths.filter { !known.contains($0) }
    let isFinished = isPruned && !SystemProcess.isInterrupted
    removed = try replacement.finish(removing: isFinished ? missing : [], keeping: kept)
    orphans = isFinished ? [] : missing
  }
}

/// The pictures that one worker writes.
private struct BaselinePart: Sendable {
  var written = 0
  var unchanged = 0
  var paths: [String] = []
  /// The files of a site that are not as its record says.
  var problems: [String] = []

  mutating func write(
    _ side: ComparedSide, _ places: [PicturePlace], _ queue: TaskQueue,
    _ replacement: borrowing FolderReplacement
  ) throws(DiskError) {
    var worker = try SideWorker(side)
    var writer = try replacement.writer()
    while !SystemProcess.isInterrupted, let number = queue.next() {
      for theme in worker.themes(at: places[number]) {
        let group = worker.pictures(at: places[number], in: theme)
        // After a problem, files are only read, so that all problems are found.
        guard worker.problems.isEmpty else { continue }
        for kind in group.kinds.sorted() where kind != .configured {
          let subject = PictureSubject(places[number], in: theme, kind)
          guard let path = side.path(of: subject), let picture = group[kind]?.picture else {
            continue
          }
          try add(picture.content, at: path, with: &writer)
        }
      }
    }
    problems = worker.problems
  }

  private mutating func add(
    _ content: WrittenPicture.Content, at path: String, with writer: inout FolderWriter
  ) throws(DiskError) {
    switch content {
    case .svg(let bytes):
      switch try writer.write(bytes, to: path) {
      case .written: written += 1
      case .unchanged: unchanged += 1
      }
      paths.append(path)
    case .unusable(let reason):
      throw DiskError(attempt: "cannot copy '\(path)'", reason: "it \(reason)")
    }
  }
}
