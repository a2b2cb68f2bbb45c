import AppModel
import Review

extension Finding {
  /// Returns the id of the finding at a place in the list of all.
  static func id(at place: ElementIndex<Finding>) -> String { "f\(place.index + 1)" }
}
