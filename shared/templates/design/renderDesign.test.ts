import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankResume, createNewResume } from '../../resume/blankResume.ts';
import { anyDesign, HOSTILE_VALUES } from '../../resume/design.fixture.ts';
import { LANGUAGE_LEVELS, type ResumeData } from '../../resume/schema.ts';
import { isEmptyResume } from '../../resume/visibleResume.ts';
import { findByClass } from '../../../test/tools/tree-query.ts';
import { DESIGN_KNOB_NAMES, DESIGN_KNOBS, type ResumeDesign } from '../../resume/design.ts';
import { findTemplateOrDefault, newestChoice, TEMPLATES, TEMPLATE_VERSIONS } from '../catalogue.ts';
import { buildResumeDocument } from '../document/document.ts';
import { treeToHtml, treeToText } from '../document/tree.ts';
import { createPageLayout } from '../pagination/pageLayout.ts';
import { CONTINUATION_ATTRIBUTE } from '../pagination/splitPages.ts';
import { SAMPLE_EN } from '../samples/en.ts';
import { SAMPLE_HE } from '../samples/he.ts';
import { ACCENTS, TEMPLATE_ACCENTS, withAccent, type AccentName } from './accents.ts';
import { contrast, MIN_CONTRAST, mixWithWhite } from './contrast.ts';
import { FONT_PAIRS } from './fontPairs.ts';
import {
  DARKEST_GROUND,
  designAttributes,
  designProperties,
  designStyle,
  shownKnobs,
  toReadableAccent,
} from './renderDesign.ts';
import { FONTS } from '../fonts.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const template = findTemplateOrDefault('professional');
const anyColor = fc.nat(0xff_ff_ff).map((color) => `#${color.toString(16).padStart(6, '0')}`);

/** Grounds that templates set text on, as their styles name them: what is lighter than any text may be. */
const grounds = new Set(
  TEMPLATE_VERSIONS.flat()
    .flatMap(({ style }) => [...read(`styles/${style}.css`).matchAll(/#[\da-f]{6}\b|#[\da-f]{3}\b/g)])
    .map(([hex]) => (hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex))
    .filter((hex) => contrast(hex, '#ffffff') < 1.25),
);

/** Between two colours, in the space of their channels. */
const distance = (one: string, other: string) =>
  Math.hypot(...[1, 3, 5].map((at) => parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)));

describe('colours', () => {
  it('offers at least eight accents, all shown as they are', () => {
    expect(Object.keys(ACCENTS).length).toBeGreaterThanOrEqual(8);
    for (const accent of Object.values(ACCENTS)) expect(toReadableAccent(accent)).toBe(accent);
  });

  it('shows every template in its own accent, as its style says it, and in two others', () => {
    const ink = /--ink: var\(--design-ink, (#[\da-f]{6})\)/.exec(read('base.css'))?.[1] ?? '';
    expect(Object.keys(TEMPLATE_ACCENTS)).toEqual(TEMPLATES.map(({ id }) => id));
    for (const [id, { own, others }] of Object.entries(TEMPLATE_ACCENTS)) {
      const style = read(`styles/${id}.css`).replaceAll('var(--ink)', ink);
      expect(style, id).toContain(`var(--design-accent, ${own})`);
      const shown = [own, ...others.map((name) => ACCENTS[name])];
      // As far apart as somebody sees at a glance.
      for (const [at, color] of shown.entries())
        for (const other of shown.slice(at + 1))
          expect(distance(color, other), `${id} ${color} ${other}`).toBeGreaterThan(40);
    }
  });

  it('makes of any colour one that can be read on every ground, and that can be written on', () => {
    expect(grounds.size).toBeGreaterThan(8);
    fc.assert(
      fc.property(anyColor, (color) => {
        const shown = designProperties({ accent: color }, template);
        const accent = shown['--design-accent'] ?? '';
        for (const ground of grounds) expect(contrast(accent, ground), ground).toBeGreaterThanOrEqual(MIN_CONTRAST);
        for (const own of ['marker', 'tint', 'on-accent'])
          expect(contrast(accent, shown[`--design-${own}`] ?? ''), own).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
    );
  });

  it('has text that can be read on every ground and on the tint of any accent', () => {
    for (const ink of DESIGN_KNOBS.ink.options)
      for (const color of Object.values(designProperties({ ink }, template)))
        for (const ground of [...grounds, DARKEST_GROUND, mixWithWhite('#000000', 0.08)])
          expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});

it('pairs at least eight typefaces, each text with a regular and a bold, all of them with Hebrew', () => {
  expect(Object.keys(FONT_PAIRS).length).toBeGreaterThanOrEqual(8);
  for (const { body, display } of Object.values(FONT_PAIRS)) {
    expect(FONTS[body].weights).toEqual(expect.arrayContaining([400, 700]));
    expect(['covers' in FONTS[body], 'covers' in FONTS[display]]).toEqual([false, false]);
  }
});

const attributesOf = (design: unknown) => Object.values(designAttributes(design as ResumeDesign, template));

const sideOf = (id: string, design: ResumeDesign) =>
  designAttributes(design, findTemplateOrDefault(id))['data-sidebar'];

describe('what gets into a style', () => {
  it('is numbers, known names and colours alone, whatever a résumé says', () => {
    const harmless =
      /^(?:--design-[a-z-]+:(?:#[\da-f]{6}|[\d.]+(?:pt|mm|fr)?|none|(?:'[A-Za-z ]+'(?:, )?)+(?:sans-serif)?)(?:;|$))+$/;
    for (const name of DESIGN_KNOB_NAMES)
      for (const value of HOSTILE_VALUES) {
        const style = designStyle({ [name]: value }, template) ?? '';
        if (style !== '') expect(style).toMatch(harmless);
      }
    fc.assert(
      fc.property(anyDesign, (design) => {
        const style = designStyle(design, template);
        if (style !== undefined) expect(style).toMatch(harmless);
      }),
    );
    expect(treeToHtml(buildResumeDocument({ ...SAMPLE_EN, design: { accent: '"><script>' } }))).not.toContain(
      '<script',
    );
  });

  it('chooses rules by known names alone', () => {
    for (const name of DESIGN_KNOB_NAMES)
      for (const value of HOSTILE_VALUES)
        for (const attribute of attributesOf({ [name]: value })) expect(attribute ?? '').not.toMatch(/[<>"'{}]/);
    expect(attributesOf({ headingStyle: 'box' })).toContain('box');
    expect(attributesOf({ headingStyle: 'red;}*{' })).not.toContain('red;}*{');
  });

  it('is read by every template that shows the knob', () => {
    const base = read('base.css');
    for (const shown of TEMPLATE_VERSIONS.flat())
      for (const name of shownKnobs(shown)) {
        const knob = DESIGN_KNOBS[name];
        const value = knob.kind === 'choice' ? knob.options[0] : knob.kind === 'range' ? knob.max : '#112233';
        const names = Object.keys(designProperties({ [name]: value }, shown));
        const css = base + read(`styles/${shown.style}.css`);
        if (names.length > 0)
          expect(
            names.some((each) => css.includes(`var(${each}`)),
            `${shown.id} ${name}`,
          ).toBe(true);
      }
  });

  it('moves and widens the sidebar where there is one, from the side that is the template’s own', () => {
    expect([sideOf('professional', {}), sideOf('tech', {})]).toEqual([undefined, 'start']);
    expect([sideOf('professional', { sidebarSide: 'start' }), sideOf('tech', { sidebarSide: 'end' })]).toEqual([
      'start',
      'end',
    ]);
    for (const shown of TEMPLATE_VERSIONS.flat()) {
      const knobs = shownKnobs(shown);
      expect(knobs.includes('sidebarWidth'), shown.id).toBe(shown.columns === 2);
      if (shown.columns === 1) expect(sideOf(shown.id, { sidebarSide: 'start' })).toBeUndefined();
    }
  });

  it('reaches the sheets, whose grounds lie by the paper and the side of the sidebar', () => {
    const design = { paper: 'letter', sidebarSide: 'start', sidebarWidth: 35 } as const;
    const tree = buildResumeDocument({ ...SAMPLE_HE, ...newestChoice('creative'), design });
    const [sheet] = createPageLayout(tree).sheets({ columns: [], cloned: [] });
    for (const name of ['data-paper', 'data-sidebar', 'style'])
      expect(sheet?.attributes[name], name).toBe(tree.attributes[name]);
    expect([sheet?.attributes['data-paper'], sheet?.attributes['data-sidebar']]).toEqual(['letter', 'start']);
  });

  it('is nothing without a design: the document is as it was', () => {
    expect(buildResumeDocument(SAMPLE_HE).attributes).not.toHaveProperty('style');
    expect(buildResumeDocument({ ...SAMPLE_HE, design: {} }).attributes).not.toHaveProperty('style');
  });
});

const text = (design: ResumeDesign, sample = SAMPLE_EN, templateId = 'classic') =>
  treeToText(buildResumeDocument({ ...sample, ...newestChoice(templateId), design }));

const headed = (resume: ResumeData) =>
  findByClass(buildResumeDocument(resume), 'section').find((part) => treeToText(part).includes('Where I worked'));

const laterNameOf = (laterPages?: 'plain' | 'name', fullName = 'Noa Barak') => {
  const resume = { ...SAMPLE_EN, personalInfo: { ...SAMPLE_EN.personalInfo, fullName } };
  const tree = buildResumeDocument({ ...resume, ...(laterPages && { design: { laterPages } }) });
  return tree.attributes[CONTINUATION_ATTRIBUTE];
};

const nameOn = (resume: ResumeData) =>
  buildResumeDocument({ ...resume, personalInfo: SAMPLE_HE.personalInfo }).attributes[CONTINUATION_ATTRIBUTE];

describe('the pages after the first of a new résumé', () => {
  it('say whose they are, until the person wants them plain; those of another résumé are as they were', () => {
    expect(nameOn(createNewResume())).toBe('נועה ברק');
    expect(nameOn({ ...createNewResume(), design: { laterPages: 'plain' } })).toBeUndefined();
    expect(nameOn(withAccent(createNewResume(newestChoice('tech')), Object.keys(ACCENTS)[0] as AccentName))).toBe(
      'נועה ברק',
    );
    expect(nameOn(createBlankResume())).toBeUndefined();
    expect(isEmptyResume(createNewResume())).toBe(true);
  });
});

describe('words of the document', () => {
  const dated = {
    ...SAMPLE_EN,
    experience: SAMPLE_EN.experience.map((job) => ({
      ...job,
      startDate: '2019-03',
      endDate: '2021-09',
      current: false,
    })),
  };

  it.each([
    ['numbers', 'en', '03/2019 – 09/2021'],
    ['short', 'en', 'Mar 2019 – Sep 2021'],
    ['words', 'en', 'March 2019 – September 2021'],
    ['year', 'en', '2019 – 2021'],
    ['short', 'he', 'מרץ 2019 – ספטמבר 2021'],
    ['words', 'he', 'מרץ 2019 – ספטמבר 2021'],
  ] as const)('writes dates as %s (%s)', (dates, language, range) => {
    expect(text({ dates }, { ...dated, language })).toContain(range);
  });

  it('draws levels as five dots where the template has no drawing of its own', () => {
    const spoken = LANGUAGE_LEVELS.map((level, index) => ({ id: `lang-${index}`, name: level, level }));
    const drawn = text({ levels: 'dots' }, { ...SAMPLE_EN, languages: spoken });
    expect(drawn.match(/[●○]+/g)).toEqual(['●●●●●', '●●●●○', '●●●○○', '●●○○○', '●○○○○']);
    expect(text({ levels: 'dots' })).not.toContain('Native');
    expect(text({ levels: 'dots' }, SAMPLE_EN, 'modern')).toBe(text({}, SAMPLE_EN, 'modern'));
  });

  it('names the person and the page on later pages where that is set, and nowhere else', () => {
    expect([laterNameOf(), laterNameOf('plain'), laterNameOf('name'), laterNameOf('name', ' ')]).toEqual([
      undefined,
      undefined,
      'Noa Barak',
      undefined,
    ]);
  });

  it('has headings of one’s own, and nothing of a hidden section', () => {
    const resume = {
      ...SAMPLE_EN,
      sectionTitles: { experience: 'Where I worked', skills: '  ' },
      hiddenSections: ['projects'],
    };
    const shown = treeToText(buildResumeDocument(resume));
    expect(shown).toContain('\nWhere I worked\n');
    expect(shown).not.toMatch(/\n(?:Experience|Projects)\n/);
    expect(shown).toContain('\nSkills\n');
    expect(shown).not.toContain(SAMPLE_EN.projects[0]?.name ?? '');
    // What did not change is the same object: the preview patches nothing there.
    expect(headed(resume)).toBeDefined();
    expect(headed({ ...resume, summary: 'Other' })).toBe(headed(resume));
  });
});

describe('a setting in CSS', () => {
  const twoColumns = TEMPLATES.map(({ id }) => findTemplateOrDefault(id)).find(({ columns }) => columns === 2);

  it.each<[ResumeDesign, Readonly<Record<string, string>>]>([
    [{ headings: 120 }, { '--design-heading': '1.2' }],
    [{ leading: 95 }, { '--design-leading': '0.95' }],
    [{ sectionSpace: 150 }, { '--design-section-space': '1.5' }],
    [{ entrySpace: 50 }, { '--design-entry-space': '0.5' }],
    [{ marginInline: 20 }, { '--design-margin-inline': '20mm' }],
    [{ marginBlock: 12 }, { '--design-margin-block': '12mm' }],
    [{ sidebarWidth: 30 }, { '--design-side': '0.3', '--design-side-part': '30fr', '--design-main-part': '70fr' }],
    [{}, {}],
  ])('%j is %j', (design, properties) => {
    if (!twoColumns) throw new Error('No template has a sidebar');
    expect(designProperties(design, twoColumns)).toEqual(properties);
  });

  it('of the size of letters is the size, and its part of what the template has', () => {
    expect(designProperties({ size: 11 }, { ...template, bodySize: 10 })).toEqual({
      '--design-size': '11pt',
      '--design-type': '1.1',
    });
    const { bodySize: _, ...usual } = template;
    expect(designProperties({ size: 12 }, usual)['--design-type']).toBe('1.2');
  });
});
