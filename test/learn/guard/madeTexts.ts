import { ACTION_CONCEPTS } from '../../../shared/improve/lexicon/concepts/actions.ts';
import { ENGLISH_SYNONYMS } from '../../../shared/improve/lexicon/concepts/englishSynonyms.ts';
import { PEOPLE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/people.ts';
import { THING_CONCEPTS } from '../../../shared/improve/lexicon/concepts/things.ts';
import { TRADE_CONCEPTS } from '../../../shared/improve/lexicon/concepts/trades.ts';
import { FUNCTION_WORDS, NEUTRAL_WORDS } from '../../../shared/improve/lexicon/neutralWords.ts';
import type { Random } from '../import/random.ts';

/** A person's text from which pairs are made, and what else its entry says. */
export interface BaseText {
  readonly lang: 'he' | 'en';
  readonly text: string;
  readonly context: readonly string[];
}

/** A made pair: `source` is the base, or the base with a word more that limits it. */
export interface MadePair {
  readonly source: string;
  readonly proposal: string;
  readonly invented: boolean;
  readonly category: string;
}

/** Makes a pair of a text, where the kind of pair fits it; `others` lend it their words. */
export type Maker = (r: Random, base: BaseText, others: readonly BaseText[]) => MadePair | undefined;
/** A pair, where its two texts differ. */
export const made = (source: string, proposal: string, invented: boolean, category: string): MadePair | undefined =>
  source === proposal ? undefined : { source, proposal, invented, category };

export const isHe = ({ lang }: BaseText) => lang === 'he';
/** Parts of a text between signs, with the signs. */
export const partsOf = (text: string) => text.match(/[^,;.\n]+[,;.\n]*\s*/g) ?? [text];
export const bare = (part: string) => part.replace(/[,;.\n\s]+$/, '').trim();
export const endOf = (part: string) => /[,;.\n\s]*$/.exec(part)?.[0] ?? '';
export const isContent = (word: string) =>
  /^[\p{L}'"-]{3,}$/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()) && !NEUTRAL_WORDS.has(word.toLowerCase());

export const join = (parts: readonly string[]) => parts.join('').replace(/ {2,}/g, ' ').trim();
export const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text);

/** Words of the lexica by each that may stand for them. */
export const GROUPS = new Map<string, string[]>();
for (const row of [ACTION_CONCEPTS, PEOPLE_CONCEPTS, THING_CONCEPTS, TRADE_CONCEPTS, ENGLISH_SYNONYMS]
  .join('\n')
  .split(/[\n|]/)) {
  const words = row
    .trim()
    .split(/\s+/)
    .filter((word) => !word.includes('_') && word.length > 2);
  for (const word of words)
    GROUPS.set(word, [
      ...(GROUPS.get(word) ?? []),
      ...words.filter((other) => other !== word && /[א-ת]/.test(other) === /[א-ת]/.test(word)),
    ]);
}

/** A part of another text that could be one more thing of a list. */
export function foreignPart(r: Random, others: readonly BaseText[], lang: 'he' | 'en'): string | undefined {
  for (let turn = 0; turn < 6; turn += 1) {
    const other = r.pick(others);
    if (other.lang !== lang) continue;
    const part = bare(r.pick(partsOf(other.text)));
    const words = part.split(' ');
    if (words.length < 2 || /\d/.test(part)) continue;
    const length = r.pick([1, 1, 2, 2, 3, 4]);
    const from = Math.max(0, words.length - length);
    const chosen = words
      .slice(from)
      .join(' ')
      .replace(/^(?:ו|and )/, '');
    if (chosen.split(' ').some(isContent)) return chosen;
  }
  return undefined;
}

/** A word in the place of one of a text that stands for the same, and the place where it stands. */
export function replaceWord(r: Random, text: string, choose: (word: string) => string | undefined): string | undefined {
  const words = text.split(/(?<=[ \n])|(?=[ ,;.\n])/);
  const places = words.flatMap((word, at) => (isContent(word.trim()) ? [at] : []));
  for (const at of r.some(places, places.length)) {
    const word = (words[at] as string).trim();
    const other = choose(word);
    if (other === undefined) continue;
    const cased = /^[A-Z]/.test(word) ? other[0]?.toUpperCase() + other.slice(1) : other;
    return words.map((each, place) => (place === at ? each.replace(word, cased) : each)).join('');
  }
  return undefined;
}
