import Disk

/// Why a folder is not used as a shard, in words.
package struct ShardRefusal: Error, Hashable, Sendable {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }

  init(_ failure: JSONStream.Failure) {
    switch failure {
    case .unexpected:
      reason = "its \(SiteContents.recordName) is not one that 'riverbed build --shard' wrote"
    case .unreadable(let error): reason = error.reason
    }
  }

  /// Returns the result of a closure, whose refusal becomes that of a shard.
  static func unlessRefused<Value>(
    _ read: () throws(RecordRefusal) -> Value
  ) throws(ShardRefusal) -> Value {
    do throws(RecordRefusal) {
      return try read()
    } catch {
      throw ShardRefusal(error.reason)
    }
  }
}
