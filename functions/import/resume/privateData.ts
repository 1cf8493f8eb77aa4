import type { Cell } from '../pdf/cells.ts';
import { toLine, type TextLine } from '../pdf/lines.ts';
import { phoneDigits } from './phone.ts';

/** Lines without the private data in them, and that data as written. */
export interface SeparatedLines {
  readonly lines: readonly TextLine[];
  /** Label and value, in the order of the document; each text once. */
  readonly personal: readonly string[];
}

const DATE = String.raw`(?:${[
  // 14.02.1981
  String.raw`\d{1,2}[./\s-]{1,3}\d{1,2}[./\s-]{1,3}(?:19|20)?\d{2}`,
  // 3 May 1990, March 3, 1990
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[\s.]{1,2})?\p{L}{3,9}[\s.,]{1,2}(?:\d{1,2},?\s)?(?:19|20)\d{2}`,
  String.raw`(?:19|20)\d{2}`,
].join('|')})(?!\d)`;
const STATUS = '(?:נשואה|נשוי|רווקה|רווק|גרושה|גרוש|אלמנה|אלמן|פרודה|פרוד|single|married|divorced|widowed)';
/** + 3, with two children */
const CHILDREN = [
  String.raw`(?:\s*(?:\+|ו-?|(?:,\s*)?(?:אב|אם)\s+ל-?|(?:,\s*)?(?:with|father of|mother of)\s+)\s*`,
  String.raw`(?:\d{1,2}|שניים|שלושה|ארבעה|two|three|four)(?:\s*(?:ילדים|children|kids))?|`,
  // , שני ילדים
  String.raw`\s*,\s*(?:(?:\d{1,2}|שני|שלושה|ארבעה|חמישה|two|three|four|five)\s`,
  String.raw`(?:ילדים|children|kids)|ילד אחד|one child))?`,
].join('');
/** Between a label and its value. */
const JOIN = String.raw`\s{0,3}[:.\-–]?\s{0,3}`;

/**
 * What an employer need not know, as a label and the value behind it. A value must look like one: "born leader" and
 * "age groups" are no facts about a person.
 */
const LABELLED_FACTS: Readonly<Record<string, readonly [label: string, value: string]>> = {
  // ת.ז. 012345678, ID number: 01234567-8
  identity: [
    String.raw`ת\.?\s?["״'׳]{0,2}\s?ז\.?|(?:מס(?:פר|['׳])\s)?(?:תעודת\s)?זהות|מספר דרכון|דרכון|` +
      String.raw`identity (?:card|number|no\.?)(?: number| no\.?)?|id(?: (?:no\.?|number|card|#))?|` +
      String.raw`passport(?: (?:no\.?|number))?`,
    String.raw`(?:[A-Z]{0,2}\d{6,9}(?:-\d)?|\d-\d{6,7}-\d|\d{3}[ -]\d{3}[ -]\d{3})(?!\d)`,
  ],
  // תאריך לידה: 14.02.1981, Born 3 May 1990
  birth: [
    String.raw`תאריך (?:ה)?לידה|שנת לידה|ת\.?\s?לידה|נולדתי|נולדה|נולד|ילידת|יליד|date of birth|birth ?date|` +
      String.raw`year of birth|d\.?o\.?b\.?|born(?: on| in)?`,
    String.raw`(?:ב-?\s?|בשנת\s)?${DATE}(?:\s*\((?:age|גיל)\D{0,3}\d{2}\))?`,
  ],
  // שנת עלייה: 1995
  immigration: ['שנת עליי?ה|תאריך עליי?ה|(?:year|date) of (?:immigration|aliyah)', DATE],
  // מצב משפחתי: נשוי + 2
  marital: [
    'מצב משפחתי|marital status|family status|civil status',
    String.raw`(?:${STATUS}${CHILDREN}|\p{L}[\p{L} ]{2,20}(?:\s*\+\s*\d)?)`,
  ],
  // גיל: 34
  age: ['גיל|age', String.raw`(?<=[:–-]\s{0,3})\d{2}(?![\d-])(?:\s*(?:years old|שנים))?`],
  gender: ['מין|gender|sex', '(?<=[:–-]\\s{0,3})(?:זכר|נקבה|גבר|אישה|male|female|man|woman|non-binary|other)'],
  nationality: ['לאום|nationality', String.raw`(?<=[:–-]\s{0,3})\p{L}{3,20}`],
  // פרופיל 97, profile: 82
  militaryProfile: [
    String.raw`פרופיל(?: צבאי| רפואי)?|(?:military|medical|army) profile`,
    String.raw`(?:97|82|72|64|45|25|24|21)(?!\d)`,
  ],
};
/** What is a fact without a label where it stands alone between signs. */
const BARE_FACTS = [`${STATUS}${CHILDREN}`];

const PART_START = String.raw`(?<=^\s{0,9}|[|•·,;()▪●/–]\s{0,3}|\s{2})`;
const PART_END = String.raw`(?=\s{0,3}(?:$|[|•·,;()▪●/–]|\s-\s|\s{2}|\.(?:\s|$)))`;
const labels = Object.values(LABELLED_FACTS)
  .map(([label]) => label)
  .join('|');
const FACT = new RegExp(
  [
    ...Object.values(LABELLED_FACTS).map(([label, value]) => `(?<![\\p{L}\\p{N}])(?:${label})${JOIN}${value}`),
    ...BARE_FACTS.map((value) => `${PART_START}${value}${PART_END}`),
  ].join('|'),
  'giu',
);
const LABEL_ALONE = new RegExp(`^(?:${labels})\\s*[:.\\-–]?$`, 'iu');
const DIGITS_ALONE = /(?<![\p{L}\p{N}@./+-])\d{9}(?![\p{L}\p{N}@./-])/gu;
/** Signs left at the place of a fact. */
const LEFT_SIGNS = /^[\s|•·,;/–-]+|[\s|•·,;/–-]+$/g;

/** Whether nine digits are an identity number by their control digit. */
export function isIdentityNumber(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, at) => {
    const weighted = digit * (1 + (at % 2));
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length === 9 && Number(digits) > 0 && sum % 10 === 0;
}

/**
 * Takes identity number, date of birth, marital status, age, gender and military profile out of lines, before anything
 * else reads them: what is taken out here can reach no field.
 */
export function separatePrivateData(lines: readonly TextLine[]): SeparatedLines {
  const personal: string[] = [];
  const left = lines.flatMap((line, at) => {
    const cells = withoutPrivateCells(line.cells, personal);
    if (cells === line.cells) return [line];
    return cells.length === 0
      ? []
      : [{ ...toLine(cells, line.page, line.column, lines[at - 1]), farEdge: line.farEdge, gap: line.gap }];
  });
  return { lines: left, personal: [...new Set(personal)] };
}

function withoutPrivateCells(cells: readonly Cell[], personal: string[]): readonly Cell[] {
  const kept: Cell[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (!cell) continue;
    const both = next && LABEL_ALONE.test(cell.text.trim()) ? `${cell.text.replace(/[\s:]+$/, '')}: ${next.text}` : '';
    const [whole] = factsIn(both);
    if (whole !== undefined && whole.from === 0 && whole.to === both.length) {
      personal.push(both);
      at += 1;
      continue;
    }
    const facts = factsIn(cell.text);
    if (facts.length === 0) {
      kept.push(cell);
      continue;
    }
    personal.push(...facts.map(({ from, to }) => cell.text.slice(from, to).trim()));
    let text = cell.text;
    for (const { from, to } of facts.toReversed()) {
      const [before, after] = [text.slice(0, from), text.slice(to)];
      const isBetween = /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
      text = isBetween ? `${before.replace(LEFT_SIGNS, '')} | ${after.replace(LEFT_SIGNS, '')}` : `${before}${after}`;
    }
    text = text.replace(LEFT_SIGNS, '').replace(/\(\s*\)/, '');
    // What is left may be a fact only now that it stands alone.
    const [alone] = factsIn(text);
    if (alone?.from === 0 && alone.to === text.length) {
      personal.push(text);
      continue;
    }
    if (/[\p{L}\p{N}]/u.test(text)) kept.push({ ...cell, text, runs: [{ text, bold: cell.bold }] });
  }
  return kept.length === cells.length && kept.every((cell, at) => cell === cells[at]) ? cells : kept;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function factsIn(text: string): Span[] {
  if (text === '') return [];
  const found: Span[] = [...text.matchAll(FACT)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  for (const match of text.matchAll(DIGITS_ALONE))
    if (
      isIdentityNumber(match[0]) &&
      phoneDigits(match[0]) === undefined &&
      !found.some(({ from, to }) => match.index >= from && match.index < to)
    )
      found.push({ from: match.index, to: match.index + match[0].length });
  return found.toSorted((a, b) => a.from - b.from);
}
