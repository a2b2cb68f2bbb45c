import Disk
import SiteFiles
import Synchronization

extension SiteBuild {
  /// How many files a worker takes from the record at a time.
  private static var batch: Int { 64 }

  /// Returns how many files the folder holds if it already holds this exact site: built from the
  /// same input by the same program, with every file unchanged since. Returns nil otherwise.
  func finishedCount(in folder: borrowing SiteFolder) throws(DiskError) -> Int? {
    guard folder.isFinished, let state = BuildState(of: folder), state.all == origin?.all.text,
      try state.fitsRecord(of: folder)
    else { return nil }
    let archive = content.archive?.path.text
    let archiveSize = state.archiveSize
    let record = Mutex(try RecordFiles(of: folder))
    let counts = try Workers.run(jobs) { _ throws(DiskError) in
      var reader = try folder.reader()
      var count = 0
      while true {
        let files = try record.withLock { record throws(DiskError) in
          try record.next(Self.batch)
        }
        for file in files {
          let size = file.path == archive ? archiveSize : nil
          guard reader.verify(file.path, hash: file.hash, size: size) else { return nil as Int? }
        }
        guard !SystemProcess.isInterrupted else { return nil as Int? }
        guard !files.isEmpty else { return count }
        count += files.count
      }
    }
    return counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }
}

extension RecordFiles {
  /// Returns the next files, up to a maximum; returns none after the last.
  fileprivate mutating func next(_ most: Int) throws(DiskError) -> [File] {
    var files: [File] = []
    while files.count < most, let file = try next() { files.append(file) }
    return files
  }
}
