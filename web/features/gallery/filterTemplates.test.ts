import { describe, expect, it } from 'vitest';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { TEMPLATE_TAGS } from '../../../shared/templates/tags.ts';
import { OCCUPATIONS } from '../../../shared/resume/occupations/catalogue.ts';
import { TRADE_TEMPLATES, templatesForTrade } from '../../../shared/templates/trades.ts';
import { EVERYTHING, NO_FILTER, filterTemplates, findTrade, galleryAddress, parseFilter } from './filterTemplates.ts';

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
    expect(ids({ text: 'plan', category: 'tech' })).toEqual(['blueprint']);
    expect(ids({ text: 'plan', category: 'academic' })).toEqual([]);
  });

  it('by what it is like: free ones, those of one column, those with a sidebar', () => {
    expect(ids({ free: true })).toEqual(['professional', 'minimal', 'classic', 'academic', 'fresh']);
    expect(ids({ free: true, layout: 'one' })).toEqual(['classic', 'academic', 'fresh']);
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
      ['classic', 'academic', 'fresh'],
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

/** What the gallery finds for a text that may name a trade. */
function search(text: string) {
  const trade = findTrade(text, OCCUPATIONS);
  const found = filterTemplates(TEMPLATES, { ...NO_FILTER, text }, trade && templatesForTrade(trade));
  return { trade: trade?.id, first: found[0]?.id, found: found.map(({ id }) => id) };
}

describe('[GAL-01] the gallery finds templates by trade', () => {
  it.each([
    ['אחות', 'nurse', 'classic'],
    ['אחות אחראית משמרת', 'nurse', 'classic'],
    ['מלצר', 'waiter', 'professional'],
    ['מורה לחינוך מיוחד', 'specialEducationTeacher', 'classic'],
    ['מפתחת Full Stack בכירה', 'fullStackDeveloper', 'tech'],
    ['עו״ד', 'lawyer', 'elegant'],
    ['מהנדס אזרחי', 'civilEngineer', 'blueprint'],
    ['מעצבת גרפית', 'graphicDesigner', 'creative'],
    ['סטודנט', 'student', 'fresh'],
    ['סטודנטית למדעי המחשב', 'computerScienceStudent', 'fresh'],
    ['מוכרת', 'shopAssistant', 'fresh'],
    ['קצינה', 'militaryOfficer', 'classic'],
    ['שוטר', 'policeOfficer', 'civic'],
    ['נהגת משאית', 'truckDriver', 'professional'],
    ['שף', 'chef', 'elegant'],
    ['Nurse', 'nurse', 'classic'],
    ['Senior software developer', 'softwareDeveloper', 'tech'],
    ['journalist', 'journalist', 'editorial'],
    ['architect', 'architect', 'minimal'],
    ['store manager', 'shopManager', 'professional'],
    ['researcher', 'researcher', 'academic'],
    // While it is typed.
    ['אחו', 'nurse', 'classic'],
    ['journ', 'journalist', 'editorial'],
  ])('%s', (text, trade, first) => {
    expect(search(text)).toMatchObject({ trade, first });
  });

  it('and by words as before, where no trade is named', () => {
    for (const text of ['magazine', 'חינם טור אחד', 'ink', 'zzz', 'מ', '  '])
      expect([text, search(text).trade, search(text).found]).toEqual([text, undefined, ids({ text })]);
  });

  it('the usual name of every occupation in either language, three templates or more, one of them for free', () => {
    for (const { names } of OCCUPATIONS)
      for (const name of [names.he[0] ?? '', names.en[0] ?? '']) {
        const { found } = search(name);
        expect(found.length, name).toBeGreaterThanOrEqual(3);
        expect(
          found.slice(0, 4).some((id) => ids({ free: true }).includes(id)),
          name,
        ).toBe(true);
      }
  });

  it('a filter holds for them too, and every row is of templates that there are and of somebody', () => {
    expect(ids({ text: 'nurse', free: true })).toEqual([]);
    expect(
      filterTemplates(TEMPLATES, { ...NO_FILTER, text: 'nurse', category: 'academic' }, ['classic', 'civic']),
    ).toHaveLength(1);
    for (const [key, suited] of Object.entries(TRADE_TEMPLATES)) {
      expect(new Set([...suited, ...TEMPLATES.map(({ id }) => id)]).size, key).toBe(TEMPLATES.length);
      expect(
        OCCUPATIONS.some((each) => templatesForTrade(each) === suited),
        key,
      ).toBe(true);
    }
  });
});

it('[GAL-04] the address holds the filter, and after a reset none of it but what it was opened for', () => {
  const filtered = new URLSearchParams('category=tech&layout=one&free=true&new=true');
  expect(galleryAddress(new URLSearchParams(), { category: 'tech', free: true })).toBe(
    '/templates?category=tech&free=true',
  );
  expect(galleryAddress(filtered, { layout: 'sidebar' })).toBe(
    '/templates?category=tech&layout=sidebar&free=true&new=true',
  );
  expect(galleryAddress(filtered, { free: false })).toBe('/templates?category=tech&layout=one&new=true');
  expect(galleryAddress(filtered, EVERYTHING)).toBe('/templates?new=true');
  expect(galleryAddress(new URLSearchParams('layout=one'), EVERYTHING)).toBe('/templates');
});
