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

/** Something that an advertisement asks for, as it is written there. */
export interface Requirement extends TextMatch {
  /** The same for the same thing, however and in whichever language it is written. */
  readonly key: string;
  readonly kind: RequirementKind;
  readonly isAdvantage: boolean;
  /** A duty of the job, and no condition: a row where the résumé says it. */
  readonly isDuty: boolean;
  /** Years of experience at least; 0 where none are said. */
  readonly years: number;
  /** Any of these answers it, each with all of its terms. */
  readonly options: readonly (readonly Term[])[];
  /** Numbers of languages (quantities.ts), each of which answers it; none where any second one does. */
  readonly languages: readonly number[];
  readonly level: LanguageLevel | null;
  /** Rank of the least degree (quantities.ts), 0 where none is asked for. */
  readonly degree: number;
  /** What the advertisement's first line says: the trade in which years are asked for. */
  readonly trade: ReadonlySet<string>;
}

/** More of one advertisement is not read, and none asks for fewer things than the last: then one was not read. */
const [MOST_REQUIREMENTS, MOST_PARTS, MOST_CHARACTERS, LEAST_OF_ALL] = [60, 200, 200, 3];

const MOST_OF_A_TITLE = 100;
const NO_IDS: ReadonlySet<string> = new Set();

/** What a model quotes of an advertisement. */
export interface QuotedRequirement {
  readonly quote: string;
  readonly isAdvantage: boolean;
}

export interface ReadRequirements {
  readonly requirements: readonly Requirement[];
  /** Whether it is all, as far as the advertisement's headings, or a model, say; else there may be more. */
  readonly isComplete: boolean;
}

/**
 * What an advertisement asks for, in its order, each thing once. What a model quotes of it comes before what the rules
 * find at the same place.
 */
export function readRequirements(advert: string, quoted: readonly QuotedRequirement[] = []): ReadRequirements {
  const { parts: asking, others, isListed } = readParts(advert);
  // Where nothing is asked for in so many words, what names a tool is.
  const parts = asking.some(({ isDuty }) => !isDuty) ? asking : [...asking, ...others.filter(isNaming)];
  const normalAdvert = normalizeText(advert).text;
  const text = normalAdvert.toLowerCase();
  const trade = readIds(withoutGenders(/\S.*/.exec(normalAdvert)?.[0].slice(0, MOST_OF_A_TITLE) ?? ''));
  const named = quoted.flatMap(({ quote, isAdvantage }) => {
    const normal = normalizeText(quote).text.replace(/\s+/g, ' ').trim();
    // Its spaces and signs may be others than those of the advertisement: the server has compared the words.
    const [whole, opening = ''] = [normal.toLowerCase(), /^\S+(?: \S+)?/.exec(normal)?.[0].toLowerCase()];
    const index = Math.max(text.indexOf(whole), opening === '' ? -1 : text.indexOf(opening));
    return index < 0 ? [] : requirementsOf({ text: normal, index, isAdvantage });
  });
  const byRules = parts.slice(0, MOST_PARTS).map(requirementsOf);
  const isNew = ({ index, text: piece }: Requirement) =>
    !named.some((each) => each.index < index + piece.length && index < each.index + each.text.length);
  const all = [...named, ...byRules.flat().filter(isNew)].toSorted((a, b) => a.index - b.index);
  // What is asked for comes before the same among the duties.
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

/** What a part of an advertisement asks for, each thing by itself. */
const requirementsOf = (part: AdvertPart): Requirement[] => splitPart(part).flatMap(toRequirements);

const LANGUAGE_IDS = new Set(LANGUAGE_NAMES.flat().flatMap((name) => readTerms(name).flatMap(({ ids }) => ids)));
const isTime = ({ text }: Term) => kindOf(text) === 'availability';
/** Each time once, and each as much as another: shifts, weekends and holidays. */
const timesOf = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.filter(isTime).map((term) => [term.ids[0], { ...term, weight: 1 }])).values(),
];
/** Words that may stand beside languages: "communicate well in English". */
const MOST_BESIDE_LANGUAGES = 2;
const isLanguage = ({ ids }: Term) => ids.some((id) => LANGUAGE_IDS.has(id));

const joinSorted = (texts: readonly string[]) => texts.toSorted().join('+');

/** A piece as a requirement, a language each; none where it says nothing. */
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
  // Any second one, perhaps beside one that is named.
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
/** Without the words that lead to a mark. */
function trimEnd(text: string): string {
  const shorter = text.replace(BEFORE_MARK, '');
  return shorter === text ? text : trimEnd(shorter);
}

const BEFORE =
  /^[\s\-–—:,.(]*(?:(?:and|or|also|ideally|including)\s|(?:וכך )?ו?גם\s|וכן\s|ו-?(?=[A-Za-z])|ו?ב-(?=[A-Za-z]))?[\s:]*/;
const BEHIND = /(?<![\s\-–—:,.;(])[\s\-–—:,.;(]+$/;

/** Without the marks around a requirement that are none of its words: "– must", "(advantage)", a comma. */
function trimMarks(written: string): { readonly text: string; readonly from: number } {
  // What follows "but" takes something back.
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

/** The ways in which a requirement can be answered: "Node.js or Go", "Office (Word, Excel)", "degree in … or …". */
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
  // "Cook in a hotel or restaurant" is a cook in either.
  const head = rest.every((side) => side.length === 1) ? first.slice(0, -1) : [];
  const isExample = (side: readonly Term[]) =>
    inner.length > 1 || side.every(({ isName, text }) => isName || /^[A-Z]/.test(text));
  return [first, ...rest.map((side) => [...head, ...side]), ...inner.filter(isExample)].filter(({ length }) => length);
}
