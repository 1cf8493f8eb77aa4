import { describe, expect, it } from 'vitest';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { TEMPLATE_TAGS } from '../../../shared/templates/tags.ts';
import { NO_FILTER, parseFilter, filterTemplates } from './filterTemplates.ts';

const ids = (filter: Partial<typeof NO_FILTER>) =>
  filterTemplates(TEMPLATES, { ...NO_FILTER, ...filter }).map((template) => template.id);
const parse = (query: string) => parseFilter(new URLSearchParams(query));

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

  it('by what it is like: free ones, those of one column, those with a sidebar', () => {
    expect(ids({ free: true })).toEqual(['professional', 'minimal', 'classic', 'academic']);
    expect(ids({ free: true, layout: 'one' })).toEqual(['classic', 'academic']);
    expect([...ids({ layout: 'sidebar' }), ...ids({ layout: 'one' })]).toEqual(ids({}));
    expect(ids({ layout: 'sidebar' })).toContain('creative');
  });

  it('[GAL-01] by whom it suits and what it costs, in either language; every template says it in both', () => {
    expect([ids({ text: 'student' }), ids({ text: 'סטודנט' }), ids({ text: 'first job' })]).toEqual([
      ['fresh'],
      ['fresh'],
      ['fresh'],
    ]);
    expect([ids({ text: 'free sidebar' }), ids({ text: 'חינם טור אחד' })]).toEqual([
      ['professional', 'minimal'],
      ['classic', 'academic'],
    ]);
    expect(Object.keys(TEMPLATE_TAGS)).toEqual(TEMPLATES.map(({ id }) => id));
    for (const { he, en } of Object.values(TEMPLATE_TAGS)) expect([he.length, en.length]).toEqual([3, 3]);
  });

  it('[GAL-02] as an address says; technology is tech, and what is unknown means all', () => {
    expect(['technology', 'tech', 'nothing', ''].map((name) => parse(`category=${name}`).category)).toEqual([
      'tech',
      'tech',
      'all',
      'all',
    ]);
    expect(parse('layout=sidebar&free=true')).toEqual({ category: 'all', layout: 'sidebar', free: true });
    expect(parse('layout=three&free=maybe')).toEqual({ category: 'all', layout: 'all', free: false });
  });
});
