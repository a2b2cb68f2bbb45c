import Disk
import Wireframe

/// The screens that have another key on the new side, because one disappeared and one with the same
/// content appeared.
struct RenamedScreens: Sendable {
  /// The old keys by the new ones.
  private(set) var oldKeys: [String: String] = [:]

  static let none = RenamedScreens()

  private init() {}

  /// Finds the screens whose whole content is painted the same. What only appears once counts.
  init(from old: ComparedSide, to new: ComparedSide) throws(DiskError) {
    let (known, kept) = (Set(old.screens), Set(new.screens))
    let gone = old.screens.filter { !kept.contains($0) }
    let added = new.screens.filter { !known.contains($0) }
    guard !gone.isEmpty, !added.isEmpty else { return }
    let devices = Set(old.devices)
    guard let device = new.devices.first(where: devices.contains) else { return }
    let before = try Self.keys(of: gone, on: device, old)
    for (paint, key) in try Self.keys(of: added, on: device, new) {
      if let key, let oldKey = before[paint] ?? nil { oldKeys[key] = oldKey }
    }
  }

  /// Returns the keys of screens by what is painted; nil for what several of them show.
  private static func keys(
    of screens: [String], on device: PictureDevice, _ side: ComparedSide
  ) throws(DiskError) -> [Int: String?] {
    var worker = try side.worker()
    var keys: [Int: String?] = [:]
    for screen in screens {
      let place = PicturePlace(screen, on: device)
      guard let theme = worker.themes(at: place).compactMap(\.self).min(),
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
