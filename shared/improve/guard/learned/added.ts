import { DECORATIVE_WORDS } from '../../lexicon/neutralWords.ts';
import { domainsOf } from '../concepts.ts';
import { wordKeys } from '../morphology.ts';
import { isVerb } from '../verbs.ts';
import { isHebrewWord, normalizeWord, prefixVariants } from '../words.ts';
import { type LinkedWord } from './edits.ts';
import { frequencyRank, similarity } from './similarity.ts';
import type { FindingReason } from '../facts.ts';
import {
  type KindsOfText,
  type EditPiece,
  REACH,
  type View,
  bucket,
  cosineName,
  isListItem,
  kindsOf,
  partOf,
  scriptName,
  verbBefore,
} from './view.ts';
import { firstFrom } from '../places.ts';

/** Name of the sign that a proposal adds words which nothing in the source says, and leaves none of the source out. */
export const PURE_ADDITION = 'pure addition';

/** Runs of words that the source does not have, with what stood in their place. */
export function addedPieces(view: View): EditPiece[] {
  const { after } = view.edits;
  const runs: LinkedWord[][] = [];
  let run: LinkedWord[] | undefined;
  for (const word of after) {
    const previous = after[word.at - 1];
    const gap = previous ? view.proposal.slice(previous.index + previous.text.length, word.index) : '';
    if (/[.;:!?\n]|,/.test(gap)) run = undefined;
    if ((word.kind === 'content' || word.kind === 'neutral') && word.link === 'none') {
      if (run) run.push(word);
      else runs.push((run = [word]));
    } else if (word.kind !== 'function') run = undefined;
  }
  return runs.map((words) => addedPiece(view, words));
}

function addedPiece(view: View, words: readonly LinkedWord[]): EditPiece {
  const { after } = view.edits;
  const [first, last] = [words[0] as LinkedWord, words.at(-1) as LinkedWord];
  const left = nearestJoined(after, first.at, -1);
  const right = nearestJoined(after, last.at, 1);
  const gapLost = lostBetween(view, left?.other, right?.other);
  const content = words.filter(({ kind }) => kind === 'content');
  const mode =
    gapLost.length === 0 ? (view.lost.length > 0 ? 'else' : 'ins') : gapLost.length >= content.length ? 'sub' : 'grow';
  const connector = connectorOf(view, first);
  const told = content.length === 0 ? words : content;
  const near = told.map((word) => bestSimilarity(word, gapLost));
  const middle = left?.other ?? right?.other ?? 0;
  const around = view.edits.before.slice(Math.max(0, middle - REACH), middle + REACH);
  const any = told.map((word) => bestSimilarity(word, around));
  const worstNear = near.some((value) => value === undefined) ? undefined : Math.min(...(near as number[]));
  const worstAny = any.some((value) => value === undefined) ? undefined : Math.min(...(any as number[]));
  const kinds = kindsOf(view.proposal);
  const classes = [...new Set(words.flatMap((word) => classesOf(word, kinds)))];
  const { rules: found } = view;
  const inner = found.slice(firstFrom(found, first.index), firstFrom(found, last.index + last.text.length));
  const rules = [...new Set(inner.map(({ reason }) => reason))].filter((reason) => reason !== 'added');
  const unknown = inner.some(({ reason }) => reason === 'added');
  const inList = isListItem(view, first, last);
  const sub = `${content.length === 0 ? 'neutral ' : ''}${mode}${view.translated ? ' translated' : ''}`;
  const lang = scriptName(isHebrewWord(first.text));
  const [from, to] = [told[0] as LinkedWord, told.at(-1) as LinkedWord];
  return {
    text: view.proposal.slice(from.index, to.index + to.text.length),
    index: from.index,
    words: content,
    reason: reasonOf(rules, classes),
    features: [
      'added',
      ...view.shared.map((name) => `added ${name}`),
      `mode=${sub}`,
      `mode=${sub},lang=${lang}`,
      `mode=${sub},n=${Math.min(4, content.length)}`,
      ...(content.length === 0 ? words.map(({ text: word }) => `word=${wordName(word)}`) : []),
      `mode=${sub},connector=${connector}`,
      `connector=${connector}`,
      `mode=${sub},near=${cosineName(worstNear)},${lang}`,
      `near=${cosineName(worstNear)}`,
      `any=${cosineName(worstAny)}`,
      `mode=${mode},any=${cosineName(worstAny)}`,
      `list=${inList},mode=${mode}`,
      ...(mode === 'ins' && content.length > 0 && !view.translated
        ? [
            `pure=${view.lost.length === 0},praise=${classes.includes('praise')},` +
              `verb=${classes.includes('verb')},${lang}`,
            `pure list=${inList},n=${Math.min(3, content.length)},praise=${classes.includes('praise')}`,
            ...(view.lost.length === 0 && !classes.includes('praise') && unknown ? [PURE_ADDITION] : []),
            `pure rank=${rankName(told)},list=${inList}`,
          ]
        : []),
      ...filledVerb(view, words, mode),
      `ends=${after[last.at + 1] === undefined},mode=${mode}`,
      `rank=${rankName(told)},${lang}`,
      ...classes.flatMap((name) => [`class=${name}`, `class=${name},mode=${mode}`, `class=${name},lang=${lang}`]),
      ...rules.flatMap((reason) => [`inner rule=${reason}`, `inner rule=${reason},mode=${mode}`]),
    ],
  };
}

/** Signs of a verb that is put before words which the source has without one: `Logos` became `Designed logos`. */
function filledVerb(view: View, words: readonly LinkedWord[], mode: string): string[] {
  const [first, last] = [words[0] as LinkedWord, words.at(-1) as LinkedWord];
  if (words.length > 2 || !isVerb(first, true)) return [];
  const fill = `${first.kind === 'neutral' ? 'neutral ' : ''}fill=${verbBefore(view, last)}`;
  const rank = partOf(first, kindsOf(view.proposal));
  return [
    `${fill},mode=${mode}`,
    `${fill},rank=${rank}`,
    `${fill},opens=${first.opensSentence},mode=${mode}`,
    `${fill},${scriptName(isHebrewWord(first.text))}`,
  ];
}

/** What a neutral word is called among the signs: the shortest of its keys. */
const wordName = (word: string) => wordKeys(word).toSorted((a, b) => a.length - b.length)[0] ?? word;

function nearestJoined(words: readonly LinkedWord[], from: number, step: 1 | -1): LinkedWord | undefined {
  for (let at = from + step; words[at]; at += step) if (words[at]?.other !== undefined) return words[at];
  return undefined;
}

/** Within how many words of a neighbour a lost word counts as the one that was replaced. */
const WINDOW = 4;

function lostBetween(
  { lost, edits }: View,
  left: number | undefined,
  right: number | undefined,
): readonly LinkedWord[] {
  const [from, to] =
    left !== undefined && right !== undefined && right > left
      ? [left, right]
      : left !== undefined && right !== undefined
        ? [Math.min(left, right) - WINDOW, Math.max(left, right) + WINDOW]
        : left !== undefined
          ? [left, left + WINDOW]
          : [(right ?? edits.before.length) - WINDOW, right ?? edits.before.length];
  const start = edits.before[Math.max(0, from)]?.index ?? 0;
  const end = edits.before[to]?.index ?? Infinity;
  return lost.slice(firstFrom(lost, start), firstFrom(lost, end + 1));
}

const bestSimilarity = (word: LinkedWord, others: readonly LinkedWord[]): number | undefined => {
  let best: number | undefined;
  for (const other of others) {
    if (other.kind === 'function') continue;
    const found = similarity(word.text, other.text);
    if (found !== undefined && (best === undefined || found > best)) best = found;
  }
  return best;
};

/** What connects words with those before them: a punctuation mark, a small word, the prefix of a Hebrew word. */
function connectorOf({ edits: { after }, proposal }: View, first: LinkedWord): string {
  const previous = after[first.at - 1];
  const gap = previous ? proposal.slice(previous.index + previous.text.length, first.index) : 'start';
  const prefix = isHebrewWord(first.text) ? (/^([ובלמכש])(?=[א-ת]{3})/.exec(first.text)?.[1] ?? '') : '';
  if (gap === 'start' || first.opensSentence) return `start${prefix}`;
  const sign = /[,;:(–-]/.exec(gap)?.[0];
  if (sign) return `${sign}${prefix}`;
  if (prefix) return prefix;
  return previous?.kind === 'function' ? normalizeWord(previous.text) : 'word';
}

const RANKS = [100, 500, 1500, 4000, 9000];

const rankName = (words: readonly LinkedWord[]) => {
  const ranks = words.map(({ text }) => frequencyRank(text));
  return ranks.some((rank) => rank === undefined) ? 'none' : String(bucket(Math.max(...(ranks as number[])), RANKS));
};

function classesOf(word: LinkedWord, kinds: KindsOfText): string[] {
  const { text, index } = word;
  const bare = normalizeWord(text);
  const forms = isHebrewWord(bare) ? prefixVariants(bare) : [bare];
  const classes = [...kinds.at(index)];
  if (forms.some((form) => DECORATIVE_WORDS.has(form))) classes.push('praise');
  if (isVerb(word, word.opensSentence)) classes.push('verb');
  for (const domain of domainsOf(text)) classes.push(`domain ${domain}`);
  if (isHebrewWord(bare)) {
    if (bare.endsWith('תי')) classes.push('he first person');
    else if (/(?:ים|ות)$/.test(bare)) classes.push('he plural');
    else if (/(?:ית|יים|יות)$/.test(bare)) classes.push('he adjective');
    if (bare.startsWith('ה')) classes.push('he definite');
  } else {
    if (bare.endsWith('ly')) classes.push('en manner');
    else if (/(?:al|ive|ous|ful|able|ible|ic|less)$/.test(bare)) classes.push('en adjective');
    else if (bare.endsWith('ing')) classes.push('en ing');
    else if (bare.endsWith('ed')) classes.push('en ed');
    else if (/(?:tion|sion|ment|ness|ity|ance|ence|ship)$/.test(bare)) classes.push('en abstract');
    if (/^[A-Z]/.test(text) && !word.opensSentence) classes.push('capital');
    if (/[A-Z].*[A-Z]|\d/.test(text)) classes.push('sign');
  }
  return classes.length === 0 ? ['plain'] : classes;
}

function reasonOf(rules: readonly FindingReason[], classes: readonly string[]): FindingReason {
  const named = rules.find((reason) => reason !== 'added');
  if (named) return named;
  return classes.some((name) => /^part [345]/.test(name)) ? 'responsibility' : 'added';
}

/** Words that stand for another of the same meaning, as far as the lexica know: escorting and guiding. */
export function changedMeanings(view: View): EditPiece[] {
  if (view.translated) return [];
  const { before, after } = view.edits;
  const [beforeKinds, afterKinds] = [kindsOf(view.source), kindsOf(view.proposal)];
  return after.flatMap((word) => {
    if (word.link !== 'meaning' || word.kind !== 'content' || word.other === undefined) return [];
    const other = before[word.other] as LinkedWord;
    const cosine = cosineName(similarity(word.text, other.text));
    const lang = scriptName(isHebrewWord(word.text));
    const rise = partOf(word, afterKinds) - partOf(other, beforeKinds);
    return [
      {
        text: word.text,
        index: word.index,
        words: [],
        reason: rise > 0 ? ('responsibility' as const) : ('added' as const),
        features: [
          'meaning',
          `meaning near=${cosine},${lang}`,
          `meaning rise=${Math.max(-2, Math.min(3, rise))}`,
          ...[...domainsOf(word.text)].map((domain) => `meaning domain=${domain}`),
          `meaning verb=${isVerb(word, word.opensSentence)}`,
        ],
      },
    ];
  });
}
