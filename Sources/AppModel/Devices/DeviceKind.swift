package import Geometry

/// What a device is: a phone or a tablet with its front, or a television.
package enum DeviceKind: Hashable, Sendable {
  case iphone(DeviceFront)
  case ipad(DeviceFront)
  case tv

  package var deviceClass: DeviceClass {
    switch self {
    case .iphone: .iphone
    case .ipad: .ipad
    case .tv: .tv
    }
  }

  /// The front of a phone or a tablet; nil for a television.
  package var front: DeviceFront? {
    switch self {
    case .iphone(let front), .ipad(let front): front
    case .tv: nil
    }
  }

  /// The word for the front under `class` in `riverbed.json`.
  package var word: String { front?.word ?? Self.tvWord }

  static let tvWord = "tv"
}

/// The classes of devices that families distinguish. A TV uses the universal values.
package enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, tv

  /// The word for the class under `family` in `riverbed.json`.
  package var family: String {
    switch self {
    case .iphone, .ipad: rawValue
    case .tv: "appletv"
    }
  }
}

/// What the front of a phone or a tablet looks like, which decides its safe areas.
package enum DeviceFront: Hashable, Sendable {
  case homeButton
  case cutout(Cutout)
  case fullScreen

  /// All fronts, those with a cutout without its box.
  static let all: [DeviceFront] =
    [.homeButton] + Cutout.Kind.allCases.map { .cutout(Cutout(kind: $0, frame: nil)) }
    + [.fullScreen]

  package var word: String {
    switch self {
    case .homeButton: "home-button"
    case .cutout(let cutout): cutout.kind.rawValue
    case .fullScreen: "full-screen"
    }
  }
}

/// The part missing from a display at its upper edge.
package struct Cutout: Hashable, Sendable {
  package let kind: Kind
  /// The missing box, in the window's coordinates; nil for a device whose file does not say.
  package let frame: Rect?

  /// The shapes that a cutout can have.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case notch
    case dynamicIsland = "dynamic-island"
  }

  /// Returns the cutout after a quarter turn that brings the upper edge to the left.
  package func turned(inWidth portraitWidth: Double) -> Cutout {
    let turned = frame.map {
      Rect(x: $0.y, y: portraitWidth - $0.maxX, width: $0.height, height: $0.width)
    }
    return Cutout(kind: kind, frame: turned)
  }
}
