extension MarkupWriter {
  /// Writes flat nodes, until one of them is refused.
  mutating func write(_ flat: FlatNodes, inside element: OpenElement, breaksLines: Bool) {
    let names = flat.names.map { self.names.name($0, judge) }
    flat.bytes.withUnsafeBufferPointer { bytes in
      var reader = FlatReader(bytes)
      write(&reader, names, inside: element, breaksLines: breaksLines)
    }
  }

  private mutating func write(
    _ reader: inout FlatReader, _ names: [MarkupName], inside element: OpenElement,
    breaksLines: Bool
  ) {
    while !isRefused, let mark = reader.mark {
      switch mark {
      case FlatNodes.Mark.end: return
      case FlatNodes.Mark.text:
        reader.skipMark()
        write(reader.text())
      default:
        reader.skipMark()
        let name = names[Int(reader.byte())]
        let place = Place(of: name, inside: element)
        if breaksLines, name.beginsLine(in: place.language) { writeLineBreak() }
        write(&reader, names, name, at: place)
      }
    }
  }

  private mutating func write(
    _ reader: inout FlatReader, _ names: [MarkupName], _ name: MarkupName, at place: Place
  ) {
    let content = FlatNodes.Content(rawValue: reader.byte())
    guard let element = begin(name, at: place) else { return }
    while reader.mark == FlatNodes.Mark.attribute {
      reader.skipMark()
      let name = names[Int(reader.byte())].name
      let value = reader.text()
      if name.declaresNamespace { isRefused = true }
      if ReferenceCheck.concerns(name, value.first) {
        note(name, String(decoding: value, as: UTF8.self))
      }
      output.append(attribute: name.literal, value)
    }
    let end = output.count
    let hasContent = startsContent(content, of: element)
    write(&reader, names, inside: element, breaksLines: !content.contains(.texts))
    reader.skipMark()
    finish(element, hasContent: hasContent, attributesEnd: end)
  }

  private mutating func writeLineBreak() {
    output.append(UInt8(ascii: "\n"))
    contents.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    let start = output.count
    output.append(text: text)
    contents.append(output.bytes(from: start))
  }
}
