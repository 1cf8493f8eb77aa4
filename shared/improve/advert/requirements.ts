import { says } from '../guard/patterns.ts';
import { parseLanguageLevel } from '../../resume/languageLevels.ts';
import type { LanguageLevel } from '../../resume/schema.ts';
import type { TextMatch } from '../guard/facts.ts';
import { normalizeText } from '../guard/normalize.ts';
import { CUES, type RequirementKind } from '../lexicon/advertCues.ts';
import { readParts, type AdvertPart } from './advertParts.ts';
import { ASIDES, OR, isUnsaying, kindOf, splitPart, withoutGenders } from './pieces.ts';
import { LANGUAGE_NAMES, degreeIn, languagesIn, yearsIn } from './quantities.ts';
import { ofItsKind, readIds, readTerms, type Term } from './terms.ts';

/** A requirement of an advertisement, as written there. */
export interface Requirement extends TextMatch {
  /** Equal for equal requirements, in any wording and language. */
  readonly key: string;
  readonly kind: RequirementKind;
  readonly isAdvantage: boolean;
  /** Whether it is a duty of the job and no condition; it is a row only if the résumé says it. */
  readonly isDuty: boolean;
  /** Least years of experience; 0 if none are given. */
  readonly years: number;
  /** Alternatives, any of which answers it; all terms of one belong together. */
  readonly options: readonly (readonly Term[])[];
  /** Indexes of languages (quantities.ts), any of which answers it; empty if any second language does. */
  readonly languages: readonly number[];
  readonly level: LanguageLevel | null;
  /** Rank of the least degree (quantities.ts); 0 if none is asked for. */
  readonly degree: number;
  /** Ids of the advertisement's first line: the trade to which the years refer. */
  readonly trade: ReadonlySet<string>;
}

/**
 * Limits of what is read of an advertisement. Every advertisement asks for at least the last number of things; fewer
 * mean that some were not found.
 */
const [MOST_REQUIREMENTS, MOST_PARTS, MOST_CHARACTERS, LEAST_OF_ALL] = [60, 200, 200, 3];

const MOST_OF_A_TITLE = 100;
const NO_IDS: ReadonlySet<string> = new Set();

/** A requirement that a model quotes from an advertisement. */
export interface QuotedRequirement {
  readonly quote: string;
  readonly isAdvantage: boolean;
}

export interface ReadRequirements {
  readonly requirements: readonly Requirement[];
  /** Whether the list is complete, judged by the advertisement's headings or by a model. */
  readonly isComplete: boolean;
}

/**
 * Returns the requirements of an advertisement in order, without repetitions. A model's quotes take precedence over
 * what the rules find at the same place.
 */
export function readRequirements(advert: string, quoted: readonly QuotedRequirement[] = []): ReadRequirements {
  const { parts: asking, others, isListed } = readParts(advert);
  // Without explicit requirements, sentences that name tools count.
  const parts = asking.some(({ isDuty }) => !isDuty) ? asking : [...asking, ...others.filter(isNaming)];
  const normalAdvert = normalizeText(advert).text;
  const text = normalAdvert.toLowerCase();
  const trade = readIds(withoutGenders(/\S.*/.exec(normalAdvert)?.[0].slice(0, MOST_OF_A_TITLE) ?? ''));
  const named = quoted.flatMap(({ quote, isAdvantage }) => {
    const normal = normalizeText(quote).text.replace(/\s+/g, ' ').trim();
    // Spaces and signs may differ from the advertisement's; the server has already compared the words.
    const [whole, opening = ''] = [normal.toLowerCase(), /^\S+(?: \S+)?/.exec(normal)?.[0].toLowerCase()];
    const index = Math.max(text.indexOf(whole), opening === '' ? -1 : text.indexOf(opening));
    return index < 0 ? [] : requirementsOf({ text: normal, index, isAdvantage });
  });
  const byRules = parts.slice(0, MOST_PARTS).map(requirementsOf);
  const isNew = ({ index, text: piece }: Requirement) =>
    !named.some((each) => each.index < index + piece.length && index < each.index + each.text.length);
  const all = [...named, ...byRules.flat().filter(isNew)].toSorted((a, b) => a.index - b.index);
  // A requirement takes precedence over an equal duty.
  const first = (key: string) =>
    all.find((each) => each.key === key && !each.isDuty) ?? all.find((each) => each.key === key);
  const requirements = all.filter((each) => first(each.key) === each);
  return {
    requirements: requirements.slice(0, MOST_REQUIREMENTS).map((each) => ({ ...each, trade })),
    isComplete:
      (isListed || named.length > 0) &&
      requirements.filter(({ isDuty }) => !isDuty).length >= LEAST_OF_ALL &&
      byRules.every((each, number) => parts[number]?.isDuty || each.length > 0),
  };
}

const isNaming = ({ text }: AdvertPart) => readTerms(text).some(({ isName }) => isName);

/** Returns the separate requirements in a part of an advertisement. */
const requirementsOf = (part: AdvertPart): Requirement[] => splitPart(part).flatMap(toRequirements);

const LANGUAGE_IDS = new Set(LANGUAGE_NAMES.flat().flatMap((name) => readTerms(name).flatMap(({ ids }) => ids)));
const isTime = ({ text }: Term) => kindOf(text) === 'availability';
/** Returns the times (shifts, weekends, holidays) without repetitions, all of equal weight. */
const timesOf = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.filter(isTime).map((term) => [term.ids[0], { ...term, weight: 1 }])).values(),
];
/** Most words beside a language that belong to its requirement: "communicate well in English". */
const MOST_BESIDE_LANGUAGES = 2;
const isLanguage = ({ ids }: Term) => ids.some((id) => LANGUAGE_IDS.has(id));

const joinSorted = (texts: readonly string[]) => texts.toSorted().join('+');

/** Returns a piece as requirements, one for each language; none if it says nothing. */
function toRequirements({ text: written, index, isAdvantage, isDuty = false }: AdvertPart): Requirement[] {
  const { text, from } = trimMarks(written);
  const said = withoutGenders(text).split(CUES.issuer)[0] ?? '';
  const kind = kindOf(said);
  const read = optionsOf(kind === 'degree' ? said.replace(CUES.degree, ' ') : said);
  const times = read.map((terms) => timesOf(terms)).filter((terms) => terms.length > 0);
  const options = kind === 'availability' && times.length > 0 ? times : read;
  const [years, degree] = [kind === 'experience' ? yearsIn(said) : 0, kind === 'degree' ? degreeIn(said) : 0];
  const asked = { isAdvantage: isAdvantage || says(written, CUES.advantage), isDuty, years, degree };
  const base = { text, index: index + from, kind, options, languages: [], level: null, trade: NO_IDS, ...asked };
  const spoken = languagesIn(said);
  // Any second language, perhaps besides a named one.
  const any = [...said.matchAll(CUES.secondLanguage)].map(([name]) => [{ name, number: -1 }]);
  const besides = options.flat().filter((term) => !isLanguage(term)).length;
  if (any.length > 0 || (spoken.length > 0 && besides <= (kind === 'experience' ? 0 : MOST_BESIDE_LANGUAGES))) {
    const level = parseLanguageLevel(said.replace(/\b(?:high|strong)(?:[- ]level)?\b/gi, 'advanced'));
    const isChoice = says(said, OR) && !/\s(?:and|&)\s|\sו/.test(said);
    const named = isChoice && spoken.length > 0 ? [spoken] : spoken.map((each) => [each]);
    return [...named, ...any].map((group, order): Requirement => {
      const languages = group.flatMap(({ number }) => (number < 0 ? [] : number)).toSorted((a, b) => a - b);
      const shown = order === 0 ? text : (group[0]?.name ?? '');
      const place = base.index + Math.max(0, text.indexOf(shown));
      const key = `language ${languages.join()}`.trim();
      return { ...base, kind: 'language', text: shown, index: place, languages, level, key };
    });
  }
  if (options.length === 0 && degree === 0 && years === 0) return [];
  const meanings = options.map((terms) => joinSorted(terms.map(({ ids: [first = ''] }) => first)));
  const key = [`${degree} ${options.length === 0 ? `${kind} ${years}` : ''}`, ...meanings.toSorted()].join('|');
  return [{ ...base, key }];
}

const BEFORE_MARK =
  /(?:[\s\-–—:,(*]|(?<!\S)(?:is|are|would|be|[ית]הי?וו?ה|an?|highly|very|considered|significant|mandatory|clear))$/;
/** Removes words that only introduce a mark. */
function trimEnd(text: string): string {
  const shorter = text.replace(BEFORE_MARK, '');
  return shorter === text ? text : trimEnd(shorter);
}

const BEFORE =
  /^[\s\-–—:,.(]*(?:(?:and|or|also|ideally|including)\s|(?:וכך )?ו?גם\s|וכן\s|ו-?(?=[A-Za-z])|ו?ב-(?=[A-Za-z]))?[\s:]*/;
const BEHIND = /(?<![\s\-–—:,.;(])[\s\-–—:,.;(]+$/;

/** Removes marks around a requirement: "– must", "(advantage)", a comma. */
function trimMarks(written: string): { readonly text: string; readonly from: number } {
  // "But" takes something back, so the rest is ignored.
  const but = written.search(/\s(?:but|אבל|אך)\s/);
  let text = but < 0 ? written : written.slice(0, but);
  for (const pattern of [CUES.advantage, CUES.must])
    for (const { 0: mark, index } of [...text.matchAll(pattern)].toReversed()) {
      const [before, after] = [text.slice(0, index), text.slice(index + mark.length)];
      if (isUnsaying(after)) text = trimEnd(before);
      else if (isUnsaying(before)) text = ' '.repeat(index + mark.length) + after;
    }
  const from = BEFORE.exec(text)?.[0].length ?? 0;
  const bare = text
    .slice(from)
    .replace(BEHIND, '')
    .replace(/^([^(]*)\)$/, '$1');
  return { text: bare.replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS), from };
}

/** Returns the alternatives that answer a requirement: "Node.js or Go", "Office (Word, Excel)", "degree in … or …". */
function optionsOf(said: string): Term[][] {
  const inner = [...said.matchAll(ASIDES)]
    .flatMap(({ 1: text = '' }) => text.split(/[/,]|\s(?:or|או)\s/))
    .map((each) => [...readTerms(each)]);
  const main = said.replace(ASIDES, (aside) => ' '.repeat(aside.length));
  const choices = [...main.matchAll(OR)];
  const commas = choices.length === 0 ? [] : [...main.matchAll(/,\s+/g)];
  const gaps = [...choices, ...commas].map(({ index }) => index).toSorted((a, b) => a - b);
  const terms = readTerms(main).map((term) => (term.isName && says(said, CUES.similar) ? ofItsKind(term) : term));
  const [first = [], ...rest] = [-1, ...gaps]
    .map((from, number) => terms.filter(({ index }) => index > from && index < (gaps[number] ?? main.length)))
    .filter((side) => side.length > 0);
  // "Cook in a hotel or restaurant" means a cook in either.
  const head = rest.every((side) => side.length === 1) ? first.slice(0, -1) : [];
  const isExample = (side: readonly Term[]) =>
    inner.length > 1 || side.every(({ isName, text }) => isName || /^[A-Z]/.test(text));
  return [first, ...rest.map((side) => [...head, ...side]), ...inner.filter(isExample)].filter(({ length }) => length);
}
