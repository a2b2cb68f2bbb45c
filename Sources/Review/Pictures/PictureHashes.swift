import SiteFiles

/// The hashes of the pictures of a group, each of which is made once, in however many themes the
/// pictures are compared.
struct PictureHashes {
  private let pictures: GroupPictures<DrawnPicture>
  private var known: [PictureKind: Int] = [:]
  private lazy var whole = pictures.whole?.hashValue

  init(of pictures: GroupPictures<DrawnPicture>) {
    self.pictures = pictures
  }

  /// Returns the hash of a picture; nil where there is none.
  mutating func hash(of kind: PictureKind) -> Int? {
    if let hash = known[kind] { return hash }
    let hash = pictures[kind]?.picture.hashValue
    known[kind] = hash
    return hash
  }

  /// Returns the hash of the other picture that the changes of a picture depend on: that of the whole
  /// screen, or, for this one, the configured picture.
  mutating func hash(ofContextOf kind: PictureKind) -> Int? {
    kind == .state(.full) ? hash(of: .configured) : whole
  }
}
