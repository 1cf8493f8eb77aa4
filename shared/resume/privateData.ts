import { lengthOfDate } from '../dates/parseDate.ts';

/** Facts about a person that an employer need not know. */
export type PrivateKind = keyof typeof LABELLED_FACTS;

/** A fact in a text, with its label; `from` and `to` in UTF-16 code units. */
export interface PrivateFact {
  readonly kind: PrivateKind;
  readonly from: number;
  readonly to: number;
}

/** Before a date; the grammar of dates reads what follows. */
const BEFORE_DATE = String.raw`(?:ב[-־]?\s?|בשנת\s)?`;
/** An age after a date of birth. */
const AGE_BEHIND = /^\s{0,9}\((?:age|גיל)\D{0,3}\d{2}\)/i;
const STATUS = '(?:נשואה|נשוי|רווקה|רווק|גרושה|גרוש|אלמנה|אלמן|פרודה|פרוד|single|married|divorced|widowed)';
/** + 3, with two children; more figures are a phone's */
const CHILDREN = [
  String.raw`(?:\s{0,9}(?:\+|ו-?|(?:,\s{0,9})?(?:(?:אב|אם)\s{1,9}ל-?|(?:with|father of|mother of)\s))\s{0,9}`,
  String.raw`(?:\d{1,2}(?!\d)|שניים|שלושה|ארבעה|two|three|four)(?:\s{0,9}(?:ילדים|children|kids))?|`,
  // , שני ילדים
  String.raw`\s{0,9},\s{0,9}(?:(?:\d{1,2}|שני|שלושה|ארבעה|חמישה|two|three|four|five)\s`,
  String.raw`(?:ילדים|children|kids)|ילד אחד|one child))?`,
].join('');
/** Between a label and its value. */
const JOIN = String.raw`\s{0,3}[:.\-–]?\s{0,3}`;

/**
 * Such facts as a label and the value after it. The value must look like one: "born leader" and "age groups" are no
 * facts about a person.
 */
const LABELLED_FACTS = {
  // ת.ז. 012345678, ID number: 01234567-8
  identity: [
    String.raw`ת\.?\s?["״'׳]{0,2}\s?ז\.?|(?:מס(?:פר|['׳])\s)?(?:תעודת\s)?זהות|מספר דרכון|דרכון|` +
      String.raw`identity (?:card|number|no\.?)(?: number| no\.?)?|id(?: (?:no\.?|number|card|#))?|` +
      String.raw`ssn|social security(?: (?:no\.?|number))?|trn|` +
      String.raw`(?:tax(?:payer)?(?: registration)?|ni) (?:no\.?|number)|` +
      String.raw`passport(?: (?:no\.?|number))?|nric(?: no\.?)?|national insurance(?: (?:no\.?|number))?|` +
      String.raw`national id(?:entity)?(?: (?:card|no\.?|number))?`,
    String.raw`(?:[A-Z]{0,2}\d{6,9}(?:-\d|[A-Z](?![\p{L}\d]))?|\d-\d{6,7}-\d|` +
      String.raw`\d{3}[ -]\d{2,3}[ -]\d{3,4}|[A-Z]{2}(?: ?\d{2}){3} ?[A-Z](?![\p{L}\d]))(?!\d)`,
  ],
  // תאריך לידה: 14.02.1981, Born 3 May 1990
  birth: [
    String.raw`תאריך (?:ה)?לידה|שנת לידה|ת\.?\s?לידה|נולדתי|נולדה|נולד|ילידת|יליד|date of birth|birth ?date|` +
      String.raw`year of birth|d\.?o\.?b\.?|born(?: on| in)?`,
    BEFORE_DATE,
  ],
  // שנת עלייה: 1995
  // עלה ארצה: 1995, immigrated in 1995
  immigration: [
    'שנת עליי?ה|תאריך עליי?ה|על(?:ה|תה) (?:ארצה|לארץ|לישראל)|(?:year|date) of (?:immigration|aliyah)|' +
      'immigrated(?: to israel)?(?: in)?',
    BEFORE_DATE,
  ],
  // מצב משפחתי: נשוי + 2; in a longer text only whole words
  marital: [
    'מצב משפחתי|marital status|family status|civil status',
    String.raw`(?:${STATUS}${CHILDREN}|\p{L}[\p{L} ]{2,21}(?![\p{L}\d])(?:\s{0,9}\+\s{0,9}\d(?!\d))?)`,
  ],
  // גיל: 34
  age: ['גיל|age', String.raw`(?<=[:–-]\s{0,3})\d{2}(?![\d-])(?:\s{0,9}(?:years old|שנים))?`],
  gender: ['מין|gender|sex', '(?<=[:–-]\\s{0,3})(?:זכר|נקבה|גבר|אישה|male|female|man|woman|non-binary|other)'],
  // לאום: ישראלי, place of birth: Ukraine
  nationality: [
    'לאום|nationality|(?:ארץ|מקום) (?:ה)?לידה|(?:country|place) of birth|birth ?place',
    String.raw`(?<=[:–-]\s{0,3})\p{L}{3,20}(?![\p{L}\d])`,
  ],
  // פרופיל 97, profile: 82
  militaryProfile: [
    String.raw`פרופיל(?: צבאי| רפואי)?|(?:military|medical|army) profile`,
    String.raw`(?:97|82|72|64|45|25|24|21)(?!\d)`,
  ],
} as const satisfies Readonly<Record<string, readonly [label: string, value: string]>>;
/** אב לשלושה, mother of two children, grandfather of five */
const FAMILY = [
  String.raw`(?:(?:אב|אבא|אם|אמא|אימא|סב|סבא|סבתא)\s{1,9}ל-?(?:\d{1,2}|שניים|שתיים|שני|שתי|שלושה|שלוש|ארבעה|ארבע|`,
  String.raw`חמישה|חמש|שישה|שש|שבעה|שבע|שמונה|תשעה|תשע|עשרה)(?:\s(?:ילדים|בנים|בנות|נכדים|נכדות))?`,
  String.raw`|(?:grand)?(?:father|mother|parent) of (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`,
  String.raw`(?:\s(?:grand)?(?:child|children|kids|boys|girls|sons|daughters))?)`,
].join('');
/** Facts without a label that are alone between signs. */
const BARE_FACTS = [`${STATUS}${CHILDREN}`, FAMILY];

const PART_START = String.raw`(?<=^\s{0,9}|[|•·,;()▪●/–]\s{0,3}|\s{2})`;
const PART_END = String.raw`(?=\s{0,3}(?:$|[|•·,;()▪●/–]|\s-\s|\s{2}|\.(?:\s|$)))`;
const FACT = new RegExp(
  [
    ...Object.entries(LABELLED_FACTS).map(
      ([kind, [label, value]]) => `(?<${kind}>(?<![\\p{L}\\p{N}])(?:${label})${JOIN}${value})`,
    ),
    ...BARE_FACTS.map((value) => `${PART_START}${value}${PART_END}`),
  ].join('|'),
  'gimu',
);
/** Kinds whose value is a date, which the pattern of a fact ends before. */
const DATED: ReadonlySet<PrivateKind> = new Set(['birth', 'immigration']);
/** In the order in which they are looked for. */
const PRIVATE_KINDS = Object.keys(LABELLED_FACTS) as PrivateKind[];
const LABEL_ALONE = new RegExp(
  `^(?:${Object.values(LABELLED_FACTS)
    .map(([label]) => label)
    .join('|')})\\s*[:.\\-–]?$`,
  'iu',
);
/** Widens a value for {@link HINT}: more than one letter may come where a letter must, and look-aheads are left out. */
const widen = (value: string) =>
  value
    .replaceAll(String.raw`(?![\p{L}\d])`, '')
    .replaceAll(String.raw`[\p{L} ]`, String.raw`[^\d\n]`)
    .replaceAll(String.raw`\p{L}`, String.raw`[^\s\d]`);
/**
 * Finds nothing only where {@link FACT} would find nothing too, which ends the search in most texts. It has no class of
 * all letters, which would take long to compile.
 */
const HINT = new RegExp(
  [
    `(?<![a-zא-ת0-9])(?:${Object.values(LABELLED_FACTS)
      .map(([label, value]) => `(?:${label})${JOIN}${widen(value)}`)
      .join('|')})`,
    STATUS,
    FAMILY,
  ].join('|'),
  'imu',
);
const DIGITS_ALONE = /(?<![\p{L}\p{N}@./+-])\d{9}(?![\p{L}\p{N}@./-])/gu;
/** Nine digits that are dialled. */
const HOME_PHONE = /^0[23489]/;
/** Returns whether a text is only the label of such a fact, whose value may then be beside it. */
export const isPrivateLabel = (text: string) => LABEL_ALONE.test(text.trim());

/** Whether nine digits are an identity number by their control digit. */
export function isIdentityNumber(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const weighted = digit * (1 + (index % 2));
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return digits.length === 9 && Number(digits) > 0 && sum % 10 === 0;
}

/**
 * Identity number, dates of birth and immigration, marital status, age, gender, nationality and military profile in a
 * text, in its order. In linear time.
 */
export function findPrivateData(text: string): PrivateFact[] {
  if (text === '') return [];
  const facts = HINT.test(text) ? text.matchAll(FACT) : [];
  const labelled: PrivateFact[] = [];
  for (const { 0: fact, index, groups = {} } of facts) {
    const kind = PRIVATE_KINDS.find((each) => groups[each] !== undefined) ?? 'marital';
    const end = index + fact.length;
    const value = DATED.has(kind) ? lengthOfValue(text, end) : undefined;
    if (value !== 0 && index >= (labelled.at(-1)?.to ?? 0))
      labelled.push({ kind, from: index, to: end + (value ?? 0) });
  }
  const alone: PrivateFact[] = [];
  let cursor = 0;
  for (const { 0: digits, index } of /\d{9}/.test(text) ? text.matchAll(DIGITS_ALONE) : []) {
    while (labelled[cursor] && (labelled[cursor] as PrivateFact).to <= index) cursor += 1;
    const isPart = (labelled[cursor]?.from ?? Infinity) <= index;
    if (!isPart && isIdentityNumber(digits) && !HOME_PHONE.test(digits))
      alone.push({ kind: 'identity', from: index, to: index + digits.length });
  }
  return [...labelled, ...alone].toSorted((a, b) => a.from - b.from);
}

/** Returns the length of a date or of an age in brackets after it, in characters; 0 if there is none. */
function lengthOfValue(text: string, from: number): number {
  const date = lengthOfDate(text.slice(from, from + MAX_VALUE));
  return date === 0 ? 0 : date + (AGE_BEHIND.exec(text.slice(from + date, from + date + MAX_VALUE))?.[0].length ?? 0);
}
const MAX_VALUE = 50;

/** Returns the text without these facts and the signs left around them; lines that become blank are removed. */
export function removePrivateData(text: string): string {
  const lines = text.split('\n').flatMap((line) => {
    const facts = findPrivateData(line);
    if (facts.length === 0) return [line];
    const left = facts.reduceRight((rest, { from, to }) => closeGap(rest.slice(0, from), rest.slice(to)), line);
    return /[\p{L}\p{N}]/u.test(left) ? [left] : [];
  });
  return lines.join('\n');
}

const SIGNS = String.raw`[\s|•·,;/–-]`;
const SIGNS_BEFORE = new RegExp(`(?<!${SIGNS})${SIGNS}*$`);
const SIGNS_AFTER = new RegExp(`^${SIGNS}*`);
const OPENING = /\(\s*$/;
const CLOSING = /^\s*\)/;
/** A bracket or a full stop ends what stands before the fact. */
const ENDING = /^\s*[).]/;
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * Joins what stood on both sides of a fact, by the sign that stood there. A bullet at the start of a line stays, and so
 * do brackets in which something else is said.
 */
function closeGap(before: string, after: string): string {
  if (OPENING.test(before) && CLOSING.test(after))
    return closeGap(before.replace(OPENING, ''), after.replace(CLOSING, ''));
  const kept = before.replace(SIGNS_BEFORE, '');
  const isEnded = kept.endsWith('.') || !hasWords(before);
  const rest = after.replace(SIGNS_AFTER, '').replace(isEnded ? /^\.\s*/ : /^\.$/, '');
  if (!hasWords(before)) return `${before}${rest}`;
  if (!hasWords(rest)) return `${kept.replace(OPENING, '').trimEnd()}${rest}`;
  if (OPENING.test(kept) || ENDING.test(rest)) return `${kept}${rest}`;
  const sign = SIGNS_AFTER.exec(after)?.[0].trim() || SIGNS_BEFORE.exec(before)?.[0].trim() || ' ';
  return `${kept}${sign === ' ' ? '' : /^[,;]/.test(sign) ? sign.charAt(0) : ` ${sign.charAt(0)}`} ${rest}`;
}
