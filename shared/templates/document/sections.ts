import { formatRange } from '../../resume/dates.ts';
import {
  LANGUAGE_LEVELS,
  SECTION_KEYS,
  type CustomItem,
  type CustomSection,
  type Education,
  type Experience,
  type LanguageLevel,
  type Project,
  type ResumeData,
  type SectionKey,
  type Skill,
  type SpokenLanguage,
} from '../../resume/schema.ts';
import { groupSkills } from '../../resume/skillGroups.ts';
import { splitTags } from '../../resume/text.ts';
import type { Template } from '../catalogue.ts';
import { toBidiNodes, memoizeByContext, toDisplayText, type DocumentContext } from './context.ts';
import { renderEntry, renderItem, renderList } from './entry.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import { toMarkedNodes } from './markedText.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

const renderExperience = memoizeByContext((of: Experience, context) =>
  renderEntry(
    {
      ...of,
      organization: of.company,
      place: of.location,
      dates: formatRange(of.startDate, of.endDate, of.current, context.language, context.dates),
    },
    context,
  ),
);

const renderEducation = memoizeByContext((of: Education, context) =>
  renderEntry(
    {
      ...of,
      title: of.degree,
      organization: of.institution,
      place: of.location,
      dates: formatRange(of.startDate, of.endDate, false, context.language, context.dates),
    },
    context,
  ),
);

const renderProject = memoizeByContext((of: Project, context) =>
  renderEntry(
    {
      ...of,
      title: of.name,
      organization: of.role,
      dates: formatRange(of.startDate, of.endDate, false, context.language, context.dates),
      tags: splitTags(of.technologies),
    },
    context,
  ),
);

const writeCustomItem = (of: CustomItem, context: DocumentContext, number?: number) =>
  renderEntry(
    {
      ...of,
      place: of.location,
      dates: formatRange(of.startDate, of.endDate, false, context.language, context.dates),
      number,
    },
    context,
  );

const renderCustomItem = memoizeByContext((of: CustomItem, context) => writeCustomItem(of, context));

const renderSkill = memoizeByContext((of: Skill, context) => renderItem('skill', of.name, context));

/** A list of all skills, or one for each group, which begins with its name. */
function renderSkills(skills: readonly Skill[], context: DocumentContext): (TreeElement | undefined)[] {
  const groups = groupSkills(skills);
  const isGrouped = groups.some(({ name }) => name !== '');
  return groups.map((group) => {
    const items = group.skills.map((skill) => renderSkill(skill, context)).filter((item) => item !== undefined);
    const name = items.length > 0 ? renderItem('skill-group', group.name, context) : undefined;
    return renderList(isGrouped ? 'skills grouped' : 'skills', [name, ...items]);
  });
}

const renderSpokenLanguage = memoizeByContext((of: SpokenLanguage, context) =>
  toDisplayText(of.name) === ''
    ? undefined
    : h(
        'li',
        { class: 'language' },
        h('span', { class: 'language-name' }, toBidiNodes(of.name, context)),
        ...(of.level
          ? [' ', h('span', { class: 'language-level', 'data-level': of.level }, levelText(of.level, context))]
          : []),
      ),
);

const levelText = (level: LanguageLevel, { language, levels }: DocumentContext): string =>
  levels === 'dots'
    ? '○'.repeat(LANGUAGE_LEVELS.indexOf(level)).padStart(LANGUAGE_LEVELS.length, '●')
    : DOCUMENT_LABELS[language].levels[level];

type SectionRenderer = (resume: ResumeData, context: DocumentContext) => TreeElement | undefined;

/** A section of a list, remembered by the list, so that an edit rebuilds its own section alone. */
function createListSection<T extends object>(
  key: SectionKey,
  pick: (resume: ResumeData) => T[],
  write: (of: T[], context: DocumentContext) => (TreeElement | undefined)[],
): SectionRenderer {
  const build = memoizeByContext((of: T[], context) =>
    renderSection(key, sectionHeading(key, context), write(of, context), context),
  );
  return (resume, context) => build(pick(resume), context);
}

/** How each section of the résumé is written. */
const SECTION_RENDERERS: Readonly<Record<SectionKey, SectionRenderer>> = {
  summary: (resume, context) => renderSummary(resume.summary, context),
  experience: createListSection(
    'experience',
    (resume) => resume.experience,
    (of, context) => of.map((entry) => renderExperience(entry, context)),
  ),
  education: createListSection(
    'education',
    (resume) => resume.education,
    (of, context) => of.map((entry) => renderEducation(entry, context)),
  ),
  projects: createListSection(
    'projects',
    (resume) => resume.projects,
    (of, context) => of.map((entry) => renderProject(entry, context)),
  ),
  skills: createListSection('skills', (resume) => resume.skills, renderSkills),
  languages: createListSection(
    'languages',
    (resume) => resume.languages,
    (of, context) => [
      renderList(
        'languages',
        of.map((entry) => renderSpokenLanguage(entry, context)),
      ),
    ],
  ),
};

const renderCustomSection = memoizeByContext((of: CustomSection, context) =>
  renderSection(
    of.id,
    of.title,
    of.items.map((entry) => renderCustomItem(entry, context)),
    context,
  ),
);

const renderNumberedSection = memoizeByContext((of: CustomSection, context) =>
  renderSection(
    of.id,
    of.title,
    of.items.map((entry, index) => writeCustomItem(entry, context, index + 1)),
    context,
  ),
);

/** Words that mark the title of a list of publications. */
const PUBLICATIONS = new Set(['publications', 'papers', 'articles', 'פרסומים', 'מאמרים']);

/** Whether a section's title says that it lists publications: `Selected Publications`, `מאמרים שפיטים`. */
const listsPublications = (title: string): boolean =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => PUBLICATIONS.has(word));

/**
 * The section of that key (a custom section's key is its id); nothing when it holds nothing (TPL-04). Publications have
 * numbers where the template has them, and where there are several.
 */
export function renderSectionByKey(
  key: string,
  resume: ResumeData,
  context: DocumentContext,
  { numbered = false }: Pick<Template, 'numbered'> = {},
): TreeElement | undefined {
  if (isSectionKey(key)) return SECTION_RENDERERS[key](resume, context);
  const custom = resume.customSections.find((candidate) => candidate.id === key);
  if (!custom) return undefined;
  const isNumbered = numbered && custom.items.length > 1 && listsPublications(custom.title);
  return (isNumbered ? renderNumberedSection : renderCustomSection)(custom, context);
}

/** Renders a section with its heading, whatever it holds; nothing if it is empty. */
export function renderSection(
  key: string,
  title: string,
  content: readonly (TreeNode | undefined)[],
  context: DocumentContext,
): TreeElement | undefined {
  const present = content.filter((part) => part !== undefined);
  if (present.length === 0) return undefined;
  const kind = isSectionKey(key) || key === 'contacts' ? key : 'custom';
  // One element for the whole title: a look that sets a line beside it (flex) would set its isolated parts apart too.
  const heading = toDisplayText(title) !== '' && renderHeading(title, context);
  return h('section', { class: `section section-${kind}`, 'data-section': key }, heading, present);
}

const renderHeading = (title: string, context: DocumentContext): TreeElement =>
  h('h2', { class: 'heading' }, h('span', {}, toBidiNodes(title, context)));

const renamed = new WeakMap<TreeElement, { readonly title: string; readonly result: TreeElement }>();

/** Returns the section under the person's heading, or unchanged without one. The last result is remembered. */
export function renameSection(section: TreeElement, title: string | undefined, context: DocumentContext): TreeElement {
  if (title === undefined || toDisplayText(title) === '') return section;
  const known = renamed.get(section);
  if (known?.title === title) return known.result;
  const [, ...content] = section.children;
  const result = h(section.tag, section.attributes, renderHeading(title, context), content);
  renamed.set(section, { title, result });
  return result;
}

function sectionHeading(key: SectionKey, context: DocumentContext): string {
  return DOCUMENT_LABELS[context.language].headings[key];
}

/** An address, say: the line before it may end so early that to fill it would tear it apart. */
const LONG_WORD = /[^\s\u2010-\u2014\u05be-]{21,}/u;

const cachedSummaries = new Map<DocumentContext, { readonly text: string; readonly result: TreeElement | undefined }>();

/**
 * Renders the summary, a paragraph for each line; the last result is remembered, since texts cannot be keys of a
 * WeakMap.
 */
function renderSummary(text: string, context: DocumentContext): TreeElement | undefined {
  const known = cachedSummaries.get(context);
  if (known?.text === text) return known.result;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => toDisplayText(line) !== '');
  const result = renderSection(
    'summary',
    sectionHeading('summary', context),
    lines.map((line) =>
      h('p', { class: LONG_WORD.test(line) ? 'text long-words' : 'text' }, toMarkedNodes(line, context)),
    ),
    context,
  );
  cachedSummaries.set(context, { text, result });
  return result;
}

export function isSectionKey(key: string): key is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(key);
}
