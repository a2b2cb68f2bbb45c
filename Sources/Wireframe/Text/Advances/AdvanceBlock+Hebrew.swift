// From the public metrics of two sans fonts, taking the wider one.
extension AdvanceBlock {
  /// From alef to tav.
  static let hebrew = AdvanceBlock(
    from: 0x05D0,
    regular: [
      668, 578, 412, 546, 653, 301, 346, 662, 648, 295, 545, 529, 568, 684, 679, 329, 400, 649, 626,
      640, 625, 540, 593, 709, 564, 730, 685,
    ],
    bold: [
      676, 594, 412, 571, 658, 338, 371, 687, 660, 332, 570, 528, 556, 702, 702, 355, 404, 680, 630,
      654, 628, 587, 592, 654, 542, 787, 722,
    ])
}
