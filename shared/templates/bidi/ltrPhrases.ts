import type { Item } from './groups.ts';
import { isCounted, isYear } from './numbers.ts';

/** A part of a text, by UTF-16 offsets. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * A part of a right-to-left paragraph that is read from left to right as a whole: `latin` is a name or words with what
 * belongs to them, `counted` words behind their number, `amount` a number with its unit, `aside` words in brackets,
 * `alone` a number, date, phone or address.
 */
interface Phrase extends TextSpan {
  readonly kind: 'latin' | 'counted' | 'amount' | 'aside' | 'alone';
}

const hasWords = ({ kind }: Phrase) => kind === 'latin' || kind === 'counted';
/** What a phrase is when words are added to it. */
const withWords = ({ kind }: Phrase) => (kind === 'latin' || kind === 'aside' ? 'latin' : 'counted');

/** Units as words of their own behind a number: 5 GB, 12 km/h. */
export const UNIT_WORD =
  /^(?:[kKMGTPµμmcn]?(?:B|Wh?|VA|V|Ah?|Hz|m|g|l|L|s|J|Pa|bps|eV|Ω|F)[²³]?|[kKMGT]?bps|dB|ppm|px|pt|dpi|fps|rpm|psi|bar|mmHg|min|hrs?|sec|km\/h|kmh|mph|m\/s|mg\/dl|USD|EUR|GBP|ILS|NIS|U)$/;
/** What ends a sentence, and with it every phrase. */
const SENTENCE_END = /[.!?…]["'”’)\]]?\s|[\n\r\u2028\u2029]/;
const ARROW_OR_SUM = /^\s?(?:->|=>|[→⇒➔=×÷])\s?$/;
const DASH = /^\s?[-–—]\s?$/;
const UNMATCHED_BRACKET = /[()[\]{}]/;
const CLAUSE_END = /[:;]/;

/**
 * The phrases among the items of a right-to-left text, in order. Two passes over what stands between right-to-left
 * words: first what only blanks part, then what signs part.
 */
export function findLtrPhrases(text: string, items: readonly Item[]): TextSpan[] {
  return phrasesOf(text, items);
}

function phrasesOf(text: string, items: readonly Item[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at] as Item;
    if (item.kind === 'rtl') at += 1;
    else if (item.kind === 'rtlGroup') {
      phrases.push(...phrasesOf(text, item.items ?? []));
      at += 1;
    } else {
      let end = at + 1;
      while (end < items.length && !/^rtl/.test((items[end] as Item).kind)) end += 1;
      const following = items[end];
      const region = items.slice(at, end);
      phrases.push(...joinAcrossSigns(text, joinAcrossBlanks(text, region, following)));
      at = end;
    }
  }
  return phrases;
}

/** Whether only blanks, or nothing, stand between two places. */
const isBlankGap = (text: string, from: number, until: number) =>
  /^[^\S\n\r\u2028\u2029]*$/.test(text.slice(from, until));

const STANDS_ALONE: ReadonlySet<string> = new Set(['date', 'phone', 'address']);

/** What comes of an item behind a phrase that only blanks part from it; the first rule that applies decides. */
type BlankRule = (context: {
  readonly text: string;
  readonly before: Phrase;
  readonly item: Item;
  /** What follows the item after blanks alone. */
  readonly next: Item | undefined;
}) => Phrase['kind'] | 'apart' | undefined;

/** By name, with an example each; `|` parts phrases. */
const BLANK_RULES: Readonly<Record<string, BlankRule>> = {
  /** `ב-Google | 2019–2021`, `Tel | 03-1234567`, `Mail | noa@example.com`: dates and addresses are nobody's name. */
  datesAndAddressesStandAlone: ({ item }) => (STANDS_ALONE.has(item.kind) ? 'apart' : undefined),
  /** `5 GB`, `12 km/h`: a unit is its number's. */
  unitFollowsNumber: ({ text, before, item }) =>
    before.kind === 'alone' && item.kind === 'latin' && UNIT_WORD.test(text.slice(item.start, item.end))
      ? 'amount'
      : undefined,
  /** `f(5)`, `Developer(s)`, `18.x`: what is written onto a phrase is of it. */
  nothingBetween: ({ before, item }) => (before.end === item.start ? withWords(before) : undefined),
  /** `GitLab | 120 שרתים`, but `React 18 בצוות`: a number that counts what follows is not the name's. */
  countedWordTakesNumber: ({ text, item, next }) =>
    item.kind === 'number' &&
    next?.kind === 'rtl' &&
    isCounted(text.slice(item.start, item.end), text.slice(next.start, next.end))
      ? 'apart'
      : undefined,
  /** `Python 3`, `Excel 2019`, `GPA 91`: a number behind a name is its version or value. */
  nameTakesNumber: ({ before, item }) =>
    hasWords(before) && (item.kind === 'number' || item.kind === 'year') ? before.kind : undefined,
  /** `16 GB RAM`, `12 microservices`, `Google Ads`: words follow words, amounts and numbers. */
  wordsFollowWords: ({ before, item }) => (item.kind === 'latin' ? withWords(before) : undefined),
  /** `React (SSR)`, but `$2M | (ARR)`: a name takes what is said of it in brackets, a number does not. */
  nameTakesBracket: ({ before, item }) => (item.kind === 'latinGroup' && hasWords(before) ? before.kind : undefined),
  /** `Team (5) lead`, but `Google | (2019)`: a number in brackets is of a name that goes on behind it. */
  nameGoesOnBehindBracket: ({ before, item, next }) =>
    item.kind === 'numberGroup' && hasWords(before) && next?.kind === 'latin' ? before.kind : undefined,
};

/** First pass: a region's items that only blanks part, joined to phrases by {@link BLANK_RULES}. */
function joinAcrossBlanks(text: string, region: readonly Item[], following: Item | undefined): Phrase[] {
  const phrases: Phrase[] = [];
  /** Whether the last phrase may go on. */
  let open = false;
  region.forEach((item, index) => {
    const after = region[index + 1] ?? following;
    const next = after && isBlankGap(text, item.end, after.start) ? after : undefined;
    const before = open ? phrases.at(-1) : undefined;
    if (before && isBlankGap(text, before.end, item.start)) {
      const decision = decide({ text, before, item, next });
      if (decision !== 'apart') {
        phrases[phrases.length - 1] = { kind: decision, start: before.start, end: item.end };
        return;
      }
    }
    if (item.kind === 'numberGroup') phrases.push(...phrasesOf(text, item.items ?? []));
    else phrases.push({ kind: kindAlone(text, item), start: item.start, end: item.end });
    open = item.kind === 'latin' || item.kind === 'latinGroup' || item.kind === 'number';
  });
  return phrases;
}

/** What an item is as a phrase: `סגן מנהל (Acting) – Q4`, where the bracket is of the Hebrew before it. */
function kindAlone(text: string, { kind, start }: Item): Phrase['kind'] {
  if (kind === 'latin') return 'latin';
  if (kind !== 'latinGroup') return 'alone';
  return '([{'.includes(text.charAt(start)) ? 'aside' : 'latin';
}

function decide(context: Parameters<BlankRule>[0]): Phrase['kind'] | 'apart' {
  for (const rule of Object.values(BLANK_RULES)) {
    const decision = rule(context);
    if (decision) return decision;
  }
  return 'apart';
}

/** Whether two phrases are one, by the signs between them. */
type SignRule = (before: Phrase, gap: string, after: Phrase, text: string) => boolean | undefined;

/** By name, with an example each; `|` parts phrases. */
const SIGN_RULES: Readonly<Record<string, SignRule>> = {
  /** `ב-React. | Node.js הוא`, `1) | React`: a sentence, a line and a bracket without its other one end a phrase. */
  sentenceEnds: (_before, gap) => (SENTENCE_END.test(gap) || UNMATCHED_BRACKET.test(gap) ? false : undefined),
  /** `CTR → 5%`, `20 = 4 × 5`: arrows and sums point from left to right. */
  arrowsPoint: (_before, gap) => (ARROW_OR_SUM.test(gap) ? true : undefined),
  /** `5 GB – 10 GB`: a range of amounts. */
  amountsRange: (before, gap, after) =>
    !hasWords(before) && after.kind === 'amount' && DASH.test(gap) ? true : undefined,
  /** `CNC: | Haas, Fanuc`, `Excel; | SAP`: a colon and a semicolon part what the Hebrew line says. */
  clauseEnds: (_before, gap) => (CLAUSE_END.test(gap) ? false : undefined),
  /** `React, Vue`, `Docker & Kubernetes`, `Google – Product Manager`: words of one language are read in its direction. */
  wordsStayTogether: (before, gap, after) =>
    hasWords(before) && after.kind === 'latin' && !/^\s*$/.test(gap) ? true : undefined,
  /** `Cohen et al., 2019`: a citation holds its year. */
  citationsHoldTheirYear: (before, gap, after, text) =>
    before.kind === 'latin' &&
    /^,?\s$/.test(gap) &&
    text.slice(before.start, before.end).endsWith(' et al.') &&
    isYear(text.slice(after.start, after.end))
      ? true
      : undefined,
  /** `GitLab: | 120`, `AWS – | 3 שנים`, `2019, | 2021`, `CI – | 40 pipelines`: a number behind a sign is what the Hebrew line says. */
  numbersFollowTheLine: () => false,
};

/** Second pass: phrases joined across signs by {@link SIGN_RULES}. */
function joinAcrossSigns(text: string, phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const after of phrases) {
    const before = joined.at(-1);
    const gap = before ? text.slice(before.end, after.start) : '';
    const rule = before && Object.values(SIGN_RULES).find((each) => each(before, gap, after, text) !== undefined);
    if (before && rule?.(before, gap, after, text)) {
      const kind = hasWords(before) ? before.kind : hasWords(after) ? 'counted' : 'amount';
      joined[joined.length - 1] = { kind, start: before.start, end: after.end };
    } else joined.push(after);
  }
  return joined;
}
