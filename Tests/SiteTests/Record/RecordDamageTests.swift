import Disk
import Support
import Testing

@testable import SiteFiles

/// What the readers of a record make of one that is damaged at any of its bytes, compared with what
/// the app's JSON parser makes of it.
struct RecordDamageTests {
  @Test(arguments: [
    (RecordDamage.site, [true, true, false]), (RecordDamage.shard, [true, true, true]),
    (RecordDamage.report, [true, false, false]),
  ])
  func `a whole record is accepted by those that it is for`(
    text: String, expected: [Bool]
  ) throws {
    let readers = try RecordReaders()
    try readers.write(Array(text.utf8))
    let read = try RecordOpinions(readers)
    #expect([read.build != nil, read.comparison != nil, read.merge != nil] == expected)
  }

  @Test(arguments: RecordDamage.all)
  func `a record cut short anywhere is refused by all`(text: String) throws {
    let readers = try RecordReaders()
    for bytes in RecordDamage.cut(text) {
      try readers.write(bytes)
      #expect(RecordTree(bytes) == nil, "\(bytes.count)")
      #expect(try RecordOpinions(readers).isRefusedByAll, "\(bytes.count)")
    }
  }

  @Test(arguments: RecordDamage.all)
  func `a record with any byte changed is accepted only as the JSON that it is`(
    text: String
  ) throws {
    let readers = try RecordReaders()
    var accepted = 0
    for bytes in RecordDamage.changed(text) {
      try readers.write(bytes)
      let read = try RecordOpinions(readers)
      let context: Comment = "\(String(decoding: bytes, as: UTF8.self))"
      let tree = RecordTree(bytes)
      #expect(read.build == tree?.files, context)
      if let contents = read.comparison {
        // A comparison also accepts the record of a shard that does not say that it has no files.
        let files = tree.map { contents.shard == nil ? $0.files : $0.files ?? [] }
        #expect(contents.files.map { .init(path: $0.path, hash: $0.hash) } == files, context)
      }
      if let merged = read.merge { #expect(merged == read.comparison, context) }
      if read.build != nil { accepted += 1 }
    }
    #expect(accepted > 100)
  }

  @Test func `what no one reads may be any JSON`() throws {
    let readers = try RecordReaders()
    var accepted = 0
    for unknown in RecordDamage.changed(RecordDamage.unknown) {
      let text = Array(RecordDamage.site.utf8).replacing(
        Array(RecordDamage.unknown.utf8), with: unknown)
      try readers.write(text)
      let read = try RecordOpinions(readers)
      let context: Comment = "\(String(decoding: unknown, as: UTF8.self))"
      #expect((read.build != nil) == (RecordTree(text) != nil), context)
      #expect((read.comparison != nil) == (read.build != nil), context)
      if read.build != nil { accepted += 1 }
    }
    #expect(accepted > 100)
  }
}

/// What the readers of a record make of it; nil where they refuse it.
private struct RecordOpinions {
  let build: [RecordFiles.File]?
  let comparison: SiteContents?
  let merge: SiteContents?

  init(_ readers: borrowing RecordReaders) throws {
    build = try Self.accepted { try readers.build() }
    comparison = try Self.accepted { try readers.comparison() }
    merge = try Self.accepted { try readers.merge() }
  }

  var isRefusedByAll: Bool { build == nil && comparison == nil && merge == nil }

  private static func accepted<Value>(_ read: () throws -> Value?) throws -> Value? {
    do {
      return try read()
    } catch is DiskError {
      return nil
    } catch is RecordRefusal {
      return nil
    }
  }
}
