import Disk
import Printing
import Texts

/// What a command line says to compare an app with.
struct OldWord: Hashable {
  let kind: Kind
  /// Whether that is replaced by the commit where it and the revision of the new side parted.
  var isFromMergeBase = false

  /// How it is said.
  enum Kind: Hashable {
    /// By a path or a revision; from a merge base it is always a revision.
    case word(String)
    /// By a revision, with or without a path in it.
    case revision(String)
    /// By the new app itself, in riverbed.json.
    case baseline
  }
}

extension OldWord {
  /// Reads what a comparison of two sides begins with.
  init(ofDiff arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    isFromMergeBase = arguments.has(.mergeBase)
    if let base = arguments.value(of: .base) {
      guard operands.count <= 1 else { throw .needlessOld(arguments.command) }
      kind = .revision(base)
    } else {
      kind = operands.count <= 1 ? .baseline : .word(operands[0])
    }
  }

  /// Reads what a build compares the app with; nil for nothing.
  init?(ofBuild arguments: Arguments) throws(UsageError) {
    isFromMergeBase = arguments.has(.sinceMergeBase)
    switch (arguments.value(of: .base), arguments.value(of: .since)) {
    case (_?, _?): throw .baseAndSince(arguments.command)
    case (let base?, nil): kind = .revision(base)
    case (nil, ""?): kind = .baseline
    case (nil, let word?): kind = .word(word)
    case (nil, nil):
      guard !isFromMergeBase else { throw .uncomparedMergeBase(arguments.command) }
      return nil
    }
    for option in [Option.base, .since] where arguments.has(option) && arguments.has(.shard) {
      throw .comparedShard(option, arguments.command)
    }
  }
}

extension Option {
  static let base = Option(
    name: "base", value: Value(placeholder: "REV[:PATH]"),
    summary:
      "Compare with an app in a revision, in place of OLD: REV is never a path, even if there "
      + "is one with its name. Without :PATH the app has the same path as now.",
    reachesDocuments: false)

  static let mergeBase = Option(
    name: "merge-base",
    summary:
      "Compare with the commit where REV of --base and NEW parted, as in --merge-base --base "
      + "main my-app. OLD can be there instead, which then is a revision, with or without a path.",
    reachesDocuments: false)

  static let since = Option(
    name: "since", value: Value(placeholder: "OLD", mayBeEmpty: true, kind: .input(.file)),
    summary: "Say what changed since OLD, an app, a site or a folder of pictures, where REV: is "
      + "APP in a revision: a summary on the first page, marks on changed screens, and a report in "
      + "the folder changes. --since= takes the baseline of riverbed.json.",
    reachesDocuments: false)

  static let sinceMergeBase = Option(
    name: "merge-base",
    summary:
      "Say what changed since the commit where REV of --base and the revision of APP parted, "
      + "which is HEAD for a folder, as in --base main --merge-base. OLD of --since can be there "
      + "instead, which then is a revision, with or without a path.",
    reachesDocuments: false)
}

extension UsageError {
  fileprivate static func needlessOld(_ command: Command) -> Self {
    Self("with '--base', which is in place of OLD, there is only NEW", of: command)
  }

  fileprivate static func baseAndSince(_ command: Command) -> Self {
    Self("'--base' is in place of OLD, so '--since' cannot be combined with it", of: command)
  }

  fileprivate static func comparedShard(_ option: Option, _ command: Command) -> Self {
    Self("'--\(option.name)' and '--shard' cannot be combined", of: command)
  }

  fileprivate static func uncomparedMergeBase(_ command: Command) -> Self {
    Self("'--merge-base' needs '--base' or '--since'", of: command)
  }
}
