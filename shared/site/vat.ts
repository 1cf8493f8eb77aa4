/**
 * A seller's VAT status in Israel from a day on (`2026-01-31`): exempt, or the percentage that every price includes.
 * Rates and the status change: earlier receipts keep those of their day.
 */
export interface VatPeriod {
  readonly from: string;
  readonly percent: number | 'exempt';
}

const ISRAEL_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' });

/** Returns the rate at a moment (ISO 8601); undefined before the first period. */
export function vatAt(periods: readonly VatPeriod[], moment: string): VatPeriod['percent'] | undefined {
  const day = ISRAEL_DAY.format(new Date(moment));
  return periods.toSorted((a, b) => a.from.localeCompare(b.from)).findLast(({ from }) => from <= day)?.percent;
}

/** The VAT in an amount that includes it, in whole cents. */
export const includedVat = (amount: number, percent: number) =>
  Math.round((amount * 100 * percent) / (100 + percent)) / 100;

/** Returns the faults of the periods that an operator filled in, a line each. */
export function vatFaults(periods: readonly VatPeriod[]): string[] {
  if (periods.length === 0) return ['says nothing, and receipts neither'];
  return periods.flatMap(({ from, percent }) => [
    ...(/^\d{4}-\d\d-\d\d$/.test(from) && !Number.isNaN(Date.parse(from))
      ? []
      : [`"${from}" is not a day like 2026-01-31`]),
    ...(percent === 'exempt' || (percent > 0 && percent < 100) ? [] : [`${percent} is not a rate in percent`]),
  ]);
}
