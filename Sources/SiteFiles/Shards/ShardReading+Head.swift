import AppLayout
import AppModel

extension ShardReading.Head {
  /// Reads the members of a record up to its files, which come last.
  init(from stream: inout JSONStream) throws(ShardRefusal) {
    let members: Members
    do throws(JSONStream.Failure) {
      members = try Members(from: &stream)
    } catch {
      throw ShardRefusal(error)
    }
    guard let mark = members.mark else {
      throw ShardRefusal("it is a whole site, not a shard of one")
    }
    guard let title = members.title, let axes = members.axes, let version = members.version else {
      throw ShardRefusal(.unexpected)
    }
    guard version == SiteRecord.version else {
      throw ShardRefusal(
        "its record has version \(version), and this version of Riverbed reads "
          + "\(SiteRecord.version)")
    }
    self.title = title
    label = members.label
    self.axes = try ShardRefusal.unlessRefused { () throws(RecordRefusal) in
      try SiteContents.Axes(axes)
    }
    self.mark = mark
  }

  /// The members of a record before its files.
  private struct Members {
    var version: Int?
    var title: String?
    var label: String?
    var axes: [String: [String]]?
    var mark: ShardMark?

    init(from stream: inout JSONStream) throws(JSONStream.Failure) {
      var seen: Set<RecordKey> = []
      try stream.expect(UInt8(ascii: "{"))
      while try stream.advance(isFirst: seen.isEmpty, until: UInt8(ascii: "}")) {
        guard let key = try stream.key().flatMap(RecordKey.init(rawValue:)),
          seen.insert(key).inserted
        else { throw .unexpected }
        switch key {
        case .schemaVersion: version = try stream.wholeNumber()
        case .title: title = try stream.text(atMost: SiteContentsReading.longestText)
        case .label: label = try stream.text(atMost: SiteContentsReading.longestText)
        case .axes: axes = try stream.wordLists(atMost: SiteContentsReading.longestText)
        case .shard: mark = try ShardMark(from: &stream)
        case .files:
          try stream.expect(UInt8(ascii: "["))
          return
        case .report: throw .unexpected
        }
      }
      throw .unexpected
    }
  }
}
