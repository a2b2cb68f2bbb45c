/// The main entrance of a screen, before and after.
struct EntranceChange: Hashable {
  let old: String?
  let new: String?

  /// Returns the changes of entrances in some pictures, by the keys of the screens.
  static func all(in pictures: [ComparedPicture]) -> [String: EntranceChange] {
    pictures.reduce(into: [:]) { changes, picture in
      guard let screen = picture.subject.screen,
        let change = picture.changes.first(where: { $0.kind == .entrance })
      else { return }
      changes[screen] = EntranceChange(old: change.oldText, new: change.newText)
    }
  }
}
