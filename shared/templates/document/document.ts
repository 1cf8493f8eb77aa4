import { resumeLanguage } from '../../resume/resumeLanguage.ts';
import { SECTION_KEYS, type ResumeData } from '../../resume/schema.ts';
import { isBeside } from '../../resume/sectionSettings.ts';
import { toShownResume } from '../../resume/visibleResume.ts';
import { templateOf, type Template } from '../catalogue.ts';
import { designAttributes, readWordingDesign } from '../design/renderDesign.ts';
import { KIND_ATTRIBUTE } from '../page.ts';
import { CONTINUATION_ATTRIBUTE } from '../pagination/splitPages.ts';
import { documentContext, toDisplayText } from './context.ts';
import { renderContacts, renderNameAndHeadline, renderPhoto } from './header.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import { renderLetter } from './letter.ts';
import { renderLinkCode } from './linkCode.ts';
import { markBreaks } from './chosenBreaks.ts';
import { isSectionKey, renameSection, renderSection, renderSectionByKey } from './sections.ts';
import { h, type TreeElement } from './tree.ts';

export interface DocumentOptions {
  /** Whether pages after the first have the name and their number in their upper margin, whatever the design says. */
  readonly continuationHeader?: boolean | undefined;
}

/** The attribute of a document whose columns hold other sections than they usually do (`base.css`). */
const ARRANGED_ATTRIBUTE = 'data-arranged';

/** Returns whether a section is in the column that makes the pages, where a page may begin with it. */
export const isInMain = (key: string, resume: ResumeData, { columns }: Template): boolean =>
  columns === 1 || !isBeside(key, resume);

/** The order unless a template sets another. */
const DEFAULT_SECTION_ORDER = [
  'summary',
  'experience',
  'education',
  'projects',
  'custom',
  'skills',
  'languages',
] as const;

/**
 * The résumé as one semantic document (decision 4): preview, PDF, gallery images and
 * tests all show this tree. Blank entries and sections are left out. Source order is reading order:
 * header, main column, sidebar. Entries and sections that did not change since the last call are the same objects.
 */
export function buildResumeDocument(
  resume: ResumeData,
  { continuationHeader = false }: DocumentOptions = {},
): TreeElement {
  const visible = toShownResume(resume);
  const template = templateOf(resume);
  const design = readWordingDesign(resume.design, template);
  const context = documentContext(resumeLanguage(resume), design, template.id);
  const { language, direction } = context;
  const twoColumns = template.columns === 2;
  const contacts = renderContacts(visible, context);
  const keys = orderSections(visible, template);
  const sections = (wanted: (key: string) => boolean) =>
    keys.filter(wanted).map((key) => {
      const section = renderSectionByKey(key, visible, context, template);
      return section && isSectionKey(key) ? renameSection(section, visible.sectionTitles?.[key], context) : section;
    });
  const side = [
    template.contacts === 'side' &&
      contacts &&
      renderSection('contacts', DOCUMENT_LABELS[language].headings.contacts, [contacts], context),
    ...sections((key) => !isInMain(key, resume, template)),
  ].filter((part) => part !== undefined && part !== false);
  const letter = renderLetter(resume, context);
  const main = markBreaks(letter ? [letter] : sections((key) => isInMain(key, resume, template)), visible);
  const name = toDisplayText(visible.personalInfo.fullName).trim();
  const hasSide = twoColumns && side.length > 0;
  const code = renderLinkCode(resume, context);
  const head = [
    renderNameAndHeadline(visible.personalInfo, visible.headline ?? '', context),
    template.contacts === 'head' ? contacts : undefined,
    renderPhoto(visible, context),
  ].filter((part) => part !== undefined);

  return h(
    'article',
    {
      class: 'resume',
      ...(visible.photo !== undefined && { 'data-photo': '' }),
      'data-template': template.id,
      ...(letter && { [KIND_ATTRIBUTE]: 'letter' }),
      // A sidebar without anything in it would take its width from the text.
      'data-columns': hasSide ? '2' : '1',
      ...(twoColumns && resume.sidebarSections && { [ARRANGED_ATTRIBUTE]: '' }),
      lang: language,
      dir: direction,
      ...((continuationHeader || design.laterPages === 'name') && name !== '' && { [CONTINUATION_ATTRIBUTE]: name }),
      ...designAttributes(resume.design, template),
    },
    h('header', { class: head.length > 0 ? 'head' : 'head head-empty' }, head),
    h(
      'div',
      { class: 'body' },
      h('div', { class: 'main' }, main, !hasSide && code),
      hasSide && h('div', { class: 'side' }, side, code),
    ),
  );
}

/** Section keys in the order of the document: the résumé's own, then those it does not name, in the template's. */
export function orderSections(resume: ResumeData, template: Template): string[] {
  const custom = resume.customSections.map((entry) => entry.id);
  const byTemplate = (template.order ?? DEFAULT_SECTION_ORDER).flatMap((key) => (key === 'custom' ? custom : [key]));
  const known = new Set<string>([...SECTION_KEYS, ...custom]);
  const named = new Set((resume.sectionOrder ?? []).filter((key) => known.has(key)));
  return [...named, ...byTemplate.filter((key) => !named.has(key))];
}
