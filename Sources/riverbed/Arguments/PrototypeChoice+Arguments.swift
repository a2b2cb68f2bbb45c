import AppModel
import Printing
import Site

extension PrototypeChoice {
  /// Reads the value of `--prototype`; without one, the first device has a prototype.
  init(_ arguments: Arguments) {
    self =
      switch arguments.value(of: .prototype) {
      case nil: .first
      case Self.allWord: .all
      case Self.noneWord: .none
      case .some(let id): .device(id)
      }
  }

  fileprivate static let allWord = "all"
  fileprivate static let noneWord = "none"

  /// Throws where the choice is a device that a site does not have.
  func require(among devices: [String], of command: Command) throws(UsageError) {
    switch self {
    case .first, .all, .none: break
    case .device(let id):
      guard devices.contains(id) else { throw .unknownPrototype(id, devices, command) }
    }
  }
}

extension UsageError {
  fileprivate static func unknownPrototype(
    _ id: String, _ devices: [String], _ command: Command
  ) -> Self {
    Self(
      "the site does not have a device '\(id.quotable)' for the prototype", of: command, near: id,
      devices + [PrototypeChoice.allWord, PrototypeChoice.noneWord])
  }
}

extension Option {
  static let prototype = Option(
    name: "prototype", value: Value(placeholder: "DEVICE", kind: .device),
    summary: "The device of the clickable prototype: the id of one that is drawn, all or none; the "
      + "default is the first one.")
}
