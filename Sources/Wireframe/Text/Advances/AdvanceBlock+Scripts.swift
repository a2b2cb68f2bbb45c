// From the public metrics of three sans fonts, taking the widest one, and a little more because the
// spaces between words are wider in such fonts too.
extension AdvanceBlock {
  /// From alef to tav.
  static let hebrew = AdvanceBlock(
    from: 0x05D0,
    regular: [
      676, 586, 420, 554, 661, 309, 354, 670, 656, 303, 553, 537, 576, 692, 687, 337, 408, 657,
      634, 648, 633, 548, 601, 717, 572, 738, 693,
    ],
    bold: [
      740, 622, 459, 600, 699, 355, 412, 699, 691, 344, 590, 578, 617, 714, 736, 367, 465, 692,
      678, 687, 670, 673, 665, 748, 614, 799, 734,
    ])
}

// Scripts with one width for all letters: the average of running text in common sans fonts, and a
// little more.
extension AdvanceBlock {
  /// Further Latin letters, phonetic ones and standalone accents.
  static let latinScripts = [
    AdvanceBlock(0x0180, 0x02AF, .average(regular: 620, bold: 660)),
    AdvanceBlock(0x02B0, 0x02FF, .all(333)),
    AdvanceBlock(0x0300, 0x036F, .nothing),
  ]

  /// Further Cyrillic letters.
  static let europeanScripts = [AdvanceBlock(0x0460, 0x052F, .average(regular: 660, bold: 720))]

  /// From Arabic to the parts of Hangul syllables, and further Latin letters such as Vietnamese
  /// ones.
  static let easternScripts = [
    AdvanceBlock(0x0600, 0x08FF, .average(regular: 540, bold: 640)),
    // Devanagari to Odia, then Tamil to Sinhala, whose letters are wider.
    AdvanceBlock(0x0900, 0x0B7F, .average(regular: 560, bold: 600)),
    AdvanceBlock(0x0B80, 0x0DFF, .average(regular: 830, bold: 900)),
    // Thai and Lao.
    AdvanceBlock(0x0E00, 0x0EFF, .average(regular: 580, bold: 610)),
    // Burmese.
    AdvanceBlock(0x1000, 0x109F, .average(regular: 750, bold: 780)),
    AdvanceBlock(0x1100, 0x11FF, .syllable),
    // Khmer.
    AdvanceBlock(0x1780, 0x17FF, .average(regular: 560, bold: 600)),
    AdvanceBlock(0x1E00, 0x1EFF, .average(regular: 600, bold: 640)),
  ]

  /// Ideographs, kana, Hangul, and the forms of other characters that are as wide.
  static let eastAsianScripts = [
    AdvanceBlock(0x2E80, 0xA4CF, .em),
    AdvanceBlock(0xA960, 0xA97F, .syllable),
    AdvanceBlock(0xAC00, 0xD7FF, .syllable),
    // Private use: mostly the icons of fonts that are not available here.
    AdvanceBlock(0xE000, 0xF8FF, .em),
    AdvanceBlock(0xF900, 0xFAFF, .em),
    // Ligatures, and presentation forms of Hebrew and Arabic letters.
    AdvanceBlock(0xFB00, 0xFB06, .average(regular: 500, bold: 611)),
    AdvanceBlock(0xFB1D, 0xFDEF, .average(regular: 640, bold: 700)),
    // Whole words and phrases in one character.
    AdvanceBlock(0xFDF0, 0xFDFC, .all(2400)),
    AdvanceBlock(0xFDFD, 0xFDFD, .all(8000)),
    AdvanceBlock(0xFE00, 0xFE0F, .nothing),
    AdvanceBlock(0xFE10, 0xFE6F, .em),
    AdvanceBlock(0xFE70, 0xFEFE, .average(regular: 640, bold: 700)),
    AdvanceBlock(0xFEFF, 0xFEFF, .nothing),
    AdvanceBlock(0xFF00, 0xFF60, .em),
    // Half-width kana, Hangul, and symbols.
    AdvanceBlock(0xFF61, 0xFFDC, .all(500)),
    AdvanceBlock(0xFFE0, 0xFFE6, .em),
    AdvanceBlock(0xFFE8, 0xFFEE, .all(500)),
    AdvanceBlock(0xFFFC, 0xFFFD, .em),
  ]

  /// Everything beyond the first 65,536 characters: cuneiform, emoji, further ideographs.
  static let supplementaryScripts = [
    AdvanceBlock(0x12000, 0x1254F, .all(2400)),
    AdvanceBlock(0x16F00, 0x18DFF, .em),
    AdvanceBlock(0x1B000, 0x1B2FF, .em),
    AdvanceBlock(0x1D400, 0x1D7FF, .all(750)),
    AdvanceBlock(0x1F000, 0x1FAFF, .emoji),
    AdvanceBlock(0x1FB00, 0x1FBFF, .em),
    AdvanceBlock(0x20000, 0x3FFFD, .em),
    AdvanceBlock(0xE0000, 0xE0FFF, .nothing),
  ]
}
