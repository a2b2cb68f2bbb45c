import Markup
package import Reading
import Texts

/// A system whose storyboards are read. Those of both have the same elements.
package enum StoryboardSystem: String, Hashable, Sendable, CaseIterable {
  case iOS, tvOS

  /// The type of its storyboards' documents.
  private var type: String {
    switch self {
    case .iOS: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    case .tvOS: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
    }
  }

  /// The beginning of the runtime that its storyboards name.
  private var runtime: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "AppleTV"
    }
  }

  /// Finds the system of a storyboard; nil where it is another one, or the document is not a
  /// storyboard.
  init?(_ root: Element) {
    guard root.name == "document",
      let system = Self.allCases.first(where: { $0.type == root["type"] }),
      (root["targetRuntime"] ?? "").isEmpty || system.isNamed(by: root)
    else { return nil }
    self = system
  }

  private func isNamed(by root: Element) -> Bool {
    root["targetRuntime"]?.hasPrefix(runtime) ?? false
  }

  /// Returns why a document is not the storyboard of a system that is read.
  static func refusal(of root: Element) -> Diagnostic.Message {
    guard root.name == "document" else { return .notStoryboard(root.name) }
    guard let type = root["type"], type.contains("Storyboard") else {
      return .otherType(root.filled("type"))
    }
    let runtime = root.filled("targetRuntime")
    if let runtime, let system = allCases.first(where: { $0.type == type }) {
      return .otherRuntime(runtime, system)
    }
    return .otherSystem(runtime ?? type)
  }
}

extension Rule {
  package static let ofStoryboards: [Rule] = [
    .storyboardXML, .storyboardSystem, .storyboardInitial, .storyboardLaunchScreen,
  ]

  package static let storyboardXML = Rule(
    "storyboard-xml",
    means: "A storyboard is not XML that can be read, has what Riverbed does not read, such as "
      + "declarations in its document type, or is not a storyboard.",
    matters: "None of its scenes are known, so nothing is checked that leads to them.",
    fix: "Correct the XML, or save the storyboard again with Interface Builder.")
}

extension Rule {
  static let storyboardSystem = Rule(
    "storyboard-system",
    means: "A storyboard is for a system other than iOS and tvOS, such as macOS or watchOS.",
    matters: "Its scenes have other classes and other rules, so it is not read.",
    fix: "List the storyboards of the iOS and tvOS apps under \"storyboards\" in routes.json.")
}

extension Diagnostic.Message {
  fileprivate static func notStoryboard(_ root: String) -> Self {
    Self(
      .storyboardXML, .error,
      "the root element is '\(name: root)' where the document of a storyboard was expected"
    ).leavingUnread
  }

  fileprivate static func otherType(_ type: String?) -> Self {
    Self(
      .storyboardXML, .error,
      type.map { "the document's type is '\(name: $0)' where that of a storyboard was expected" }
        ?? "the document has no type where that of a storyboard was expected"
    ).leavingUnread
  }

  fileprivate static func otherSystem(_ system: String) -> Self {
    Self(
      .storyboardSystem, .warning,
      "the storyboard is for '\(name: system)', not for iOS or tvOS; it is not read")
  }

  fileprivate static func otherRuntime(_ runtime: String, _ system: StoryboardSystem) -> Self {
    Self(
      .storyboardSystem, .warning,
      "the storyboard is for '\(name: runtime)', though its type is that of "
        + "\(system.rawValue); it is not read")
  }
}
