import { SECTION_KEYS, type ResumeData, type SectionKey } from '../../../../shared/resume/schema.ts';
import { templateOf } from '../../../../shared/templates/catalogue.ts';
import { isInMain, orderSections } from '../../../../shared/templates/document/document.ts';

/** The builder's tabs (BLD-02), and what is written beside them: the cover letters. */
export type BuilderTab = 'personal' | SectionKey | 'ai' | 'letter' | `custom-${string}`;

/** Tabs that every résumé has, whatever custom sections there are. */
export type FixedTab = Exclude<BuilderTab, 'letter' | `custom-${string}`>;

/** Whether a tab is there in every résumé: it is not that of a custom section. */
export function isFixedTab(tab: BuilderTab): tab is FixedTab {
  return tab !== 'letter' && customSectionId(tab) === null;
}

/** Returns every tab of a résumé: its sections are in the order of the document, personal details first and AI last. */
export function listTabs(resume: ResumeData): BuilderTab[] {
  return ['personal', ...documentOrder(resume).map(tabForSection), 'ai'];
}

/** Current section keys in the order of the document, as `moveSection` needs them. */
export const documentOrder = (resume: ResumeData): readonly string[] => ordersOf(resume).all;

/** Keys of the sections that pages begin and end with, in their order. */
export const mainOrder = (resume: ResumeData): readonly string[] => ordersOf(resume).main;

/** Returns the keys of the sections in the sidebar, in their order; none in a template without one. */
export const sideOrder = (resume: ResumeData): readonly string[] => ordersOf(resume).side;

interface SectionOrders {
  readonly all: readonly string[];
  readonly main: readonly string[];
  readonly side: readonly string[];
}

/** Each row of a list of sections asks for them after each change. */
const known = new WeakMap<ResumeData, SectionOrders>();

function ordersOf(resume: ResumeData): SectionOrders {
  const before = known.get(resume);
  if (before) return before;
  const template = templateOf(resume);
  const all = orderSections(resume, template);
  const main = all.filter((key) => isInMain(key, resume, template));
  const orders = { all, main, side: all.filter((key) => !main.includes(key)) };
  known.set(resume, orders);
  return orders;
}

/** The tab in which a section is edited, by the key of the section. */
export function tabForSection(key: string): BuilderTab {
  return isSectionKey(key) ? key : `custom-${key}`;
}

/** Key of the section a tab edits; null for the tabs that are not sections. */
export function sectionForTab(tab: BuilderTab): string | null {
  if (tab === 'personal' || tab === 'ai' || tab === 'letter') return null;
  return customSectionId(tab) ?? tab;
}

/** Id of the custom section of a tab; null for every other tab. */
export function customSectionId(tab: BuilderTab): string | null {
  return tab.startsWith('custom-') ? tab.slice('custom-'.length) : null;
}

/**
 * A tab named in an address (`#experience`, `#custom-section-1`); null for anything else, like the skip link's `#main`.
 */
export function parseTab(hash: string): BuilderTab | null {
  const name = decodeHash(hash.replace(/^#/, ''));
  return isBuilderTab(name) ? name : null;
}

/** Whether a name is one that a tab can have. */
export function isBuilderTab(name: string): name is BuilderTab {
  return ['personal', 'ai', 'letter'].includes(name) || isSectionKey(name) || /^custom-.+/.test(name);
}

/** The neighbour of a tab; the same tab at the ends. From a tab that does not exist it is the first. */
export function adjacentTab(tabs: readonly BuilderTab[], tab: BuilderTab, step: 1 | -1): BuilderTab {
  const index = tabs.indexOf(tab);
  if (index < 0) return tabs[0] ?? tab;
  return tabs[index + step] ?? tab;
}

/** Whether it is one of the sections that every résumé has. */
export function isSectionKey(name: string): name is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(name);
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
