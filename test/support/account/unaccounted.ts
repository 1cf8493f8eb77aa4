import type { ParsedResume } from '../../../functions/import/resume/parsedResume.ts';
import type { FileSays } from './fileSays.ts';
import { UNSEEN } from './madeDocument.ts';

/** What a file says and its reading does not, and what the reading says and nobody sees in the file. */
export interface Unaccounted {
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly shown: readonly string[];
}

/** Fields that no text of a file is in as it is written: what they say is in the list of what was left out too. */
const OWN_FORM = /^(?:id|level|language|current|templateId|accentColor|font\w*|spacing|sectionOrder)$/;
/** A date as the product writes it: what the file says is in that list. Of a year that is a skill it is not. */
const OWN_DATE = /^\d{4}(?:-\d{2})?$/;

function textsIn(value: unknown, of = ''): string[] {
  if (typeof value === 'string') return of.endsWith('Date') && OWN_DATE.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (OWN_FORM.test(key) ? [] : textsIn(inner, key)));
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .match(/\p{L}+|\p{N}+/gu) ?? [];
const plainAddress = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(?:https?:\/\/(?:www\.)?|mailto:|tel:)/g, '')
    .replaceAll(/\/(?=$|[\s",])/g, '');

/**
 * Holds a reading to its file: each word of the file as often as it stands there in a field, among the unplaced texts
 * or in those that are left out with a reason; each address in a field or among the unplaced.
 */
export function unaccounted(file: FileSays, found: ParsedResume): Unaccounted {
  const shown = [...textsIn(found.resumeData), ...found.unplaced];
  const said = [...shown, ...(found.dropped ?? []).map(({ text }) => text)];
  const left = new Map<string, number>();
  for (const word of said.flatMap(wordsOf)) left.set(word, (left.get(word) ?? 0) + 1);
  // A person's private data are left out wherever they stand, and told once.
  const isPrivate = new Set(found.personal.flatMap(wordsOf));
  const missing = file.texts.flatMap(wordsOf).filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count === 0 && !isPrivate.has(word);
  });
  const over = [...left].flatMap(([word, count]) => Array<string>(count).fill(word));
  const addresses = plainAddress(shown.join('\n'));
  const digits = shown.join('\n').replaceAll(/\D/g, '');
  return {
    words: withoutJoined(missing, over),
    links: file.links.filter((link) => {
      const address = plainAddress(link);
      return (
        !addresses.includes(address) && !(link.startsWith('tel:') && digits.includes(address.replaceAll(/\D/g, '')))
      );
    }),
    shown: shown.flatMap(wordsOf).filter((word) => word.startsWith(UNSEEN)),
  };
}

const takeAll = (whole: string, from: string[]): boolean => {
  const taken: number[] = [];
  let rest = whole;
  // The longest first: a number begins with what counts items, too.
  const next = () => {
    const fit = [...from.keys()].filter(
      (at) => !taken.includes(at) && from[at] !== '' && rest.startsWith(from[at] ?? ''),
    );
    return fit.toSorted((one, other) => (from[other]?.length ?? 0) - (from[one]?.length ?? 0))[0] ?? -1;
  };
  for (let at = next(); rest !== '' && at >= 0; at = next()) {
    taken.push(at);
    rest = rest.slice(from[at]?.length);
  }
  if (rest !== '' || taken.length < 2) return false;
  for (const at of taken.toSorted((one, other) => other - one)) from.splice(at, 1);
  return true;
};

/** Words without those that stand in one word of a reading together, or that it cut: an address over two lines. */
function withoutJoined(missing: readonly string[], over: readonly string[]): string[] {
  const left = [...missing];
  const unused = [...over];
  for (const word of unused) takeAll(word, left);
  return withoutGlued(
    left.filter((word) => !takeAll(word, unused)),
    unused,
  );
}

/**
 * Words without those that are glued to another neighbour than where they are read: in a line of both directions there
 * is no space between `054־1112222` and `2021-03-15`, and it is `11122222021` and `2019` or `11122222019` and `2021`.
 */
function withoutGlued(lost: readonly string[], unused: readonly string[]): string[] {
  /** What stands in another word in the place of one's own end or beginning, where that stands apart. */
  const swapped = (one: string) =>
    unused.flatMap((other) =>
      Array.from(one, (_, at) => {
        const [head, tail] = [one.slice(0, at), one.slice(at)];
        if (at === 0) return [];
        const [behind, before] = [other.slice(head.length), other.slice(0, -tail.length)];
        const isSameHead = other.startsWith(head) && unused.includes(tail);
        const isSameTail = other.endsWith(tail) && unused.includes(head);
        return isSameHead ? [behind] : isSameTail ? [before] : [];
      }).flat(),
    );
  const glued = lost.filter((one) => swapped(one).length > 0);
  const rests = glued.flatMap(swapped);
  return lost.filter((one) => !glued.includes(one) && !rests.includes(one));
}
