package import AppLayout
package import AppModel
package import Disk

/// What the record of a site says: its title, its axes and all of its files.
package struct SiteContents: Hashable, Sendable {
  package let title: String
  package let axes: Axes
  /// The files in the order of the record.
  package let files: [File]
  /// The part of a site that the files are; nil for a whole site.
  package let shard: Shard?

  /// What a site shows, in its own order.
  package struct Axes: Hashable, Sendable {
    /// The keys of the screens.
    package let screens: [String]
    /// The titles of the screens, by their keys; older records do not have them.
    package let screenTitles: [String: String]
    /// The ids of the devices.
    package let devices: [String]
    package let orientations: [Orientation]
    /// The names of the themes; the first one's pictures are in the main folders.
    package let themes: [String]
    package let placements: [Placement]
    package let statusBars: [StatusBar]
  }

  /// A file of the site, with a path that does not lead out of the site.
  package struct File: Hashable, Sendable {
    package let path: String
    package let hash: ContentHash
    package let subject: Subject
  }
}

extension SiteContents.File {
  /// Creates a file that was made.
  package init(path: SitePath, hash: ContentHash, subject: Subject) {
    self.init(path: path.text, hash: hash, subject: subject)
  }
}
