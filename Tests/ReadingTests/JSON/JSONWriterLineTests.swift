import Testing

@testable import Reading

@Suite struct JSONWriterLineTests {
  @Test func `a small value is written on one line`() {
    let text = JSONWriter.text { json in
      json.object { json in
        json.member("at") { json in
          json.onOneLine { json in
            json.object { json in
              json.member("line", 12)
              json.member("none") { $0.object { _ in } }
              json.member("names") { $0.array(["a", "b"]) { $0.string($1) } }
            }
          }
        }
        json.member("next", true)
      }
    }
    #expect(
      text == """
        {
          "at": { "line": 12, "none": {}, "names": [ "a", "b" ] },
          "next": true
        }

        """)
  }

  @Test func `a text that is taken piece by piece is the same text`() {
    func write(_ json: inout JSONWriter, _ send: (inout JSONWriter) -> Void) {
      json.array { json in
        for number in 0..<3 {
          json.element { $0.object { $0.member("number", number) } }
          send(&json)
        }
      }
    }
    var whole = JSONWriter()
    write(&whole) { _ in }
    var pieces = JSONWriter()
    var sent: [UInt8] = []
    write(&pieces) { sent += $0.taken() }
    #expect(sent + pieces.taken() == whole.bytes)
    #expect(pieces.bytes.isEmpty)
  }
}
