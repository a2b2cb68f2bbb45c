import Disk
import Synchronization

extension SiteBuild {
  /// What the next build is told: what this one was made from, and its record.
  func state(of record: [UInt8]) -> String? {
    fingerprint.map { "\($0.text)\n\(ContentHash(of: record).text)\n" }
  }

  /// Whether the folder holds this very site already: built from the same things by the same program,
  /// and every file still as it was written.
  func isFinished(
    _ folder: borrowing SiteFolder, _ record: RecordReading, _ advance: @Sendable () -> Void
  ) throws -> Bool {
    guard let state = folder.previousState, case .bytes(let bytes)? = folder.previousRecord,
      state == self.state(of: bytes)
    else { return false }
    let place = Atomic(0)
    let areSame = try Workers.run(jobs) { _ in
      var reader = try folder.reader()
      while true {
        let index = place.add(1, ordering: .relaxed).oldValue
        guard index < record.files.count else { return true }
        let file = record.files[index]
        guard reader.verify(file.path, hash: file.hash) else { return false }
      }
    }
    return areSame.allSatisfy(\.self)
  }
}
