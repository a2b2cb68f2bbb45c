/// A day of the calendar that most people use, in UTC.
package struct CalendarDay: Hashable, Sendable {
  /// How many days it is after the first one of March of the year 0.
  private let number: Int

  /// Finds the day of a moment, given in seconds since 1970 began; nil before that, and after the
  /// year 9999.
  package init?(secondsSince1970 seconds: Int) {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    number = seconds / 86_400 + 719_468
  }

  /// The day with its month in words, such as `26 November 2026`.
  package var text: String {
    // Years that begin in March have the odd day at their ends, and their months are of even length:
    // 153 days for each five. Every 400 years are alike.
    let (era, dayOfEra) = number.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = 400 * era + yearOfEra + (month < 10 ? 0 : 1)
    return "\(day) \(Self.months[month]) \(year)"
  }

  private static let months = [
    "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December", "January", "February",
  ]
}
