import AppModel
import Disk
package import SiteFiles

/// A file in the folder of a publication that contains all other files, to be passed on.
///
/// It cannot contain itself, or the record with its hash. So it contains exactly what the folder
/// would without an archive: the pages that link to it are made again without that link.
package struct SiteArchive<Content: Publication>: Sendable {
  let path: SitePath
  /// The folder that everything unpacks into.
  let folder: PathName
  /// The publication without an archive.
  let content: Content
  /// Whether the files of a task are different without an archive.
  let differs: @Sendable (Content.Task) -> Bool

  /// Creates the archive at a path of a publication.
  package init(
    at path: SitePath, unpackingInto folder: PathName, of content: Content,
    differs: @escaping @Sendable (Content.Task) -> Bool
  ) {
    self.path = path
    self.folder = folder
    self.content = content
    self.differs = differs
  }
}

/// Makes an archive from the files of a folder, one after the other: each one is read, written and
/// forgotten.
struct ArchiveMaking<Content: Publication> {
  private let archive: SiteArchive<Content>
  private let plan: PublicationPlan<Content.Task>
  private let hashes: FileHashes<Content.Task>
  /// The record of the folder without an archive.
  private let record: (_ take: ([UInt8]) -> Void) -> Void
  /// The files that are different without an archive, by their tasks.
  private let remade: [ElementIndex<Content.Task>: [[UInt8]]]

  /// A file of the archive.
  private enum Member {
    case record
    /// A file of the folder, with the hash of its bytes.
    case stored(String, ContentHash)
    /// A file that is different without an archive, with its bytes.
    case remade(String, [UInt8])

    var name: String {
      switch self {
      case .record: SiteContents.recordName
      case .stored(let path, _), .remade(let path, _): path
      }
    }

    /// Whether the file comes before the record.
    var isEarly: Bool {
      name.precedesByBytes(SiteContents.recordName)
    }
  }

  /// Prepares an archive, given the hashes of all files in the folder.
  init(
    of archive: SiteArchive<Content>, _ plan: PublicationPlan<Content.Task>,
    _ hashes: FileHashes<Content.Task>, checking schemas: DocumentSchemas
  ) throws {
    let own = FileHashes(copying: hashes)
    var remade: [ElementIndex<Content.Task>: [[UInt8]]] = [:]
    let make = try archive.content.maker(checking: schemas)
    for (index, task) in plan.tasks.withIndices where archive.differs(task) {
      try make(task) { remade[index, default: []].append($0.bytes) }
      own.keep(
        remade[index, default: []].map { ContentHash(of: $0) }, showing: nil, of: index)
    }
    let content = archive.content
    record = { content.record.write(content.entries(of: plan, own, archive: nil), to: $0) }
    self.archive = archive
    self.plan = plan
    self.hashes = own
    self.remade = remade
  }

  /// Writes the archive, unless it is already there.
  func write(into update: borrowing SiteUpdate) throws -> SiteUpdate.PlacedFile {
    var reader = try update.reader()
    var layout = ZipLayout()
    let folder = "\(archive.folder.text)/"
    return try update.write(archive.path.text) { draft in
      for member in members {
        guard !SystemProcess.isInterrupted else { throw BuildInterruption() }
        switch member {
        case .record:
          var sum = (size: 0, checksum: CRC32())
          record {
            sum.size += $0.count
            sum.checksum.add($0)
          }
          draft.write(layout.header(of: folder + member.name, size: sum.size, sum.checksum))
          record { draft.write($0) }
        case .stored(_, let hash):
          let bytes = try reader.bytes(of: member.name, hash: hash)
          draft.write(layout.header(of: folder + member.name, holding: bytes))
          draft.write(bytes)
        case .remade(_, let bytes):
          draft.write(layout.header(of: folder + member.name, holding: bytes))
          draft.write(bytes)
        }
      }
      layout.writeDirectory(of: members.lazy.map { folder + $0.name }) { draft.write($0) }
    }
  }

  /// The files of the archive in the order of their paths.
  private var members: some Sequence<Member> {
    let files = plan.inOrder(
      { index, task -> [Member] in
        let paths = plan.paths(of: index)
        if let remade = remade[index] { return zip(paths, remade).map { .remade($0, $1) } }
        return zip(paths, hashes[index]).map { .stored($0, $1) }
      }, archive: nil
    ).lazy
    return [
      AnySequence(files.prefix(while: \.isEarly)), AnySequence([.record]),
      AnySequence(files.drop(while: \.isEarly)),
    ].joined()
  }
}
