import AppModel
import Disk
import Wireframe

/// The screens that have another key on the new side.
struct RenamedScreens: Sendable {
  /// The old keys by the new ones.
  private(set) var oldKeys: [String: String] = [:]

  static let none = RenamedScreens()

  private init() {}

  /// Takes the screens that edits of their ids rename, by their new keys. Where something still opens
  /// the other id, both sides show a screen with it, even if only one says that it is missing: then
  /// each picture is compared with the one that has its key.
  init(from old: App, to new: App, by edits: [String: String]) {
    oldKeys = edits.filter { key, oldKey in
      new.screen(key) != nil && new.screen(oldKey) == nil
        && old.screen(oldKey) != nil && old.screen(key) == nil
    }
  }

  /// Finds the screens that disappeared and appeared with the same content: the whole of it is
  /// painted the same. What only appears once counts.
  init(from old: ComparedSide, to new: ComparedSide) throws(DiskError) {
    let (known, kept) = (Set(old.screens), Set(new.screens))
    let gone = old.screens.filter { !kept.contains($0) }
    let added = new.screens.filter { !known.contains($0) }
    guard !gone.isEmpty, !added.isEmpty else { return }
    let devices = Set(old.devices)
    guard let device = new.devices.first(where: devices.contains) else { return }
    var oldWorker = try SideWorker(old)
    var newWorker = try SideWorker(new)
    let themes = Self.themes(of: gone, on: device, oldWorker)
      .intersection(Self.themes(of: added, on: device, newWorker))
    let before = Self.keys(of: gone, on: device, in: themes, &oldWorker)
    for (paint, key) in Self.keys(of: added, on: device, in: themes, &newWorker) {
      if let key, let oldKey = before[paint] ?? nil { oldKeys[key] = oldKey }
    }
  }

  /// Returns the themes that there are pictures of screens in.
  private static func themes(
    of screens: [String], on device: PictureDevice, _ worker: borrowing SideWorker
  ) -> Set<String> {
    var themes: Set<String> = []
    for screen in screens {
      themes.formUnion(worker.themes(at: PicturePlace(screen, on: device)).compactMap(\.self))
    }
    return themes
  }

  /// Returns the keys of screens by what is painted; nil for what several of them show. The themes
  /// are those that both sides have.
  private static func keys(
    of screens: [String], on device: PictureDevice, in themes: Set<String>,
    _ worker: inout SideWorker
  ) -> [Int: String?] {
    var keys: [Int: String?] = [:]
    for screen in screens {
      let place = PicturePlace(screen, on: device)
      guard
        let theme = worker.themes(at: place).compactMap(\.self).filter(themes.contains).min(),
        let paint = worker.pictures(at: place, in: theme).whole?.paint
      else { continue }
      keys[paint] = keys[paint] == nil ? screen : .some(nil)
    }
    return keys
  }
}

extension WrittenPicture {
  /// A hash of what is painted; nil if the picture cannot be read.
  fileprivate var paint: Int? {
    do throws(UnknownPicture) {
      let tree = try tree(in: ())
      var hasher = Hasher()
      hasher.combine(tree.canvas)
      hasher.combine(tree.marks)
      return hasher.finalize()
    } catch {
      // The picture itself is reported as one that cannot be compared.
      return nil
    }
  }
}
