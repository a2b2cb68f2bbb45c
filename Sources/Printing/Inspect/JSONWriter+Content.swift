import AppLayout
import AppModel

extension JSONWriter {
  /// Writes the content of a screen, and after each cell calls a closure that can send what is
  /// written.
  mutating func content(
    _ content: ContentLayout, family: String?, _ positions: Positions,
    sending send: (inout JSONWriter) -> Void
  ) {
    object(under: "content") { json in
      json.member("size", content.size)
      json.member("sections") { json in
        json.array(content.sections.enumerated()) { json, entry in
          json.section(
            entry.element, index: entry.offset, family: family,
            at: positions[entry.element.component.location], sending: send)
        }
      }
    }
  }

  private mutating func section(
    _ section: SectionLayout, index: Int, family: String?, at position: Position?,
    sending send: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("index", index)
      json.member("type", section.typeName)
      json.member("family", family)
      json.member("dataSource", section.dataSource)
      json.place(position)
      json.member("header", section.header?.frame)
      json.member("cells") { json in
        json.array(section.cells) { json, cell in
          json.cell(cell)
          send(&json)
        }
      }
      json.member("frame", section.frame)
    }
  }

  private mutating func cell(_ cell: CellLayout) {
    onOneLine { json in
      json.object { json in
        json.member("frame", cell.frame)
        json.member("style", cell.measure.styleID)
        json.member("title", cell.title)
      }
    }
  }
}
