import CLibrary

/// Waits until something in some folders changes. On Linux the system says so; elsewhere, and where
/// it does not, the folders are looked at again and again.
package struct FolderWatch: ~Copyable {
  private let stop: Signal
  private var events: FolderEvents?
  private var folders: [WatchedFolder] = []
  /// What the folders looked like, where they are looked at.
  private var looks: FolderLooks?
  /// When the first and the last of the changes came that are read together, and whether the writing
  /// went on for too long.
  private var changes = (first: 0.0, last: 0.0, isOverdue: false)
  private let longestPause: Double

  /// The seconds without a change after which what was written can be read, and after which nothing
  /// else is expected to be written with it.
  private static let pauses = (before: 0.005, after: 0.03)
  /// The seconds between two looks.
  private static let betweenLooks = 0.2

  /// Starts to watch nothing; a signal ends it. What is written is taken as it is after some seconds,
  /// even if the writing goes on.
  package init(until stop: Signal, looksAgain: Bool = false, longestPause: Double = 1) {
    (self.stop, self.longestPause) = (stop, longestPause)
    events = looksAgain ? nil : FolderEvents()
  }

  /// Whether folders are looked at again and again.
  package var isLooking: Bool { events == nil }

  /// Watches some folders, as far as they exist, in place of others. Returns whether there are more
  /// of them than before, so that something may have changed before they were watched.
  package mutating func watch(_ folders: [WatchedFolder]) -> Bool {
    let isNew = events?.watch(folders) ?? (folders != self.folders)
    self.folders = folders
    if isLooking, isNew || looks == nil { looks = FolderLooks(of: folders) }
    if isNew { changes = Self.changeNow }
    return isNew
  }

  private static var changeNow: (first: Double, last: Double, isOverdue: Bool) {
    let now = SystemProcess.monotonicSeconds
    return (now, now, false)
  }

  /// Whether the signal came.
  package var isEnded: Bool { isStopped(after: 0) }

  /// Waits until something changes that can be read; returns false where the signal came.
  package mutating func waitForChange() -> Bool {
    while true {
      guard !isStopped(after: isLooking ? Self.betweenLooks : nil) else { return false }
      if isChanged() { break }
    }
    changes = Self.changeNow
    while !isQuiet(for: Self.pauses.before) {}
    return !isEnded
  }

  /// Waits until nothing more is expected to be written with the last change, so that what was read
  /// after it can be shown. Returns false where something else was written, to be read again.
  package mutating func isSettled() -> Bool { isQuiet(for: Self.pauses.after) }

  /// Waits until some seconds have passed since the last change, or the signal came; returns false
  /// where something changes before. What changes when it is overdue is left for the next time.
  private mutating func isQuiet(for seconds: Double) -> Bool {
    while true {
      let left = changes.last + seconds - SystemProcess.monotonicSeconds
      guard !changes.isOverdue, !isStopped(after: max(0, left)) else { return true }
      guard !isChanged() else {
        changes.last = SystemProcess.monotonicSeconds
        changes.isOverdue = changes.last >= changes.first + longestPause
        return false
      }
      if left <= 0 { return true }
    }
  }

  /// Waits for events for some seconds, or for as long as it takes; returns whether the signal came.
  private func isStopped(after seconds: Double?) -> Bool {
    var waiting = [pollfd(fd: stop.reading, events: Int16(POLLIN), revents: 0)]
    if let events {
      waiting.append(pollfd(fd: events.number, events: Int16(POLLIN), revents: 0))
    }
    let milliseconds = seconds.map { Int32(max(0, $0 * 1000).rounded(.up)) } ?? -1
    _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
    return waiting[0].revents != 0
  }

  private mutating func isChanged() -> Bool {
    if let events { return events.areRelevant() }
    let now = FolderLooks(of: folders)
    defer { looks = now }
    return now != looks
  }
}

/// What folders look like without reading their files.
struct FolderLooks: Hashable {
  private var entries: [Entry] = []

  fileprivate struct Entry: Hashable {
    let path: String
    let identity: FileStatus.Identity?
    let size: Int
    let seconds, nanoseconds: Int
  }

  init(of folders: [WatchedFolder]) {
    for folder in folders {
      do throws(SystemError) {
        let names: [String]
        if let known = folder.names {
          names = known.sorted()
        } else {
          names = try Folder(path: folder.path).names()
        }
        for name in names { entries.append(Entry("\(folder.path)/\(name)")) }
      } catch {
        entries.append(Entry(folder.path))
      }
    }
  }
}

extension FolderLooks.Entry {
  fileprivate init(_ path: String) {
    self.path = path
    do throws(SystemError) {
      let status = try SystemPath(path).status()
      let file = FileStatus(status)
      identity = file.identity
      // What is written in a folder is seen by its names, as far as they matter.
      guard file.kind != .directory else {
        (size, seconds, nanoseconds) = (0, 0, 0)
        return
      }
      size = file.size
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (time.tv_sec, Int(time.tv_nsec))
    } catch {
      (identity, size, seconds, nanoseconds) = (nil, 0, 0, 0)
    }
  }
}
