import Publishing
import SiteFiles
import Themes

extension DocumentKind {
  /// The files that set the look and behavior of all pages.
  static let assets = SiteAsset.allCases.map { asset in
    DocumentKind(
      at: "\(asset)", .asset, if: { !$0.prototypes.isEmpty || !asset.isOfPrototypes }
    ) { _ in .whole(asset.bytes) }
  }

  /// The rules for the marks on what changed.
  static let marks = DocumentKind(at: .marks, .asset, if: { $0.changes != nil }) { _ in
    .whole(SiteAsset.marks)
  }
}
