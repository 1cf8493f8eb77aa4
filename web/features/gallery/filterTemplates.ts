import { TEMPLATE_CATEGORIES, type TemplateCategory, type Template } from '../../../shared/templates/catalogue.ts';

/** Filter of the gallery: a search text and a category (GAL-01, GAL-02). */
export interface GalleryFilter {
  readonly text: string;
  readonly category: TemplateCategory | 'all';
}

export const NO_FILTER: GalleryFilter = { text: '', category: 'all' };

/** A category by its name in an address; `technology` is an alias of `tech` (GAL-02). Unknown names mean all. */
export function parseCategory(name: string | null): GalleryFilter['category'] {
  const known = name === 'technology' ? 'tech' : name;
  return TEMPLATE_CATEGORIES.find((category) => category === known) ?? 'all';
}

/** The matching templates: every word is in a name, a description or the id, in either language. */
export function filterTemplates(templates: readonly Template[], filter: GalleryFilter): Template[] {
  const words = normalizeForSearch(filter.text).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (filter.category !== 'all' && template.category !== filter.category) return false;
    const text = normalizeForSearch(
      [template.id, ...Object.values(template.name), ...Object.values(template.description)].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Lower case, without accents and Hebrew points, so that "resume" finds "résumé". */
function normalizeForSearch(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
