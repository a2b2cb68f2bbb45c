import AppModel
import Printing
import Site

extension PrototypeChoice {
  /// Reads the values of `--prototype`. Without one, the first device of each class has a prototype;
  /// of `all` and `none` the last one wins, over all devices.
  init(_ arguments: Arguments) {
    let words = arguments.values(of: .prototype)
    self =
      switch words.last(where: { $0 == Self.allWord || $0 == Self.noneWord }) {
      case Self.allWord: .all
      case .some: .none
      case nil: words.isEmpty ? .firstOfEachClass : .devices(words)
      }
  }

  fileprivate static let allWord = "all"
  fileprivate static let noneWord = "none"

  /// Throws where a chosen device is not one of the site's.
  func require(among devices: [String], of command: Command) throws(UsageError) {
    guard case .devices(let ids) = self else { return }
    let present = Set(devices)
    for id in ids where !present.contains(id) { throw .unknownPrototype(id, devices, command) }
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
    name: "prototype", value: Value(placeholder: "DEVICE", isList: true, kind: .device),
    summary: "The devices of the clickable prototype: ids of devices that are drawn, separated by "
      + "commas, or all or none; the default is the first phone, the first tablet and the first TV.")
}
