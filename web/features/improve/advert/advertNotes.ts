import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import { dictionary, ownProperty, type Dictionary } from '../../../../shared/platform/ownProperty.ts';
import { fingerprint } from '../../../lib/storage/fingerprint.ts';
import { readOwned, writeOwned } from '../../../lib/storage/ownedValue.ts';
import type { SafeStorage } from '../../../lib/storage/safeStorage.ts';
import type { ImproverState } from '../improverTypes.ts';

/** A model's quotations from an advertisement; null if it was asked and has not answered. */
export type AdvertQuotes = NonNullable<ImproveResponse['requirements']> | null;

export interface AdvertNotes {
  /** The person's answers about requirements, by key: each is asked about once, for all advertisements. */
  readonly answers: Readonly<Record<string, boolean>>;
  /** Quotes by the fingerprint of an advertisement. */
  readonly quotes: Readonly<Record<string, AdvertQuotes>>;
}

export interface AdvertNotesStore {
  readonly state: StoreApi<AdvertNotes>;
  /** Keeps an answer; null takes it back. */
  readonly answer: (key: string, hasIt: boolean | null) => void;
  readonly keepQuotes: (advert: string, quotes: AdvertQuotes) => void;
  readonly setOwner: (owner: string | null) => void;
}

const KEY = 'resumeData.adNotes';
/** More are forgotten, the oldest first. */
const [MOST_ANSWERS, MOST_ADVERTS] = [500, 10];

/** Notes about advertisements, kept in this browser for their owner. */
export function createAdvertNotes(storage: SafeStorage, firstOwner: string | null): AdvertNotesStore {
  let owner = firstOwner;
  /** Answers given without an account become those of the person who signs in. */
  const read = (): AdvertNotes => {
    const ownNotes = parseNotes(readOwned(storage, KEY, owner));
    const nobodys = owner === null ? null : readOwned(storage, KEY, null);
    if (nobodys === null) return ownNotes;
    const { answers, quotes } = parseNotes(nobodys);
    const both = { answers: { ...answers, ...ownNotes.answers }, quotes: { ...quotes, ...ownNotes.quotes } };
    writeOwned(storage, KEY, null, null);
    writeOwned(storage, KEY, owner, both);
    return both;
  };
  const state = createStore<AdvertNotes>(read);
  const write = (notes: AdvertNotes) => {
    state.setState(notes, true);
    writeOwned(storage, KEY, owner, notes);
  };
  return {
    state,
    answer(key, hasIt) {
      const notes = state.getState();
      write({ ...notes, answers: withEntry(notes.answers, key, hasIt ?? undefined, MOST_ANSWERS) });
    },
    keepQuotes(advert, quotes) {
      const notes = state.getState();
      write({ ...notes, quotes: withEntry(notes.quotes, fingerprint(advert.trim()), quotes, MOST_ADVERTS) });
    },
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      state.setState(read(), true);
    },
  };
}

type Answered = Pick<ImproverState, 'response' | 'pending'>;

/**
 * Keeps what each answer quotes of the advertisement that it was asked with; one without quotes has not come to that.
 * Follows the improver and no screen: with an answer the table of requirements makes room for its lines.
 */
export const keepQuotesOf = (
  { subscribe }: { readonly subscribe: (listener: (now: Answered, before: Answered) => void) => unknown },
  notes: Pick<AdvertNotesStore, 'keepQuotes'>,
) =>
  subscribe(({ response, pending }, before) => {
    const asked = pending?.asked;
    if (response && response !== before.response && asked?.improvementType === 'job' && !asked.oneText)
      notes.keepQuotes(asked.jobDescription ?? '', response.requirements ?? null);
  });

/** Returns a model's quotations from this advertisement; undefined if none was asked. */
export const quotesOf = ({ quotes }: AdvertNotes, advert: string): AdvertQuotes | undefined =>
  ownProperty(quotes, fingerprint(advert.trim()));

function withEntry<T>(
  table: Readonly<Record<string, T>>,
  key: string,
  value: T | undefined,
  most: number,
): Dictionary<T> {
  const others = Object.entries(table).filter(([each]) => each !== key);
  return dictionary(
    Object.fromEntries([...others, ...(value === undefined ? [] : [[key, value] as const])].slice(-most)),
  );
}

/** The valid entries of a stored table. */
function validEntries<T>(table: unknown, isValid: (value: unknown) => value is T): Dictionary<T> {
  const entries = Object.entries(Object(table) as object);
  return dictionary(Object.fromEntries(entries.filter((entry): entry is [string, T] => isValid(entry[1]))));
}

function parseNotes(stored: unknown): AdvertNotes {
  const { answers, quotes } = Object(stored) as { answers?: unknown; quotes?: unknown };
  return { answers: validEntries(answers, isAnswer), quotes: validEntries(quotes, isQuotes) };
}

const isAnswer = (value: unknown) => typeof value === 'boolean';
const isQuotes = (value: unknown): value is AdvertQuotes =>
  value === null ||
  (Array.isArray(value) &&
    value.every((each: unknown) => {
      const { quote, isAdvantage } = Object(each) as { quote?: unknown; isAdvantage?: unknown };
      return typeof quote === 'string' && typeof isAdvantage === 'boolean';
    }));
