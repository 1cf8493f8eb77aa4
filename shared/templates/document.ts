import { directionOf, type Direction, type Language } from '../product.ts';
import { formatRange } from '../resume/dates.ts';
import { resumeLanguage } from '../resume/language.ts';
import { bulletsOf, tagsOf } from '../resume/text.ts';
import { isBlank, visibleResume } from '../resume/visible.ts';
import { SECTION_KEYS, type CustomSection, type PersonalInfo, type ResumeData } from '../resume/schema.ts';
import { ltr, mixed } from './bidi.ts';
import { templateOrDefault, type Template } from './catalogue.ts';
import { LABELS } from './labels.ts';
import { safeHref } from './links.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/** What every part of the document needs to know about the whole. */
interface Context {
  readonly language: Language;
  readonly direction: Direction;
}

/** The entry of any section, in the document's terms. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly place: string;
  readonly dates: string;
  readonly description: string;
  readonly url?: string;
  readonly tags?: readonly string[];
}

/**
 * The résumé as one semantic document (design 2, "one rendering"): preview, PDF, gallery images and
 * tests all show this tree. Blank entries and sections are left out. Source order is reading order:
 * header, main column, sidebar.
 */
export function resumeDocument(resume: ResumeData): TreeElement {
  const shown = visibleResume(resume);
  const template = templateOrDefault(resume.templateId);
  const language = resumeLanguage(resume);
  const context: Context = { language, direction: directionOf(language) };
  const contacts = contactList(shown.personalInfo, context);
  const keys = sectionOrder(shown, template);
  const inSide = (key: string) => template.columns === 2 && (key === 'skills' || key === 'languages');
  const sections = (wanted: boolean) =>
    keys.filter((key) => inSide(key) === wanted).map((key) => sectionOf(key, shown, context));
  const side = [
    template.contacts === 'side' && contacts && section('contacts', LABELS[language].headings.contacts, [contacts], context),
    ...sections(true),
  ].filter(Boolean);

  return h(
    'article',
    { class: 'resume', 'data-template': template.id, 'data-columns': String(template.columns), lang: language, dir: context.direction },
    h(
      'header',
      { class: 'head' },
      shown.personalInfo.fullName.trim() !== '' && h('h1', { class: 'name' }, mixed(shown.personalInfo.fullName, context.direction)),
      template.contacts === 'head' && contacts,
    ),
    h(
      'div',
      { class: 'body' },
      h('div', { class: 'main' }, sections(false)),
      template.columns === 2 && h('div', { class: side.length > 0 ? 'side' : 'side side-empty' }, side),
    ),
  );
}

/** Section keys in the order of the document: the résumé's own, then those it does not name, in the template's. */
export function sectionOrder(resume: ResumeData, template: Template): string[] {
  const custom = resume.customSections.map((entry) => entry.id);
  const byTemplate = (template.order ?? ['summary', 'experience', 'education', 'projects', 'custom', 'skills', 'languages']).flatMap(
    (key) => (key === 'custom' ? custom : [key]),
  );
  const known = new Set([...SECTION_KEYS, ...custom]);
  const own = [...new Set(resume.sectionOrder ?? [])].filter((key) => known.has(key));
  return [...own, ...byTemplate.filter((key) => !own.includes(key))];
}

function sectionOf(key: string, resume: ResumeData, context: Context): TreeElement | undefined {
  const { language, direction } = context;
  const heading = (name: keyof (typeof LABELS)['he']['headings']) => LABELS[language].headings[name];
  switch (key) {
    case 'summary':
      return section(key, heading(key), paragraphs(resume.summary, context), context);
    case 'experience':
      return section(key, heading(key), resume.experience.map((job) => entry({ ...job, organization: job.company, place: job.location, dates: formatRange(job.startDate, job.endDate, job.current, language) }, context)), context);
    case 'education':
      return section(key, heading(key), resume.education.map((study) => entry({ ...study, title: study.degree, organization: study.institution, place: study.location, dates: formatRange(study.startDate, study.endDate, false, language) }, context)), context);
    case 'projects':
      return section(key, heading(key), resume.projects.map((project) => entry({ ...project, title: project.name, organization: project.role, place: '', dates: formatRange(project.startDate, project.endDate, false, language), tags: tagsOf(project.technologies) }, context)), context);
    case 'skills':
      return section(key, heading(key), list('skills', resume.skills.map((skill) => h('li', { class: 'skill' }, mixed(skill.name, direction)))), context);
    case 'languages':
      return section(
        key,
        heading(key),
        list(
          'languages',
          resume.languages.map((spoken) =>
            h('li', { class: 'language' }, h('span', { class: 'language-name' }, mixed(spoken.name, direction)), ' ', h('span', { class: 'language-level', 'data-level': spoken.level }, LABELS[language].levels[spoken.level])),
          ),
        ),
        context,
      );
    default: {
      const custom = resume.customSections.find((candidate) => candidate.id === key);
      return custom && customSection(custom, context);
    }
  }
}

function customSection(custom: CustomSection, context: Context): TreeElement | undefined {
  const entries = custom.items.map((item) =>
    entry({ ...item, place: item.location, dates: formatRange(item.startDate, item.endDate, false, context.language) }, context),
  );
  return section(custom.id, custom.title, entries, context);
}

/** A section with its heading; nothing when it holds nothing (chapter 2: empty sections are hidden). */
function section(key: string, heading: string, content: readonly TreeNode[], context: Context): TreeElement | undefined {
  if (content.length === 0) return undefined;
  const kind = (SECTION_KEYS as readonly string[]).includes(key) || key === 'contacts' ? key : 'custom';
  return h('section', { class: `section section-${kind}`, 'data-section': key }, heading.trim() !== '' && h('h2', { class: 'heading' }, mixed(heading, context.direction)), content);
}

function entry(of: Entry, { direction }: Context): TreeElement {
  const href = of.url === undefined ? undefined : safeHref(of.url);
  return h(
    'div',
    { class: 'entry', 'data-id': of.id },
    h(
      'div',
      { class: 'entry-head' },
      of.title.trim() !== '' && h('h3', { class: 'entry-title' }, mixed(of.title, direction)),
      (of.organization.trim() !== '' || of.place.trim() !== '') &&
        h(
          'p',
          { class: 'entry-org' },
          of.organization.trim() !== '' && h('span', { class: 'entry-company' }, mixed(of.organization, direction)),
          of.organization.trim() !== '' && of.place.trim() !== '' && ', ',
          of.place.trim() !== '' && h('span', { class: 'entry-place' }, mixed(of.place, direction)),
        ),
      of.dates !== '' && h('p', { class: 'entry-dates' }, mixed(of.dates, direction)),
      of.url !== undefined && of.url.trim() !== '' && h('p', { class: 'entry-url' }, link(of.url, href)),
    ),
    list('bullets', bulletsOf(of.description).map((bullet) => h('li', {}, mixed(bullet, direction)))),
    list('tags', (of.tags ?? []).map((tag) => h('li', { class: 'tag' }, mixed(tag, direction)))),
  );
}

function contactList(info: PersonalInfo, { direction }: Context): TreeElement | undefined {
  const { fullName: _name, ...details } = info;
  if (isBlank(details)) return undefined;
  const item = (kind: string, value: string, content: TreeNode | TreeNode[]) =>
    value.trim() !== '' && h('li', { class: `contact contact-${kind}` }, content);
  return h(
    'ul',
    { class: 'contacts' },
    item('email', info.email, link(info.email, safeHref(`mailto:${info.email.trim()}`))),
    item('phone', info.phone, link(info.phone, safeHref(`tel:${info.phone.replace(/[^\d+]/g, '')}`))),
    item('address', info.address, mixed(info.address, direction)),
    item('linkedin', info.linkedin, link(info.linkedin, safeHref(info.linkedin))),
    item('website', info.website, link(info.website, safeHref(info.website))),
  );
}

/** A link that reads left to right, shown without its scheme; plain text when the address is not a safe one. */
function link(text: string, href: string | undefined): TreeNode {
  const shown = ltr(text.trim().replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));
  return href === undefined ? shown : h('a', { href }, shown);
}

function paragraphs(text: string, { direction }: Context): TreeElement[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => h('p', { class: 'text' }, mixed(line.trim(), direction)));
}

function list(className: string, items: readonly TreeElement[]): TreeElement[] {
  return items.length === 0 ? [] : [h('ul', { class: className }, items)];
}
