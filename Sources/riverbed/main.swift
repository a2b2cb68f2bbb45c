import AppModel
import Glibc

func slurp(_ p: String) -> [UInt8]? {
  guard let f = fopen(p, "r") else { return nil }
  defer { fclose(f) }
  fseek(f, 0, SEEK_END); let n = ftell(f); if n < 0 { return nil }; rewind(f)
  var b = [UInt8](repeating: 0, count: n); fread(&b, 1, n, f); return b
}
let root = CommandLine.arguments[1]
var c: [String: AppFiles.Content] = [:]
for n in AppFiles.names { if let b = slurp(root + "/" + n) { c[n] = .bytes(b) } }
if let d = opendir(root + "/feeds") {
  while let e = readdir(d) {
    let name = withUnsafePointer(to: &e.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    };
    if name.hasSuffix(".json"), let b = slurp(root + "/feeds/" + name) {
      c["feeds/" + name] = .bytes(b)
    }
  }
}
let files = root.hasSuffix(".json") ? AppFiles(rivers: root, .bytes(slurp(root)!)) : AppFiles(c)
let clock = ContinuousClock()
var r: AppReading?
let t = clock.measure { r = AppReading(files) }
for d in r!.diagnostics where d.severity > .note || CommandLine.arguments.count > 2 {
  print(
    "\(d.file):\(d.position.line):\(d.position.column): \(d.severity): \(d.message.text)\(d.message.suggestion.map { "; " + $0.text } ?? "") [\(d.rule.code)] \(d.path ?? "-")"
  )
}
print(root, r!.app?.screens.count ?? -1, t)
