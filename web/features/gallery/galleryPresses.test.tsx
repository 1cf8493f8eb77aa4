import { beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGE_FACTS, otherLanguages } from '../../../shared/platform/language.ts';
import { findTemplateOrDefault, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { TEMPLATE_ACCENTS } from '../../../shared/templates/design/accents.ts';
import { TEMPLATE_TAGS } from '../../../shared/templates/tags.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { drawAs } from '../auth/session.fixture.ts';
import LargePage from './LargePage.tsx';
import TemplatesPage from './TemplatesPage.tsx';

const [FIRST, SECOND] = TEMPLATES;
const LAST = TEMPLATES.at(-1);
if (!FIRST || !SECOND || !LAST) throw new Error('There are templates');

inEachLanguage('the large page of a template', ['gallery', 'design', 'builder'], ({ language, controls, say }) => {
  beforeEach(() => drawAs(null));
  const open = (id: string, isOwn = false) => {
    const said = { show: vi.fn(), accent: vi.fn() };
    const page = controls(
      <LargePage
        template={findTemplateOrDefault(id)}
        templates={TEMPLATES}
        accent={undefined}
        own={isOwn}
        trade={undefined}
        forNew={false}
        onAccent={said.accent}
        onShow={said.show}
        onClose={() => {}}
      />,
    );
    return { page, ...said };
  };

  it.each(TEMPLATES.map(({ id }, place) => [id, place] as const))(
    'says of %s what it is, whom it suits, what it costs and which it is of all, whatever its sample’s language',
    (id, place) => {
      const { page } = open(id);
      const template = findTemplateOrDefault(id);
      const wanted = [
        say('gallery.large', { name: template.name[language] }),
        template.description[language],
        say('gallery.suits', { tags: (TEMPLATE_TAGS[id]?.[language] ?? []).join(', ') }),
        say(template.tier === 'basic' ? 'gallery.basic' : 'gallery.premiumTry'),
        say('gallery.place', { at: place + 1, count: TEMPLATES.length }),
        say('gallery.use'),
      ];
      const sample = otherLanguages(language)[0] ?? language;
      for (const shown of [language, sample]) {
        page.set(LANGUAGE_FACTS[shown].name, true);
        expect(page.shown().filter((text) => wanted.includes(text))).toEqual(wanted);
      }
      expect(page.html()).toContain(`href="/builder?template=${id}"`);
    },
  );

  it('goes to its neighbours, around the ends', () => {
    for (const [id, before, after] of [
      [FIRST.id, LAST.id, SECOND.id],
      [LAST.id, TEMPLATES.at(-2)?.id, FIRST.id],
    ] as const) {
      const { page, show } = open(id);
      page.press(say('gallery.previous'));
      page.press(say('gallery.next'));
      expect(show.mock.calls).toEqual([[before], [after]]);
    }
  });

  it('shows a sample in either language, and of one’s own résumé none', () => {
    expect(open(FIRST.id).page.shown()).toContain(say('gallery.sampleLanguage'));
    expect(open(FIRST.id, true).page.shown()).not.toContain(say('gallery.sampleLanguage'));
  });

  it('takes the colour that is tapped, by its name', () => {
    const { page, accent } = open(FIRST.id);
    const { others } = TEMPLATE_ACCENTS[FIRST.id] ?? { others: [] };
    for (const name of others) page.set(say(`design.accent.${name}` as MessageId), true);
    page.set(say('design.own'), true);
    expect(accent.mock.calls).toEqual([...others, undefined].map((name) => [name]));
  });

  it('[GAL-01] opens from its card, and what was typed is found and forgotten', async () => {
    const gallery = controls(<TemplatesPage />, '/templates');
    gallery.set(say('gallery.search'), SECOND.name[language]);
    const found = gallery.shown();
    expect(found).toContain(SECOND.name[language]);
    expect(found).not.toContain(FIRST.description[language]);
    expect(found).toContain(say('gallery.reset'));
    gallery.set(say('gallery.search'), 'qqqq');
    expect(gallery.shown()).toEqual(expect.arrayContaining([say('gallery.found', { count: 0 }), say('gallery.none')]));
    gallery.set(say('gallery.search'), '');
    gallery.press(say('gallery.openNamed', { name: SECOND.name[language] }));
    const place = say('gallery.place', { at: 2, count: TEMPLATES.length });
    await vi.waitFor(() => expect(gallery.shown()).toContain(place));
  });
});
