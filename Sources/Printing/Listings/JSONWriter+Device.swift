import AppLayout

extension JSONWriter {
  /// Writes a device with the keys that riverbed.json uses for custom devices.
  mutating func device(_ device: Device) {
    object { json in
      json.member("id", device.id)
      json.member("name", device.name)
      json.member("family", device.deviceClass.family)
      json.member("class", device.kind.word)
      json.member("scale", device.scale)
      json.member("aliases") { json in
        json.onOneLine { $0.array(device.aliases) { $0.string($1) } }
      }
      json.member("cornerRadius", device.cornerRadius)
      json.member("cutout") { json in
        guard let cutout = device.cutout, let frame = cutout.frame else { return json.null() }
        json.onOneLine { $0.cutout(cutout.kind, frame) }
      }
      json.window("portrait", device.portrait)
      json.window("landscape", device.landscape)
    }
  }

  private mutating func cutout(_ kind: Cutout.Kind, _ frame: Rect) {
    object { json in
      json.member("kind", kind.rawValue)
      json.member("x", frame.x)
      json.member("y", frame.y)
      json.member("w", frame.width)
      json.member("h", frame.height)
    }
  }

  private mutating func window(_ key: String, _ window: Window?) {
    member(key) { json in
      guard let window else { return json.null() }
      json.objectOnOneLine { json in
        json.member("w", window.size.width)
        json.member("h", window.size.height)
        json.member("statusBar", window.statusBarHeight)
        json.object(under: "safeArea") { json in
          json.member("t", window.safeArea.top)
          json.member("l", window.safeArea.left)
          json.member("b", window.safeArea.bottom)
          json.member("r", window.safeArea.right)
        }
        json.member(
          "sizeClass", "\(window.horizontal.rawValue)/\(window.vertical.rawValue)")
      }
    }
  }
}
