import { describe, expect, it } from 'vitest';
import type { Language } from '../../platform/language.ts';
import { createBlankResume } from '../../resume/blankResume.ts';
import { wordParts } from './wordParts.fixture.ts';

/** Sheets of a template's kind, with few sizes and colours: plain, and with bands and rules. */
const PLAIN = `.resume { color: #111111; --quiet: #666; --accent: #0a5;
font: 400 10pt/1.42 'Heebo'; --margin-inline: 20mm }
.name { font-size: 25pt; font-weight: 700; color: #222222 } .heading { font-size: 12pt; color: #333333 }
.section { margin-block-start: 9mm } .entry + .entry { margin-block-start: 3mm }
.entry-title { font-weight: 600 } .entry-dates { font-size: 12pt; color: #444444 }`;
const BANDS = `${PLAIN}
.head { text-align: center; background-color: #123456; color: #fff } .heading { text-align: center; color: #fff;
background-color: #654321; border-block: 1pt solid } .entry-dates { background-color: #eeeeee; font-size: 8pt }
.entry-head-long > .entry-org { grid-column: 1 }`;

/** What a style says, by its id, as a word processor reads it: points, and colours without `#`. */
async function stylesOf(css: string, language: Language = 'he') {
  const { 'word/styles.xml': xml = '' } = await wordParts({ ...createBlankResume(), language }, css);
  const styles = [...xml.matchAll(/<w:style [^>]*w:styleId="(\w+)".*?<\/w:style>/gs)].map(([style, id = '']) => {
    const value = (name: string) => new RegExp(`<w:${name}(?: [^>]*)?w:val="([^"]*)"`).exec(style)?.[1];
    const spacing = (side: string) => Number(new RegExp(`<w:spacing [^>]*w:${side}="(\\d+)"`).exec(style)?.[1]) / 20;
    const edges = [...style.matchAll(/<w:(top|bottom|left|right) [^>]*w:color="(\w+)"[^>]*>/g)];
    return {
      id,
      name: value('name'),
      basedOn: value('basedOn'),
      next: value('next'),
      isOffered: style.includes('<w:qFormat/>'),
      isBold: style.includes('<w:b/>') ? true : style.includes('<w:b w:val="false"/>') ? false : undefined,
      size: Number(value('sz')) / 2,
      color: value('color'),
      space: [spacing('before'), spacing('after')],
      alignment: value('jc'),
      staysWithNext: style.includes('<w:keepNext/>'),
      level: value('outlineLvl'),
      dates: [value('tab'), /<w:tab [^>]*w:pos="(\d+)"/.exec(style)?.[1]],
      fill: /<w:shd [^>]*w:fill="(\w+)"/.exec(style)?.[1],
      edges: edges.map(([, side, color]) => `${side} ${color}`),
      padding: edges.map(([edge]) => /w:space="(\d+)"/.exec(edge)?.[1]),
      font: /w:asciiTheme="(\w+)"/.exec(style)?.[1],
    };
  });
  const found = new Map(styles.map((style) => [style.id, style]));
  return (id: string) => found.get(id);
}

/** What holds for all that no style says otherwise. */
async function defaultsOf(css: string, language: Language = 'he') {
  const { 'word/styles.xml': xml = '' } = await wordParts({ ...createBlankResume(), language }, css);
  const defaults = /<w:docDefaults>.*<\/w:docDefaults>/s.exec(xml)?.[0] ?? '';
  const value = (tag: string, name = 'val') => new RegExp(`<w:${tag} [^>]*w:${name}="([^"]*)"`).exec(defaults)?.[1];
  return {
    language: value('lang'),
    hebrew: value('lang', 'bidi'),
    line: [Number(value('spacing', 'line')) / 240, value('spacing', 'lineRule')],
    text: [Number(value('sz')) / 2, value('color')],
    font: value('rFonts', 'asciiTheme'),
    directions: new Set(Array.from(xml.matchAll(/<w:bidi(?: w:val="false")?\/>/g), ([tag]) => tag)),
  };
}

const edgesOf = (color: string) => ['top', 'left', 'bottom', 'right'].map((side) => `${side} ${color}`);

describe('the styles of a Word file', () => {
  it.each([
    ['he', '<w:bidi/>'],
    ['en', '<w:bidi w:val="false"/>'],
  ] as const)('say of all text what the sheet does, in either language: %s', async (language, direction) => {
    const { line, directions, ...defaults } = await defaultsOf(PLAIN, language);
    expect(defaults).toEqual({ language: 'en-US', hebrew: 'he-IL', text: [10, '111111'], font: 'minorHAnsi' });
    expect([...directions]).toEqual([direction]);
    // Of a line by itself, which Word makes a fifth higher than its letters; never less.
    expect(line).toEqual([expect.closeTo(1.2), 'auto']);
    expect((await defaultsOf(".resume { font: 400 10pt/1.1 'Heebo' }")).line).toEqual([1, 'auto']);
  });

  it('are all offered, go back to one, and are followed by what is written next', async () => {
    const style = await stylesOf(PLAIN);
    expect(style('Normal')).toMatchObject({ name: 'Normal', isOffered: true });
    for (const [id, name, next] of [
      ['Title', 'Title', 'Contacts'],
      ['Subtitle', 'Subtitle', 'Contacts'],
      ['Contacts', 'Contacts', undefined],
      ['Heading1', 'Heading 1', 'Normal'],
      ['Heading2', 'Heading 2', 'EntryDetails'],
      ['EntryDetails', 'Entry Details', undefined],
      ['ListBullet', 'List Bullet', undefined],
      ['ListNumber', 'List Number', undefined],
      ['Words', 'Words', undefined],
    ] as const)
      expect(style(id)).toMatchObject({ name, next, basedOn: 'Normal', isOffered: true });
  });

  it('have the sizes, colours and weights of the sheet', async () => {
    const style = await stylesOf(PLAIN);
    const looks = ['Title', 'Subtitle', 'Contacts', 'Heading1', 'Heading2', 'EntryDetails', 'Normal', 'ListBullet'].map(
      (id) => [id, style(id)?.size, style(id)?.color, style(id)?.isBold],
    );
    expect(looks).toEqual([
      ['Title', 25, '222222', true],
      ['Subtitle', 11.5, '666666', false],
      ['Contacts', 10, '666666', false],
      ['Heading1', 12, '333333', true],
      ['Heading2', 10, '111111', true],
      ['EntryDetails', 10, '666666', false],
      ['Normal', 10, '111111', false],
      ['ListBullet', 10, '111111', false],
    ]);
    expect([style('Title')?.font, style('Heading1')?.font]).toEqual(['majorHAnsi', undefined]);
  });

  it('have the spaces of the sheet above sections and entries, and lines of a list close together', async () => {
    const style = await stylesOf(PLAIN);
    const spaces = ['Title', 'Subtitle', 'Contacts', 'Heading1', 'Heading2', 'EntryDetails', 'ListBullet', 'Words'].map(
      (id) => style(id)?.space.map(Math.round),
    );
    // 9 and 3 mm; Word rounds to twentieths of a point.
    const [section, entry] = [9, 3].map((mm) => Math.round((mm * 72) / 25.4));
    expect(spaces).toEqual([
      [0, 4],
      [0, 4],
      [0, 6],
      [section, 3],
      [entry, 0],
      [0, 1],
      [0, 0],
      [1, 2],
    ]);
  });

  it('keep a heading and an entry’s head with what follows, and put dates at the end of the line', async () => {
    const style = await stylesOf(PLAIN);
    const end = String(11_906 - 2 * Math.round((20 * 1_440) / 25.4));
    expect(style('Heading1')).toMatchObject({ staysWithNext: true, level: '0', dates: [undefined, undefined] });
    expect(style('Heading2')).toMatchObject({ staysWithNext: true, level: '1', dates: ['end', end] });
    expect(style('EntryDetails')).toMatchObject({ staysWithNext: true, dates: ['end', end] });
    expect(style('ListBullet')).toMatchObject({ staysWithNext: false, level: undefined });
  });

  it.each(['he', 'en'] as const)('have bands behind name and headings where the sheet has: %s', async (language) => {
    const [style, plain] = [await stylesOf(BANDS, language), await stylesOf(PLAIN, language)];
    for (const id of ['Title', 'Subtitle', 'Contacts']) {
      expect(style(id)).toMatchObject({ alignment: 'center', fill: '123456', edges: edgesOf('123456') });
      expect(plain(id)).toMatchObject({ alignment: 'start', fill: undefined, edges: [] });
    }
    expect([style('Subtitle')?.color, style('Contacts')?.color]).toEqual(['222222', '222222']);
    // Points from the text to the edge of the band: close above and below, apart at its sides.
    expect(style('Title')?.padding).toEqual(['1', '6', '1', '6']);
    expect(style('Heading1')).toMatchObject({ alignment: 'center', fill: '654321', color: 'ffffff' });
    // White rules would not be seen.
    expect(style('Heading1')?.edges).toEqual(['top 00aa55', 'bottom 00aa55']);
    expect(plain('Heading1')).toMatchObject({ alignment: 'start', fill: undefined, edges: [] });
  });

  it.each([
    ['border-block-start', ['top 333333']],
    ['border-block-end', ['bottom 333333']],
    ['border-block', ['top 333333', 'bottom 333333']],
  ])('rule a heading as the sheet does: %s', async (property, edges) => {
    const style = await stylesOf(`${PLAIN}\n.heading { ${property}: 1pt solid }`);
    expect(style('Heading1')?.edges).toEqual(edges);
  });

  it('name the parts of a line, with what of them is set off', async () => {
    const [style, oneLine] = [await stylesOf(PLAIN), await stylesOf(BANDS)];
    expect(['Skill', 'Dates', 'Place'].map((id) => style(id)?.basedOn)).toEqual(
      ['Skill', 'Dates', 'Place'].map(() => 'DefaultParagraphFont'),
    );
    const said = (id: string, of = style) => [of(id)?.isBold, of(id)?.color, of(id)?.size || undefined, of(id)?.fill];
    expect(
      ['SkillGroup', 'Organization', 'Place', 'EntryLink', 'LanguageLevel', 'Skill'].map((id) => said(id)),
    ).toEqual([
      [true, undefined, undefined, undefined],
      [true, undefined, undefined, undefined],
      [false, undefined, undefined, undefined],
      [false, '666666', undefined, undefined],
      [undefined, '666666', undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ]);
    // In the line of a title nothing else is bold; dates are never larger than the text.
    expect(said('Organization', oneLine)[0]).toBe(false);
    expect([said('Dates'), said('Dates', oneLine)]).toEqual([
      [false, '444444', 10, undefined],
      [false, '444444', 8, 'eeeeee'],
    ]);
  });
});
