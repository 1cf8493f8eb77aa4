import type { Cell } from '../page/cell.ts';
import type { TextLine } from '../page/textLine.ts';
import { parseWordList } from '../lexicon/parseWordList.ts';
import { isBullet, withoutBullet } from '../resume/bullets.ts';
import { MAIL_IN_WORDS, NO_CONTACT } from '../resume/contactPatterns.ts';
import { findPeriods, isPeriodOnly } from '../resume/periods.ts';
import { isPlace, mentionsPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { isLabel } from '../resume/labels.ts';
import { findPhones } from '../../../shared/contacts/phone.ts';

/** The boundary between a part and the one before it. */
export type Boundary = (typeof BOUNDARIES)[number];
/** All boundaries; the network knows them by index. */
export const BOUNDARIES = [
  ...(['start', 'column', 'paragraph', 'line', 'cell', 'bar', 'dash'] as const),
  ...(['comma', 'stop', 'colon', 'bracket', 'word', 'weight', 'kind'] as const),
];

/** The kind of a part, by its form alone. */
export type PartKind = 'period' | 'email' | 'phone' | 'link' | 'text';

/** The smallest piece of a page that has one role: a text between signs, gaps or changes of weight. */
export interface Part {
  readonly text: string;
  /** Index of its line, and of its cell in the line. */
  readonly line: number;
  readonly cell: number;
  /** Its position in the text of its cell. */
  readonly from: number;
  readonly to: number;
  readonly kind: PartKind;
  readonly boundary: Boundary;
  readonly bold: boolean;
  /** Whether its line begins with a bullet. */
  readonly bullet: boolean;
}

/** In a line of more characters, commas are no boundaries: it is a sentence, or a list that is split later. */
const MAX_HEAD_LENGTH = 95;
/** A line of so many cells is a table row, in which each cell's length counts instead of the line's. */
const MIN_ROW_CELLS = 3;
/** The same limit for a line with the beginning and end of a period, which is a head whatever follows. */
const MAX_DATED_HEAD_LENGTH = 180;
/** A gap of more than so many type sizes is larger than between two lines of a paragraph. */
const PARAGRAPH_GAP = 1.75;

/** A dash between a period and the text after it. */
const LEADING_DASH = /^\s*[–—-]\s+(?=\p{L})/u;

const EMAIL = /[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,8}/iu;
const LINK = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)[^\s|,]+`,
    String.raw`(?<![a-z0-9-])(?:[a-z0-9-]{1,63}\.){1,8}` +
      String.raw`(?:com|net|org|io|dev|me|il|app|ai|co|edu|uk|de|fr|eu|info|design|site|example)` +
      String.raw`(?:\/[^\s|,]*)?(?![\p{L}\p{N}@])`,
  ].join('|'),
  'giu',
);
/** Abbreviations within a name: `Cert. IV in Fitness`, `Asst. Manager`. */
const ABBREVIATIONS =
  'Corp|Prof|Dept|Univ|Inst|Asst|Assoc|Intl|Mgmt|Acad|Adv|Cert|Comm|Coord|Dipl|Elem|Elec|Engg|Engr|Exec|Govt|Hosp|' +
  'Mech|Poly|Pres|Princ|Sched|Supt|Tech|incl|excl|approx|dept|cert';
const CONTACTS = [
  ['email', new RegExp(EMAIL, 'giu')],
  ['email', MAIL_IN_WORDS],
  ['phone', NO_CONTACT],
  ['link', LINK],
] as const;

/** Signs and words between two facts of one cell, by their boundary. */
const SEPARATORS: readonly (readonly [Boundary, RegExp])[] = [
  ['bar', /(?:(?<!\s)\s+)?[|•·●▪◆♦◦◇○∙⋅■□❖✦]\s*|\s\p{So}\s|\s{3,}|;\s+|\s\/\s|\s~\s/gu],
  ['dash', /\s(?:[–—-]|--)\s|[–—](?=\p{L})/gu],
  ['colon', /:\s+|:$|:(?=\p{L})/gu],
  ['bracket', /(?:(?<!\s)\s+)?[()[\]]\s*/gu],
  ['comma', /,\s+|,(?=\p{Lu})/gu],
  // The head of an entry ends at a full stop, and its text begins: `Cook, Hotel Carmel, 2015-2019. Ran the kitchen`.
  ['stop', new RegExp(String.raw`(?<=[\p{Ll}\p{Lo}\d)]{3}(?<!\b(?:${ABBREVIATIONS})))\.\s+(?=[\p{L}\d])`, 'gu')],
  ['word', /\s(?:at|@)\s|\sבחברת\s|\sאצל\s|\sב[-־](?=\p{L})/gu],
];

/**
 * Words beside a period that relate it to other periods and name neither a post nor an employer: `2009-2011 (במקביל)`.
 * Hebrew and English, ignoring case.
 */
const BESIDE_PERIODS = parseWordList(`
במקביל | במקביל ללימודים | במקביל לעבודה | במקביל לתפקיד | תוך כדי לימודים | תוך כדי עבודה | לסירוגין
חלקי | משרה חלקית | במשרה חלקית | חצי משרה | בחצי משרה | משרה מלאה | במשרה מלאה
in parallel | concurrently | concurrent | alongside studies | while studying | on and off
part time | part-time | full time | full-time
`);

/** Such words after a period, with their signs: ` (במקביל)`. */
const BESIDE_PERIOD = new RegExp(
  String.raw`^\s*(?:[(|,;–-]\s*)?(?:${BESIDE_PERIODS.toSorted((a, b) => b.length - a.length).join('|')})` +
    String.raw`(?=\s*(?:$|[),:|;·•]))`,
  'iu',
);

/** A Hebrew "in" (ב) attached to the word after it: `מנהלת חשבונות בבנק לאומי`, `נהג ב"אור לדרך"`. */
const GLUED_PREFIX = /(?<=\p{L})\sב(?=\p{L}{3}|["״“”„]\p{L}{2})/gu;

/** Words with this prefix, or beginning with ב, that continue a post: `אחראי בפועל`, `מהנדס בניין`. */
const OF_POST = new RegExp(
  `^(?:${[
    'כיר|פועל|משרה|חצי|תחום|תחומי|צוות|משמרת|מחלקת|מחלקה|התנדבות|עלי|עלת|רמת|שכר|נושא|ענף|שטח|היקף|דגש|דימוס|הכשרה',
    'ניין|ניה|נייה|דיקה|דיקות|טיחות|יטחון|טחון|קרה|קרת|ריאות|יטוח|נקאות|ישול|יצוע|יולוגי',
    'ידור|יגוד|חינות|כירה|קיא|ישראל',
  ].join('|')})`,
  'u',
);
/** A kind of employer that begins with "house": `תופרת בבית חרושת לבגדים`. */
const IS_HOUSE = /^בית (?:אבות|דפוס|פרטי|חולים|חרושת|כנסת|מדרש|מלאכה|מלון|מרקחת|משפט|ספר|קפה)(?!\p{L})/u;
/** A kind of employer with its name in quotes: `ממלא מלאי בסופר "ורד"`. Programmes and projects are no employers. */
const IS_QUOTED = /^(?!תו?כנית|פרויקט|מיזם|מבצע)\p{L}+\s["״“”„]\p{L}/u;
/**
 * Whether an employer begins after the prefix: its name is in quotes, or it stands right between a post and a town,
 * `מחסנאי בכיתן דימונה`. An unlisted word alone may belong to the post. A course is no employer: `מתרגלת בקורס`.
 */
const isEmployer = (before: string, behind: string, word: string) => {
  const [post = ''] = before.split(/[,|–:·•\d-]/).slice(-1);
  if (scoreDegreeOrInstitution(word) > 0) return false;
  if (/^["״“”„]/.test(behind)) return scoreDegreeOrInstitution(post) === 0;
  if (IS_QUOTED.test(behind)) return true;
  const [name = ''] = behind.split(/[,|–:·•\d(]/, 1);
  return (
    !OF_POST.test(word) &&
    scoreTitleOrCompany(post) > 0 &&
    scoreDegreeOrInstitution(post) === 0 &&
    (mentionsPlace(name) || isPlace(name.trim()))
  );
};

/** Cuts lines into parts, in reading order. Every letter and digit of the lines is in exactly one part. */
export function toParts(lines: readonly TextLine[]): Part[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const start: Boundary = !above
      ? 'start'
      : above.column !== line.column || above.page !== line.page
        ? 'column'
        : line.gap > PARAGRAPH_GAP * line.size
          ? 'paragraph'
          : 'line';
    const bullet = isBullet(line);
    const isDatedNear = [lines[index - 1], line, lines[index + 1]].some(hasPeriod);
    return line.cells.flatMap((cell, cellIndex) =>
      partsOfCell(cell, line, cellIndex === 0 && bullet, isDatedNear, isBehindPeriod(line, cellIndex)).map(
        (part, number): Part => ({
          ...part,
          line: index,
          cell: cellIndex,
          boundary: number > 0 ? part.boundary : cellIndex > 0 ? 'cell' : start,
          bullet,
        }),
      ),
    );
  });
}

type CellPart = Pick<Part, 'text' | 'from' | 'to' | 'kind' | 'boundary' | 'bold'>;

/** Whether a line is short and has a span of dates: the head of an entry, or only its period. */
const hasPeriod = (line: TextLine | undefined): boolean =>
  line !== undefined && line.text.length <= MAX_HEAD_LENGTH && findPeriods(line.text).some(({ isRange }) => isRange);

/** Whether a cell follows one that holds only a period. It begins with a head, even if a description fills the line. */
const isBehindPeriod = ({ cells }: TextLine, cellIndex: number): boolean =>
  cellIndex === 1 && cells.length === 2 && isPeriodOnly(cells[0]?.text ?? '');

function partsOfCell(
  cell: Cell,
  line: TextLine,
  hasBullet: boolean,
  isDatedNear: boolean,
  isAfterPeriod: boolean,
): CellPart[] {
  const { text } = cell;
  const from = hasBullet ? Math.max(0, text.indexOf(withoutBullet(text))) : 0;
  const periods = findPeriods(text);
  const isDated =
    line.text.length <= MAX_DATED_HEAD_LENGTH && (isAfterPeriod || periods.some(({ isRange }) => isRange));
  const isHead =
    isDated ||
    (line.cells.length < MIN_ROW_CELLS ? line.text : text).length <= MAX_HEAD_LENGTH ||
    (EMAIL.test(line.text) && line.text.length <= 2 * MAX_HEAD_LENGTH);
  const whole = trimmedSpan(text, from);
  const said = text.slice(whole.from, whole.to);
  if (isLabel(said))
    return [{ ...whole, text: said, kind: 'text', boundary: 'kind', bold: weightAt(cell, whole.from) }];
  const cuts: { from: number; to: number; boundary: Boundary }[] = [];
  const kinds: { from: number; to: number; kind: PartKind }[] = [];
  const isFree = (begin: number, end: number) => kinds.every((span) => end <= span.from || begin >= span.to);
  for (const period of periods)
    if (isHead || period.isRange) {
      const [beside = ''] = BESIDE_PERIOD.exec(text.slice(period.to)) ?? [];
      kinds.push({ from: period.from, to: period.to + beside.length, kind: 'period' });
    }
  for (const [kind, form] of CONTACTS)
    for (const match of text.matchAll(form)) {
      const span = { from: match.index, to: match.index + match[0].length };
      if (isFree(span.from, span.to)) kinds.push({ ...span, kind });
    }
  for (const { from: start, to } of findPhones(text))
    if (isFree(start, to)) kinds.push({ from: start, to, kind: 'phone' });
  for (const [boundary, form] of isHead ? SEPARATORS : SEPARATORS.slice(0, 1))
    for (const match of text.matchAll(form)) {
      const [begin, end] = [match.index, match.index + match[0].length];
      const isNew = cuts.every((cut) => end <= cut.from || begin >= cut.to) && !isBetweenClasses(text, begin, end);
      if (begin >= from && isFree(begin, end) && isNew) cuts.push({ from: begin, to: end, boundary });
    }
  if (isHead)
    for (const match of text.matchAll(GLUED_PREFIX)) {
      const [begin, end] = [match.index, match.index + match[0].length];
      const behind = text.slice(end);
      const [word = ''] = behind.split(/\s/, 1);
      const isQuoted = isDatedNear && (/^["״“”„]/.test(behind) || IS_QUOTED.test(behind));
      const isNamed =
        scoreTitleOrCompany(word) < 0 ||
        IS_HOUSE.test(behind) ||
        ((periods.length > 0 || isQuoted) && isEmployer(text.slice(from, begin), behind, word));
      if (begin > from && isFree(begin, end) && isNamed) cuts.push({ from: begin, to: end, boundary: 'word' });
    }
  for (const { from: begin, to } of kinds)
    cuts.push({ from: begin, to: begin, boundary: 'kind' }, { from: to, to, boundary: 'kind' });
  const weights = isHead ? weightChanges(cell) : [];
  for (const place of weights)
    if (
      isFree(place, place) &&
      cuts.every((cut) => place < cut.from || place > cut.to) &&
      isBetweenWords(text, place, cuts)
    )
      cuts.push({ from: place, to: place, boundary: 'weight' });
  cuts.sort((a, b) => a.from - b.from || a.to - b.to);
  const parts: CellPart[] = [];
  let start = from;
  let boundary: Boundary = 'kind';
  for (const cut of [...cuts, { from: text.length, to: text.length, boundary: 'kind' as const }]) {
    const piece = text.slice(start, cut.from);
    if (/[\p{L}\p{N}]/u.test(piece)) {
      const trimmed = piece.replace(LEADING_DASH, '').trim();
      const lead = piece.indexOf(trimmed);
      parts.push({
        text: trimmed,
        from: start + lead,
        to: start + lead + trimmed.length,
        kind: kinds.find((kind) => start + lead >= kind.from && start + lead < kind.to)?.kind ?? 'text',
        boundary,
        bold: weightAt(cell, start + lead),
      });
      boundary = cut.boundary;
    } else if (cut.boundary !== 'kind') boundary = cut.boundary;
    start = Math.max(start, cut.to);
  }
  return parts;
}

/** Whether a comma separates two classes of one licence, which stay one part: `Crane operator G8, G1`. */
const isBetweenClasses = (text: string, begin: number, end: number) =>
  text[begin] === ',' &&
  /[A-Z]\d{1,2}$/.test(text.slice(Math.max(0, begin - 3), begin)) &&
  /^[A-Z]\d{1,2}(?![\p{L}\d])/u.test(text.slice(end, end + 4));

/** Returns the position of a text without the spaces around it and the colon after it. */
function trimmedSpan(text: string, from: number): { readonly from: number; readonly to: number } {
  const rest = text.slice(from);
  return {
    from: from + rest.length - rest.trimStart().length,
    to: from + rest.replace(/(?<!\s)\s*(?::\s*)?$/, '').length,
  };
}

/** Whether there are letters between a position and the nearest cut on either side. */
function isBetweenWords(text: string, place: number, cuts: readonly { readonly from: number; readonly to: number }[]) {
  const before = Math.max(0, ...cuts.flatMap(({ to }) => (to <= place ? [to] : [])));
  const behind = Math.min(text.length, ...cuts.flatMap(({ from }) => (from >= place ? [from] : [])));
  return [text.slice(before, place), text.slice(place, behind)].every(
    (side) => /\p{L}/u.test(side) || side.trim() === '',
  );
}

/**
 * Returns the positions in a cell's text where the weight changes, at the beginning of a word. Digits and signs are
 * ignored, because a font may have no bold ones: `**Bookkeeper, class** 2`. A space of another weight is a boundary.
 */
function weightChanges({ runs }: Cell): number[] {
  const places: number[] = [];
  let offset = 0;
  let weight: boolean | undefined;
  for (const { text, bold } of runs) {
    if (/\p{L}/u.test(text) || text.trim() === '') {
      if (weight !== undefined && weight !== bold) places.push(offset);
      weight = bold;
    }
    offset += text.length;
  }
  return places;
}

function weightAt({ runs, bold }: Cell, place: number): boolean {
  let end = 0;
  for (const run of runs) {
    end += run.text.length;
    if (place < end) return run.bold;
  }
  return bold;
}
