import AppLayout
import PageParts
import Wireframe

extension ScreenParts {
  /// The screen at every width: rulers with what breaks and changes where, and pictures of the
  /// windows just before and after; nil if that was not asked for.
  var widths: Chapter? {
    guard let widths = site.widths else { return nil }
    let findings = widths.report.findings(on: screen)
    let marks = widths.report.marks(on: screen)
    let steps = WidthSteps(findings, marks)
    return Chapter("widths", "Every width", hint: Self.hint(findings, marks)) {
      Node("p", ["class": "muted"]) {
        "This screen, as it is configured and held upright, at every whole point: where a rule of "
          + "layout is broken, and where the number of cells on a line changes. "
          + (steps.drawn.isEmpty
            ? "" : "Bands and marks lead to pictures just before and after.")
      }
      for family in WidthRange.Family.allCases {
        WidthRuler(
          family: family, findings: findings, marks: marks, steps: steps,
          shown: site.axes.devices
        ).nodes
      }
      pictures(of: steps, on: widths.devices)
    }
  }

  private static func hint(
    _ findings: [WidthReport.Finding], _ marks: [WidthMark]
  ) -> String? {
    let words = [(findings.count, "problem"), (marks.count, "change")].filter { $0.0 > 0 }
      .map { $0.0.counted(as: $0.1) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private func pictures(of steps: WidthSteps, on devices: WidthDevices) -> [Node] {
    guard !steps.drawn.isEmpty else { return [] }
    return [
      Node("h3") { "Just before and after" },
      Node("ol", ["class": "width-steps"]) {
        for step in steps.drawn {
          Node("li", ["id": step.id]) {
            Node("p") {
              Node("b") { "\(step.family.deviceClass.word.sentenceStart) of \(step.width) pt" }
              ": "
              Node.appText(step.words.joined(separator: "; "))
            }
            Node("div", ["class": "pictures"]) {
              for window in step.windows { figure(of: window, on: devices) }
            }
          }
        }
      },
    ]
      + (steps.left > 0
        ? [
          Node("p", ["class": "muted"]) {
            "\(steps.left.counted(as: "more change")) without pictures."
          }
        ]
        : [])
  }

  private func figure(of window: WidthRange, on devices: WidthDevices) -> Node {
    let held = devices.window(window)
    return Node("figure", ["class": "figure"]) {
      site.byLook { look, classes in
        site.picture(
          "\(screen.title) on a \(held.title)", in: look, seenFrom: path, size: held.pictureSize,
          within: Size(width: 260, height: 260)
        ) {
          site.paths.window(of: screen, window.family, width: window.from, $0)
        }.link(class: classes)
      }
      Node("figcaption") { "\(window.from) pt" }
    }
  }
}
