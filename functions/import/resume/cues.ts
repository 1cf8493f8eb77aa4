import {
  COMPANY_WORDS,
  DEGREE_WORDS,
  INSTITUTION_WORDS,
  PLACE_NAMES,
  REGION_NAMES,
  STATE_CODES,
  TITLE_WORDS,
} from '../lexicon/words.ts';
import { rememberTexts } from './remember.ts';

/** Words that names of towns and villages begin with. */
const TOWN_PREFIX_PATTERN = new RegExp(
  [
    String.raw`^(?:כפר|קיבוץ|מושב|קריית|קרית|גבעת|רמת|מעלה|מצפה|נווה|נוה|גני|צור|קיבוצ|`,
    String.raw`kibbutz|moshav|kfar|kiryat|givat|ramat|neve|mitzpe)`,
    String.raw`\s+[\p{L}'"׳״-]{2,}(?:\s[\p{L}'"׳״-]{2,})?$`,
  ].join(''),
  'iu',
);

const wordPrefixPattern = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:ה|ב|ל)?(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'giu',
  );
/** Matches whole words, the longest first among those that begin alike. */
const wholeWordPattern = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words
      .toSorted()
      .toReversed()
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}\\d"״'])`,
    'giu',
  );

const [TITLE_CUES, COMPANY_CUES, DEGREE_CUES, INSTITUTION_CUES, PLACE_CUES] = [
  wordPrefixPattern(TITLE_WORDS),
  wordPrefixPattern(COMPANY_WORDS),
  wholeWordPattern(DEGREE_WORDS),
  wordPrefixPattern(INSTITUTION_WORDS),
  wholeWordPattern(PLACE_NAMES),
] as const;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
/** The first words of all places: checking them first is faster than the pattern for most texts. */
const FIRST_WORDS: ReadonlySet<string> = new Set(PLACE_NAMES.map((name) => wordsOf(name)[0] ?? ''));
const findPlaces = (text: string): RegExpExecArray[] =>
  // A typed and a typographic apostrophe are the same: `Be'er Sheva`, `Be’er Sheva`.
  wordsOf(text).some((word) => FIRST_WORDS.has(word)) ? [...text.replace(/[’׳]/g, "'").matchAll(PLACE_CUES)] : [];

const countCues = (text: string, cues: RegExp) => Math.min(2, text.match(cues)?.length ?? 0);

/** Scores a text: above zero a title, below zero a company. The distance from zero is the confidence. */
export const scoreTitleOrCompany = rememberTexts(
  (text: string): number =>
    2 * countCues(text, TITLE_CUES) -
    2 * countCues(text, COMPANY_CUES) -
    (/\.(?:com|io|co\.il|ai|net|org)\b|^(?:KPMG|EY|IBM|SAP|HP|AWS)\b/i.test(text) ? 2 : 0),
);
export const scoreDegreeOrInstitution = rememberTexts(
  (text: string): number => 2 * countCues(text, DEGREE_CUES) - 2 * countCues(text, INSTITUTION_CUES),
);

const CARDINAL_WORD = /^(?:ה?(?:מרכז|צפון|דרום)|cent(?:er|ral)|(?:north|south|east|west)(?:ern)?)$/i;
/** Words that turn a town into the region around it: `Tel Aviv District`, `Greater London`, `מחוז תל אביב`. */
const AREA_SUFFIXES: ReadonlySet<string> = new Set(['area', 'district', 'county', 'province', 'region']);
const AREA_PREFIXES: ReadonlySet<string> = new Set(['greater', 'מחוז', 'נפת', 'אזור', 'איזור']);

/** Returns the town in the name of a region, or undefined. */
function townOfArea(text: string): string | undefined {
  const [first, last] = [text.indexOf(' '), text.lastIndexOf(' ')];
  if (first < 0) return undefined;
  const [before, behind] = [
    AREA_PREFIXES.has(text.slice(0, first).toLowerCase()),
    AREA_SUFFIXES.has(text.slice(last + 1).toLowerCase()),
  ];
  return before || behind
    ? text
        .slice(before ? first + 1 : 0, behind && (last > first || !before) ? last : text.length)
        .replace(/(?<!\s)\s+(?:metropolitan|bay)$/i, '')
    : undefined;
}

/** Whether a text is a place and little else: `Tel Aviv, Israel`, `רחובות`, `Austin, TX`. */
export const isPlace = rememberTexts(judgePlace);

function judgePlace(text: string): boolean {
  const plain = text.replace(/^[\s(,|]+|(?<![\s),|])[\s),|]+$/g, '').replace(/(?<=\p{L}{3})\.$/u, '');
  if (plain === '' || plain.length > 45 || /\d/.test(plain)) return false;
  if (STATE_CODES.has(plain.slice(-2)) && /^\p{Lu}[\p{L}. -]+,\s*[A-Z]{2}$/u.test(plain)) return true;
  const parts = plain.includes(',') ? plain.split(/,\s+/) : [plain];
  const town = parts.length === 1 ? townOfArea(plain) : undefined;
  if (isRegion(plain) || (town !== undefined && (CARDINAL_WORD.test(town) || isPlace(town)))) return true;
  if (parts.length > 1) {
    if (parts.every(isPlace)) return true;
    if (parts.some((part) => countLetters(part) > 3 && !isPlace(part))) return false;
  }
  // Another word after a known town makes a different name: of a festival or a company.
  const places = findPlaces(plain);
  const [first] = places;
  const known = first?.[0] ?? '';
  const behind = !KINDS_OF_VILLAGES.has(known) && plain.startsWith(`${known} `) ? plain.slice(known.length).trim() : '';
  if (PART_OF_TOWN.test(behind)) return true;
  if (/^\p{Lo}[\p{Lo}'׳]+$/u.test(behind) && !isRegion(behind) && findPlaces(behind).length === 0) return false;
  if (TOWN_PREFIX_PATTERN.test(plain) && scoreTitleOrCompany(plain) === 0 && scoreDegreeOrInstitution(plain) === 0)
    return true;
  // Text before the place is a name, however short: `TU Delft`, `Wix, Haifa`.
  if (!first || countLetters(plain.slice(0, first.index)) > 1) return false;
  return countLetters(plain) - places.reduce((sum, [name]) => sum + countLetters(name), 0) <= 3;
}

/** A part of a town, or an area around it. */
const PART_OF_TOWN = /^(?:יפו|עילית|תחתית|רבתי|והסביבה|מזרח|מערב|צפון|דרום)$/;

/** Words that are a place alone as well as before a name. */
const KINDS_OF_VILLAGES: ReadonlySet<string> = new Set(['קיבוץ', 'מושב']);

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a text names a place anywhere. */
export const mentionsPlace = rememberTexts((text: string): boolean => findPlaces(text).length > 0);

/** Whether a text is a state or a country, as written after a town. */
export const isRegion = (text: string): boolean =>
  REGION_NAMES.has(text.trim().toLowerCase()) || IS_COUNTY.test(text.trim());
/** Irish counties as they are written after towns. */
const IS_COUNTY = /^(?:Co\.?|County)\s\p{Lu}[\p{L}'’]+$/u;
