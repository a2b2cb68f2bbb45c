import Printing

extension Console {
  /// Prints where others in the network find the prototype, and what that means.
  mutating func write(_ shared: SharedPrototype, on port: UInt16) {
    let starts = shared.starts(on: port)
    output.write("For a phone in the same network:\n")
    for start in starts { output.write("\(start)\n") }
    let style = ShownText(trusted: isColored ? "\u{1B}[30;107m" : "")
    let plain = ShownText(trusted: isColored ? "\u{1B}[0m" : "")
    for line in starts.first.flatMap(QRCode.init)?.lines(isColored: isColored) ?? [] {
      output.write("\(style)\(ShownText(trusted: line))\(plain)\n")
    }
    errors.write(
      """
      riverbed: warning: everyone in this network who gets to know this address sees the prototype \
      of the app, as it is and as it changes, until this ends; what is sent is not encrypted
      """)
    errors.write("\n")
  }
}
