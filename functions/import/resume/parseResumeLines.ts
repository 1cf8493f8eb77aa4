import { languageOfDirection, type Direction } from '../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { dictionary, type Dictionary } from '../../../shared/platform/ownProperty.ts';
import type { TextLine } from '../page/textLine.ts';
import { FoundPlaces } from '../places/foundPlaces.ts';
import { accountFor } from './accounting.ts';
import { findContacts } from './contacts.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import type { NamedEntry } from './nameEntry.ts';
import { parseEntries } from './namedEntries.ts';
import { isLanguageList, findLanguages } from './languages.ts';
import { withLabelsBeside } from './labelsAbove.ts';
import { findPersonName } from './personName.ts';
import { separatePrivateData, type SeparatedLines } from './privateData.ts';
import { splitSections } from './sections.ts';
import { parseSkills } from './skills.ts';
import { createSourceText } from './sourceText.ts';
import type { ParsedResume, RulesReading } from './parsedResume.ts';
import { findSummary } from './summaryText.ts';
import { parseProjects } from './projectEntries.ts';
import { parseCustomSections } from './customSections.ts';
import { keepOnlySourceText } from './keepOnlySourceText.ts';
import { truncateToLimits } from './truncateToLimits.ts';
import { withTurnedText } from './turnedFacts.ts';

/** What the lines of a résumé say by the rules alone, without the model: for the bench and for tests of the rules. */
export function parseResumeLines(
  all: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
): ParsedResume {
  const separated = separatePrivateData(withLabelsBeside(all, direction));
  return withAccount(readByRules(separated.lines, links, direction), separated);
}

/** A reading with every word of its lines accounted for: nothing is lost, and what fits nowhere is unplaced. */
export function withAccount(reading: RulesReading, separated: SeparatedLines): ParsedResume {
  const { lines, turned, personal, ink, dropped = [] } = separated;
  const { resumeData, confidence, headings, claims } = withTurnedText(reading, turned, lines.length);
  const account = accountFor([...lines, ...turned], resumeData, headings, claims, reading.linesSaidAgain);
  const [text = '', ...more] = personal;
  return {
    resumeData,
    unplaced: account.unplaced,
    saidAgain: account.saidAgain,
    dropped: [
      ...account.dropped,
      ...dropped,
      ...(personal.length > 0 ? [{ reason: 'private' as const, text, ink }] : []),
      ...more.map((one) => ({ reason: 'private' as const, text: one })),
    ],
    confidence,
    personal,
    found: new FoundPlaces(account, resumeData, [{ reason: 'private', text: '', ink }, ...dropped]),
  };
}

/** What lines without private data say, by the rules. Every value occurs in the lines; nothing is invented. */
export function readByRules(lines: readonly TextLine[], links: readonly string[], direction: Direction): RulesReading {
  const sections = splitSections(lines);
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: string) => of(kind).flatMap((section) => section.lines);
  const source = createSourceText(lines, links);
  const confidence = dictionary<number>();

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

function setConfidence(confidence: Dictionary<number>, path: string, value: unknown, sureness: number): void {
  if (typeof value === 'string' && value !== '') confidence[path] = Math.round(sureness * 100) / 100;
}

/** Whether most entries have where it was before what it was. */
function areNamesReversed(entries: readonly NamedEntry[], lines: readonly TextLine[]): boolean {
  const text = lines.map((line) => line.text).join('\n');
  const whole = entries.filter(({ first, second }) => first !== '' && second !== '');
  return whole.filter(({ first, second }) => text.indexOf(second) < text.indexOf(first)).length * 2 > whole.length;
}

const periodFields = ({ location, startDate, endDate }: NamedEntry) => ({ location, startDate, endDate });
