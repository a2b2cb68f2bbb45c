package import Hashes

extension HeldDevice: Shown {
  package func write(to hash: inout RunningHash) { hash.write(device, orientation) }
}

extension Device: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(name, deviceClass, kind.front, cornerRadius, portrait, landscape)
  }
}

extension DeviceFront: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(word)
    if case .cutout(let cutout) = self { hash.write(cutout.frame) }
  }
}

extension Window: Shown {
  package func write(to hash: inout RunningHash) { hash.write(size, statusBarHeight, safeArea) }
}

extension VariantFrame: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(window, safeArea, statusBar, navigationBar, barStrip, barDrop, root, tabBar)
    hash.write(screenArea, contentArea, seenArea, plugin, banner, viewport)
  }
}

extension Viewport: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(width, height, coveredTop, deviceClass)
  }
}

extension Screen.Origin: Shown {
  package func write(to hash: inout RunningHash) {
    switch self {
    case .rivers: hash.write(0)
    case .appDefine: hash.write(1)
    case .whiteLabel(let screen): hash.write(2, screen.rawValue)
    case .nowhere: hash.write(3)
    }
  }
}

extension NavigationItem.Kind: Shown {
  package func write(to hash: inout RunningHash) {
    switch self {
    case .button: hash.write(0)
    case .label: hash.write(1)
    case .header: hash.write(2)
    case .ad: hash.write(3)
    case .nestedMenu: hash.write(4)
    case .feed: hash.write(5)
    case .crossmates: hash.write(6)
    case .programGuide: hash.write(7)
    case .settings: hash.write(8)
    case .liveDrawer: hash.write(9)
    case .chromecast: hash.write(10)
    case .tvLeftButton: hash.write(11)
    case .tvRightButton: hash.write(12)
    case .unknown(let name): hash.write(13, name)
    }
  }
}
