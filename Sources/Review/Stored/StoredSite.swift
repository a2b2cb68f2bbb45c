package import Disk
package import SiteFiles

/// A site that Riverbed built, as its record describes it.
package struct StoredSite: Sendable {
  /// The path as it was given.
  package let path: String
  package let contents: SiteContents
  /// The hash of the record, which has those of all files.
  package let recordHash: ContentHash

  /// Reads the record of a site, which is neither locked nor changed.
  package init(at path: String) throws(StoredFailure) {
    let read: (contents: SiteContents, hash: ContentHash)?
    do throws(DiskError) {
      let folder = try StoredFolder(at: path)
      let hash = try SiteContents.hash(in: folder)
      read = try SiteContents(of: folder).flatMap { contents in hash.map { (contents, $0) } }
    } catch {
      throw .disk(error)
    }
    guard let (contents, hash) = read else { throw .nothing(at: path) }
    if let shard = contents.shard {
      throw .incomplete(
        IncompleteSite(
          site: path, problems: ["it is only \(shard.words), and 'riverbed merge' joins them"]))
    }
    self.path = path
    self.contents = contents
    recordHash = hash
  }
}

/// A folder with pictures that are known only by their paths.
package struct PictureFolder: Sendable {
  /// The path as it was given.
  package let path: String
  let listing: StoredListing

  /// Lists the pictures in a folder and the folders inside it.
  package init(at path: String) throws(StoredFailure) {
    do throws(DiskError) {
      listing = try StoredListing(of: StoredFolder(at: path), endingWith: ".svg")
      self.path = path
    } catch {
      throw .disk(error)
    }
  }

  var isEmpty: Bool { listing.paths.isEmpty && listing.refused.isEmpty }
}
