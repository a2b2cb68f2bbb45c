import Disk
import SiteFiles
import Synchronization

extension SiteBuild {
  /// How many files a worker takes from the record at once.
  private static let batch = 64

  /// What the next build is told: what this one was made from, and its record.
  func state(of record: ContentHash) -> String? {
    fingerprint.map { "\($0.text)\n\(record.text)\n" }
  }

  /// How many files the folder holds if it holds this very site already: built from the same things by
  /// the same program, and every file still as it was written; else nil.
  func finishedCount(in folder: borrowing SiteFolder) throws(DiskError) -> Int? {
    guard let state = folder.previousState,
      let hash = try folder.previousRecord()?.hash(), state == self.state(of: hash)
    else { return nil }
    let record = Mutex(try RecordReading(of: folder))
    let counts = try Workers.run(jobs) { _ throws(DiskError) in
      var reader = try folder.reader()
      var count = 0
      while true {
        let files = try record.withLock { record throws(DiskError) in
          try record.next(Self.batch)
        }
        for file in files where !reader.verify(file.path, hash: file.hash) { return nil as Int? }
        guard !SystemProcess.isInterrupted else { return nil as Int? }
        guard !files.isEmpty else { return count }
        count += files.count
      }
    }
    return counts.reduce(0) { sum, count in sum.flatMap { sum in count.map { sum + $0 } } }
  }
}

extension RecordReading {
  /// The next files, at most so many; none after the last.
  fileprivate mutating func next(_ most: Int) throws(DiskError) -> [File] {
    var files: [File] = []
    while files.count < most, let file = try next() { files.append(file) }
    return files
  }
}
