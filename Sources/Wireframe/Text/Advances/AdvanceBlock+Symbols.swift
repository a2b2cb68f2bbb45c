// The greatest widths in the public metrics of Helvetica, Liberation Sans, DejaVu Sans and Noto Sans;
// characters that they do not have get the width of similar ones.
extension AdvanceBlock {
  /// From the hyphen to the fraction slash.
  static let punctuation = AdvanceBlock(
    from: 0x2010,
    regular: [
      361, 361, 637, 557, 1000, 1000, 556, 553, 318, 318, 318, 318, 519, 519, 519, 519, 557, 557,
      590, 590, 500, 668, 1000, 318, 0, 0, 0, 0, 0, 0, 0, 200, 1342, 1736, 232, 408, 584, 232, 440,
      602, 399, 400, 400, 1000, 500, 611, 500, 804, 804, 400, 1118, 500, 167,
    ],
    bold: [
      416, 416, 696, 557, 1000, 1000, 556, 553, 380, 380, 380, 380, 658, 658, 658, 658, 557, 557,
      640, 640, 500, 667, 1000, 349, 0, 0, 0, 0, 0, 0, 0, 200, 1440, 1887, 303, 524, 745, 422, 643,
      864, 733, 413, 413, 1000, 627, 611, 500, 829, 829, 424, 1119, 500, 167,
    ])
}

// Symbols, which differ less between fonts than letters do.
extension AdvanceBlock {
  /// The spaces of many widths, and the characters without any width.
  static let generalSpaces = [
    AdvanceBlock(
      from: 0x2000,
      regular: [500, 1000, 500, 1000, 333, 250, 167, 556, 278, 200, 100, 0, 0, 0, 0, 0],
      bold: [500, 1000, 500, 1000, 333, 250, 167, 556, 333, 200, 100, 0, 0, 0, 0, 0])
  ]

  /// From superscripts to geometric shapes, dingbats and arrows.
  static let symbols = [
    AdvanceBlock(0x2045, 0x205E, .all(600)),
    AdvanceBlock(0x205F, 0x205F, .all(222)),
    AdvanceBlock(0x2060, 0x206F, .nothing),
    // Superscripts and subscripts.
    AdvanceBlock(0x2070, 0x209F, .all(365)),
    // Currency: most symbols are as wide as a digit, these are wider.
    AdvanceBlock(0x20A0, 0x20A6, .all(600)),
    AdvanceBlock(0x20A7, 0x20AB, .all(1094)),
    AdvanceBlock(0x20AC, 0x20AC, .each(regular: [637], bold: [696])),
    AdvanceBlock(0x20AD, 0x20CF, .all(700)),
    AdvanceBlock(0x20D0, 0x20FF, .nothing),
    // Symbols like № and ™, and numbers in one character.
    AdvanceBlock(0x2100, 0x214F, .all(1073)),
    AdvanceBlock(0x2150, 0x218F, .all(880)),
    AdvanceBlock(0x2190, 0x21FF, .em),
    // Mathematics.
    AdvanceBlock(0x2200, 0x2211, .all(823)),
    AdvanceBlock(0x2212, 0x2212, .all(584)),
    AdvanceBlock(0x2213, 0x22FF, .all(720)),
    // Technical symbols, among them emoji such as a watch.
    AdvanceBlock(0x2300, 0x23FF, .emoji),
    AdvanceBlock(0x2400, 0x24FF, .em),
    // Lines, blocks, shapes.
    AdvanceBlock(0x2500, 0x259F, .all(730)),
    AdvanceBlock(0x25A0, 0x25FF, .emoji),
    AdvanceBlock(0x2600, 0x27BF, .emoji),
    AdvanceBlock(0x27C0, 0x2AFF, .em),
    AdvanceBlock(0x2B00, 0x2BFF, .emoji),
    AdvanceBlock(0x2E00, 0x2E39, .all(600)),
    // Dashes of two and three ems.
    AdvanceBlock(0x2E3A, 0x2E3A, .all(2000)),
    AdvanceBlock(0x2E3B, 0x2E3B, .all(3000)),
    AdvanceBlock(0x2E3C, 0x2E7F, .all(600)),
  ]
}
