import Disk
import Pages

/// A file of a site as its record lists it: where it stands, what is in it, what it shows.
struct RecordEntry: Hashable, Sendable {
  let path: SitePath
  let hash: ContentHash
  let subject: Subject
}
