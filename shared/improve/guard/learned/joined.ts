import { CAUSES, CONNECTIVES, LIMITERS, TIMES } from '../../lexicon/limiters.ts';
import { domainsOf } from '../concepts.ts';
import { isVerb } from '../verbs.ts';
import { isHebrewWord, normalizeWord, prefixVariants } from '../words.ts';
import type { Edits, LinkedWord } from './edits.ts';
import { similarity } from './similarity.ts';
import { type EditPiece, type View, bucket, cosineName, isListItem, REACH, scriptName, verbBefore } from './view.ts';
import { firstFrom } from '../places.ts';
import { ownProperty } from '../../../platform/ownProperty.ts';

/** Kinds of which one word may stand for another and claims no more: about and roughly, due to and because. */
const EXCHANGEABLE: ReadonlySet<string> = new Set(['about', 'part', 'sometimes', 'most', 'once', 'help', 'because']);
const PATTERNS = [...[...LIMITERS, ...CAUSES].filter(([kind]) => EXCHANGEABLE.has(kind)), ...CONNECTIVES, ...TIMES].map(
  ([, pattern]) => pattern,
);

/** Joins words of the proposal that no lexicon joins with those of the same kind in the source, one for one. */
export function joinSameKinds({ after }: Edits, source: string, proposal: string): void {
  for (const pattern of PATTERNS) {
    const said = [...source.matchAll(pattern)].length;
    if (said === 0) continue;
    const found = [...proposal.matchAll(pattern)];
    if (found.length > said) continue;
    for (const { 0: text, index } of found)
      for (const word of after.slice(firstFrom(after, index), firstFrom(after, index + text.length)))
        if (word.link === 'none') word.link = 'loose';
  }
}

/** Words on either side among which one that was lost may be the one that stands here now. */
const NEAR = 3;

/**
 * Words that are joined with the source, but with no word of it that is theirs alone: by a phrase, by what an act
 * implies, or by one that another word stands for already. Where nothing of the source is left out they may be new.
 */
export function looselyJoined(view: View): EditPiece[] {
  const { before, after } = view.edits;
  if (view.translated) return [];
  return after.flatMap((word) => {
    if (word.link !== 'loose' || word.kind !== 'content') return [];
    const left = after[word.at - 1]?.other ?? after[word.at + 1]?.other ?? word.at;
    const lostNear = before
      .slice(Math.max(0, left - NEAR), left + NEAR + 1)
      .filter(({ link, kind }) => link === 'none' && kind === 'content');
    const lang = scriptName(isHebrewWord(word.text));
    const likeness = (others: readonly LinkedWord[]) => {
      const found = others.flatMap((other) => similarity(word.text, other.text) ?? []);
      return cosineName(found.length === 0 ? undefined : Math.max(...found));
    };
    const inList = isListItem(view, word, word);
    const around = before.slice(Math.max(0, left - REACH), left + REACH).filter(({ kind }) => kind === 'content');
    return [
      {
        text: word.text,
        index: word.index,
        words: [],
        reason: 'added' as const,
        features: [
          'loose',
          `loose ${lang}`,
          `loose lost=${bucket(lostNear.length, [1, 2])},${lang}`,
          `loose lost=${bucket(view.lost.length, [1, 2])},verb=${isVerb(word, word.opensSentence)}`,
          `loose all=${likeness(around)}`,
          `loose near=${likeness(lostNear)}`,
          ...(isVerb(word, word.opensSentence) ? [`loose fill=${verbBefore(view, word)},${lang}`] : []),
          `loose list=${inList},lost=${bucket(view.lost.length, [1, 2])},${lang}`,
          `loose list=${inList},${view.shared[3] ?? ''}`,
          `loose ${view.shared[3] ?? ''}`,
        ],
      },
    ];
  });
}

const isPluralHebrew = (word: string) => /..(?:ים|ות)$/.test(normalizeWord(word));
const isPluralEnglish = (word: string) => /[a-z]{2}s$/.test(word) && !/(?:ss|us|is)$/.test(word);
const isPlural = (word: string) => (isHebrewWord(word) ? isPluralHebrew(word) : isPluralEnglish(word));

const bareStem = (word: string, end: RegExp) => {
  const letters = normalizeWord(word)
    .replace(end, '')
    .replace(/[ךםןףץ]$/, (last) => ownProperty({ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }, last) as string);
  return prefixVariants(letters);
};

/**
 * Whether the source told of one: in English by its article, since a list has none (`calendar, filing`); in Hebrew by
 * the very noun, not by a verb or an adjective of its root.
 */
function tellsOne(word: LinkedWord, other: LinkedWord, before: readonly LinkedWord[]): boolean {
  if (!isHebrewWord(other.text)) return /^(?:an?|one|my|our|single)$/i.test(before[other.at - 1]?.text ?? '');
  if (other.text.endsWith('י')) return false;
  const stems = bareStem(other.text, /[הת]$/);
  return bareStem(word.text, /(?:ים|ות)$/).some((stem) => stem.length > 1 && stems.includes(stem));
}

/** One that became several: a child, children. */
export function pluralised(view: View): EditPiece[] {
  const { before, after } = view.edits;
  if (view.translated) return [];
  const said = new Set(before.map(({ text }) => text.toLowerCase()));
  const counted = before.some(({ kind }) => kind === 'number');
  return after.flatMap((word) => {
    if (said.has(word.text.toLowerCase())) return [];
    const other = word.link === 'same' && word.other !== undefined ? before[word.other] : undefined;
    if (!other || word.kind !== 'content' || !isPlural(word.text) || isPlural(other.text)) return [];
    if (isHebrewWord(word.text) !== isHebrewWord(other.text) || isVerb(word, word.opensSentence)) return [];
    const previous = before[other.at - 1]?.text.toLowerCase() ?? '';
    if (!tellsOne(word, other, before)) return [];
    // Behind a number the plural is grammar: 300 loaf, 300 loaves.
    if (before[other.at - 1]?.kind === 'number' || after[word.at - 1]?.kind === 'number') return [];
    const lang = scriptName(isHebrewWord(word.text));
    const one = /^(?:an?|one|the|my|our)$/.test(previous) ? previous : 'none';
    const next = before[other.at + 1];
    return [
      {
        text: word.text,
        index: word.index,
        words: [],
        reason: 'scope' as const,
        features: [
          'plural',
          `plural ${lang}`,
          `plural ${lang},one=${one}`,
          `plural ${lang},people=${domainsOf(word.text).has('people')}`,
          `plural ${lang},counted=${counted}`,
          `plural ${lang},next=${next?.kind ?? 'end'}`,
          `plural ${lang},verb=${isVerb(other, other.opensSentence)}`,
          `plural ${view.shared[2] ?? ''}`,
        ],
      },
    ];
  });
}

/** Times of which the proposal speaks and the source does not: the employee of the month, of the year. */
export function exchangedTimes(view: View): EditPiece[] {
  const { source, proposal, context } = view;
  const said = [source, ...context];
  const isSaid = (pattern: RegExp) => said.some((text) => text.search(pattern) >= 0);
  const lost = TIMES.filter(([, pattern]) => source.search(pattern) >= 0 && proposal.search(pattern) < 0).length;
  return TIMES.flatMap(([kind, pattern]) => {
    if (isSaid(pattern)) return [];
    return [...proposal.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      // What a number counts is compared with its unit.
      if (COUNTED.test(proposal.slice(Math.max(0, index - 14), index))) return [];
      return [
        {
          text,
          index,
          words: [],
          reason: 'frequency' as const,
          features: [
            'time',
            `time lost=${Math.min(2, lost)}`,
            `time lost=${Math.min(1, lost)},${view.shared[0] ?? ''}`,
            `time kind=${kind}`,
            `time translated=${view.translated}`,
          ],
        },
      ];
    });
  });
}

/** A number, in digits or in words, right before a unit. */
const COUNTED = new RegExp(
  String.raw`(?:\d[.,]*|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|half)|` +
    '(?<![א-ת])[ושהבלמכ]?(?:חצי|שני|שתי|שלוש(?:ה|ת)?|ארבע(?:ה|ת)?|חמש|חמישה|חמשת|שש|שישה|שבע(?:ה)?|שמונה|' +
    'תשע(?:ה)?|עשר(?:ה)?))' +
    ' ?-?$',
  'i',
);
