import { DEFAULT_LANGUAGE, languageOfDirection, type Direction } from '../../../shared/platform/language.ts';
import { PRESENT_LABEL } from '../../../shared/resume/dates.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { HEADING } from '../places/claims.ts';
import { withAccount } from '../resume/withAccount.ts';
import { keepOnlySourceText } from '../resume/keepOnlySourceText.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';
import { requestedKind } from '../resume/labels.ts';
import { LabelledDocument } from './document.ts';
import { LabelledPage, saysItsSection, textOf } from './labelledPage.ts';
import type { LabelledPart } from './labels.ts';
import { hasReason } from './hasReason.ts';
import { labelParts } from './labelParts.ts';
import type { NetworkWeights } from './network/weights.ts';
import { prepareLines, type PreparedLines } from './preparedLines.ts';
import { readEntries } from './readEntries.ts';
import { readPerson } from './readPerson.ts';
import { readSkills } from './readSkills.ts';
import { readCustomSections, readLanguages, readProjects } from './readSections.ts';
import { withOneVersion } from './secondVersion.ts';
import type { Trust } from './trust.ts';
import { withTurnedText } from './turnedText.ts';

const CONTACTS = ['email', 'phone', 'linkedin', 'website'] as const;
/** Lists whose confidence is the average of the parts of one role. */
const LIST_ROLES = [
  ['skills', 'skill'],
  ['projects', 'p.name'],
  ['customSections', 'c.title'],
] as const;
/** Confidence of a contact that a cell holds as it is, and of a contact that was put together or is a link. */
const [WHOLE_CONTACT, PUT_TOGETHER_CONTACT] = [0.97, 0.6];
const KNOWN_LEVEL = 0.9;

/** Reads a page with given labels of its parts. */
export type ReadAs = (labelled: readonly LabelledPart[]) => ParsedResume;

/** Returns a better reading of what is left open, by other labels. */
export type MendReading = (page: LabelledPage, read: ParsedResume, readAs: ReadAs) => ParsedResume;

/** Reads a résumé from lines by the learned model. Every value occurs in the lines, and nothing is lost. */
export function understandLines(
  written: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
  weights?: NetworkWeights,
  trust?: Trust,
  mend: MendReading = (_, read) => read,
): ParsedResume {
  const prepared = prepareLines(written, direction);
  const all = labelParts(prepared.lines, direction, weights);
  const turned = labelParts(prepared.turned, direction, weights);
  // From a text that is no résumé nothing is read; all of it is unplaced.
  const [page, behind] = hasReason(all, links) ? [all, links] : [new LabelledPage([], [], direction), []];
  const { labelled, language, left } = withOneVersion(page);
  const isDrawn = (value: string) =>
    !prepared.reordered.has(value) && written.some(({ cells }) => cells.some(({ text }) => text.includes(value)));
  const readAs: ReadAs = (labels) => {
    const document = new LabelledDocument(page.lines, labels, direction, { links: behind, left, trust });
    const read = { ...readResume(document), ...(language && { language }) };
    const resumeData = keepOnlySourceText(prepared.lines, links, read);
    noteConfidence(document, resumeData, isDrawn);
    return accounted(document, withTurnedText(document, resumeData, turned), prepared);
  };
  return mend(new LabelledPage(page.lines, labelled, direction), readAs(labelled), readAs);
}

/** Returns the reading of a document with its confidence and the place of every word. */
function accounted(document: LabelledDocument, resumeData: ResumeData, prepared: PreparedLines): ParsedResume {
  const { confidence, claims, sections, left } = document;
  const columns = document.of('label').filter(({ part }) => requestedKind(part.text) !== undefined);
  document.claim(HEADING, [...sections.flatMap(({ heads }) => heads), ...columns]);
  // A heading that names its section needs no field. Any other heading may be a post by mistake, and stays unplaced.
  const headings = sections
    .filter((section) => section.heads.length > 0 && saysItsSection(section))
    .map(({ heads }) => textOf(heads))
    .concat(columns.map(({ part }) => part.text));
  return withStudiesThatGoOn(withAccount({ resumeData, confidence, headings, claims, linesSaidAgain: left }, prepared));
}

type ReadStudy = ResumeData['education'][number] & { readonly current?: boolean };

/** Writes an unfinished study as the builder's form does. Files say it in many ways: `בתהליך`, `2023 –`. */
function withStudiesThatGoOn({ resumeData, dropped = [], ...parsed }: ParsedResume): ParsedResume {
  const present = PRESENT_LABEL[resumeData.language ?? DEFAULT_LANGUAGE];
  const studies: readonly ReadStudy[] = resumeData.education;
  const education = studies.map(({ current, ...study }) => (current ? { ...study, endDate: present } : study));
  const written = studies.flatMap(({ current, endDate }) =>
    current && endDate !== '' && endDate !== present
      ? [{ reason: 'written in another form' as const, text: endDate }]
      : [],
  );
  return { ...parsed, resumeData: { ...resumeData, education }, dropped: [...dropped, ...written] };
}

/** Reads every section by the labels. */
function readResume(document: LabelledDocument): ResumeData {
  const { direction, confidence } = document;
  const languages = readLanguages(document);
  for (const [index, { level }] of languages.entries()) if (level) confidence[`languages.${index}.level`] = KNOWN_LEVEL;
  const { headline, further, ...person } = readPerson(document);
  const jobs = readEntries(document, 'experience');
  const summary = document.of('summary');
  // Words of a sentence that were read as a job are left out here: the summary only repeats them.
  const isClaimed = ({ part }: LabelledPart) => document.claims.at(part.line, part.cell, part.from) !== undefined;
  document.claim(
    'summary',
    summary.filter((labelledPart) => !isClaimed(labelledPart)),
  );
  document.claim('personalInfo', document.of('contact', 'address', 'name'), true);
  for (const list of ['skills', 'languages'] as const)
    document.claim(list, document.of('skill', 'skill.group', 'language'), list === 'languages');
  return {
    ...DEFAULT_TEMPLATE_CHOICE,
    personalInfo: person,
    ...(headline !== '' && { headline }),
    ...(further.length > 0 && { contacts: further }),
    summary: document.paragraphsOf(summary),
    experience: jobs.map((entry, index) => ({ id: `exp-${index + 1}`, ...entry })),
    education: readEntries(document, 'education').map((entry, index) => ({ id: `edu-${index + 1}`, ...entry })),
    skills: readSkills(document),
    languages: languages.map(({ name, level }, index) => ({ id: `lang-${index + 1}`, name, ...(level && { level }) })),
    projects: readProjects(document),
    customSections: readCustomSections(document),
    language: languageOfDirection(direction),
  } as unknown as ResumeData;
}

/** Notes the confidence of values outside entries. The file does not draw reordered or joined contacts as they are. */
function noteConfidence(document: LabelledDocument, resumeData: ResumeData, isDrawn: (value: string) => boolean) {
  for (const field of CONTACTS) {
    const value = resumeData.personalInfo[field];
    document.sure(`personalInfo.${field}`, value, isDrawn(value) ? WHOLE_CONTACT : PUT_TOGETHER_CONTACT);
  }
  document.sure('summary', resumeData.summary, Math.min(1, ...document.of('summary').map(({ sure }) => sure)));
  for (const [list, role] of LIST_ROLES)
    if (resumeData[list].length > 0) document.sure(list, '1', mean(document.of(role).map(({ sure }) => sure)));
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;
