import AppLayout
import Publishing
import SiteFiles
import Themes

extension DocumentKind {
  /// The files that set the look and behavior of all pages.
  static let assets = SiteAsset.allCases.map { asset in
    DocumentKind(at: "\(asset)", .asset, if: { $0.needs(asset) }) { _ in .whole(asset.bytes) }
  }

  /// The rules for the marks on what changed.
  static let marks = DocumentKind(at: .marks, .asset, if: { $0.changes != nil }) { _ in
    .whole(SiteAsset.marks)
  }
}

extension Site {
  /// Whether any page uses a file.
  fileprivate func needs(_ asset: SiteAsset) -> Bool {
    switch asset {
    case .playStyle: !prototypes.isEmpty
    case .playScript, .remoteScript: prototypes.contains { $0.playScript == asset }
    default: true
    }
  }
}

extension HeldDevice {
  /// The script of prototypes on the device.
  var playScript: SiteAsset { device.deviceClass == .tv ? .remoteScript : .playScript }
}
