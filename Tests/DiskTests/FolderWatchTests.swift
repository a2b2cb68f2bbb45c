import Support
import Testing

@testable import Disk

/// What is noticed of the changes in folders, whether the system says it or they are looked at.
@Suite struct FolderWatchTests: ~Copyable {
  /// Ends the waiting of a test that waits for too long.
  private let stop: Signal
  private let alarm: Alarm

  init() throws {
    let stop = try Signal()
    alarm = try Alarm { stop.send() }
    self.stop = stop
  }

  @Test(arguments: [false, true])
  func `files that are written, replaced, created and removed are noticed`(looks: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "app/rivers.json")
    let app = InputPlace.app(
      .folder(Folder(path: "\(folder.path)/app")), names: ["rivers.json", "feeds"], ending: ".x",
      InputLimits())
    var watch = FolderWatch(until: stop, looksAgain: looks)
    #expect(watch.isLooking == looks)
    let folders = WatchedFolder.all(around: [app])
    let isNew = [watch.watch(folders), watch.watch(folders)]
    #expect(isNew == [true, false])
    try folder.write("written", to: "app/rivers.json")
    watch.expectChange()
    try folder.write("replaced by another", to: "app/new")
    try folder.move("app/new", to: "app/rivers.json")
    watch.expectChange()
    try folder.write("[]", to: "app/feeds/index.json")
    watch.expectChange()
    _ = watch.watch(WatchedFolder.all(around: [app]))
    try folder.write("[1, 2, 3]", to: "app/feeds/index.json")
    watch.expectChange()
    try folder.move("app", to: "gone")
    watch.expectChange()
    try folder.write("back", to: "app/rivers.json")
    watch.expectChange()
  }

  @Test(arguments: [false, true])
  func `what is written while something is read is read again`(looks: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write("one", to: "a.json")
    var watch = FolderWatch(until: stop, looksAgain: looks)
    _ = watch.watch(WatchedFolder.all(around: [.app(file: path)]))
    try folder.write("two words", to: "a.json")
    watch.expectChange()
    try folder.write("three or more words", to: "a.json")
    let areSettled = [watch.isSettled(), watch.isSettled()]
    #expect(areSettled == [false, true])
  }

  @Test(arguments: [false, true])
  func `where the writing does not end it is read once more, and the rest is left`(
    looks: Bool
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a.json")
    var watch = FolderWatch(until: stop, looksAgain: looks, longestPause: 0)
    _ = watch.watch(WatchedFolder.all(around: [.app(file: "\(folder.path)/a.json")]))
    try folder.write("two words", to: "a.json")
    watch.expectChange()
    try folder.write("three or more words", to: "a.json")
    let isSettled = watch.isSettled()
    try folder.write("four", to: "a.json")
    let isShown = watch.isSettled()
    #expect(!isSettled && isShown)
    watch.expectChange()
  }

  @Test(arguments: [false, true])
  func `a signal ends the waiting`(looks: Bool) throws {
    let folder = try TemporaryFolder()
    var watch = FolderWatch(until: stop, looksAgain: looks)
    _ = watch.watch(WatchedFolder.all(around: [.app(file: "\(folder.path)/a.json")]))
    stop.send()
    let isChanged = watch.waitForChange()
    #expect(!isChanged)
  }

  @Test(arguments: [false, true])
  func `a file that is written next to the app does not count as a change`(looks: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "work/app/rivers.json")
    let app = InputPlace.app(
      .folder(Folder(path: "\(folder.path)/work/app")), names: ["rivers.json"], ending: ".x",
      InputLimits())
    var watch = FolderWatch(until: stop, looksAgain: looks)
    _ = watch.watch(WatchedFolder.all(around: [app]))
    try folder.write("two words", to: "work/app/rivers.json")
    watch.expectChange()
    try folder.write("notes", to: "work/notes.txt")
    let isSettled = watch.isSettled()
    #expect(isSettled)
  }

  @Test func `every folder through which a path leads is watched for the next name`() throws {
    let folders = WatchedFolder.all(around: [.app(file: "a/../b/c.json")])
    #expect(
      folders.map { "\($0.path): \($0.names?.sorted().joined(separator: ", ") ?? "*")" } == [
        ".: a", "a/..: b", "a/../b: c.json",
      ])
  }

  @Test func `a file that a link leads to is watched where it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "elsewhere/real.json")
    try folder.write("", to: "app/other")
    try folder.symbolicLink("app/rivers.json", to: "../elsewhere/real.json")
    var watch = FolderWatch(until: stop)
    let app = InputPlace.app(
      .folder(Folder(path: "\(folder.path)/app")), names: ["rivers.json"], ending: ".x",
      InputLimits(followsLinks: true))
    _ = watch.watch(WatchedFolder.all(around: [app]))
    try folder.write("two, and longer", to: "elsewhere/real.json")
    watch.expectChange()
  }
}

extension FolderWatch {
  /// Waits for a change.
  fileprivate mutating func expectChange(at place: SourceLocation = #_sourceLocation) {
    let isChanged = waitForChange()
    #expect(isChanged, sourceLocation: place)
  }
}
