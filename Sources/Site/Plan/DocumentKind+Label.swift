import Publishing
import SiteFiles
import Texts

extension DocumentKind {
  /// The text about the whole site, which all pages take from this one file: where only the text is
  /// another one, they stay as they are. The first page has it as a text, too.
  static let label = DocumentKind(at: .label, .asset, if: { $0.label != nil }) { site in
    .whole(Array(LabelStyle(text: site.label ?? "").text.utf8))
  }
}

/// The stylesheet that has the text for others.
struct LabelStyle {
  /// The text, which anyone may have written: a branch can be named like a rule of its own.
  private let quoted: String

  init(text: String) {
    quoted = text.unicodeScalars.reduce(into: "") { quoted, character in
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case _ where character.properties.generalCategory == .control:
        quoted += "\\\(String(character.value, radix: 16)) "
      default: quoted.unicodeScalars.append(character)
      }
    }
  }

  var text: String {
    """
    @charset "utf-8";
    /* The text of '--label'. */
    :root{--label:"\(quoted)"}

    """
  }
}
