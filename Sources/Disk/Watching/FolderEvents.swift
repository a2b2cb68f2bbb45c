import CLibrary
import Texts

/// What Linux says about changes in folders; no other system says it at so little cost.
final class FolderEvents {
  #if canImport(Darwin)
  init?() { return nil }
  var number: Int32 { -1 }
  func watch(_ folders: [WatchedFolder]) -> Bool { false }
  func areRelevant() -> Bool { false }
  #else
  private let queue: Descriptor
  /// The names that matter in each folder, by its number in the queue; nil where every name does.
  private var names: [Int32: Set<String>?] = [:]

  /// Everything that makes a folder look different, or what is read in it.
  private static let kinds = UInt32(
    IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  /// Begins a queue of events; nil where the system has no room for one.
  init?() {
    let number = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard number >= 0 else { return nil }
    queue = Descriptor(owning: number)
  }

  var number: Int32 { queue.number }

  /// Watches folders, as far as they exist. Returns whether one of them was not watched before.
  func watch(_ folders: [WatchedFolder]) -> Bool {
    var isNew = false
    var watched: [Int32: Set<String>?] = [:]
    for folder in folders {
      guard let number = Self.add(folder.path, to: queue.number) else { continue }
      if names[number] == nil { isNew = true }
      switch (watched[number], folder.names) {
      case (let known??, let own?): watched[number] = .some(known.union(own))
      case (.some(.none), _): break
      case (nil, _), (_, nil): watched[number] = .some(folder.names)
      }
    }
    names = watched
    return isNew
  }

  private static func add(_ path: String, to queue: Int32) -> Int32? {
    do throws(SystemError) {
      let number = try SystemPath(path).withBytes { inotify_add_watch(queue, $0, kinds) }
      return number < 0 ? nil : number
    } catch {
      return nil
    }
  }

  /// Takes the events that came, and returns whether one of them matters.
  func areRelevant() -> Bool {
    var isRelevant = false
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(queue.number, &bytes, bytes.count)
      guard count > 0 else { return isRelevant }
      bytes[..<count].withUnsafeBytes { bytes in
        var place = 0
        let size = MemoryLayout<inotify_event>.size
        while place + size <= bytes.count {
          let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
          let end = min(bytes.count, place + size + Int(event.len))
          let name = bytes[(place + size)..<end].prefix { $0 != 0 }
          if matters(event, String(systemBytes: Array(name))) { isRelevant = true }
          place = end
        }
      }
    }
  }

  /// Whether an event is of a name that matters, or of a whole folder, or says that some are lost.
  private func matters(_ event: inotify_event, _ name: String) -> Bool {
    guard let known = names[event.wd] else { return event.mask & UInt32(IN_Q_OVERFLOW) != 0 }
    return name.isEmpty || known?.contains(name) ?? true
  }
  #endif
}
