import { languageOfDirection, type Direction } from '../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_CHOICE, RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { DoubtReason, ModelPlacement } from '../../../shared/api/import.ts';
import type { CustomSection, ResumeData } from '../../../shared/resume/schema.ts';
import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import type { DroppedText } from '../pdf/droppedText.ts';
import { toLine, type TextLine } from '../pdf/lines.ts';
import type { ClaimedPieces } from '../places/claims.ts';
import { FoundPlaces } from '../places/foundPlaces.ts';
import { accountFor } from './accounting.ts';
import { isBullet, toParagraphs } from './bullets.ts';
import { findContacts, type ContactDetails } from './contacts.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { PERIOD_SEPARATOR, findPeriods } from './periods.ts';
import { splitEntries } from './entries.ts';
import type { RawEntry } from './entryLines.ts';
import type { NamedEntry } from './nameEntry.ts';
import { parseEntries } from './namedEntries.ts';
import { isLanguageList, findLanguages } from './languages.ts';
import { findPersonName } from './personName.ts';
import { separatePrivateData, type SeparatedLines } from './privateData.ts';
import type { ParsedSection } from './section.ts';
import { splitSections } from './sections.ts';
import { parseSkills } from './skills.ts';
import { createSourceText, type SourceText } from './sourceText.ts';
import { withTurnedText } from './turnedFacts.ts';

export interface ParsedResume {
  readonly resumeData: ResumeData;
  /** Unplaced text, in the order of the document. */
  readonly unplaced: readonly string[];
  /** By path (`experience.0.title`), 0-1; only what was found. */
  readonly confidence: Readonly<Record<string, number>>;
  /** Text that is in neither, with the reason. */
  readonly dropped?: readonly DroppedText[];
  /** Private data that need not be in a résumé, as written. */
  readonly personal: readonly string[];
  /** Where each word of the pages went, before the pages themselves are told. */
  readonly found?: FoundPlaces;
  /** The same, with the pages. */
  readonly places?: FilePlaces | undefined;
  /** Why values are unsure, by their paths, where the file says it; of others only how sure they are is known. */
  readonly doubts?: Readonly<Record<string, DoubtReason>>;
  /** What a model placed; all else was placed by rules. */
  readonly placedByModel?: readonly ModelPlacement[];
}

/** Characters of text above the first heading that are a summary, when no section is one. */
const MIN_SUMMARY_LENGTH = 90;
/** As the first, of a text that ends as a sentence does. */
const MIN_SENTENCE_LENGTH = 45;
const MODEL_SECTIONS: ReadonlySet<string> = new Set([
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'summary',
  'contacts',
  'head',
]);

/** What the rules read, before it is told where each word of the lines went. */
export interface RulesReading extends Pick<ParsedResume, 'resumeData' | 'confidence'> {
  readonly headings: readonly string[];
  /** Where the fields were read; without them a word goes to a field that says the same. */
  readonly claims?: ClaimedPieces;
}

/** What the lines of a résumé say by the rules alone, without the model: for the bench and for tests of the rules. */
export function parseResumeLines(
  all: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
): ParsedResume {
  const separated = separatePrivateData(all);
  return withAccount(readByRules(separated.lines, links, direction), separated);
}

/** A reading with every word of its lines accounted for: nothing is lost, and what fits nowhere is unplaced. */
export function withAccount(reading: RulesReading, { lines, turned, personal, ink }: SeparatedLines): ParsedResume {
  const { resumeData, confidence, headings, claims } = withTurnedText(reading, turned, lines.length);
  const account = accountFor([...lines, ...turned], resumeData, headings, claims);
  const [text = '', ...more] = personal;
  return {
    resumeData,
    unplaced: account.unplaced,
    dropped: [
      ...account.dropped,
      ...(personal.length > 0 ? [{ reason: 'private' as const, text, ink }] : []),
      ...more.map((one) => ({ reason: 'private' as const, text: one })),
    ],
    confidence,
    personal,
    found: new FoundPlaces(account, resumeData, ink),
  };
}

/** What lines without private data say, by the rules. Every value occurs in the lines; nothing is invented. */
export function readByRules(lines: readonly TextLine[], links: readonly string[], direction: Direction): RulesReading {
  const sections = splitSections(lines);
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: string) => of(kind).flatMap((section) => section.lines);
  const source = createSourceText(lines, links);
  const confidence: Record<string, number> = {};

  const name = findPersonName(linesOf('head').length > 0 ? [...linesOf('head'), ...linesOf('contacts')] : lines);
  const contacts = findContacts(
    [...linesOf('head'), ...linesOf('contacts')],
    lines,
    links,
    name.name,
    sections.filter(({ kind, title }) => kind === 'contacts' && title !== '').flatMap((section) => section.lines),
  );
  const summary = findSummary(sections, direction, contacts, name.name);
  const experience = of('experience').flatMap((section) => parseEntries(section.lines, direction, scoreTitleOrCompany));
  const education = of('education').flatMap((section) =>
    parseEntries(
      section.lines,
      direction,
      scoreDegreeOrInstitution,
      areNamesReversed(experience, linesOf('experience')) ? -1 : 0,
    ),
  );
  const skillLines = linesOf('skills').filter((line) => !isLanguageList(line.text));
  const languageLines =
    linesOf('languages').length > 0
      ? linesOf('languages')
      : linesOf('skills').filter((line) => isLanguageList(line.text));
  const languages = findLanguages(languageLines);

  const resumeData: ResumeData = {
    ...DEFAULT_TEMPLATE_CHOICE,
    personalInfo: {
      fullName: name.name,
      email: contacts.email,
      phone: contacts.phone,
      address: contacts.address,
      linkedin: contacts.linkedin,
      website: contacts.website,
    },
    summary,
    experience: experience.map((entry, at) => ({
      id: `exp-${at + 1}`,
      title: entry.first,
      company: entry.second,
      ...periodFields(entry),
      current: entry.current,
      description: entry.description,
    })),
    education: education.map((entry, at) => ({
      id: `edu-${at + 1}`,
      degree: entry.first,
      institution: entry.second,
      ...periodFields(entry),
      endDate: entry.endDate || entry.present,
      description: entry.description,
    })),
    skills: parseSkills(skillLines, direction).map((skill, at) => ({ id: `skill-${at + 1}`, name: skill })),
    languages: languages.map(({ name, level }, at) => ({ id: `lang-${at + 1}`, name, level: level ?? 'intermediate' })),
    projects: linesOf('projects').length > 0 ? parseProjects(linesOf('projects'), direction) : [],
    customSections: parseCustomSections(sections, direction),
    language: languageOfDirection(direction),
  };
  const checked = keepOnlySourceText(source, truncateToLimits(resumeData));

  setConfidence(confidence, 'personalInfo.fullName', checked.personalInfo.fullName, name.confidence);
  for (const field of ['email', 'phone', 'linkedin', 'website', 'address'] as const)
    setConfidence(confidence, `personalInfo.${field}`, checked.personalInfo[field], field === 'address' ? 0.75 : 0.98);
  setConfidence(confidence, 'summary', checked.summary, of('summary').length > 0 ? 0.95 : 0.6);
  for (const [list, entries, fields] of [
    ['experience', experience, ['title', 'company']],
    ['education', education, ['degree', 'institution']],
  ] as const) {
    for (const [at, entry] of entries.entries()) {
      const kept = checked[list][at] as Readonly<Record<string, unknown>> | undefined;
      for (const field of fields) setConfidence(confidence, `${list}.${at}.${field}`, kept?.[field], entry.confidence);
      setConfidence(confidence, `${list}.${at}.startDate`, kept?.['startDate'], 0.95);
    }
  }
  for (const [at, { level }] of languages.entries()) confidence[`languages.${at}.level`] = level ? 0.9 : 0.2;
  for (const list of ['skills', 'projects', 'customSections'] as const)
    setConfidence(confidence, list, checked[list].length > 0 ? '1' : '', list === 'skills' ? 0.9 : 0.7);
  return {
    resumeData: checked,
    confidence,
    headings: sections.map(({ title }) => title),
  };
}

function setConfidence(confidence: Record<string, number>, path: string, value: unknown, sureness: number): void {
  if (typeof value === 'string' && value !== '') confidence[path] = Math.round(sureness * 100) / 100;
}

/** Whether most entries have where it was before what it was. */
function areNamesReversed(entries: readonly NamedEntry[], lines: readonly TextLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const whole = entries.filter(({ first, second }) => first !== '' && second !== '');
  return whole.filter(({ first, second }) => text.indexOf(second) < text.indexOf(first)).length * 2 > whole.length;
}

const periodFields = ({ location, startDate, endDate }: NamedEntry) => ({ location, startDate, endDate });

const isSentence = (text: string) => text.length >= MIN_SENTENCE_LENGTH && /[\p{L}"'״׳]{3}[.!]$/u.test(text);

function findSummary(
  sections: readonly ParsedSection[],
  direction: Direction,
  contacts: ContactDetails,
  name: string,
): string {
  const own = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines);
  if (own.length > 0) return toParagraphs(own, direction).join('\n');
  const head = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines);
  const used = [name, contacts.email, contacts.phone, contacts.address, contacts.linkedin, contacts.website].filter(
    (text) => text !== '',
  );
  const prose = head.filter(
    (line) =>
      (!line.bold || isSentence(line.text)) &&
      line.cells.length === 1 &&
      !used.some((text) => line.text.includes(text)) &&
      !/@|\|/.test(line.text),
  );
  const long = toParagraphs(prose, direction).filter((text) => text.length >= MIN_SUMMARY_LENGTH || isSentence(text));
  return (
    long.length > 0
      ? long
      : paragraphsBesideContacts(head, direction).filter(
          (text) => isSentence(text) && !used.some((one) => text.includes(one)),
        )
  ).join('\n');
}

/** Points within which texts begin at one edge. */
const EDGE_TOLERANCE = 3;

/** Paragraphs of a text that stands beside contacts, line by line. */
function paragraphsBesideContacts(head: readonly TextLine[], direction: Direction): string[] {
  const cells = head.flatMap((line) => line.cells.map((cell) => ({ line, cell })));
  const columns = Map.groupBy(cells, ({ cell }) =>
    Math.round((direction === 'rtl' ? cell.right : cell.left) / EDGE_TOLERANCE),
  );
  return [...columns.values()].flatMap((column) => {
    const far =
      direction === 'rtl'
        ? Math.min(...column.map(({ cell }) => cell.left))
        : Math.max(...column.map(({ cell }) => cell.right));
    return toParagraphs(
      column.map(({ line, cell }, at) => ({
        ...toLine([cell], line.page, line.column, column[at - 1]?.cell),
        farEdge: far,
      })),
      direction,
    );
  });
}

const PROJECT_NAME = /^[^:.]{2,45}:\s+\S/;

/** The entries of projects; where none stands out by weight, bullet or date, each begins with its name and a colon. */
function splitProjectEntries(lines: readonly TextLine[], direction: Direction): RawEntry[] {
  const isPlain = lines.every(
    (line) =>
      !line.cells.some((cell) => cell.runs.some(({ bold }) => bold)) &&
      !isBullet(line) &&
      findPeriods(line.text).length === 0,
  );
  if (
    !isPlain ||
    lines.filter((line) => PROJECT_NAME.test(line.text)).length < 2 ||
    !PROJECT_NAME.test(lines[0]?.text ?? '')
  )
    return splitEntries(lines, direction);
  const starts = lines.flatMap((line, at) => (PROJECT_NAME.test(line.text) ? [at] : []));
  return starts.map((start, at) => ({
    period: undefined,
    head: lines.slice(start, start + 1),
    body: lines.slice(start + 1, starts[at + 1] ?? lines.length),
  }));
}

/** The head of a project stays whole: its name may hold every sign. */
function parseProjects(lines: readonly TextLine[], direction: Direction): ResumeData['projects'] {
  return splitProjectEntries(lines, direction).map(({ head, body, period }, at) => {
    const [first, ...more] = head;
    const text = (first?.text ?? '').replace(/^[\s•▪●-]+/, '');
    const url =
      /(?:https?:\/\/|www\.|github\.com)\S+/i
        .exec([text, ...body.map((line) => line.text)].join(' '))?.[0]
        ?.replace(/[),.]+$/, '') ?? '';
    const bold = first && !first.bold && first.cells[0]?.runs[0]?.bold ? first.cells[0].runs[0].text : '';
    const cut = /^(.{2,60}?)(?:\s*[:|]\s+|\s{2,}|\s+[–—-]\s+(?=.{45,}$))(.+)$/.exec(text);
    const name = (bold || cut?.[1] || text)
      .replace(url, '')
      .replace(/[\s,:|–-]+$/, '')
      .replace(/\(\s*\)$/, '')
      .trim();
    const left = text
      .slice(text.indexOf(name) + name.length)
      .replace(url, '')
      .replace(/^[\s,:|–—()-]+/, '')
      .trim();
    const description = [left, ...toParagraphs([...more, ...body], direction)].filter((part) => part !== '').join('\n');
    return {
      id: `proj-${at + 1}`,
      name,
      role: '',
      url,
      startDate: period?.start ?? '',
      endDate: period?.end || period?.present || '',
      description,
      technologies: '',
    };
  });
}

/** An entry below its date alone is named by its first line. */
const withNameFromBody = (entry: RawEntry): RawEntry =>
  entry.head.length > 0 ? entry : { ...entry, head: entry.body.slice(0, 1), body: entry.body.slice(1) };

/** Sections that the model has no list for, under their own titles. */
function parseCustomSections(sections: readonly ParsedSection[], direction: Direction): CustomSection[] {
  return sections
    .filter(({ kind, lines }) => !MODEL_SECTIONS.has(kind) && lines.length > 0)
    .map(({ title, lines }, at) => ({
      id: `section-${at + 1}`,
      title,
      items: splitEntries(lines, direction)
        .map(withNameFromBody)
        .map(({ head, body, period }, index) => ({
          id: `item-${at + 1}${String(index).padStart(2, '0')}`,
          title: itemTitle(head, lines, direction).title,
          organization: '',
          location: '',
          startDate: period?.start ?? '',
          endDate: period?.end || period?.present || '',
          description: [...itemTitle(head, lines, direction).more, ...toParagraphs(body, direction)].join('\n'),
        })),
    }));
}

/** The name of an item, and what stands behind the period within its line: `IDF, 2013 – 2015, Intelligence Corps`. */
function itemTitle(
  head: readonly TextLine[],
  lines: readonly TextLine[],
  direction: Direction,
): { readonly title: string; readonly more: readonly string[] } {
  const title = toParagraphs(head, direction).join(' ');
  const [first = '', ...more] = title.split(PERIOD_SEPARATOR);
  return lines
    .map(({ text }) => text)
    .join(' ')
    .includes(title)
    ? { title, more: [] }
    : { title: first, more };
}

const FIELD_LIMITS: Readonly<Record<string, number>> = {
  summary: RESUME_LIMITS.summary,
  description: RESUME_LIMITS.description,
  linkedin: RESUME_LIMITS.url,
  website: RESUME_LIMITS.url,
  url: RESUME_LIMITS.url,
};

/** Texts and lists cut to the model's limits. */
export function truncateToLimits(resume: ResumeData): ResumeData {
  const cut = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return value.slice(0, FIELD_LIMITS[key] ?? RESUME_LIMITS.line);
    if (Array.isArray(value))
      return value
        .slice(0, key === 'items' ? RESUME_LIMITS.customItems : (RESUME_LIMITS[key as 'skills'] ?? value.length))
        .map((item) => cut(item, ''));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]));
    return value;
  };
  return cut(resume, '') as ResumeData;
}

/** Fields that are never read from a file: they belong to the résumé model. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'level', 'templateId', 'language']);

/** A résumé without the values that its source text does not contain. */
export function keepOnlySourceText(source: SourceText, resume: ResumeData): ResumeData {
  const check = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return OWN_FIELDS.has(key) || value === '' || source.holds(value) ? value : linesInSource(value, source);
    if (Array.isArray(value)) return value.map((item) => check(item, '')).filter((item) => !isEmptyEntry(item));
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, check(inner, name)]));
    return value;
  };
  return check(resume, '') as ResumeData;
}

const linesInSource = (value: string, source: SourceText): string =>
  value
    .split('\n')
    .filter((line) => source.holds(line))
    .join('\n');

function isEmptyEntry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return entry === '';
  return Object.entries(entry).every(
    ([key, value]) =>
      OWN_FIELDS.has(key) || value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}

/** Whether nothing of a résumé was found: no way to reach a person, and no entry. */
export function hasNoContactOrEntry({
  resumeData: { personalInfo, experience, education, skills, customSections },
}: Pick<ParsedResume, 'resumeData'>): boolean {
  return (
    personalInfo.email === '' &&
    personalInfo.phone === '' &&
    experience.length + education.length + skills.length + customSections.length === 0
  );
}
