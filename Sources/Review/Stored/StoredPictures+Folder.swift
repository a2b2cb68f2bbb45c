import AppLayout
import Disk
import SiteFiles

extension StoredPictures {
  /// The pictures of a folder, which show the same as those with the same paths on the other side;
  /// without such a side, their own paths say what they show.
  init(
    of folder: PictureFolder, _ selection: PictureSelection, named table: [String: StoredPicture]?
  ) throws(DiskError) {
    var all: [StoredPicture] = []
    for path in folder.listing.paths {
      let stem = PicturePath.stem(of: path)
      let subject: PictureSubject
      var facts = PictureFacts()
      if let table {
        if let known = table[path] {
          (subject, facts) = (known.subject, known.facts)
        } else {
          // A site has these pictures too, and does not compare them.
          guard !PicturePath.isAside(path) else { continue }
          subject = Self.other(stem)
        }
      } else {
        subject = PicturePath(stem)?.subject ?? Self.other(stem)
        facts = PictureFacts(placement: subject.placement, statusBar: subject.statusBar)
      }
      let picture = StoredPicture(path: path, subject: subject, facts: facts, hash: nil)
      if selection.contains(picture) { all.append(picture) }
    }
    for refused in folder.listing.refused {
      // A site has these pictures too, and does not compare them.
      guard table == nil || !PicturePath.isAside(refused.path) else { continue }
      let subject = PictureSubject(
        screen: nil, device: nil, orientation: nil, theme: nil, kind: .other(refused.path))
      all.append(
        StoredPicture(
          path: refused.path, subject: subject, facts: PictureFacts(), hash: nil,
          absence: refused.reason))
    }
    // Two names can only mean the same if they differ in how letters with accents are stored.
    try self.init(
      of: all, in: folder.path, twice: "more than one of its pictures has a name that looks like")
  }

  /// Returns the subject of a picture that is known only by its path.
  private static func other(_ stem: String) -> PictureSubject {
    let said = PicturePath(stem)?.subject
    return PictureSubject(
      screen: said?.screen, device: said?.device, orientation: said?.orientation,
      theme: said?.theme, kind: .other(stem))
  }
}
