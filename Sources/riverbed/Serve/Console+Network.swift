import Printing

extension Console {
  /// Prints where others on the network find the prototype, and what that means.
  mutating func write(_ shared: SharedPrototype, on port: UInt16) {
    let starts = shared.starts(on: port)
    output.write("For a phone on the same network:\n")
    for start in starts { output.write("\(start)\n") }
    let style = ShownText(trusted: isColored ? "\u{1B}[30;107m" : "")
    let plain = ShownText(trusted: isColored ? "\u{1B}[0m" : "")
    for line in starts.first.flatMap(QRCode.init)?.lines(isColored: isColored) ?? [] {
      output.write("\(style)\(ShownText(trusted: line))\(plain)\n")
    }
    errors.write(
      """
      riverbed: warning: anyone on this network who learns this address can see the prototype of \
      the app, and follow its changes, until serve ends; nothing is encrypted
      """)
    errors.write("\n")
  }
}
