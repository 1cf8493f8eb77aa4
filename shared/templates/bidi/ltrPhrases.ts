import type { Item } from './groups.ts';
import { joinByBlank, joinBySigns, withinBrackets, type Phrase, type TextSpan } from './ltrRules.ts';

/**
 * Returns the phrases among the items of a right-to-left text, in order. Two passes over the items between
 * right-to-left words: the first joins items separated by blanks, the second those separated by signs.
 */
export function findLtrPhrases(text: string, items: readonly Item[]): TextSpan[] {
  return phrasesOf(text, items).map((phrase) => (phrase.kind === 'aside' ? withinBrackets(phrase) : phrase));
}

function phrasesOf(text: string, items: readonly Item[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let index = 0; index < items.length;) {
    const item = items[index] as Item;
    if (item.kind === 'rtl') index += 1;
    else if (item.kind === 'rtlGroup') {
      for (const phrase of phrasesOf(text, item.items ?? [])) phrases.push(phrase);
      index += 1;
    } else {
      let end = index + 1;
      while (end < items.length && !(items[end] as Item).kind.startsWith('rtl')) end += 1;
      const following = items[end];
      const region = items.slice(index, end);
      for (const phrase of joinAcrossSigns(text, joinAcrossBlanks(text, region, following))) phrases.push(phrase);
      index = end;
    }
  }
  return phrases;
}

/** Returns whether only blanks, or nothing, are between two places. */
const isBlankGap = (text: string, from: number, until: number) =>
  /^[^\S\n\r\u2028\u2029]*$/.test(text.slice(from, until));

/** First pass: a region's items that only blanks part, joined to phrases by rules. */
function joinAcrossBlanks(text: string, region: readonly Item[], following: Item | undefined): Phrase[] {
  const phrases: Phrase[] = [];
  /** Whether the last phrase may go on. */
  let open = false;
  region.forEach((item, index) => {
    const after = region[index + 1] ?? following;
    const next = after && isBlankGap(text, item.end, after.start) ? after : undefined;
    const before = open ? phrases.at(-1) : undefined;
    if (before && isBlankGap(text, before.end, item.start)) {
      const decision = joinByBlank({ text, before, item, next });
      if (decision !== 'apart') {
        phrases[phrases.length - 1] = { kind: decision, start: before.start, end: item.end };
        return;
      }
    }
    if (item.kind === 'numberGroup') for (const phrase of phrasesOf(text, item.items ?? [])) phrases.push(phrase);
    else phrases.push({ kind: kindAlone(text, item), start: item.start, end: item.end });
    open = item.kind === 'latin' || item.kind === 'latinGroup' || item.kind === 'number';
  });
  return phrases;
}

/** Returns an item's kind as a phrase: in `סגן מנהל (Acting) – Q4` the bracket belongs to the Hebrew before it. */
function kindAlone(text: string, { kind, start }: Item): Phrase['kind'] {
  if (kind === 'latin') return 'latin';
  if (kind !== 'latinGroup') return 'alone';
  return '([{'.includes(text.charAt(start)) ? 'aside' : 'latin';
}

/** Second pass: phrases joined across the signs between them. */
function joinAcrossSigns(text: string, phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    const both = before && joinBySigns(text, before, phrase);
    if (both) joined[joined.length - 1] = both;
    else joined.push(phrase);
  }
  return joined;
}
