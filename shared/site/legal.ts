/** Facts of the legal texts (STAT-13, STAT-14, STAT-15, STAT-16); the texts themselves are messages that take these. */
export const LEGAL_FACTS = {
  /** Day of the first privacy policy and terms. */
  firstPublished: '2025-03-20',
  /** Days on which they last said something else; web/features/pages/legal/legalDates.test.ts fails when they do. */
  changed: { privacy: '2026-11-30', terms: '2026-11-28' },
  founded: 2023,
  minimumAge: 16,
  /** Liability ends at the amount paid in these months, or at this number of dollars where that is more (STAT-15). */
  liability: { months: 12, atLeastUSD: 100 },
  /**
   * Rights under Israel's Consumer Protection Law, 1981, that nobody can waive (sections 13D, 14C and 14C1, and their
   * regulations).
   */
  cancellation: {
    days: 14,
    refundDays: 14,
    feePercent: 5,
    feeAtMostNIS: 100,
    monthsOfProtected: 4,
    seniorAge: 65,
    immigrantYears: 5,
    ongoingBusinessDays: 3,
  },
} as const;

/** The accessibility statement has a separate date: that of the last check. */
export const ACCESSIBILITY_CHECKED_ON = '2026-11-21';

/** When support answers (STAT-04: Sunday to Thursday in both languages). Days as in `Date`, 0 is Sunday. */
export const BUSINESS_HOURS = {
  open: { first: 0, last: 4 },
  closed: { first: 5, last: 6 },
  opens: '9:00',
  closes: '17:00',
} as const;
