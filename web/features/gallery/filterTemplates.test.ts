import { describe, expect, it } from 'vitest';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { NO_FILTER, parseCategory, filterTemplates } from './filterTemplates.ts';

const ids = (filter: Partial<typeof NO_FILTER>) =>
  filterTemplates(TEMPLATES, { ...NO_FILTER, ...filter }).map((template) => template.id);

describe('the gallery finds templates', () => {
  it('by a word in either language, whatever its case, accents and order', () => {
    expect(ids({ text: 'MAGAZINE' })).toEqual(['editorial']);
    expect(ids({ text: 'מגזין' })).toEqual(['editorial']);
    expect(ids({ text: 'resume always' })).toEqual(['classic']);
    expect(ids({ text: '  always   résumé ' })).toEqual(['classic']);
  });

  it('by category, and every template has one', () => {
    for (const category of TEMPLATE_CATEGORIES) {
      expect(ids({ category })).toEqual(
        TEMPLATES.filter((template) => template.category === category).map((template) => template.id),
      );
      expect(ids({ category }).length).toBeGreaterThan(0);
    }
    expect(TEMPLATE_CATEGORIES.flatMap((category) => ids({ category })).toSorted()).toEqual(
      TEMPLATES.map((template) => template.id).toSorted(),
    );
    expect(ids({})).toEqual(TEMPLATES.map((template) => template.id));
  });

  it('by both at once, and none where nothing matches', () => {
    expect(ids({ text: 'ink', category: 'tech' })).toEqual(['blueprint']);
    expect(ids({ text: 'ink', category: 'academic' })).toEqual([]);
  });

  it('takes technology for tech, and an unknown name for all', () => {
    expect([parseCategory('technology'), parseCategory('tech'), parseCategory('nothing'), parseCategory(null)]).toEqual(
      ['tech', 'tech', 'all', 'all'],
    );
  });
});
