extension JSONShape {
  /// `riverbed inspect --json`, word by word.
  static func variants(withBoot: Bool) -> JSONShape {
    let boot: [(key: String, shape: JSONShape)] = [("boot", .array(step))]
    return .array(.object(variant + (withBoot ? boot : [])))
  }

  private static let variant: [(key: String, shape: JSONShape)] = [
    ("schemaVersion", .whole), ("screen", screen), ("device", .text),
    ("orientation", .word(["portrait", "landscape"])), ("placement", placement),
    ("forced", .orNull(.word(["white-label", "no-screen-model", "force_nav_bar_hidden"]))),
    ("statusBar", .word(["separate", "merged", "hidden"])), ("configured", .truth),
    ("entrance", .word(["root", "pushed", "presented"])), ("window", frame),
    ("regions", regions), ("navigationBar", .orNull(bar)), ("content", content),
    ("hierarchy", node),
  ]

  private static let screen = object([
    ("id", .text), ("name", .orNull(.text)), ("type", .orNull(.text)), ("slug", .text),
    ("at", place),
  ])

  private static let placement = word(["on_top", "overlay", "hidden"])

  private static let regions = object([
    ("statusBar", .orNull(frame)), ("navigationBar", .orNull(frame)), ("root", frame),
    ("tabBar", .orNull(frame)), ("plugin", .orNull(frame)), ("banner", .orNull(frame)),
  ])

  private static let bar = object([
    ("placement", placement), ("style", .word(["left", "center"])),
    (
      "context",
      .orNull(.object([("kind", .word(["menu", "close", "back"])), ("frame", frame)]))
    ),
    (
      "title",
      .orNull(.object([("kind", .word(["title", "logo"])), ("text", .text), ("frame", frame)]))
    ),
    ("buttons", .array(button)),
  ])

  private static let button = object([
    (
      "kind",
      .word(["screen", "url", "live", "crossmates", "feed", "chromecast", "other"])
    ),
    ("title", .orNull(.text)), ("target", .orNull(.text)), ("enabled", .truth), ("frame", frame),
  ])

  private static let content = object([
    ("size", numbers("width", "height")), ("sections", .array(section)),
  ])

  private static let section = object([
    ("index", .whole), ("type", .text), ("family", .orNull(.text)),
    ("dataSource", .orNull(.text)), ("at", place), ("header", .orNull(frame)),
    (
      "cells",
      .array(.object([("frame", frame), ("style", .text), ("title", .orNull(.text))]))
    ),
    ("frame", frame),
  ])

  private static let node: JSONShape = object([
    ("class", .text), ("role", .text), ("frame", frame),
    ("safeArea", numbers("top", "left", "bottom", "right")),
    ("children", .array(.named { node })),
  ])

  private static let step = object([
    ("step", .whole), ("decision", .text), ("reason", .text), ("at", .orNull(place)),
  ])
}
