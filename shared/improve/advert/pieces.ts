import { says } from '../guard/patterns.ts';
import { CUES, KIND_CUES, type RequirementKind } from '../lexicon/advertCues.ts';
import type { AdvertPart } from './advertParts.ts';
import { languagesIn, yearsIn } from './quantities.ts';
import { readTerms, type Term } from './terms.ts';

const kindBy = (text: string) => KIND_CUES.find(([, cue]) => says(text, cue))?.[0];
/** Returns the kind of a requirement by its words; text in brackets counts only if nothing else decides. */
export const kindOf = (text: string): RequirementKind => kindBy(text.replace(ASIDES, ' ')) ?? kindBy(text) ?? 'skill';

/** Text in brackets. */
export const ASIDES = /\(([^()\n]{1,80})\)/g;
/** Separators of alternatives. */
export const OR = new RegExp(
  [
    String.raw`\s(?:or|או|\/)\s`,
    String.raw`(?<=[A-Za-z]{2})\/(?=[A-Za-z]{2})|(?<=[א-ת]{3})\/(?=[א-ת]{4})`,
    String.raw`[\s,](?:such as|e\.g\.?|like|כגון|כמו|למשל)(?=[\s:,])`,
  ].join('|'),
  'g',
);
const AND = /\s(?:and|&|\+|plus|וגם)\s|\s(?=ו[א-ת"A-Z-])/g;
/** How many characters of a line or sentence are read. */
const MOST_CHARACTERS = 600;

/** Returns Hebrew text without the endings that add the other gender (מנהל/ת). */
export const withoutGenders = (text: string): string =>
  text.replace('אח/ות', 'אחות').replace(/(?<=[א-ת])\/(?:ית|ת|ה|ות|ים|יות|י)(?![א-ת])/g, '');
const termsOf = (text: string) => readTerms(withoutGenders(text));
/** Whether a text names nothing that can be asked for: no word, language or years. */
export const isUnsaying = (text: string): boolean =>
  termsOf(text).length === 0 && languagesIn(text).length === 0 && yearsIn(text) === 0;

/** Splits a part at a pattern; the pieces keep their positions. */
function splitAt({ text, index, ...part }: AdvertPart, pattern: RegExp): AdvertPart[] {
  const gaps = [...text.matchAll(pattern)].map(({ 0: gap, index: start }) => [start, start + gap.length] as const);
  return [0, ...gaps.map(([, end]) => end)].flatMap((from, number) => {
    const piece = text.slice(from, gaps[number]?.[0]);
    return piece.trim() === '' ? [] : [{ ...part, text: piece, index: index + from }];
  });
}

type Belonging = (before: AdvertPart, next: AdvertPart) => boolean;
/** Joins each piece of `whole` to the previous one if `belong` says so. */
function joinWhere(pieces: readonly AdvertPart[], whole: AdvertPart, belong: Belonging): AdvertPart[] {
  const joined: AdvertPart[] = [];
  for (const next of pieces) {
    const before = joined.at(-1);
    const end = next.index + next.text.length - whole.index;
    if (before && belong(before, next))
      joined[joined.length - 1] = { ...before, text: whole.text.slice(before.index - whole.index, end) };
    else joined.push(next);
  }
  return joined;
}

/** The beginning of another clause: "…, and you have two years behind you". */
const CLAUSE =
  /;|\s[|·•]\s|\s-\s(?=please )|,?\s(?:and|but)\s(?=(?:you|so|also|are|have|can)\s)|,?\s(?=ו(?:כן|כך|גם)\s)/gi;

/** Returns the requirements in a part: split at clauses, semicolons, commas, and "and" before another requirement. */
export function splitPart(part: AdvertPart): AdvertPart[] {
  const asides: AdvertPart[] = [];
  const text = part.text.slice(0, MOST_CHARACTERS).replace(ASIDES, (whole, inner: string, start: number) => {
    if (!says(inner, CUES.advantage) || isUnsaying(inner)) return whole.replaceAll(',', '/');
    asides.push({ text: inner, index: part.index + start + 1, isAdvantage: true });
    return ' '.repeat(whole.length);
  });
  const pieces = splitAt({ ...part, text }, CLAUSE).flatMap((sentence) => {
    const listed = splitAt(sentence, /,\s+(?:(?:and|&)\s+)?/g).filter((each) => !says(each.text, CUES.aside));
    if (listed.length > 1 && isChoice(listed)) return [sentence];
    const joined = joinWhere(listed, sentence, isOneThing);
    return joined.flatMap((piece, place) => splitAnd(piece, listed.length > 1 && place === joined.length - 1));
  });
  return [...pieces, ...asides];
}

/** Whether a list ends with "or" and all its items are short. */
function isChoice(listed: readonly AdvertPart[]): boolean {
  const last = listed.at(-1)?.text ?? '';
  return (
    (/^(?:or|או)\s/.test(last) || (says(last, OR) && (!says(last, CUES.advantage) || listed.every(isLanguageAlone)))) &&
    new Set(listed.map(({ text }) => languagesIn(text).length > 0)).size === 1 &&
    listed.every(({ text }, place) => termsOf(text).length <= (place === 0 || place === listed.length - 1 ? 5 : 2))
  );
}

const isLanguageAlone = ({ text }: AdvertPart) => termsOf(text).length <= languagesIn(text).length;

/** The beginning of examples, which belong to the preceding requirement. */
const INCLUDING = /^\s*(?:including|such as|e\.g\.|כולל|לרבות|כגון|כמו|בדגש|especially|particularly)\s/i;

/** Whether two parts of a list are one: times, or parts that say nothing alone ("strong, proven …"). */
const isOneThing = (...both: readonly AdvertPart[]): boolean =>
  both.every(({ text }) => kindOf(text) === 'availability') ||
  both.some(({ text }) => INCLUDING.test(text) || isUnsaying(text));

function splitAnd(piece: AdvertPart, isLast: boolean): AdvertPart[] {
  const phrases = readTerms(piece.text);
  const isWithin = (start: number) => phrases.some(({ index, text }) => index < start && start < index + text.length);
  const belong: Belonging = (before, next) =>
    isWithin(next.index - piece.index) || !isApart(before.text, next.text, isLast);
  return joinWhere(splitAt(piece, AND), piece, belong).map((each, place) =>
    place === 0 ? each : withoutAnd(each, piece.text),
  );
}

/** Removes the Hebrew "and", and a preposition that the text before it shares: ניסיון ב… וב…. */
function withoutAnd({ text, index, ...part }: AdvertPart, whole: string): AdvertPart {
  const [opening = ''] = /^ו(?:[בל](?=[-א-ת"A-Za-z]{3}))?-?/.exec(text) ?? [];
  const isShared = opening.length < 2 || (/\s[בל]/.test(whole) && !text.startsWith('ובמיוחד'));
  const length = isShared ? opening.length : 1;
  return { ...part, text: text.slice(length), index: index + length };
}

/** Whether terms are a single phrase of the table, or a single trait. */
const isPhrase = ([term, ...others]: readonly Term[]) =>
  term !== undefined &&
  others.length === 0 &&
  (kindOf(term.text) === 'trait' || (/\s/.test(term.text) && (term.ids[0] ?? '').startsWith('row')));

/** Whether the text after "and" is a separate requirement. */
function isApart(left: string, written: string, isLast: boolean): boolean {
  const right = written.replace(/^ו-?/, '').trimStart();
  const [before, next] = [termsOf(left), termsOf(right)];
  const opens = right.slice(0, 24).search(CUES.opening);
  if (opens >= 0 && opens <= 1 && !isUnsaying(right) && !/^high|^good/i.test(right)) return !isUnsaying(left);
  if (before.length === 0 || next.length === 0 || [left, right].every((side) => kindOf(side) === 'availability'))
    return false;
  if (before.at(-1)?.isName || next[0]?.isName || (isPhrase(before) && isPhrase(next))) return true;
  if (/^ו[בל]/.test(written) && /(?:^|\s)[בל]/.test(left) && next.length < 4) return true;
  // Two duties: "counting stock and investigating gaps".
  return (isLast && next.length <= 3) || [left, right].every((side) => /^\s*[a-z]+ing\s\S/i.test(side));
}
