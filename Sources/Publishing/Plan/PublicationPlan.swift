import AppModel
package import SiteFiles

/// The tasks of a publication in the order of their paths: all files of one come before those of
/// the next, and no two files collide on any disk.
package struct PublicationPlan<Task: Sendable>: Sendable {
  package let tasks: [Task]
  /// The number of tasks whose files come before the archive, if there is one.
  let tasksBeforeArchive: Int?
  /// The paths of all files and of the archive, in order.
  let paths: CompactTexts
  /// What the files show, without the archive.
  private let kinds: [Subject.Kind]
  /// Where the files of each task begin among these.
  private let starts: [(path: CompactTexts.Place, kind: Int)]

  /// The files that one task makes.
  private struct Span {
    let task: Task
    let first: SitePath
    let last: SitePath
    /// Where its paths begin among those of all tasks, as they were planned, and its kinds.
    let start: (path: CompactTexts.Place, kind: Int)
    let count: Int

    /// Creates the span of a task; nil if it makes nothing. Throws if its own files are out of
    /// order.
    init?(
      _ task: Task, _ files: [PlannedFile], from start: (path: CompactTexts.Place, kind: Int)
    ) throws(InvalidPlan) {
      guard let first = files.first, let last = files.last else { return nil }
      for (file, next) in zip(files, files.dropFirst()) where file.path > next.path {
        throw InvalidPlan(next.path, file.path, .order)
      }
      self.task = task
      self.first = first.path
      self.last = last.path
      self.start = start
      count = files.count
    }
  }

  /// Plans tasks with their files, and an archive, if there is one. Throws if two files are the
  /// same, or a file and its folder, on some disk, or if the files of two tasks overlap in order.
  package init(
    of tasks: [Task], archive: SitePath? = nil, files: (Task) -> [PlannedFile]
  ) throws(InvalidPlan) {
    var spans: [Span] = []
    var claims = PathClaims()
    var planned = (paths: CompactTexts(), kinds: [Subject.Kind]())
    for (index, task) in tasks.enumerated() {
      let own = files(task)
      let start = (planned.paths.placeOfNext(), planned.kinds.count)
      for (place, file) in own.enumerated() {
        if !claims.add(file.path) {
          for task in tasks[..<index] { try files(task).check(file.path) }
          try Array(own[..<place]).check(file.path)
        }
        planned.paths.append(file.path.text)
        planned.kinds.append(file.subject.kind)
      }
      if let span = try Span(task, own, from: start) { spans.append(span) }
    }
    if let archive, !claims.add(archive) {
      for task in tasks { try files(task).check(archive) }
    }
    spans.sort { $0.first < $1.first }
    for (span, next) in zip(spans, spans.dropFirst()) where span.last >= next.first {
      throw InvalidPlan(next.first, span.last, .order)
    }
    let count = archive.map { archive in spans.partitionPoint { $0.first > archive } }
    if let archive, let count, count > 0, spans[count - 1].last > archive {
      throw InvalidPlan(archive, spans[count - 1].last, .order)
    }
    self.tasks = spans.map(\.task)
    tasksBeforeArchive = count
    var paths = CompactTexts()
    var kinds: [Subject.Kind] = []
    var starts: [(path: CompactTexts.Place, kind: Int)] = []
    for (number, span) in spans.enumerated() {
      if number == count, let archive { paths.append(archive.text) }
      starts.append((paths.placeOfNext(), kinds.count))
      for path in planned.paths.texts(from: span.start.path).prefix(span.count) {
        paths.append(path)
      }
      kinds += planned.kinds[span.start.kind...].prefix(span.count)
    }
    if count == spans.count, let archive { paths.append(archive.text) }
    self.paths = paths
    self.kinds = kinds
    self.starts = starts
  }

  /// Returns the paths of the files of a task, in order.
  func paths(of task: ElementIndex<Task>) -> some Sequence<String> {
    paths.texts(from: starts[task.index].path).prefix(kinds(of: task).count)
  }

  /// Returns what the files of a task show, in their order.
  func kinds(of task: ElementIndex<Task>) -> ArraySlice<Subject.Kind> {
    let next = task.index + 1
    return kinds[starts[task.index].kind..<(next < starts.count ? starts[next].kind : kinds.count)]
  }

  /// Returns the task that makes the file at a path, with the number of the file among those of the
  /// task; nil where no file is planned there.
  func place(of path: String) -> (task: ElementIndex<Task>, number: Int)? {
    let next = starts.partitionPoint { start in
      paths.texts(from: start.path).first { _ in true }.map(path.precedesByBytes) ?? false
    }
    guard next > 0 else { return nil }
    let task = ElementIndex<Task>(next - 1)
    return paths(of: task).enumerated().first { $0.element == path }.map { (task, $0.offset) }
  }

  /// Returns what belongs to each task and to the archive, in the order of their paths. It is made
  /// again whenever it is read, and only reading it in order does not repeat work.
  func inOrder<Value>(
    _ values: @escaping (ElementIndex<Task>, Task) -> [Value], archive: Value?
  ) -> some Collection<Value> {
    func ofTasks(_ numbers: Range<Int>) -> AnyCollection<Value> {
      AnyCollection(numbers.lazy.flatMap { values(ElementIndex($0), tasks[$0]) })
    }
    let count = tasksBeforeArchive ?? tasks.count
    return [
      ofTasks(0..<count), AnyCollection(archive.map { [$0] } ?? []),
      ofTasks(count..<tasks.count),
    ].joined()
  }
}

extension [PlannedFile] {
  /// Throws if one of the files cannot be planned together with a later one.
  fileprivate func check(_ path: SitePath) throws(InvalidPlan) {
    for file in self {
      if let error = InvalidPlan(path, after: file.path) { throw error }
    }
  }
}

extension Publication {
  /// Returns everything that belongs in the folder, planned and in order.
  package func plan() throws(InvalidPlan) -> PublicationPlan<Task> {
    try PublicationPlan(of: allTasks(), archive: archive?.path, files: files)
  }
}

/// The files of a site and their folders, used to find two that would collide on a disk.
///
/// Paths are kept as hash values, so that a large site takes little memory. If two values are
/// equal, compare the paths themselves: see `InvalidPlan`.
struct PathClaims: Sendable {
  /// The files, as keyed by disks that ignore capitalization.
  private var files: Set<Int> = []
  /// The keys of folders as written, by their keys on such disks.
  private var folders: [Int: Int] = [:]
  /// The folder of the previous file; files of one folder mostly come together.
  private var lastFolder: Substring = ""

  /// Adds a file; returns false if it may collide with another file, be a folder, or have a file or
  /// a lookalike among its own folders.
  mutating func add(_ path: SitePath) -> Bool {
    let key = Self.key(of: path.text)
    guard addFolders(of: path.text) && folders[key] == nil else { return false }
    return files.insert(key).inserted
  }

  private mutating func addFolders(of path: String) -> Bool {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    guard folder != lastFolder else { return true }
    for end in path.utf8.indices where path.utf8[end] == UInt8(ascii: "/") {
      let folder = path[..<end]
      let (key, written) = (Self.key(of: folder), folder.hashValue)
      guard !files.contains(key), folders[key] == nil || folders[key] == written else {
        return false
      }
      folders[key] = written
    }
    lastFolder = folder
    return true
  }

  private static func key(of path: some StringProtocol) -> Int {
    ReservedNames.folded(path).hashValue
  }
}
