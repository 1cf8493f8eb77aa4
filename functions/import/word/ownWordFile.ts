import { bookmarkedSection, isEntryBookmark, PART_STYLES } from '../../../shared/export/word/wordStyleNames.ts';
import type { TextPart } from '../../../shared/export/blocks.ts';
import { languageOfDirection, LANGUAGES, type Language } from '../../../shared/platform/language.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { parseDate } from '../../../shared/dates/parseDate.ts';
import { saysPresent } from '../../../shared/dates/parseDate.ts';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import {
  DETAIL_KINDS,
  LANGUAGE_LEVELS,
  SECTION_KEYS,
  type MoreContact,
  type PersonalDetail,
  type ResumeData,
  type SectionKey,
  type Skill,
  type SpokenLanguage,
} from '../../../shared/resume/schema.ts';
import { setPhoto } from '../../../shared/resume/photoFiles.ts';
import { writeMarks } from '../../../shared/resume/writeMarks.ts';
import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { lettersAndDigits } from '../../../shared/resume/text.ts';
import type { FlowDocument, FlowParagraph, StyledText } from '../page/blocks.ts';
import { paragraphsOf, textOf } from '../page/layOutLines.ts';
import { runsOf } from '../page/rows.ts';
import type { ParsedResumeWithText } from '../resume/parsedResume.ts';

const PARTS = new Map(Object.entries(PART_STYLES).map(([part, { id }]) => [id, part as TextPart]));

/** Returns the résumé of a Word file of ours, with later edits; undefined for any other file. */
export function ownWordResume(document: FlowDocument): ParsedResumeWithText | undefined {
  const body = paragraphsOf(document.body).map(withoutMarks);
  if (!isOwnWordFile(body)) return undefined;
  const { resumeData: read, unplaced } = readOwnWordFile(body);
  const resumeData = setPhoto(read, document.photo?.());
  // Our headers and footers hold the name and the page; other text there was added by a person.
  const isName = (text: string) => lettersAndDigits(text) === lettersAndDigits(resumeData.personalInfo.fullName);
  const around = paragraphsOf([...document.header, ...document.footer]).map((paragraph) => textOf([paragraph]).trim());
  return {
    resumeData,
    unplaced: [...unplaced, ...around.filter((more) => more !== '' && !isName(more)), ...(document.notes ?? [])],
    confidence: {},
    personal: [],
    text: textOf(paragraphsOf([...document.header, ...document.body, ...document.footer])),
  };
}

/** Returns a paragraph without the direction marks that we wrote between its texts (decision 102). */
const withoutMarks = (paragraph: FlowParagraph): FlowParagraph => ({
  ...paragraph,
  texts: paragraph.texts
    .map((part) => ({ ...part, text: part.text.replaceAll(/[\u200e\u200f]/g, '') }))
    .filter(({ text }) => text !== ''),
});

/** Whether a file has the styles by which our files name their texts. No other program's file has all of them. */
const isOwnWordFile = (paragraphs: readonly FlowParagraph[]): boolean =>
  paragraphs[0]?.style === 'Title' &&
  paragraphs.some(({ style }) => style === 'Heading1') &&
  paragraphs.some(({ texts }) => texts.some(({ style }) => style !== undefined && PARTS.has(style)));

/** Reads the résumé of a file of ours, edited in Word or not, only by the styles of paragraphs and of their texts. */
function readOwnWordFile(paragraphs: readonly FlowParagraph[]) {
  const blank = createBlankResume();
  const personalInfo = { ...blank.personalInfo };
  let headline = '';
  const contacts: MoreContact[] = [];
  const details: PersonalDetail[] = [];
  const sections: Section[] = [];
  /** Paragraphs where our files have none. */
  const unplaced: string[] = [];
  let section: Section | undefined;
  let entry: OwnEntry | undefined;
  /** Puts texts where their styles say. Text that has no place there becomes unplaced. */
  const placeParts = (texts: readonly StyledText[]) => {
    let group = '';
    for (const [part, value] of partsOf(texts)) {
      const language = section?.languages.at(-1);
      if (entry && (part === 'company' || part === 'place' || part === 'entryLink')) entry[part] = value;
      else if (entry && part === 'tag') entry.tags.push(value);
      else if (section?.key === 'skills' && part === 'skillGroup') group = value;
      else if (section?.key === 'skills' && part === 'skill')
        section.skills.push({ name: value, ...(group !== '' && { group }) });
      else if (section?.key === 'languages' && part === 'language') section.languages.push({ name: value, level: '' });
      else if (language && part === 'languageLevel') language.level = value;
      else if (!section && part === 'detail') details.push(readDetail(value, `detail-${details.length + 1}`));
      else if (!section && (part === 'link' || (part === 'phone' && personalInfo.phone !== '')))
        contacts.push({ id: `contact-${contacts.length + 1}`, kind: part, value });
      else if (!section && part !== undefined && Object.hasOwn(personalInfo, part))
        Object.assign(personalInfo, { [part]: value });
      else if (/[\p{L}\p{N}]/u.test(value)) unplaced.push(value);
    }
  };
  for (const paragraph of paragraphs) {
    const { style, texts, bookmark } = paragraph;
    const text = joinTexts(texts);
    if (text === '') continue;
    // A custom section without a title is recognized by its first paragraph.
    const isHeading = style === 'Heading1';
    if (isHeading || bookmarkedSection(bookmark) !== undefined) {
      sections.push((section = createSection(isHeading ? text : '', bookmark)));
      entry = undefined;
    }
    const isList = /^List(?:Bullet|Number)$/.test(style ?? '');
    // An entry may consist of its text alone: the first of its section, or one with a bookmark.
    if (section && (isEntryBookmark(bookmark) || (isList && !entry))) section.entries.push((entry = readEntry([])));
    if (isHeading) continue;
    if (style === 'Title' && personalInfo.fullName === '') personalInfo.fullName = text;
    else if (style === 'Subtitle' && headline === '') headline = text;
    else if (style === 'Heading2' && section) {
      const [head, behind] = partedHead(texts);
      section.entries.push((entry = readEntry(head, behind.length > 0)));
      placeParts(behind);
    } else if (isList && entry)
      entry.bullets.push((isPlainMark(paragraph.mark) ? '' : `${paragraph.mark} `) + markedTextOf(texts));
    else if (texts.some((each) => partOf(each) !== undefined)) placeParts(texts);
    else if (section?.key === 'summary') section.texts.push(markedTextOf(texts));
    else unplaced.push(text);
  }
  const person = {
    ...(headline !== '' && { headline }),
    ...(contacts.length > 0 && { contacts }),
    ...(details.length > 0 && { details }),
  };
  const resumeData = toResume({ ...blank, personalInfo, ...person }, sections);
  return { resumeData: inLanguage(resumeData, languageOf(paragraphs), sections), unplaced };
}

/** Returns the language of a file: each of its paragraphs has a direction. */
const languageOf = ([first]: readonly FlowParagraph[]): Language =>
  languageOfDirection(first?.rightToLeft ? 'rtl' : 'ltr');

/** Returns the résumé with what depends on its language: titles other than the usual ones, and the language itself. */
function inLanguage(resume: ResumeData, language: Language, sections: readonly Section[]): ResumeData {
  const titles = sections.flatMap(({ key, title }) =>
    key !== undefined && title !== DOCUMENT_LABELS[language].headings[key] ? [[key, title] as const] : [],
  );
  return {
    ...resume,
    ...(titles.length > 0 && { sectionTitles: Object.fromEntries(titles) }),
    ...(resumeLanguage(resume) !== language && { language }),
  };
}

/** Returns a detail by its label; an unknown label makes it a custom detail. */
function readDetail(text: string, id: string): PersonalDetail {
  const [, said = '', value = text] = /^([^:]{1,300}):\s+(.*)$/s.exec(text) ?? [];
  const kind = DETAIL_KINDS.find(
    (each) => each !== 'own' && LANGUAGES.some((language) => DOCUMENT_LABELS[language].details[each] === said),
  );
  return kind === undefined ? { id, kind: 'own', label: said, value } : { id, kind, label: '', value };
}

const joinTexts = (texts: readonly StyledText[]) =>
  texts
    .map(({ text }) => text)
    .join('')
    .trim();

const isPlainMark = (mark: string) => mark === '•' || mark === '';

/** Returns the texts with marks around what is bold, italic or a link, as in a description. */
const markedTextOf = (texts: readonly StyledText[]): string =>
  writeMarks(texts.map(({ text, bold, italic = false, href }) => ({ text, look: { bold, italic, href } }))).trim();

const partOf = ({ style }: StyledText) => (style === undefined ? undefined : PARTS.get(style));

/** Returns adjacent texts of one style, joined. */
const partsOf = (texts: readonly StyledText[]) =>
  runsOf(texts, (text, last) => partOf(text) === partOf(last)).map(
    (run) => [run[0] && partOf(run[0]), joinTexts(run)] as const,
  );

/** Creates the section that a heading begins, by its bookmark or, if it was added without one, by its text. */
function createSection(title: string, bookmark: string | undefined) {
  const marked = bookmarkedSection(bookmark);
  const key = SECTION_KEYS.find((each) => (marked === undefined ? isUsualTitle(each, title) : each === marked));
  const [texts, languages]: [string[], { name: string; level: string }[]] = [[], []];
  return { key, title, texts, entries: [] as OwnEntry[], skills: [] as Omit<Skill, 'id'>[], languages };
}
type Section = ReturnType<typeof createSection>;

const isUsualTitle = (key: SectionKey, title: string) =>
  LANGUAGES.some((language) => DOCUMENT_LABELS[language].headings[key] === title);

const toDate = (text: string) => parseDate(text) ?? text;

/** Reads an entry of any section, in the words of the file. */
function readEntry(texts: readonly StyledText[], isParted = false) {
  const said = joinTexts(texts.filter(({ style }) => style !== PART_STYLES.dates.id));
  const title = isParted && said.endsWith('·') ? said.slice(0, -1).trimEnd() : said;
  const dates = joinTexts(texts.filter(({ style }) => style === PART_STYLES.dates.id));
  const [from = '', until] = dates.split(/(?<!\s)\s+–\s+/);
  const current = until === undefined ? saysPresent(from) : saysPresent(until);
  return {
    title,
    startDate: until === undefined && current ? '' : toDate(from),
    endDate: current ? '' : toDate(until ?? ''),
    current,
    company: '',
    place: '',
    entryLink: '',
    tags: [] as string[],
    bullets: [] as string[],
  };
}
type OwnEntry = ReturnType<typeof readEntry>;

/** Parts of an entry's head that follow its title if a template puts both in one line. */
const HEAD_PARTS: ReadonlySet<TextPart> = new Set(['company', 'place', 'entryLink']);
/** Divides a head into title with dates, and what follows the title. */
function partedHead(texts: readonly StyledText[]): [head: StyledText[], behind: StyledText[]] {
  const [dates = [], others = []] = [true, false].map((wanted) =>
    texts.filter((text) => (partOf(text) === 'dates') === wanted),
  );
  const first = others.findIndex((text) => HEAD_PARTS.has(partOf(text) ?? 'dates'));
  if (first < 0) return [[...texts], []];
  const title = others.slice(0, first);
  return [[...title, ...dates], others.slice(first)];
}

/** The fields that entries of all sections share, with the given id. */
const common = ({ startDate, endDate, bullets }: OwnEntry, id: string) => ({
  id,
  startDate,
  endDate,
  description: bullets.join('\n'),
});

function toResume(blank: ResumeData, sections: readonly Section[]): ResumeData {
  const of = (key: SectionKey) => sections.filter((section) => section.key === key);
  const custom = sections.filter(({ key }) => key === undefined);
  const entries = (key: SectionKey) => of(key).flatMap((section) => section.entries);
  return {
    ...blank,
    summary: of('summary')
      .flatMap(({ texts }) => texts)
      .join('\n'),
    experience: entries('experience').map((entry, index) => ({
      ...common(entry, `exp-${index + 1}`),
      title: entry.title,
      company: entry.company,
      location: entry.place,
      current: entry.current,
    })),
    education: entries('education').map((entry, index) => ({
      ...common(entry, `edu-${index + 1}`),
      degree: entry.title,
      institution: entry.company,
      location: entry.place,
    })),
    projects: entries('projects').map((entry, index) => ({
      ...common(entry, `proj-${index + 1}`),
      name: entry.title,
      role: entry.company,
      url: entry.entryLink,
      technologies: entry.tags.join(', '),
    })),
    skills: of('skills')
      .flatMap(({ skills }) => skills)
      .map((skill, index) => ({ id: `skill-${index + 1}`, ...skill })),
    languages: of('languages')
      .flatMap(({ languages }) => languages)
      .map(({ name, level }, index) => ({ id: `lang-${index + 1}`, name, ...levelOf(level) })),
    customSections: custom.map((section, sectionIndex) => ({
      id: `section-${sectionIndex + 1}`,
      title: section.title,
      items: section.entries.map((entry, index) => ({
        ...common(entry, `item-${sectionIndex + 1}-${index + 1}`),
        title: entry.title,
        organization: entry.company,
        location: entry.place,
      })),
    })),
    sectionOrder: sections.map((section) => section.key ?? `section-${custom.indexOf(section) + 1}`),
  };
}

/** Returns the level of a label or of dots, each empty one being a level below the highest; none without either. */
function levelOf(label: string): Pick<SpokenLanguage, 'level'> {
  const said = LANGUAGE_LEVELS.find((level, higher) =>
    /[●○]/.test(label)
      ? label.split('○').length - 1 === higher
      : LANGUAGES.some((language) => DOCUMENT_LABELS[language].levels[level] === label),
  );
  return said ? { level: said } : {};
}
