import { LIMITS } from '../../../shared/resume/limits.ts';
import { DEFAULT_TEMPLATE_ID, type CustomSection, type ResumeData } from '../../../shared/resume/schema.ts';
import { lineOf, type Direction, type Line } from '../read/lines.ts';
import { isBullet, paragraphsOf } from './bullets.ts';
import { contactsOf, type Contacts } from './contacts.ts';
import { degreeOrInstitution, titleOrCompany } from './cues.ts';
import { BEHIND_PERIOD, periodsIn } from './dates.ts';
import { entriesOf, type RawEntry } from './entries.ts';
import { namedEntries, type NamedEntry } from './heads.ts';
import { isLanguage, languagesOf } from './languages.ts';
import { nameOf } from './name.ts';
import { sectionsOf, type Section } from './sections.ts';
import { skillsOf } from './skills.ts';
import { sourceOf, type Source } from './source.ts';
import { unplacedOf } from './unplaced.ts';

export interface Understood {
  readonly resumeData: ResumeData;
  /** Text that was read and fits nowhere, in the order of the document. */
  readonly unplaced: readonly string[];
  /** By path (`experience.0.title`), 0-1; only what was found. */
  readonly confidence: Readonly<Record<string, number>>;
  /** Private data that need not be in a résumé, as written. */
  readonly personal: readonly string[];
}

/** Characters of text above the first heading that are a summary, when no section is one. */
const SHORTEST_SUMMARY = 90;
/** As the first, of a text that ends as a sentence does. */
const SHORTEST_SENTENCE = 45;
const LISTS: ReadonlySet<string> = new Set(['experience', 'education', 'skills', 'languages', 'projects', 'summary', 'contacts', 'head']);

/** What the lines of a résumé say, as a résumé. Every value occurs in the lines; nothing is invented, and nothing is lost: what fits nowhere is unplaced. */
export function understand(lines: readonly Line[], links: readonly string[], direction: Direction): Understood {
  const sections = sectionsOf(lines);
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: string) => of(kind).flatMap((section) => section.lines);
  const source = sourceOf(lines, links);
  const confidence: Record<string, number> = {};

  const name = nameOf(linesOf('head').length > 0 ? [...linesOf('head'), ...linesOf('contacts')] : lines);
  const contacts = contactsOf([...linesOf('head'), ...linesOf('contacts')], lines, links, name.name, sections.filter(({ kind, title }) => kind === 'contacts' && title !== '').flatMap((section) => section.lines));
  const summary = summaryOf(sections, direction, contacts, name.name);
  const experience = of('experience').flatMap((section) => namedEntries(section.lines, direction, titleOrCompany));
  const education = of('education').flatMap((section) => namedEntries(section.lines, direction, degreeOrInstitution, areTurned(experience, linesOf('experience')) ? -1 : 0));
  const skillLines = linesOf('skills').filter((line) => !isLanguage(line.text));
  const languageLines = linesOf('languages').length > 0 ? linesOf('languages') : linesOf('skills').filter((line) => isLanguage(line.text));
  const languages = languagesOf(languageLines);

  const resumeData: ResumeData = {
    templateId: DEFAULT_TEMPLATE_ID,
    personalInfo: { fullName: name.name, email: contacts.email, phone: contacts.phone, address: contacts.address, linkedin: contacts.linkedin, website: contacts.website },
    summary,
    experience: experience.map((entry, at) => ({ id: `exp-${at + 1}`, title: entry.first, company: entry.second, ...timeOf(entry), current: entry.current, description: entry.description })),
    education: education.map((entry, at) => ({ id: `edu-${at + 1}`, degree: entry.first, institution: entry.second, ...timeOf(entry), endDate: entry.endDate || entry.present, description: entry.description })),
    skills: skillsOf(skillLines, direction).map((skill, at) => ({ id: `skill-${at + 1}`, name: skill })),
    languages: languages.map(({ name, level }, at) => ({ id: `lang-${at + 1}`, name, level: level ?? 'intermediate' })),
    projects: linesOf('projects').length > 0 ? projectsOf(linesOf('projects'), direction) : [],
    customSections: customSections(sections, direction),
    language: direction === 'rtl' ? 'he' : 'en',
  };
  const checked = onlyFrom(source, withinLimits(resumeData));

  note(confidence, 'personalInfo.fullName', checked.personalInfo.fullName, name.confidence);
  for (const field of ['email', 'phone', 'linkedin', 'website', 'address'] as const) note(confidence, `personalInfo.${field}`, checked.personalInfo[field], field === 'address' ? 0.75 : 0.98);
  note(confidence, 'summary', checked.summary, of('summary').length > 0 ? 0.95 : 0.6);
  for (const [list, entries, fields] of [['experience', experience, ['title', 'company']], ['education', education, ['degree', 'institution']]] as const) {
    for (const [at, entry] of entries.entries()) {
      const kept = checked[list][at] as Readonly<Record<string, unknown>> | undefined;
      for (const field of fields) note(confidence, `${list}.${at}.${field}`, kept?.[field], entry.confidence);
      note(confidence, `${list}.${at}.startDate`, kept?.['startDate'], 0.95);
    }
  }
  for (const [at, { level }] of languages.entries()) confidence[`languages.${at}.level`] = level ? 0.9 : 0.2;
  for (const list of ['skills', 'projects', 'customSections'] as const) note(confidence, list, checked[list].length > 0 ? '1' : '', list === 'skills' ? 0.9 : 0.7);
  return { resumeData: checked, unplaced: unplacedOf(lines, sections, checked), confidence, personal: contacts.personal };
}

function note(confidence: Record<string, number>, path: string, value: unknown, sureness: number): void {
  if (typeof value === 'string' && value !== '') confidence[path] = Math.round(sureness * 100) / 100;
}

/** Whether most entries have where it was before what it was. */
function areTurned(entries: readonly NamedEntry[], lines: readonly Line[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const whole = entries.filter(({ first, second }) => first !== '' && second !== '');
  return whole.filter(({ first, second }) => text.indexOf(second) < text.indexOf(first)).length * 2 > whole.length;
}

const timeOf = ({ location, startDate, endDate }: NamedEntry) => ({ location, startDate, endDate });

const isSentence = (text: string) => text.length >= SHORTEST_SENTENCE && /[\p{L}"'״׳]{3}[.!]$/u.test(text);

function summaryOf(sections: readonly Section[], direction: Direction, contacts: Contacts, name: string): string {
  const own = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines);
  if (own.length > 0) return paragraphsOf(own, direction).join('\n');
  const head = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines);
  const used = [name, contacts.email, contacts.phone, contacts.address, contacts.linkedin, contacts.website].filter((text) => text !== '');
  const prose = head.filter((line) => (!line.bold || isSentence(line.text)) && line.cells.length === 1 && !used.some((text) => line.text.includes(text)) && !/@|\|/.test(line.text));
  const long = paragraphsOf(prose, direction).filter((text) => text.length >= SHORTEST_SUMMARY || isSentence(text));
  return (long.length > 0 ? long : besideContacts(head, direction).filter((text) => isSentence(text) && !used.some((one) => text.includes(one)))).join('\n');
}

/** Points within which texts begin at one edge. */
const EDGE = 3;

/** Paragraphs of a text that stands beside contacts, line by line. */
function besideContacts(head: readonly Line[], direction: Direction): string[] {
  const cells = head.flatMap((line) => line.cells.map((cell) => ({ line, cell })));
  const columns = Map.groupBy(cells, ({ cell }) => Math.round((direction === 'rtl' ? cell.right : cell.left) / EDGE));
  return [...columns.values()].flatMap((column) => {
    const far = direction === 'rtl' ? Math.min(...column.map(({ cell }) => cell.left)) : Math.max(...column.map(({ cell }) => cell.right));
    return paragraphsOf(column.map(({ line, cell }, at) => ({ ...lineOf([cell], line.page, line.column, column[at - 1]?.cell), far })), direction);
  });
}

const NAMED = /^[^:.]{2,45}:\s+\S/;

/** The entries of projects; where none stands out by weight, bullet or date, each begins with its name and a colon. */
function projectEntries(lines: readonly Line[], direction: Direction): RawEntry[] {
  const isPlain = lines.every((line) => !line.cells.some((cell) => cell.runs.some(({ bold }) => bold)) && !isBullet(line) && periodsIn(line.text).length === 0);
  if (!isPlain || lines.filter((line) => NAMED.test(line.text)).length < 2 || !NAMED.test(lines[0]?.text ?? '')) return entriesOf(lines, direction);
  const starts = lines.flatMap((line, at) => (NAMED.test(line.text) ? [at] : []));
  return starts.map((start, at) => ({ period: undefined, head: lines.slice(start, start + 1), body: lines.slice(start + 1, starts[at + 1] ?? lines.length) }));
}

/** The head of a project stays whole: its name may hold every sign. */
function projectsOf(lines: readonly Line[], direction: Direction): ResumeData['projects'] {
  return projectEntries(lines, direction).map(({ head, body, period }, at) => {
    const [first, ...more] = head;
    const text = (first?.text ?? '').replace(/^[\s•▪●-]+/, '');
    const url = /(?:https?:\/\/|www\.|github\.com)\S+/i.exec([text, ...body.map((line) => line.text)].join(' '))?.[0]?.replace(/[),.]+$/, '') ?? '';
    const bold = first && !first.bold && first.cells[0]?.runs[0]?.bold ? first.cells[0].runs[0].text : '';
    const cut = /^(.{2,60}?)(?:\s*[:|]\s+|\s{2,}|\s+[–—-]\s+(?=.{45,}$))(.+)$/.exec(text);
    const name = (bold || cut?.[1] || text).replace(url, '').replace(/[\s,:|–-]+$/, '').replace(/\(\s*\)$/, '').trim();
    const left = text.slice(text.indexOf(name) + name.length).replace(url, '').replace(/^[\s,:|–—()-]+/, '').trim();
    const description = [left, ...paragraphsOf([...more, ...body], direction)].filter((part) => part !== '').join('\n');
    return { id: `proj-${at + 1}`, name, role: '', url, startDate: period?.start ?? '', endDate: period?.end || period?.present || '', description, technologies: '' };
  });
}

/** An entry below its date alone is named by its first line. */
const withName = (entry: RawEntry): RawEntry => (entry.head.length > 0 ? entry : { ...entry, head: entry.body.slice(0, 1), body: entry.body.slice(1) });

/** Sections that the model has no list for, under their own titles. */
function customSections(sections: readonly Section[], direction: Direction): CustomSection[] {
  return sections.filter(({ kind, lines }) => !LISTS.has(kind) && lines.length > 0).map(({ title, lines }, at) => ({
    id: `section-${at + 1}`,
    title,
    items: entriesOf(lines, direction).map(withName).map(({ head, body, period }, index) => ({
      id: `item-${at + 1}${String(index).padStart(2, '0')}`,
      title: titleOf(head, lines, direction).title,
      organization: '',
      location: '',
      startDate: period?.start ?? '',
      endDate: period?.end || period?.present || '',
      description: [...titleOf(head, lines, direction).more, ...paragraphsOf(body, direction)].join('\n'),
    })),
  }));
}

/** The name of an item, and what stands behind the period within its line: `IDF, 2013 – 2015, Intelligence Corps`. */
function titleOf(head: readonly Line[], lines: readonly Line[], direction: Direction): { readonly title: string; readonly more: readonly string[] } {
  const title = paragraphsOf(head, direction).join(' ');
  const [first = '', ...more] = title.split(BEHIND_PERIOD);
  return lines.map(({ text }) => text).join(' ').includes(title) ? { title, more: [] } : { title: first, more };
}

const MOST: Readonly<Record<string, number>> = { summary: LIMITS.summary, description: LIMITS.description, linkedin: LIMITS.url, website: LIMITS.url, url: LIMITS.url };

/** Texts and lists cut to the model's limits. */
function withinLimits(resume: ResumeData): ResumeData {
  const cut = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return value.slice(0, MOST[key] ?? LIMITS.line);
    if (Array.isArray(value)) return value.slice(0, key === 'items' ? LIMITS.customItems : (LIMITS[key as 'skills'] ?? value.length)).map((item) => cut(item, ''));
    if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, name)]));
    return value;
  };
  return cut(resume, '') as ResumeData;
}

/** Values that no reading may make: of the model, not of the person. */
const OURS: ReadonlySet<string> = new Set(['id', 'level', 'templateId', 'language']);

/** A résumé without the values that its source does not hold. */
export function onlyFrom(source: Source, resume: ResumeData): ResumeData {
  const check = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return OURS.has(key) || value === '' || source.holds(value) ? value : dropped(value, source);
    if (Array.isArray(value)) return value.map((item) => check(item, '')).filter((item) => !isEmptyEntry(item));
    if (value !== null && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, check(inner, name)]));
    return value;
  };
  return check(resume, '') as ResumeData;
}

const dropped = (value: string, source: Source): string => value.split('\n').filter((line) => source.holds(line)).join('\n');

function isEmptyEntry(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return entry === '';
  return Object.entries(entry).every(([key, value]) => OURS.has(key) || value === '' || value === false || (Array.isArray(value) && value.length === 0));
}
