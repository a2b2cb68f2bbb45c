import Markup
import Wireframe

/// Why a part of a prototype opens nothing. The address of the part selects the sentence, which is
/// then shown.
enum DeadEnd: String, Hashable, Sendable, CaseIterable {
  /// The app links it to nothing.
  case unlinked
  /// The app links it to something that the app does not have.
  case missing
  /// The site leaves out what it opens.
  case leftOut = "left-out"

  private var words: String {
    switch self {
    case .unlinked: "Nothing opens here."
    case .missing: "This opens something that the app does not have."
    case .leftOut: "This opens a screen that is not in this site."
    }
  }

  /// Returns the id of the sentence. The open menu has its sentences again, since it stays open
  /// only as long as the address selects something in it.
  func id(inMenu isInMenu: Bool) -> String { (isInMenu ? "menu-" : "") + "dead-\(rawValue)" }

  /// Returns the sentences, each hidden until it is selected.
  static func sentences(inMenu isInMenu: Bool) -> [Node] {
    allCases.map { end in
      Node("p", ["class": "says", "id": end.id(inMenu: isInMenu)]) { end.words }
    }
  }
}

extension Wireframe.Tap {
  /// Returns what happens when someone taps a part that opens nothing.
  static func deadEnd(_ words: String, _ reason: DeadEnd, inMenu isInMenu: Bool = false) -> Self {
    .nothing(Wireframe.Link(to: "#\(reason.id(inMenu: isInMenu))", named: words))
  }
}
