import AppModel
import Markup
import Serving
import Wireframe

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reader that gets libFuzzer's inputs, chosen by the variable RIVERBED_FUZZ.
private enum LibFuzzer {
  case json, xml, theme, families, http

  static let chosen: LibFuzzer = {
    let word = getenv("RIVERBED_FUZZ").map { String(cString: $0) }
    return switch word {
    case "xml": .xml
    case "theme": .theme
    case "families": .families
    case "http": .http
    default: .json
    }
  }()

  func read(_ bytes: [UInt8]) {
    switch self {
    case .json: Self.read(["rivers.json": .bytes(bytes), "riverbed.json": .bytes(bytes)])
    case .xml: _ = try? Element(parsing: bytes, atMost: .max)
    case .theme: _ = ThemeReading(bytes, named: "theme.json").diagnostics
    case .families:
      Self.read(["rivers.json": Self.rivers, "families.plist": .bytes(bytes)])
      Self.read(["rivers.json": Self.rivers, "families.json": .bytes(bytes)])
    case .http: Self.readRequest(bytes)
    }
  }

  /// Reads a request, which must be the same one whatever follows, and none before its last byte.
  private static func readRequest(_ bytes: [UInt8]) {
    let reading = RequestReading(bytes[...], atMost: 8 << 10)
    guard case .request(let request, let length) = reading else { return }
    precondition(request.path.hasPrefix("/"))
    precondition(RequestReading(bytes[..<length], atMost: 8 << 10) == reading)
    precondition(RequestReading(bytes[..<(length - 1)], atMost: 8 << 10) == .incomplete)
  }

  private static func read(_ files: [FileName: AppFiles.Content]) {
    _ = AppReading(AppFiles(files)).diagnostics
  }

  private static let rivers = AppFiles.Content.bytes(
    Array(#"[{"id": "a", "name": "A", "styles": {"family": "FAMILY_1"}}]"#.utf8))
}

/// Runs one of libFuzzer's inputs; libFuzzer calls this function by its name.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  LibFuzzer.chosen.read(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
