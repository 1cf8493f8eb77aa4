import type { ParsedResume } from '../../../functions/import/resume/parsedResume.ts';
import type { FileSays } from './fileSays.ts';
import { UNSEEN } from './madeDocument.ts';
import { WordBag } from './wordBag.ts';

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

/** Letters of one script, or figures: `ב-15th` is three words, in whatever order a line of both directions has them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Cf}\p{Mn}]/gu, '')
    .match(/[\p{L}&&\p{Script=Hebrew}]+|[\p{L}--\p{Script=Hebrew}]+|\p{N}+/gv) ?? [];
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
  const said = [...shown, ...(found.dropped ?? []).map(({ text }) => text)].flatMap(wordsOf);
  const written = file.texts.flatMap(wordsOf);
  const [missing, over] = [new WordBag(written), new WordBag(said)];
  for (const word of written) if (over.take([word])) missing.take([word]);
  // A person's private data are left out wherever they stand as a whole, and told once.
  for (const text of found.personal) for (const run of runsOf(wordsOf(text), written)) missing.takeAny(run);
  // Of two words one: an address over two lines; of one two: words with no space between them.
  for (const whole of missing.words()) takeParts(whole, missing, said, over);
  for (const whole of over.words()) takeParts(whole, over, written, missing);
  const addresses = plainAddress(shown.join('\n'));
  const digits = shown.join('\n').replaceAll(/\D/g, '');
  return {
    words: missing.words(),
    links: file.links.filter((link) => {
      const address = plainAddress(link);
      return (
        !addresses.includes(address) && !(link.startsWith('tel:') && digits.includes(address.replaceAll(/\D/g, '')))
      );
    }),
    shown: shown.flatMap(wordsOf).filter((word) => word.startsWith(UNSEEN)),
  };
}

/** The runs of neighbours in a text that are some words, in whatever order, and none a part of two. */
function runsOf(some: readonly string[], words: readonly string[]): string[][] {
  const sorted = some.toSorted().join(' ');
  const runs: string[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const run = words.slice(at, at + some.length);
    if (run.toSorted().join(' ') !== sorted) continue;
    runs.push(run);
    at += run.length - 1;
  }
  return runs;
}

/** The runs of neighbours in a text that say something together. */
function runsThatSay(whole: string, words: readonly string[]): string[][] {
  return words.flatMap((_, at) => {
    for (let to = at + 1, said = words[at] ?? ''; to <= words.length && whole.startsWith(said); to += 1) {
      if (said === whole) return [words.slice(at, to)];
      said += words[to] ?? '';
    }
    return [];
  });
}

/**
 * Takes a word from where it is left, and neighbours that say the same from the other side, where all are left there:
 * in a line of both directions from its end, too.
 */
function takeParts(whole: string, from: WordBag, others: readonly string[], left: WordBag): void {
  const runs = [others, others.toReversed()].flatMap((words) => runsThatSay(whole, words));
  const isTaken = runs.some((run) => run.length > 1 && left.take(run));
  if (isTaken) from.take([whole]);
}
