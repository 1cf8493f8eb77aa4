import { DECORATIVE_WORDS } from '../../lexicon/neutralWords.ts';
import { CAUSES, LIMITERS, PART_RANKS } from '../../lexicon/limiters.ts';
import { domainsOf } from '../concepts.ts';
import { coverOf, type Fact, type FINDING_REASONS, type Place } from '../facts.ts';
import { findNumbers } from '../numbers.ts';
import { wordKeys } from '../morphology.ts';
import { rememberTexts } from '../remember.ts';
import { isVerb } from '../verbs.ts';
import { isHebrewWord, normalizeWord, prefixVariants, tokenizeWords } from '../words.ts';
import { isTranslated } from '../alignment.ts';
import { compareWords, type Edits, type LinkedWord } from './edits.ts';
import { frequencyRank, similarity } from './similarity.ts';

type Reason = (typeof FINDING_REASONS)[number];

/** One thing in which a proposal differs from its source, with named features that tell whether it says more. */
export interface Piece extends Place {
  readonly reason: Reason;
  readonly features: readonly string[];
  /** Words that the source does not have; other differences stand at a place only. */
  readonly words: readonly LinkedWord[];
}

/** A finding of the rules: what they would withhold a proposal for. */
export interface RuleFinding extends Place {
  readonly reason: Reason;
}

export interface Comparison {
  readonly source: string;
  readonly context: readonly string[];
  readonly proposal: string;
  readonly rules: readonly RuleFinding[];
  /** Places of the proposal that rules read and know from the source. */
  readonly known: readonly Place[];
  readonly forget?: (word: string) => boolean;
}

/** What the differences of one proposal have in common. */
interface View extends Comparison {
  readonly edits: Edits;
  readonly shared: readonly string[];
  readonly translated: boolean;
  readonly lost: readonly LinkedWord[];
}

const bucket = (value: number, bounds: readonly number[]) => bounds.filter((bound) => value >= bound).length;
const COSINES = [0.2, 0.35, 0.45, 0.55, 0.65, 0.78];
const cosineName = (value: number | undefined) => (value === undefined ? 'none' : String(bucket(value, COSINES)));

/** Findings about a word, which another word of the source may say after all; the rest is sure. */
const ABOUT_WORDS: ReadonlySet<Reason> = new Set(['name', 'technology', 'outcome', 'scope', 'award', 'level']);

/** Changes of a number's part that say something else whatever stands around it: by 15 % is not to 15 %. */
/** Words that nothing in the source says, in a proposal that leaves nothing of it out. */
const PURE_ADDITION = 'pure addition';
const SURE_FEATURES: ReadonlySet<string> = new Set([
  PURE_ADDITION,
  'number change',
  'number span',
  'new number known=true,lost=true,date',
  'new number known=true,lost=true,number',
]);

/** Whether a finding of the rules needs no weighing. */
function isSure(rule: RuleFinding, { after }: Edits, translated: boolean): boolean {
  if (rule.reason === 'added') return false;
  if (translated && (ABOUT_WORDS.has(rule.reason) || ['title', 'certification'].includes(rule.reason))) {
    return false;
  }
  if (!ABOUT_WORDS.has(rule.reason)) return true;
  const end = rule.index + rule.text.length;
  const from = Math.max(0, firstFrom(after, rule.index) - 1);
  return after
    .slice(from, firstFrom(after, end))
    .some(({ index, text, link, kind }) => index + text.length > rule.index && link === 'none' && kind !== 'function');
}

/** Every difference between a source and a proposal, and what rules are sure of. */
export function describePieces(comparison: Comparison): {
  readonly pieces: readonly Piece[];
  readonly sure: readonly RuleFinding[];
} {
  const { source, context, proposal, known, forget } = comparison;
  const edits = compareWords(source, context, proposal, forget);
  const isKnown = coverOf(proposal, known);
  for (const word of edits.after) if (word.link === 'none' && isKnown(word.index)) word.link = 'context';
  const translated = isTranslated(source, edits.after);
  const lost = edits.before.filter(({ link, kind }) => link === 'none' && kind === 'content');
  const added = edits.after.filter(({ link, kind }) => link === 'none' && kind === 'content').length;
  const content = edits.before.filter(({ kind }) => kind === 'content');
  const kept = content.length === 0 ? 1 : 1 - lost.length / content.length;
  const lang = edits.after.filter(({ text }) => isHebrewWord(text)).length * 2 > edits.after.length ? 'he' : 'en';
  const view: View = {
    ...comparison,
    rules: comparison.rules.toSorted((a, b) => a.index - b.index),
    edits,
    translated,
    lost,
    shared: [
      `lang=${lang}`,
      `translated=${translated}`,
      `kept=${bucket(kept, [0.4, 0.6, 0.8, 0.95])}`,
      `net=${bucket(added - lost.length, [-2, 0, 1, 2, 4])}`,
      `growth=${bucket(proposal.length / Math.max(1, source.length), [0.7, 0.95, 1.05, 1.2, 1.5])}`,
      `lang=${lang},translated=${translated}`,
    ],
  };
  const pieces = [
    ...addedPieces(view),
    ...changedMeanings(view),
    ...lostLimits(view),
    ...raisedParts(view),
    ...movedNumbers(view),
    ...newCauses(view),
    ...frontedRoles(view),
  ];
  const ruled = view.rules.filter((rule) => isSure(rule, edits, translated));
  const certain = pieces.filter(({ features }) => features.some((name) => SURE_FEATURES.has(name)));
  const sure = ruled.length > 0 || translated ? ruled : certain;
  return { pieces: [...pieces, ...rulePieces(view, pieces)], sure };
}

/** Runs of words that the source does not have, with what stood in their place. */
function addedPieces(view: View): Piece[] {
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

function addedPiece(view: View, words: readonly LinkedWord[]): Piece {
  const { after } = view.edits;
  const [first, last] = [words[0] as LinkedWord, words.at(-1) as LinkedWord];
  const left = nearestJoined(after, first.at, -1);
  const right = nearestJoined(after, last.at, 1);
  const gapLost = lostBetween(view, left?.other, right?.other);
  const content = words.filter(({ kind }) => kind === 'content');
  const mode = gapLost.length === 0 ? (view.lost.length > 0 ? 'else' : 'ins') : gapLost.length >= content.length ? 'sub' : 'grow';
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
  const lang = isHebrewWord(first.text) ? 'he' : 'en';
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
            `pure=${view.lost.length === 0},praise=${classes.includes('praise')},verb=${classes.includes('verb')},${lang}`,
            `pure list=${inList},n=${Math.min(3, content.length)},praise=${classes.includes('praise')}`,
            ...(view.lost.length === 0 && !classes.includes('praise') && unknown ? [PURE_ADDITION] : []),
            `pure rank=${rankName(told)},list=${inList}`,
          ]
        : []),
      `ends=${after[last.at + 1] === undefined},mode=${mode}`,
      `rank=${rankName(told)},${lang}`,
      ...classes.flatMap((name) => [`class=${name}`, `class=${name},mode=${mode}`, `class=${name},lang=${lang}`]),
      ...rules.flatMap((reason) => [`inner rule=${reason}`, `inner rule=${reason},mode=${mode}`]),
    ],
  };
}

/** A word of the closed list of neutral ones by its key. */
const wordName = (word: string) => wordKeys(word).toSorted((a, b) => a.length - b.length)[0] ?? word;

function nearestJoined(words: readonly LinkedWord[], from: number, step: 1 | -1): LinkedWord | undefined {
  for (let at = from + step; words[at]; at += step) if (words[at]?.other !== undefined) return words[at];
  return undefined;
}

/** Words on either side in which one is compared with those of the source. */
const REACH = 40;
/** How far from a neighbour a word is looked for that stood in the place of another. */
const WINDOW = 4;

function lostBetween({ lost, edits }: View, left: number | undefined, right: number | undefined): readonly LinkedWord[] {
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

/** What joins words to what stands before them: a sign, a small word, the prefix of a Hebrew word. */
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

/** Whether words stand as one of several: before "and", or behind a comma. */
function isListItem({ edits: { after }, proposal }: View, first: LinkedWord, last: LinkedWord): boolean {
  const head = proposal.slice(Math.max(0, first.index - 5), first.index);
  const behind = proposal.slice(last.index + last.text.length, last.index + last.text.length + 5);
  const next = after[last.at + 1]?.text ?? '';
  return (
    /(?:,|and|&|or) *$/.test(head) ||
    /^,|^ (?:and|&|or) /.test(behind) ||
    (/^ו[א-ת]{2}/.test(first.text) && isHebrewWord(first.text)) ||
    (/^ ו/.test(behind) && isHebrewWord(next))
  );
}

const RANKS = [100, 500, 1500, 4000, 9000];
const rankName = (words: readonly LinkedWord[]) => {
  const ranks = words.map(({ text }) => frequencyRank(text));
  return ranks.some((rank) => rank === undefined) ? 'none' : String(bucket(Math.max(...(ranks as number[])), RANKS));
};

/** Kinds of words that limit, rank or join, each a bit. */
const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...LIMITERS.map(([kind, pattern]) => [`limit ${kind}`, pattern] as const),
  ...PART_RANKS.map(([rank, pattern]) => [`part ${rank}`, pattern] as const),
  ...CAUSES.map(([kind, pattern]) => [`cause ${kind}`, pattern] as const),
];

/** The kinds of words of a text. */
interface KindsOfText {
  readonly places: readonly (readonly [name: string, from: number, to: number])[];
  /** Kinds at a place. */
  readonly at: (index: number) => readonly string[];
}

const kindsOf = rememberTexts((text: string): KindsOfText => {
  const bits = new Uint32Array(text.length);
  const places = KINDS.flatMap(([name, pattern], bit) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => {
      for (let at = index; at < index + length; at += 1) bits[at] = (bits[at] as number) | (1 << bit);
      return [name, index, index + length] as const;
    }),
  );
  return {
    places,
    at: (index) => {
      const found = bits[index] ?? 0;
      return found === 0 ? [] : KINDS.flatMap(([name], bit) => (found & (1 << bit) ? [name] : []));
    },
  };
});

/** Place of the first of these, which stand in order, that is not before `index`. */
function firstFrom<T extends { readonly index: number }>(words: readonly T[], index: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as T).index < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

function classesOf(word: LinkedWord, kinds: KindsOfText): string[] {
  const { text, index } = word;
  const bare = normalizeWord(text);
  const forms = isHebrewWord(bare) ? prefixVariants(bare) : [bare];
  const classes = [...kinds.at(index)];
  if (forms.some((form) => DECORATIVE_WORDS.has(form))) classes.push('praise');
  if (isVerb(word, word.opensSentence)) classes.push('verb');
  for (const domain of domainsOf(text)) classes.push(`domain ${domain}`);
  if (isHebrewWord(bare)) {
    if (/תי$/.test(bare)) classes.push('he first person');
    else if (/(?:ים|ות)$/.test(bare)) classes.push('he plural');
    else if (/(?:ית|יים|יות)$/.test(bare)) classes.push('he adjective');
    if (/^ה/.test(bare)) classes.push('he definite');
  } else {
    if (/ly$/.test(bare)) classes.push('en manner');
    else if (/(?:al|ive|ous|ful|able|ible|ic|less)$/.test(bare)) classes.push('en adjective');
    else if (/ing$/.test(bare)) classes.push('en ing');
    else if (/ed$/.test(bare)) classes.push('en ed');
    else if (/(?:tion|sion|ment|ness|ity|ance|ence|ship)$/.test(bare)) classes.push('en abstract');
    if (/^[A-Z]/.test(text) && !word.opensSentence) classes.push('capital');
    if (/[A-Z].*[A-Z]|\d/.test(text)) classes.push('sign');
  }
  return classes.length === 0 ? ['plain'] : classes;
}

function reasonOf(rules: readonly Reason[], classes: readonly string[]): Reason {
  const named = rules.find((reason) => reason !== 'added');
  if (named) return named;
  return classes.some((name) => /^part [345]/.test(name)) ? 'responsibility' : 'added';
}

/** Words that stand for another of the same meaning, as far as the lexica know: escorting and guiding. */
function changedMeanings(view: View): Piece[] {
  if (view.translated) return [];
  const { before, after } = view.edits;
  const [beforeKinds, afterKinds] = [kindsOf(view.source), kindsOf(view.proposal)];
  return after.flatMap((word) => {
    if (word.link !== 'meaning' || word.kind !== 'content' || word.other === undefined) return [];
    const other = before[word.other] as LinkedWord;
    const cosine = cosineName(similarity(word.text, other.text));
    const lang = isHebrewWord(word.text) ? 'he' : 'en';
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

/** The rank of the part that a word speaks of; doing is 2. */
function partOf({ index }: LinkedWord, kinds: KindsOfText): number {
  const found = kinds.at(index).find((name) => name.startsWith('part '));
  return found ? Number(found.slice(5)) : 2;
}

/** Content words on either side of a limiting word that a claim is known by. */
const NEIGHBOURS = 3;

/** Words of the source that made a claim smaller, where the claim is still made without them. */
function lostLimits(view: View): Piece[] {
  const { before, after } = view.edits;
  const content = before.filter(({ kind }) => kind === 'content' || kind === 'number');
  return LIMITERS.flatMap(([kind, pattern]) => {
    const found = [...view.source.matchAll(pattern)];
    if (found.length === 0) return [];
    const left = [...view.proposal.matchAll(pattern)].length;
    if (left >= found.length) return [];
    return found.flatMap((match) => {
      const end = match.index + match[0].length;
      const own = before.slice(firstFrom(before, match.index), firstFrom(before, end));
      if (own.some(({ link, kind: of }) => link === 'same' && of !== 'function')) return [];
      const next = firstFrom(content, end);
      const behind = content.slice(next, next + NEIGHBOURS);
      const here = firstFrom(content, match.index);
      const ahead = content.slice(Math.max(0, here - 2), here);
      const keptBehind = behind.filter(({ link }) => link !== 'none');
      const keptAhead = ahead.filter(({ link }) => link !== 'none');
      const anchor = [...keptBehind, ...keptAhead].find(({ other }) => other !== undefined)?.other;
      const place = after[anchor ?? 0];
      const meaning = own.some(({ link }) => link !== 'none');
      return [
        {
          text: place?.text ?? '',
          index: place?.index ?? 0,
          words: [],
          reason: (kind === 'help' || kind === 'stead' || kind === 'beside' || kind === 'under'
            ? 'responsibility'
            : kind === 'not'
              ? 'negation'
              : 'hedge') as Reason,
          features: [
            'lost',
            `lost kind=${kind}`,
            `lost kind=${kind},all=${left === 0}`,
            `lost kind=${kind},translated=${view.translated}`,
            `lost kind=${kind},replaced=${meaning}`,
            `lost behind=${keptBehind.length},${view.translated}`,
            `lost first=${behind[0]?.link ?? 'end'}`,
            `lost kind=${kind},first=${behind[0] !== undefined && behind[0].link !== 'none'}`,
            `lost ahead=${keptAhead.length}`,
            `lost alone=${view.lost.length <= own.length},kind=${kind},${behind[0] !== undefined && behind[0].link !== 'none'}`,
            `lost alone=${view.lost.length <= own.length},replaced=${meaning},${view.translated}`,
            `lost ${view.shared[2] ?? ''}`,
            `lost ${view.shared[0] ?? ''}`,
          ],
        },
      ];
    });
  });
}

/** Words of leading, managing or answering for something that the source does not say of itself. */
function raisedParts(view: View): Piece[] {
  const { before, after } = view.edits;
  const [beforePlaces, afterPlaces] = [kindsOf(view.source).places, kindsOf(view.proposal).places];
  const ranksOf = (places: KindsOfText['places']) =>
    places.flatMap(([name]) => (name.startsWith('part ') ? [Number(name.slice(5))] : []));
  const saidRanks = ranksOf(beforePlaces);
  const highest = Math.max(2, ...saidRanks);
  const lowest = Math.min(2, ...saidRanks);
  const titled = Math.max(2, ...view.context.flatMap((text) => ranksOf(kindsOf(text).places)));
  const lostLow = beforePlaces.some(
    ([name, from, to]) =>
      /^part [01]$/.test(name) &&
      before.slice(firstFrom(before, from), firstFrom(before, to)).some(({ link }) => link !== 'same'),
  );
  return afterPlaces.flatMap(([name, from, to]) => {
    const rank = name.startsWith('part ') ? Number(name.slice(5)) : 0;
    if (rank < 3) return [];
    const own = after.slice(firstFrom(after, from), firstFrom(after, to));
    const word = own[0];
    if (!word || own.every(({ link }) => link === 'same')) return [];
    const object = nextWord(after, (own.at(-1) as LinkedWord).at + 1, ({ kind }) => kind === 'content');
    const verb = isVerb(word, true);
    return [
      {
        text: view.proposal.slice(from, to),
        index: from,
        words: [],
        reason: verb ? ('responsibility' as const) : ('title' as const),
        features: [
          'part',
          `part rank=${rank}`,
          `part rank=${rank},link=${word.link}`,
          `part rank=${rank},over=${Math.sign(rank - highest)}`,
          `part rank=${rank},titled=${titled >= rank}`,
          `part lowest=${lowest},lost=${lostLow}`,
          `part translated=${view.translated},rank=${rank},over=${Math.sign(rank - highest)}`,
          `part object=${object?.link ?? 'end'}`,
          `part rank=${rank},link=${word.link},verb=${verb},titled=${titled >= rank}`,
          `part rank=${rank},lost=${lostLow},object=${object?.link ?? 'end'}`,
          `part opens=${word.opensSentence},rank=${rank}`,
          `part ${view.shared[0] ?? ''}`,
        ],
      },
    ];
  });
}

/** The next word of a kind from a place on; not looked for farther than a sentence is long. */
const nextWord = (words: readonly LinkedWord[], from: number, is: (word: LinkedWord) => boolean) =>
  words.slice(from, from + REACH).find(is);

/** Words that join two things as cause and effect, where the source has none of their kind. */
function newCauses(view: View): Piece[] {
  return CAUSES.flatMap(([kind, pattern]) => {
    if (view.source.search(pattern) >= 0) return [];
    return [...view.proposal.matchAll(pattern)].map(({ 0: text, index }) => {
      const from = firstFrom(view.edits.after, index + text.length);
      const next = nextWord(view.edits.after, from, ({ kind }) => kind !== 'function');
      return {
        text,
        index,
        words: [],
        reason: 'outcome' as const,
        features: [
          'cause',
          `cause kind=${kind}`,
          `cause kind=${kind},next=${next?.link ?? 'end'}`,
          `cause next=${next?.link ?? 'end'}`,
          `cause translated=${view.translated}`,
          `cause ${view.shared[3] ?? ''}`,
        ],
      };
    });
  });
}

/** Roles and ranks with which the proposal opens and the source did not: somebody else's, made one's own. */
function frontedRoles(view: View): Piece[] {
  const { before, after } = view.edits;
  const kinds = kindsOf(view.proposal);
  const said = new Set(view.context.flatMap((text) => tokenizeWords(text).flatMap(({ text: word }) => wordKeys(word))));
  return after.flatMap((word) => {
    const previous = after[word.at - 1];
    const as = /^(?:as|כ)$/i.test(previous?.text ?? '') || (/^כ[א-ת]{3}/.test(word.text) && partOf(word, kinds) > 2);
    const opens = word.opensSentence || as;
    if (!opens || word.kind === 'function') return [];
    const partner = word.other === undefined ? undefined : before[word.other];
    const rank = partOf(word, kinds);
    const isRole = rank > 2 || domainsOf(word.text).has('people');
    if (!isRole || partner?.opensSentence === true) return [];
    const titled = wordKeys(word.text).some((key) => said.has(key));
    return [
      {
        text: word.text,
        index: word.index,
        words: [],
        reason: 'title' as const,
        features: [
          'front',
          `front link=${word.link},rank=${rank}`,
          `front titled=${titled}`,
          `front verb=${isVerb(word, true)},rank=${rank}`,
          `front translated=${view.translated}`,
          `front ${view.shared[0] ?? ''}`,
          `front as=${as},link=${word.link}`,
        ],
      },
    ];
  });
}

/** What stands before a number and says how it is meant. */
const NUMBER_ROLES: readonly (readonly [role: string, pattern: RegExp])[] = [
  ['by', /(?:\bby|(?:^|[ (])ב-?)$/i],
  ['to', /(?:\bto|(?:^|[ (])ל-?|עד)$/i],
  ['from', /(?:\bfrom|(?:^|[ (])מ-?)$/i],
  ['since', /(?:\bsince|מאז(?: שנת)?|החל מ-?)$/i],
  ['in', /(?:\bin|\bduring|בשנת|ב-?)$/i],
  ['until', /(?:\buntil|\btill|עד)$/i],
  ['over', /(?:\bover|more than|above|at least|exceeding|מעל|יותר מ-?|לפחות|למעלה מ-?|מ-?על)$/i],
  ['under', /(?:\bunder|less than|below|up to|at most|fewer than|within|פחות מ-?|עד|תוך|לכל היותר)$/i],
  ['about', /(?:about|around|approximately|roughly|nearly|almost|some|בערך|כמעט|כ-?)$/i],
  ['only', /(?:only|just|רק)$/i],
];
/** What a number claims that stood in one part and now stands in another; undefined where nothing. */
function riskOf(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const change = new Set(['by', 'to', 'from']);
  if (change.has(from) && change.has(to)) return 'change';
  if (from === 'in' && (to === 'since' || to === 'from' || to === 'until')) return 'span';
  if ((from === 'since' || from === 'until') && !['from', 'since', 'none'].includes(to)) return 'span';
  if (to === 'over') return 'bound';
  if ((from === 'under' || from === 'only') && to !== 'only' && to !== 'about') return 'bound';
  return from === 'about' && to === 'none' ? 'bound' : undefined;
}

const roleOf = (text: string, index: number) => {
  const before = text.slice(Math.max(0, index - 24), index).trimEnd();
  return NUMBER_ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? 'none';
};

/** Whether two numbers are of one thing: their words are joined, or forms of one. */
const isSameHead = (head: LinkedWord | undefined, old: LinkedWord | undefined) =>
  head !== undefined &&
  old !== undefined &&
  (head.other === old.at || wordKeys(head.text).some((key) => wordKeys(old.text).includes(key)));

/** Numbers of the source that now stand behind another word or before another thing. */
function movedNumbers(view: View): Piece[] {
  const olds = findNumbers(view.source);
  const left = new Map<string, Fact[]>();
  for (const old of olds) left.set(old.key, [...(left.get(old.key) ?? []), old].slice(0, REACH));
  const stated = new Set(view.context.flatMap((text) => findNumbers(text).map(({ key }) => key)));
  const isKnown = coverOf(view.proposal, view.known);
  const { before, after } = view.edits;
  let used = 0;
  const headOf = (words: readonly LinkedWord[], from: number) =>
    nextWord(
      words,
      firstFrom(words, from),
      ({ kind, text }) => kind !== 'function' && kind !== 'number' && text.length > 1,
    );
  const pieces: Piece[] = [];
  for (const fact of findNumbers(view.proposal)) {
    const place = { text: fact.text, index: fact.index, words: [] };
    const head = headOf(after, fact.index + fact.text.length);
    const same = left.get(fact.key) ?? [];
    const fitting = same.findIndex((each) => isSameHead(head, headOf(before, each.index + each.text.length)));
    const [old] = same.splice(Math.max(0, fitting), 1);
    if (!old) {
      if (isKnown(fact.index) && fact.kind !== 'date') continue;
      pieces.push({
        ...place,
        reason: fact.kind === 'date' ? 'date' : 'number',
        features: ['new number', `new number known=${stated.has(fact.key)},lost=${olds.length > used},${fact.kind}`],
      });
      continue;
    }
    used += 1;
    const [from, to] = [roleOf(view.source, old.index), roleOf(view.proposal, fact.index)];
    const oldHead = headOf(before, old.index + old.text.length);
    const state =
      !head || !oldHead
        ? 'end'
        : head.link === 'none'
          ? 'new'
          : isSameHead(head, oldHead)
            ? 'same'
            : head.other === undefined
              ? head.link
              : oldHead.other === undefined
                ? 'other'
                : 'moved';
    const risk = riskOf(from, to);
    const features = [
      ...(risk ? [`number role=${from}>${to}`, `number ${risk}`] : []),
      ...(state === 'same' || state === 'end'
        ? []
        : [`number head=${state},${view.translated}`, `number head=${state}`]),
    ];
    if (features.length > 0) pieces.push({ ...place, reason: risk ? 'number' : 'swapped', features });
  }
  return pieces;
}

/** What the rules find beside the words that were added. */
function rulePieces(view: View, pieces: readonly Piece[]): Piece[] {
  const isCovered = coverOf(
    view.proposal,
    pieces.filter(({ words }) => words.length > 0),
  );
  const { after } = view.edits;
  return view.rules.flatMap((rule) => {
    if (rule.reason === 'added' || isCovered(rule.index)) return [];
    const word = after[Math.max(0, firstFrom(after, rule.index + 1) - 1)];
    const link = word?.link ?? 'none';
    return [
      {
        ...rule,
        words: [],
        features: [
          `rule=${rule.reason}`,
          `rule=${rule.reason},translated=${view.translated}`,
          `rule=${rule.reason},link=${link}`,
          `rule=${rule.reason},${view.shared[0] ?? ''}`,
          `rule=${rule.reason},${view.shared[2] ?? ''}`,
        ],
      },
    ];
  });
}
