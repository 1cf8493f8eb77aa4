import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../pdf/lines.ts';
import { isPlace, mentionsPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import { isLabel } from '../resume/labels.ts';
import { isLanguageList } from '../resume/languages.ts';
import { isDuration } from '../resume/periods.ts';
import { bodyTextSize } from '../resume/sections.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';

/** What the lexica say of a text: the class of it that is most telling. */
export type TextClass =
  | 'period'
  | 'email'
  | 'phone'
  | 'link'
  | 'heading'
  | 'label'
  | 'title'
  | 'company'
  | 'degree'
  | 'school'
  | 'place'
  | 'language'
  | 'duration'
  | 'documentTitle'
  | 'prose'
  | 'text';

/** A part with what is known of it before its neighbours are looked at. */
export interface DescribedPart {
  readonly part: Part;
  readonly line: TextLine;
  readonly class: TextClass;
  /** Features of the part alone. */
  readonly own: readonly string[];
  /** What the rules take it for; `none` where they placed it nowhere, undefined where the rules were not asked. */
  readonly rules: Label | 'none' | undefined;
}

/** What is known of parts besides their own look. */
export interface Knowledge {
  /** What the rules take each part for. */
  readonly rules?: readonly (Label | undefined)[] | undefined;
  /** Parts that the lexica shall not know, as they know not all words of strangers: while weights are learned. */
  readonly forget?: (part: Part) => boolean;
}

/** Words from which on a text is prose. */
const PROSE_WORDS = 11;

/** A number in one of a few steps. */
const step = (value: number, ...limits: readonly number[]) => limits.filter((limit) => value >= limit).length;

const DOCUMENT_TITLE = /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)(?=$|[^\p{L}]|\s)/iu;

/** What the lexica say of a text. */
interface Lexical {
  readonly class: TextClass;
  readonly title: number;
  readonly degree: number;
  readonly hasPlace: boolean;
  readonly heading: string;
}

/** Texts come again, within a document and while weights are learned. */
const known = new Map<string, Lexical>();
const MAX_KNOWN = 20_000;

function lexicalOf(text: string): Lexical {
  const found = known.get(text);
  if (found) return found;
  const [title, degree] = [scoreTitleOrCompany(text), scoreDegreeOrInstitution(text)];
  const name = kindByName(text);
  const made: Lexical = {
    class: classOfText(text, title, degree, name),
    title,
    degree,
    hasPlace: mentionsPlace(text),
    heading: name ?? kindByWord(text),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, made);
  return made;
}

function classOfText(text: string, title: number, degree: number, heading: string | undefined): TextClass {
  if (isDuration(text)) return 'duration';
  if (DOCUMENT_TITLE.test(text)) return 'documentTitle';
  if (heading !== undefined) return 'heading';
  if (isLabel(text)) return 'label';
  if (text.length < 60 && isLanguageList(text)) return 'language';
  if (isPlace(text)) return 'place';
  if (text.split(/\s+/).length >= PROSE_WORDS) return 'prose';
  if (degree < 0) return 'school';
  if (degree > 0 && degree >= title) return 'degree';
  if (title > 0) return 'title';
  if (title < 0) return 'company';
  return degree > 0 ? 'degree' : 'text';
}

/** Features of each part by itself: its text, its look and its place. */
export function describeParts(
  lines: readonly TextLine[],
  parts: readonly Part[],
  direction: Direction,
  { rules, forget = () => false }: Knowledge = {},
): DescribedPart[] {
  const body = bodyTextSize(lines) || 10;
  const largest = Math.max(...lines.map(({ size }) => size), 1);
  const edgeOf = (line: TextLine) => (direction === 'rtl' ? -line.right : line.left);
  const edges = new Map<string, number>();
  for (const line of lines) {
    const key = `${line.page} ${line.column}`;
    edges.set(key, Math.min(edges.get(key) ?? Infinity, edgeOf(line)));
  }
  const seenContact = parts.findIndex(({ kind }) => kind === 'email' || kind === 'phone');
  return parts.map((part, at) => {
    const line = lines[part.line] as TextLine;
    const cell = line.cells[part.cell] ?? line.cells[0];
    const size = cell?.size ?? line.size;
    const unknown = part.kind === 'text' && forget(part);
    const lexical = lexicalOf(part.text);
    const className = unknown ? 'text' : part.kind === 'text' ? lexical.class : part.kind;
    const { text } = part;
    const words = text.split(/\s+/).length;
    const isWholeLine = (at === 0 || parts[at - 1]?.line !== part.line) && parts[at + 1]?.line !== part.line;
    const own: string[] = [];
    const add = (name: string, value: string | number | boolean) => {
      if (value === true) own.push(name);
      else if (value !== false) own.push(`${name}=${value}`);
    };
    add('class', className);
    if (className === 'heading') add('heading', lexical.heading);
    else if (!unknown && words <= 5 && text.length < 40) add('headingWord', lexical.heading);
    add('titleCue', unknown ? 2 : step(lexical.title, -2, -1, 1, 2, 4));
    add('degreeCue', unknown ? 2 : step(lexical.degree, -2, -1, 1, 2, 4));
    add('hasPlace', !unknown && className !== 'place' && lexical.hasPlace);
    add('words', step(words, 2, 3, 4, 6, 9, 14));
    add('length', step(text.length, 3, 6, 12, 20, 35, 60));
    add('digits', /\d/.test(text) ? (/^[\d\W]+$/.test(text) ? 'all' : 'some') : 'none');
    add(
      'nameShape',
      new RegExp(
        String.raw`^(?:\p{Lu}[\p{L}.'’-]*|[\u05d0-\u05ea][\u05d0-\u05ea'"׳״-]+)(?:\s(?:\p{Lu}[\p{L}.'’-]*|` +
          String.raw`[\u05d0-\u05ea'"׳״-]{2,}|van|von|de|der|bin|al)){1,3}$`,
        'u',
      ).test(text),
    );
    add('upper', /[A-Z]{3}/.test(text) && text === text.toUpperCase());
    add('lowerStart', /^\p{Ll}/u.test(text));
    add('capitals', /^\p{Lu}/u.test(text) && text.split(/\s+/).every((word) => !/^\p{Ll}{4}/u.test(word)));
    add('sentenceEnd', /\p{L}{2}[.!]$/u.test(cell?.text ?? '') && text.length > 30);
    add('colonAfter', /^\s*:/.test((cell?.text ?? '').slice(part.to)));
    add('commas', step((text.match(/,/g) ?? []).length, 1, 2, 4));
    add('lineCommas', isWholeLine ? step((line.text.match(/[,|•·]/g) ?? []).length, 1, 2, 4) : false);
    add('script', /[\u05d0-\u05ea]/.test(text) ? (/[A-Za-z]/.test(text) ? 'both' : 'he') : 'other');
    add('quote', /בע"מ|בע״מ|\b(?:Ltd|Inc|LLC|GmbH|Co|Corp|Group|plc)\b\.?/i.test(text));
    add('bold', part.bold);
    add('size', step(size / body, 0.9, 1.05, 1.2, 1.5, 2));
    add('largest', size > 0.97 * largest && largest > 1.2 * body);
    add('bullet', part.bullet);
    add('gap', step(line.gap / line.size, 1.1, 1.5, 1.9, 2.5, 4));
    add('boundary', part.boundary);
    add('next', parts[at + 1] ? (parts[at + 1]?.boundary ?? 'end') : 'end');
    add('whole', isWholeLine);
    add('cells', step(line.cells.length, 2, 3, 4));
    add('cellAt', part.cell === 0 ? 'first' : part.cell === line.cells.length - 1 ? 'last' : 'inner');
    add('indent', step(edgeOf(line) - (edges.get(`${line.page} ${line.column}`) ?? 0), 4, 20, 60));
    add('column', Math.min(2, line.column));
    add('top', line.page === 0 && line.column === 0 ? step(part.line, 1, 2, 4, 7, 12) : 'later');
    add('beforeContact', at < seenContact ? step(seenContact - at, 2, 4) : false);
    add('lineClass', classesOnLine(parts, at));
    return { part, line, class: className, own, rules: rules && (rules[at] ?? 'none') };
  });
}

/** The kinds of the first parts of the part's line: `text,period`. */
function classesOnLine(parts: readonly Part[], at: number): string {
  let from = at;
  while (from > 0 && parts[from - 1]?.line === parts[at]?.line) from -= 1;
  const kinds: string[] = [];
  for (let index = from; parts[index]?.line === parts[at]?.line && kinds.length < 3; index += 1)
    if (kinds.at(-1) !== parts[index]?.kind) kinds.push(parts[index]?.kind ?? '');
  return kinds.join(',');
}

/** The features of each part with its neighbours, and with the section that the nearest known heading names. */
export function featuresOf(described: readonly DescribedPart[]): string[][] {
  let section = 'none';
  let sinceHeading = 0;
  let bodyBold = 0;
  for (const { part } of described) bodyBold += part.bold ? 1 : 0;
  const boldIsRare = bodyBold < 0.5 * described.length;
  return described.map(({ part, line, class: own, own: alone }, at) => {
    const standsOut =
      part.bold || alone.includes('upper') || line.size > 1.08 * (described[at + 1]?.line.size ?? line.size);
    if (
      own === 'heading' &&
      part.boundary !== 'comma' &&
      (standsOut || alone.includes('whole') || alone.includes('colonAfter'))
    ) {
      section = kindByName(part.text) ?? 'other';
      sinceHeading = 0;
    } else sinceHeading += 1;
    const near = (offset: number) => described[at + offset];
    const shape = (one: DescribedPart | undefined) =>
      one ? `${one.class}${one.part.bold && boldIsRare ? '*' : ''}` : 'none';
    const nextPeriod = described.slice(at + 1, at + 5).findIndex((one) => one.class === 'period');
    const lastPeriod = described
      .slice(Math.max(0, at - 4), at)
      .toReversed()
      .findIndex((one) => one.class === 'period');
    const features = [
      ...alone,
      `section=${section}`,
      `section&class=${section},${own}`,
      `section&bullet=${section},${part.bullet}`,
      `section&bold=${section},${part.bold && boldIsRare}`,
      `section&boundary=${section},${part.boundary}`,
      `section&since=${section},${step(sinceHeading, 1, 2, 3, 5)}`,
      `section&words=${section},${step(part.text.split(/\s+/).length, 2, 4, 7, 12)}`,
      `class&bold=${own},${part.bold && boldIsRare}`,
      `class&boundary=${own},${part.boundary}`,
      `before=${shape(near(-1))}`,
      `after=${shape(near(1))}`,
      `before2=${shape(near(-2))},${shape(near(-1))}`,
      `after2=${shape(near(1))},${shape(near(2))}`,
      `around=${shape(near(-1))},${shape(near(0))},${shape(near(1))}`,
      `boundaries=${part.boundary},${near(1)?.part.boundary ?? 'end'}`,
      `after&boundary=${shape(near(1))},${near(1)?.part.boundary ?? 'end'}`,
      `periodIn=${nextPeriod < 0 ? 'no' : nextPeriod}`,
      `periodAgo=${lastPeriod < 0 ? 'no' : lastPeriod}`,
      `section&period=${section},${nextPeriod < 0 ? 'no' : nextPeriod},${lastPeriod < 0 ? 'no' : lastPeriod}`,
      `aboveBullet=${near(1)?.part.bullet === true && !part.bullet}`,
      `bulletAbove=${near(-1)?.part.bullet === true && !part.bullet}`,
    ];
    return [...features, ...rulesFeatures(described, at)];
  });
}

/** What the rules say of a part and of its neighbours: right more often than not, and wrong in ways that repeat. */
function rulesFeatures(described: readonly DescribedPart[], at: number): string[] {
  const here = described[at];
  if (!here?.rules) return [];
  const role = (offset: number) => {
    const one = described[at + offset]?.rules;
    return one === undefined ? 'end' : one === 'none' ? one : roleOf(one);
  };
  const { rules, class: own, part } = here;
  return [
    `rules=${rules}`,
    `rules&class=${rules},${own}`,
    `rules&boundary=${rules},${part.boundary}`,
    `rules&bold=${rules},${part.bold}`,
    `rulesBefore=${role(-1)},${rules}`,
    `rulesAfter=${rules},${role(1)}`,
    `rulesAround=${role(-1)},${rules},${role(1)}`,
    `rulesAfter2=${rules},${role(1)},${role(2)}`,
  ];
}
