import { formatRange } from '../resume/dates.ts';
import { SECTION_KEYS, type CustomItem, type CustomSection, type Education, type Experience, type Project, type ResumeData, type SectionKey, type Skill, type SpokenLanguage } from '../resume/schema.ts';
import { tagsOf } from '../resume/text.ts';
import { free, remember, shown, type Context } from './context.ts';
import { entryOf, item, list } from './entry.ts';
import { LABELS } from './labels.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

const job = remember((of: Experience, context) =>
  entryOf({ ...of, organization: of.company, place: of.location, dates: formatRange(of.startDate, of.endDate, of.current, context.language) }, context));

const study = remember((of: Education, context) =>
  entryOf({ ...of, title: of.degree, organization: of.institution, place: of.location, dates: formatRange(of.startDate, of.endDate, false, context.language) }, context));

const project = remember((of: Project, context) =>
  entryOf({ ...of, title: of.name, organization: of.role, dates: formatRange(of.startDate, of.endDate, false, context.language), tags: tagsOf(of.technologies) }, context));

const customItem = remember((of: CustomItem, context) =>
  entryOf({ ...of, place: of.location, dates: formatRange(of.startDate, of.endDate, false, context.language) }, context));

const skill = remember((of: Skill, context) => item('skill', of.name, context));

const spokenLanguage = remember((of: SpokenLanguage, context) =>
  shown(of.name) === '' ? undefined : h(
    'li',
    { class: 'language' },
    h('span', { class: 'language-name' }, free(of.name, context)),
    ' ',
    h('span', { class: 'language-level', 'data-level': of.level }, LABELS[context.language].levels[of.level]),
  ));

type Write = (resume: ResumeData, context: Context) => TreeElement | undefined;

/** A section of a list, remembered by the list, so that an edit rebuilds its own section alone. */
function ofList<T extends object>(key: SectionKey, pick: (resume: ResumeData) => T[], write: (of: T[], context: Context) => (TreeElement | undefined)[]): Write {
  const build = remember((of: T[], context) => section(key, headingOf(key, context), write(of, context), context));
  return (resume, context) => build(pick(resume), context);
}

/** How each section of the résumé is written. */
const SECTIONS: Readonly<Record<SectionKey, Write>> = {
  summary: (resume, context) => summary(resume.summary, context),
  experience: ofList('experience', (resume) => resume.experience, (of, context) => of.map((entry) => job(entry, context))),
  education: ofList('education', (resume) => resume.education, (of, context) => of.map((entry) => study(entry, context))),
  projects: ofList('projects', (resume) => resume.projects, (of, context) => of.map((entry) => project(entry, context))),
  skills: ofList('skills', (resume) => resume.skills, (of, context) => [list('skills', of.map((entry) => skill(entry, context)))]),
  languages: ofList('languages', (resume) => resume.languages, (of, context) => [list('languages', of.map((entry) => spokenLanguage(entry, context)))]),
};

const customSection = remember((of: CustomSection, context) =>
  section(of.id, of.title, of.items.map((entry) => customItem(entry, context)), context));

/** The section of that key (a custom section's key is its id); nothing when it holds nothing (TPL-04). */
export function sectionOf(key: string, resume: ResumeData, context: Context): TreeElement | undefined {
  if (isSectionKey(key)) return SECTIONS[key](resume, context);
  const custom = resume.customSections.find((candidate) => candidate.id === key);
  return custom && customSection(custom, context);
}

/** A section with its heading, whatever stands in it; nothing when it holds nothing. */
export function section(key: string, title: string, content: readonly (TreeNode | undefined)[], context: Context): TreeElement | undefined {
  const present = content.filter((part) => part !== undefined);
  if (present.length === 0) return undefined;
  const kind = isSectionKey(key) || key === 'contacts' ? key : 'custom';
  // One element for the whole title: a look that sets a line beside it (flex) would set its isolated parts apart too.
  const heading = shown(title) !== '' && h('h2', { class: 'heading' }, h('span', {}, free(title, context)));
  return h('section', { class: `section section-${kind}`, 'data-section': key }, heading, present);
}

function headingOf(key: SectionKey, context: Context): string {
  return LABELS[context.language].headings[key];
}

const summaries = new Map<Context, { readonly text: string; readonly result: TreeElement | undefined }>();

/** The summary, a paragraph a line; the last one is remembered, since a text has no identity of its own. */
function summary(text: string, context: Context): TreeElement | undefined {
  const known = summaries.get(context);
  if (known?.text === text) return known.result;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => shown(line) !== '');
  const result = section('summary', headingOf('summary', context), lines.map((line) => h('p', { class: 'text' }, free(line, context))), context);
  summaries.set(context, { text, result });
  return result;
}

function isSectionKey(key: string): key is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(key);
}
