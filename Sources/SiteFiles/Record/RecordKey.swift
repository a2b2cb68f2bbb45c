/// The keys of a record, `site.json`.
enum RecordKey: String, Hashable {
  case schemaVersion, title, label, axes
  /// Only the record of a shard has it.
  case shard
  /// Only the record of a report has it.
  case report
  case files

  /// The keys of the axes.
  enum OfAxes: String, Hashable {
    case screens, screenTitles, devices, orientations, themes, placements, statusBars
  }

  /// The keys of what makes a record that of a shard.
  enum OfShard: String, Hashable {
    case number, of, input, plan
  }

  /// The keys of a file.
  enum OfFile: String, Hashable, CaseIterable {
    case path, hash, kind, screen, device, orientation, theme, placement, statusBar, entrance
  }
}
