import { languageOfDirection, type Direction } from '../../../shared/platform/language.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { HEADING } from '../places/claims.ts';
import { joinBrokenLines } from '../resume/brokenLines.ts';
import { readByRules, withAccount } from '../resume/parseResumeLines.ts';
import { keepOnlySourceText } from '../resume/keepOnlySourceText.ts';
import { hasNoContactOrEntry, type ParsedResume } from '../resume/parsedResume.ts';
import { truncateToLimits } from '../resume/truncateToLimits.ts';
import { findWebsite } from '../resume/contactPatterns.ts';
import { withCellsOfColumns } from '../resume/columnEdges.ts';
import { withFormsOverColumns } from '../resume/formsOverColumns.ts';
import { withLabelsBeside } from '../resume/labelsAbove.ts';
import { withoutEntryNumbers } from '../resume/entryNumbers.ts';
import { separatePrivateData } from '../resume/privateData.ts';
import { parseSkills } from '../resume/skills.ts';
import { createSourceText } from '../resume/sourceText.ts';
import { unswapDates } from '../resume/swappedDates.ts';
import { withPhonesInOrder } from '../resume/turnedPhones.ts';
import { LabelledDocument } from './document.ts';
import type { LabelledPart } from './fields.ts';
import { labelParts } from './labelParts.ts';
import type { BothWeights } from './look.ts';
import { readSentenceJobs } from './lettersWithJobs.ts';
import type { Part } from './parts.ts';
import { readEntries } from './readEntries.ts';
import { readPerson } from './readPerson.ts';
import { readCustomSections, readLanguages, readProjects } from './readSections.ts';
import { withOneVersion } from './secondVersion.ts';
import type { Trust } from './trust.ts';

const CONTACTS = ['email', 'phone', 'linkedin', 'website'] as const;
/** Lists that are as sure as the parts of one role are on average. */
const LIST_ROLES = [
  ['skills', 'skill'],
  ['projects', 'p.name'],
  ['customSections', 'c.title'],
] as const;
/** Confidence of a contact that stands in a cell as it is, and of one that was put together or is a link. */
const [WHOLE_CONTACT, PUT_TOGETHER_CONTACT] = [0.97, 0.6];
const [KNOWN_LEVEL, ASSUMED_LEVEL] = [0.9, 0.2];

/** What the lines of a résumé say, by the learned model. Every value occurs in the lines, and nothing is lost. */
export function understandLines(
  all: readonly TextLine[],
  links: readonly string[],
  direction: Direction,
  weights?: BothWeights,
  trust?: Trust,
): ParsedResume {
  const { lines: inOrder, turned } = withPhonesInOrder(all);
  const { lines: named, dropped } = withoutEntryNumbers(inOrder, direction);
  const separated = {
    ...separatePrivateData(withLabelsBeside(withCellsOfColumns(withFormsOverColumns(named), direction), direction)),
    dropped,
  };
  const { lines: whole } = separated;
  const ofAll = readByRules(whole, links, direction);
  // The model finds a résumé in whatever it is given; the rules need a reason.
  if (hasNoContactOrEntry(ofAll)) return withAccount(ofAll, separated);
  const lines = joinBrokenLines(unswapDates(whole, direction), direction);
  const { labelled, language, left } = withOneVersion(labelParts(lines, direction, ofAll.resumeData, weights));
  const ofVersion = () => lines.filter((_, at) => !left.has(at));
  const rules = left.size > 0 ? readByRules(ofVersion(), links, direction) : ofAll;
  const document = new LabelledDocument(lines, labelled, direction, rules, trust);
  const read = { ...readResume(document), ...(language && { language }) };
  const resumeData = keepOnlySourceText(createSourceText(lines, links), truncateToLimits(read));
  noteConfidence(document, resumeData, turned);
  const heads = document.labelled.filter(({ label }) => label.startsWith('h:')).map(({ part }) => part);
  document.claims.add(HEADING, heads);
  const headings = heads.map(({ text }) => text);
  const { confidence, claims } = document;
  return withAccount({ resumeData, confidence, headings, claims, linesSaidAgain: left }, { ...separated, lines });
}

/** Characters of a text that may be a part of a contact: fewer stand in any by chance. */
const MIN_PART_OF_CONTACT = 5;

/** Whether a text is one of some contacts or a piece of it: below `Profile` a link may stand, which is no summary. */
function isPartOfOne(text: string, contacts: readonly string[]): boolean {
  const piece = text.trim().replace(/^[-–]+|(?<![-–])[-–]+$/g, '');
  return piece.length >= MIN_PART_OF_CONTACT && contacts.some((contact) => contact.includes(piece));
}

/** Every section as the labels say it; e-mail, phone and links as the rules do, since these have a grammar. */
function readResume(document: LabelledDocument): ResumeData {
  const { rules, direction, confidence } = document;
  const languages = readLanguages(document);
  for (const [at, { level }] of languages.entries())
    confidence[`languages.${at}.level`] = level ? KNOWN_LEVEL : ASSUMED_LEVEL;
  const { email, phone, linkedin, website: found } = rules.resumeData.personalInfo;
  const website = found || siteAmongContacts(document, email);
  const { headline, ...person } = readPerson(document);
  const jobs = readJobs(document);
  const summary = Object.groupBy(document.of('summary'), ({ part }) =>
    isPartOfOne(part.text, [email, phone, linkedin, website]) ? 'contacts' : 'text',
  );
  // What a job of a sentence says was read there, and the summary says it again.
  const isClaimed = ({ part }: LabelledPart) => document.claims.at(part.line, part.cell, part.from) !== undefined;
  document.claim(
    'summary',
    (summary.text ?? []).filter((one) => !isClaimed(one)),
  );
  document.claim('personalInfo', [...document.of('contact', 'address', 'name'), ...(summary.contacts ?? [])], true);
  for (const list of ['skills', 'languages'] as const)
    document.claim(list, document.of('skill', 'skill.group', 'language'), list === 'languages');
  return {
    ...DEFAULT_TEMPLATE_CHOICE,
    personalInfo: { ...person, email, phone, linkedin, website },
    ...(headline !== '' && { headline }),
    summary: document.paragraphsOf(summary.text ?? []),
    experience: jobs.map((entry, at) => ({ id: `exp-${at + 1}`, ...entry })),
    education: readEntries(document, 'education').map((entry, at) => ({ id: `edu-${at + 1}`, ...entry })),
    skills: parseSkills(document.linesOf('skill'), direction).map((name, at) => ({ id: `skill-${at + 1}`, name })),
    languages: languages.map(({ name, level }, at) => ({ id: `lang-${at + 1}`, name, level: level ?? 'intermediate' })),
    projects: readProjects(document),
    customSections: readCustomSections(document),
    language: languageOfDirection(direction),
  } as unknown as ResumeData;
}

/** Lines within which contacts stand together: a form names its maker at the foot of the page. */
const NEAR_CONTACT = 5;

const isContactNear = (one: Part, other: Part): boolean =>
  /^(?:email|phone)$/.test(other.kind) && Math.abs(one.line - other.line) < NEAR_CONTACT;

/** A site that stands among contacts apart from the head, where the rules look for none; it is no end of an address. */
function siteAmongContacts(document: LabelledDocument, email: string): string {
  const contacts = document.of('contact').map(({ part }) => part);
  const near = contacts.filter((one) => one.kind === 'link' && contacts.some((other) => isContactNear(one, other)));
  // Who has a site has mail there too; the end of an address that two lines part is no site.
  const isWhole = contacts.some(({ kind, text }) => kind === 'email' && text === email);
  const isPiece = (site: string) => email.includes(site) && !(isWhole && email.endsWith(`@${site}`));
  return near.map(({ text }) => findWebsite(text)).find((site) => site !== '' && !isPiece(site)) ?? '';
}

/** The jobs of a document; those that its sentences tell where it has no others. */
function readJobs(document: LabelledDocument) {
  const jobs = readEntries(document, 'experience');
  return jobs.length > 0 ? jobs : readSentenceJobs(document);
}

/** How sure what was read outside of entries is; contacts that were put in order are no more what the file draws. */
function noteConfidence(document: LabelledDocument, resumeData: ResumeData, turned: ReadonlySet<string>): void {
  for (const field of CONTACTS) {
    const value = resumeData.personalInfo[field];
    const isWhole =
      !turned.has(value) && document.lines.some(({ cells }) => cells.some(({ text }) => text.includes(value)));
    document.sure(`personalInfo.${field}`, value, isWhole ? WHOLE_CONTACT : PUT_TOGETHER_CONTACT);
  }
  document.sure('summary', resumeData.summary, Math.min(1, ...document.of('summary').map(({ sure }) => sure)));
  for (const [list, role] of LIST_ROLES)
    if (resumeData[list].length > 0) document.sure(list, '1', mean(document.of(role).map(({ sure }) => sure)));
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;
