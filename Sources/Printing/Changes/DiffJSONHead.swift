import AppModel
import Review

/// What the JSON of every comparison has, even of one that was not made: the sentence, both sides,
/// counts and problems.
package struct DiffJSONHead {
  let sentence: String
  let old: NamedSide
  let new: NamedSide
  var newProblems: [ShownDiagnostic] = []
  var fixedProblems: [ShownDiagnostic] = []
  /// The changes of what is found at every width; nil if other widths were not tried.
  var ranges: [RangeChange]?
  /// The number of pictures with each verdict.
  var verdicts: [Verdict: Int] = [:]

  /// The path of a side, and what is there.
  package struct NamedSide {
    let kind: Kind
    package let path: String

    package init(_ kind: Kind, at path: String) {
      self.kind = kind
      self.path = path
    }

    /// The kinds of input, as the contract spells them.
    package enum Kind: String {
      case app, site, pictures
    }
  }

  /// The lists of a comparison, in the order in which they are written.
  enum List: String, CaseIterable {
    case causes, findings, editsWithoutEffect, editsWithinTolerance, editsNotExamined
    case cancelled, acceptedGone
    /// The pictures, which come after the problems.
    case variants
  }

  /// The counts besides those of the verdicts. That of the pictures comes before these.
  enum Count: String, CaseIterable {
    case variants, screens, causes, findings, edits, editsWithoutEffect, editsWithinTolerance
    case editsNotExamined, notDrawn, cancelled
  }

  /// Writes the whole document, in which closures return the counts and write the lists.
  func write(
    counts: (Count) -> Int, to json: inout JSONWriter,
    _ writeList: (List, inout JSONWriter) -> Void
  ) {
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("sentence", sentence)
      json.member("old") { $0.side(old) }
      json.member("new") { $0.side(new) }
      json.member("counts") { write(counts, to: &$0) }
      for list in List.allCases where list != .variants {
        json.member(list.rawValue) { writeList(list, &$0) }
      }
      json.member("problems") { json in
        json.object { json in
          json.member("new") { json in json.array(newProblems) { $0.diagnostic($1) } }
          json.member("fixed") { json in json.array(fixedProblems) { $0.diagnostic($1) } }
          if let ranges {
            json.member("ranges") { json in json.array(ranges) { $0.rangeChange($1) } }
          }
        }
      }
      json.member(List.variants.rawValue) { writeList(.variants, &$0) }
    }
  }

  private func write(_ counts: (Count) -> Int, to json: inout JSONWriter) {
    json.object { json in
      json.member(Count.variants.rawValue, counts(.variants))
      for verdict in Verdict.allCases { json.member(verdict.countKey, verdicts[verdict] ?? 0) }
      for count in Count.allCases where count != .variants {
        json.member(count.rawValue, counts(count))
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func rangeChange(_ change: RangeChange) {
    object { json in
      json.member("rule", change.rule.code)
      json.member("path", change.path.text)
      json.member("old") { $0.ranges(change.old.ranges) }
      json.member("new") { $0.ranges(change.new.ranges) }
    }
  }

  fileprivate mutating func side(_ side: DiffJSONHead.NamedSide) {
    objectOnOneLine { json in
      json.member("kind", side.kind.rawValue)
      json.member("name", side.path)
    }
  }
}

extension ShownSide {
  /// The path, and what is there.
  package var named: DiffJSONHead.NamedSide {
    switch content {
    case .app: .init(.app, at: path)
    case .site: .init(.site, at: path)
    case .pictures: .init(.pictures, at: path)
    }
  }
}
