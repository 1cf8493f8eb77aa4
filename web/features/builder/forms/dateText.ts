import { isPresent } from '../../../../shared/dates/presentWords.ts';
import { isCanonicalDate } from '../../../../shared/resume/dates.ts';
import { normalizeText } from '../../../../shared/resume/sanitizeText.ts';
import { separateTypedDate } from './fieldKeys.ts';

/** The readers of dates (`shared/dates/parseDate.ts`), which are loaded after the page. */
export interface DateReaders {
  readonly parseDate: (text: string) => string | null;
  readonly saysPresent: (text: string) => boolean;
}
const BEFORE_THEY_COME: DateReaders = { parseDate: () => null, saysPresent: isPresent };

/** Returns whether a date is kept as it was typed, since it could not be read. */
export const isUnread = (value: string): boolean => value.trim() !== '' && !isCanonicalDate(value) && !isPresent(value);

/**
 * Returns the value to store while somebody types in a field that showed `shown`; a key within the text is no
 * separator.
 */
export function typedDate(
  shown: string,
  { value, selectionStart }: { readonly value: string; readonly selectionStart: number | null },
): string {
  return normalizeText(selectionStart === value.length ? separateTypedDate(shown, value) : value);
}

/**
 * Returns the value to store when a date field loses the focus: the canonical form, or the typed text if it cannot be
 * read. With `mayGoOn` null for a word that says "until today". Without readers, as before a page has a connection, a
 * date stays as it was typed.
 */
export function dateLeft(value: string, mayGoOn: boolean, readers: DateReaders = BEFORE_THEY_COME): string | null {
  const text = value.trim().replace(/\/$/, '');
  return mayGoOn && readers.saysPresent(text) ? null : (readers.parseDate(text) ?? text);
}
