import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { ACCENTS, TEMPLATE_ACCENTS } from '../../../shared/templates/design/accents.ts';
import gallery from '../../lib/i18n/messages/en/gallery.json' with { type: 'json' };
import design from '../../lib/i18n/messages/en/design.json' with { type: 'json' };
import shell from '../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn } from '../../lib/i18n/screen.fixture.tsx';
import TemplatesPage from './TemplatesPage.tsx';

const { markup } = screenIn(shell, gallery, design);
/** Cards one by one. */
const cards = () =>
  markup(<TemplatesPage />)
    .split('<li class="gallery-card"')
    .slice(1);

describe('what the gallery shows of the catalogue', () => {
  it('[GAL-03] [GAL-05] [GAL-06] is every template in order, with its name, line, price, image and address', () => {
    // Names and lines follow the language of the page, which is Hebrew here.
    const shown = cards().map((card) => ({
      name: /<h2>([^<]*)</.exec(card)?.[1],
      description: /<p>([^<]*)</.exec(card)?.[1],
      tier: /gallery-card-tier[^>]*>([^<]*)</.exec(card)?.[1],
      image: /\/images\/templates\/([a-z]+)-/.exec(card)?.[1],
      to: /href="([^"]*)"/.exec(card)?.[1],
    }));
    expect(shown).toEqual(
      TEMPLATES.map(({ id, name, description, tier }) => ({
        name: name.he,
        description: description.he,
        tier: tier === 'basic' ? 'Free' : 'Premium',
        image: id,
        to: `/builder?template=${id}`,
      })),
    );
    const colors = cards().map((card) => [...card.matchAll(/fill="(#[\da-f]{6})"/g)].map(([, color]) => color));
    expect(colors).toEqual(
      TEMPLATES.map(({ id }) => {
        const { own, others } = TEMPLATE_ACCENTS[id] ?? { own: '', others: [] };
        return [own, ...others.map((name) => ACCENTS[name])];
      }),
    );
    expect(markup(<TemplatesPage />)).toContain(`<output>${TEMPLATES.length} templates found</output>`);
  });
});
