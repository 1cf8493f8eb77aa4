import { expect, it } from 'vitest';
import { TEMPLATE_CATEGORIES, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { filterTemplates, NO_FILTER, parseFilter } from './filterTemplates.ts';
import TemplatesPage from './TemplatesPage.tsx';

/** The address, and whether it leaves something out. */
const ADDRESSES: readonly (readonly [query: string, isFiltered: boolean])[] = [
  ['', false],
  ['?new=true', false],
  ['?free=true', true],
  ['?layout=one', true],
  ['?layout=sidebar&free=true', true],
  ...TEMPLATE_CATEGORIES.map((category) => [`?category=${category}`, true] as const),
];

inEachLanguage('the gallery', ['gallery', 'design'], ({ language, markup, say }) => {
  it.each(ADDRESSES)(
    '[GAL-01] [GAL-03] [GAL-04] [GAL-05] [GAL-06] shows what the address asks for: %s',
    (query, isFiltered) => {
      const html = markup(<TemplatesPage />, `/templates${query}`);
      const search = new URLSearchParams(query);
      const found = filterTemplates(TEMPLATES, { ...NO_FILTER, ...parseFilter(search) });
      const cards = html.split('<li class="gallery-card"').slice(1);
      expect(cards.map((card) => textsIn(card, /<h2>(.*?)<\/h2>/g)[0])).toEqual(
        found.map(({ name }) => name[language]),
      );
      const addition = search.get('new') === null ? '' : '&amp;new=true';
      cards.forEach((card, at) => {
        const { id, tier, name, description } = found[at] ?? TEMPLATES[0]!;
        expect(card).toContain(`href="/builder?template=${id}${addition}"`);
        expect(textsIn(card, /gallery-card-tier[^>]*>(.*?)</g)).toEqual([
          { basic: { he: 'חינם', en: 'Free' }, premium: { he: 'פרימיום', en: 'Premium' } }[tier][language],
        ]);
        expect(textsIn(card, /<p>(.*?)<\/p>/g)).toEqual([description[language]]);
        expect(card).toContain(`alt="${say('gallery.image', { name: name[language] })}"`);
      });
      for (const id of ['gallery.title', 'gallery.lead', 'gallery.freeOnly', 'gallery.search'] as const)
        expect(html).toContain(say(id));
      expect(html).toContain(`<output>${say('gallery.found', { count: found.length })}</output>`);
      expect(html.includes(say('gallery.reset'))).toBe(isFiltered);
      const { category, layout, free } = parseFilter(search);
      const chosen = [
        ...html.matchAll(/<input type="radio"[^>]*\bchecked=""[^>]*value="(\w+)"|value="(\w+)"[^>]*checked=""/g),
      ];
      expect(chosen.map(([, one, other]) => one ?? other)).toContain(category);
      expect(html).toMatch(new RegExp(`<option value="${layout}" selected=""`));
      expect(/<input[^>]*type="checkbox"[^>]*checked=""/.test(html)).toBe(free);
    },
  );

  it('that nothing was found, where nothing suits', () => {
    const none = TEMPLATE_CATEGORIES.flatMap((category) =>
      ['one', 'sidebar'].map((layout) => `?category=${category}&layout=${layout}&free=true`),
    ).find(
      (query) => filterTemplates(TEMPLATES, { ...NO_FILTER, ...parseFilter(new URLSearchParams(query)) }).length === 0,
    );
    const html = markup(<TemplatesPage />, `/templates${none}`);
    expect([none !== undefined, html.includes(say('gallery.none')), html.includes('gallery-card')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
