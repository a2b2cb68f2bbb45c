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
