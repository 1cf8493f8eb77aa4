import type { Item } from './groups.ts';
import { UNIT_WORD, isCounted, isYear } from './numbers.ts';

/** A part of a text, by UTF-16 offsets. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the span within brackets: the brackets belong to the sentence around them, and stay with it if the line ends
 * within.
 */
export const withinBrackets = ({ start, end }: TextSpan): TextSpan => ({ start: start + 1, end: end - 1 });

/**
 * A part of a right-to-left paragraph that is read from left to right as a whole: `latin` is a name or words with what
 * belongs to them, `counted` words after their number, `amount` a number with its unit, `aside` words in brackets,
 * `alone` a number, date, phone or address.
 */
export interface Phrase extends TextSpan {
  readonly kind: 'latin' | 'counted' | 'amount' | 'aside' | 'alone';
}

const hasWords = ({ kind }: Phrase) => kind === 'latin' || kind === 'counted';
/** Returns a phrase's kind after words are added to it. */
const withWords = ({ kind }: Phrase) => (kind === 'latin' || kind === 'aside' ? 'latin' : 'counted');

/** The end of a sentence, which ends every phrase. */
const SENTENCE_END = /[.!?…]["'”’)\]]?\s|[\n\r\u2028\u2029]/;
/** Signs of sums, relations and directions: with both its sides, such a sign is a formula. */
const OPERATOR = /^ ?(?:->|=>|[<>!=]=|&&|[=≠≈≡<>≤≥±+×÷·∙^@→←↔⇒⇔➔]) ?$/;
const DASH = /^\s?[-–—]\s?$/;
const UNMATCHED_BRACKET = /[()[\]{}]/;
const CLAUSE_END = /[:;]/;

/** Decides about an item that only blanks separate from the phrase before it; the first rule that applies counts. */
type BlankRule = (context: BlankContext) => Phrase['kind'] | 'apart' | undefined;

interface BlankContext {
  readonly text: string;
  readonly before: Phrase;
  readonly item: Item;
  /** The item after this one, if only blanks separate them. */
  readonly next: Item | undefined;
}

/** By name, with an example each; `|` separates phrases. */
const BLANK_RULES: Readonly<Record<string, BlankRule>> = {
  /** `5 GB`, `12 km/h`: a unit is its number's. */
  unitFollowsNumber: ({ text, before, item }) =>
    before.kind === 'alone' && item.kind === 'latin' && UNIT_WORD.test(text.slice(item.start, item.end))
      ? 'amount'
      : undefined,
  /** `f(5)`, `Developer(s)`, `18.x`: what is written onto a phrase belongs to it. */
  nothingBetween: ({ before, item }) => (before.end === item.start ? withWords(before) : undefined),
  /** `GitLab | 120 שרתים`, but `React 18 בצוות`: a number that counts what follows is not the name's. */
  countedWordTakesNumber: ({ text, item, next }) =>
    item.kind === 'number' &&
    next?.kind === 'rtl' &&
    isCounted(text.slice(item.start, item.end), text.slice(next.start, next.end))
      ? 'apart'
      : undefined,
  /** `Python 3`, `Excel 2019`, `GPA 91`: a number after a name is its version or value. */
  nameTakesNumber: ({ before, item }) =>
    hasWords(before) && (item.kind === 'number' || item.kind === 'year') ? before.kind : undefined,
  /** `16 GB RAM`, `12 microservices`, `Google Ads`: words follow words, amounts and numbers. */
  wordsFollowWords: ({ before, item }) => (item.kind === 'latin' ? withWords(before) : undefined),
  /** `React (SSR)`, but `$2M | (ARR)`: a name takes the bracket that explains it, a number does not. */
  nameTakesBracket: ({ before, item }) => (item.kind === 'latinGroup' && hasWords(before) ? before.kind : undefined),
  /** `Team (5) lead`, but `Google | (2019)`: a number in brackets belongs to a name that goes on after it. */
  nameGoesOnBehindBracket: ({ before, item, next }) =>
    item.kind === 'numberGroup' && hasWords(before) && next?.kind === 'latin' ? before.kind : undefined,
};

/**
 * Applies {@link BLANK_RULES}: returns the kind of the phrase that the item now belongs to, or that it is apart, as
 * dates, phones and addresses are: `ב-Google | 2019–2021`, `Tel | 03-1234567`.
 */
export function joinByBlank(context: BlankContext): Phrase['kind'] | 'apart' {
  for (const rule of Object.values(BLANK_RULES)) {
    const decision = rule(context);
    if (decision) return decision;
  }
  return 'apart';
}

/** Whether two phrases are one, by the signs between them. */
type SignRule = (before: Phrase, gap: string, after: Phrase, text: string) => boolean | undefined;

/** By name, with an example each; `|` separates phrases. */
const SIGN_RULES: Readonly<Record<string, SignRule>> = {
  /** `ב-React. | Node.js הוא`, `1) | React`: a sentence, a line and a bracket without its other one end a phrase. */
  sentenceEnds: (_before, gap) => (SENTENCE_END.test(gap) || UNMATCHED_BRACKET.test(gap) ? false : undefined),
  /** `CTR → 5%`, `20 = 4 × 5`, `T ≤ 0.3 K`: formulas are read from left to right. */
  formulasAreOne: (_before, gap) => (OPERATOR.test(gap) ? true : undefined),
  /** `16 / kHz`, `120 / min`: a unit over a slash is its number's. */
  unitOverSlash: (before, gap, after, text) =>
    !hasWords(before) && /^ ?\/ ?$/.test(gap) && UNIT_WORD.test(text.slice(after.start, after.end)) ? true : undefined,
  /** `5 GB – 10 GB`: a range of amounts. */
  amountsRange: (before, gap, after) =>
    !hasWords(before) && after.kind === 'amount' && DASH.test(gap) ? true : undefined,
  /** `CNC: | Haas, Fanuc`, `Excel; | SAP`: a colon and a semicolon part what the Hebrew line says. */
  clauseEnds: (_before, gap) => (CLAUSE_END.test(gap) ? false : undefined),
  /** `React, Vue`, `Docker & Kubernetes`, `Google – Product Manager`: words are read in their direction. */
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
};

/**
 * Returns the phrase that two phrases form by {@link SIGN_RULES}; undefined if they stay apart, as does a number after
 * a sign, which belongs to the Hebrew line: `GitLab: | 120`, `AWS – | 3 שנים`, `2019, | 2021`, `CI – | 40 pipelines`.
 */
export function joinBySigns(text: string, before: Phrase, after: Phrase): Phrase | undefined {
  const gap = text.slice(before.end, after.start);
  for (const rule of Object.values(SIGN_RULES)) {
    const isOne = rule(before, gap, after, text);
    if (isOne === false) return undefined;
    if (isOne === true) {
      const kind = hasWords(before) ? before.kind : hasWords(after) ? 'counted' : 'amount';
      return { kind, start: before.start, end: after.end };
    }
  }
  return undefined;
}
