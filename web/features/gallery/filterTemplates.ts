import { LANGUAGES } from '../../../shared/platform/language.ts';
import { TEMPLATE_CATEGORIES, type TemplateCategory, type Template } from '../../../shared/templates/catalogue.ts';
import { TEMPLATE_TAGS, TRAIT_WORDS } from '../../../shared/templates/tags.ts';
import { findOccupation } from '../../../shared/resume/occupations/findOccupation.ts';
import type { Occupation } from '../../../shared/resume/occupations/occupations.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

export const TEMPLATE_LAYOUTS = ['all', 'one', 'sidebar'] as const;
export type TemplateLayout = (typeof TEMPLATE_LAYOUTS)[number];

/** Filter of the gallery: a search text, a category (GAL-01, GAL-02), and what a template is like. */
export interface GalleryFilter {
  readonly text: string;
  readonly category: TemplateCategory | 'all';
  readonly layout: TemplateLayout;
  /** Only those that everyone may use. */
  readonly free: boolean;
}

/** Every template, as far as the address says (GAL-04). */
export const EVERYTHING = { category: 'all', layout: 'all', free: false } as const;
export const NO_FILTER: GalleryFilter = { text: '', ...EVERYTHING };

/** Returns the filter of an address; `technology` is an alias of `tech` (GAL-02). Unknown names mean all. */
export function parseFilter(query: URLSearchParams): Omit<GalleryFilter, 'text'> {
  const name = query.get('category');
  const known = name === 'technology' ? 'tech' : name;
  return {
    category: TEMPLATE_CATEGORIES.find((category) => category === known) ?? 'all',
    layout: TEMPLATE_LAYOUTS.find((layout) => layout === query.get('layout')) ?? 'all',
    free: query.get('free') === 'true',
  };
}

/**
 * Address of the gallery with these changes of its filter; everything except the text is in it, so that it can be
 * linked to.
 */
export function galleryAddress(query: URLSearchParams, changes: Partial<Omit<GalleryFilter, 'text'>>): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === 'all' || value === false) changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed.size > 0 ? `/templates?${changed}` : '/templates';
}

/**
 * The matching templates: every word is in a name, a description, a tag or the id, in either language, or the text
 * names a trade that they suit. Those that suit it come first, the best before the others.
 *
 * @param suited ids of the templates that suit the trade that the text names, the best first
 */
export function filterTemplates(
  templates: readonly Template[],
  filter: GalleryFilter,
  suited: readonly string[] = [],
): Template[] {
  const words = normalizeForSearch(filter.text).split(/\s+/).filter(Boolean);
  const matching = templates.filter((template) => {
    if (filter.category !== 'all' && template.category !== filter.category) return false;
    if (filter.layout !== 'all' && template.columns !== (filter.layout === 'one' ? 1 : 2)) return false;
    if (filter.free && template.tier !== 'basic') return false;
    if (suited.includes(template.id)) return true;
    const text = normalizeForSearch(searchWords(template).join(' '));
    return words.every((word) => text.includes(word));
  });
  const place = ({ id }: Template) => (suited.includes(id) ? suited.indexOf(id) : suited.length);
  return matching.toSorted((a, b) => place(a) - place(b));
}

/** The trade that a search text names: as a title does, or by the beginning of its name while it is typed. */
export function findTrade(text: string, occupations: readonly Occupation[]): Occupation | undefined {
  const typed = normalizeForSearch(text).trim();
  if (typed.length < 2) return undefined;
  return (
    findOccupation([text], occupations) ??
    (typed.length < 3
      ? undefined
      : occupations.find(({ names }) =>
          Object.values(names)
            .flat()
            .some((name) => normalizeForSearch(name).startsWith(typed)),
        ))
  );
}

const searchWords = ({ id, name, description, tier, columns }: Template): string[] => [
  id,
  ...LANGUAGES.flatMap((language) => [
    name[language],
    description[language],
    ...(ownProperty(TEMPLATE_TAGS, id)?.[language] ?? []),
    ...TRAIT_WORDS[tier][language],
    ...TRAIT_WORDS[columns][language],
  ]),
];

/** Lower case, without accents and Hebrew points, so that "resume" finds "résumé". */
function normalizeForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
