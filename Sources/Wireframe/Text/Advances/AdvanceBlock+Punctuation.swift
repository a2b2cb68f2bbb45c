// From the public metrics of Helvetica and of the sans fonts with the same widths; characters that
// they do not have get the width of similar ones.
extension AdvanceBlock {
  /// From the hyphen to the fraction slash.
  static let punctuation = AdvanceBlock(
    from: 0x2010,
    regular: [
      333, 333, 556, 556, 1000, 1000, 556, 552, 222, 222, 222, 222, 333, 333, 333, 333, 556, 556,
      350, 350, 278, 667, 1000, 278, 0, 0, 0, 0, 0, 0, 0, 200, 1000, 1300, 188, 354, 520, 188, 354,
      520, 333, 333, 333, 1000, 500, 611, 333, 800, 800, 400, 700, 333, 167,
    ],
    bold: [
      333, 333, 556, 556, 1000, 1000, 556, 552, 278, 278, 278, 278, 500, 500, 500, 500, 556, 556,
      350, 350, 278, 667, 1000, 278, 0, 0, 0, 0, 0, 0, 0, 200, 1000, 1300, 240, 479, 720, 240, 479,
      720, 333, 333, 333, 1000, 604, 611, 333, 800, 800, 400, 700, 333, 167,
    ])
}
