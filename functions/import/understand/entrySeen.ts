import type { Entry } from './entry.ts';
import { compareDates } from '../resume/periods.ts';
import { periodOf } from './fields.ts';
import { roleOf } from './labels.ts';
import type { EntrySeen } from './valueSeen.ts';

/** The entries of a list as the trust signs see them. */
export class EntriesSeen {
  readonly #entries: readonly Entry[];
  /** The form of each entry: the roles of its names and dates, in order. */
  readonly #forms: readonly string[];
  readonly #usual: string;
  /** The start date of each entry; empty if it gives none. */
  readonly #starts: readonly string[];
  readonly #isUpwards: boolean;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#forms = entries.map(({ head }) => [...new Set(head.map(({ label }) => roleOf(label)))].join());
    this.#usual = mostOften(this.#forms);
    this.#starts = entries.map(({ parts, family }) => periodOf(parts, family).period?.start ?? '');
    const steps = this.#starts.map((_, index) => this.#stepTo(index));
    this.#isUpwards = steps.filter((step) => step > 0).length > steps.filter((step) => step < 0).length;
  }

  /** Returns what the signs see of an entry. `known` is what only the reader of entries knows. */
  of(index: number, known: Pick<EntrySeen, 'least' | 'isAlone'>): EntrySeen {
    const entry = this.#entries[index] as Entry;
    const { period } = periodOf(entry.parts, entry.family);
    return {
      ...known,
      begins: Math.min(1, ...entry.head.map(({ begins = 1 }) => begins)),
      isUsual: this.#forms[index] === this.#usual,
      strays: straysIn(entry),
      hasBody: entry.has('body'),
      isUndated: period === undefined,
      isOutOfOrder:
        (period !== undefined && period.end !== '' && compareDates(period.start, period.end) > 0) ||
        [index, index + 1].some((position) => this.#stepTo(position) * (this.#isUpwards ? 1 : -1) < 0),
    };
  }

  /** Above zero if an entry begins later than the one before it; 0 if a date is missing. */
  #stepTo(index: number): number {
    const [before = '', start = ''] = [this.#starts[index - 1], this.#starts[index]];
    return before === '' || start === '' ? 0 : compareDates(start, before);
  }
}

function mostOften(forms: readonly string[]): string {
  const counts = [...Map.groupBy(forms, (form) => form)];
  return counts.toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

/** Counts texts in the head lines of an entry that are neither names nor dates. */
function straysIn(entry: Entry): number {
  const lines = new Set(entry.head.map(({ part }) => part.line));
  return entry.of('body').filter(({ part }) => !part.bullet && lines.has(part.line)).length;
}
