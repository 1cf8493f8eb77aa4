import { CATEGORIES, type Category, type Template } from '../../../shared/templates/catalogue.ts';

/** What the gallery shows: a text to look for and a category (GAL-01, GAL-02). */
export interface GalleryFilter {
  readonly text: string;
  readonly category: Category | 'all';
}

export const EVERYTHING: GalleryFilter = { text: '', category: 'all' };

/** A category by its name in an address; `technology` is another name of `tech` (GAL-02). Unknown names mean all. */
export function categoryOf(name: string | null): GalleryFilter['category'] {
  const known = name === 'technology' ? 'tech' : name;
  return CATEGORIES.find((category) => category === known) ?? 'all';
}

/** The templates that match: every word is in a name, a description or the id, in either language. */
export function matching(templates: readonly Template[], filter: GalleryFilter): Template[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (filter.category !== 'all' && template.category !== filter.category) return false;
    const text = plain([template.id, template.name, template.nameEn, template.description, template.descriptionEn].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Lower case, without accents and Hebrew points, so that "resume" finds "résumé". */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
