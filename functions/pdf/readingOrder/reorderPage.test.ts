import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptsOf } from '../structure/passages.ts';
import { hex, readFontText } from './fontText.ts';
import { seen } from './lines.fixture.ts';
import { reorderContent } from './reorderPage.ts';
import type { PageContext } from './segments.ts';

const SIGNS = Array.from(' אבגדהABCDabcd0123456789()[]–-•,.:;+★"/');
const codeOf = (sign: string) => hex(SIGNS.indexOf(sign) + 1);
const ROWS = SIGNS.map((sign) => `<${codeOf(sign)}> <${hex(sign.charCodeAt(0))}>\n`).join('');
const MAP = deflateSync(`${SIGNS.length} beginbfchar\n${ROWS}endbfchar`);
const WIDTHS = `/W [0 [${'500 '.repeat(SIGNS.length + 1)}]]`;

/**
 * A text from left to right: its tag, its position, perhaps its font, and its signs, after a tilde if the browser marks
 * them as right-to-left.
 */
type PrintedText = string;
const PRINTED = /^(?<mcid>\d+) (?<x>\d+) (?<y>\d+) (?:(?<font>\/F\d) )?(?<shown>.*)$/;

function contentOf(texts: readonly PrintedText[]): Buffer {
  const sources = texts.map((printed) => {
    const { mcid = '', x = '', y = '', font = '/F1', shown = '' } = PRINTED.exec(printed)?.groups ?? {};
    const rtl = shown.startsWith('~');
    const signs = Array.from(rtl ? shown.slice(1) : shown);
    const glyphs = signs.map((sign, at) => `${at === 0 ? '' : '5 0 Td '}<${codeOf(sign)}> Tj\n`).join('');
    const text = `${font} 10 Tf\n1 0 0 -1 ${x} ${y} Tm\n${glyphs}`;
    return `/P <</MCID ${mcid} >>BDC\nBT\n${rtl ? `/ReversedChars BMC\n${text}EMC\n` : text}ET\nEMC\n`;
  });
  return Buffer.from(sources.join(''), 'latin1');
}

const blockOf = (mcid: number | undefined) => Math.floor((mcid ?? 0) / 10);

/** Returns each operator's text and position; one block for each ten tags. */
function pageOf(texts: readonly PrintedText[], isRtl: boolean, order: PageContext['order'] = 'placed') {
  const faces = new Map(['/F1', '/F2'].map((name) => [name, readFontText(MAP, WIDTHS, '')]));
  const context = {
    isRtl,
    order,
    blockOf,
    font: (name: string) => faces.get(name),
    labels: new Set<number>(),
    scripts: new Map<number, number>(),
  };
  const content = contentOf(texts);
  return { faces, context, content, after: reorderContent(content, context) };
}

/** What is drawn, each operator with where it begins. */
function reordered(...page: Parameters<typeof pageOf>): string[] {
  const { faces, after } = pageOf(...page);
  const operators = /(\/F\d) \S+ Tf\n1 0 \S+ -1 (\S+) (\S+) Tm\n([^]*?)(?=EMC|ET|\/F\d)/g;
  return [...(after?.toString('latin1') ?? '').matchAll(operators)].map(([, name = '', x, y, shown = '']) => {
    const codes = [...shown.matchAll(/<([0-9A-F]+)>/g)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []);
    return `${seen(codes.map((code) => faces.get(name)?.text(Number.parseInt(code, 16))).join(''))}@${x},${y}`;
  });
}

describe('a page in reading order', () => {
  it.each<readonly [string, readonly PrintedText[], boolean, readonly string[]]>([
    [
      'Hebrew words stay, with a mark behind them',
      ['0 50 100 ~גב א', '10 50 120 ~ד גב'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100', 'גב א@50,100', 'ד גב@50,120'],
    ],
    [
      'Latin words in a Hebrew line',
      ['0 50 100 AB', '0 60 100 ~ גב', '10 50 120 ~ד גב א'],
      true,
      [
        '‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100',
        '›@78,100',
        'גב@65,100',
        '›@78,100',
        ' ›‹› AB@78,100',
        '‹@77.98,100',
        '›@59.98,100',
        'ד גב א@50,120',
      ],
    ],
    [
      'a word in two tags, of which the left one is printed first',
      ['0 50 100 ~אב', '1 60 100 ~גד', '10 50 120 ~ד גב א'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹‹‹@50,100', 'אבגד@50,100', 'ד גב א@50,120'],
    ],
    [
      'a number behind a Hebrew word',
      ['0 50 100 2019', '0 70 100 ~ גב', '10 50 120 ~ד גב א'],
      true,
      [
        '‹‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100',
        '›@88,100',
        'גב@75,100',
        '›@88,100',
        ' ›‹› 2019 ›‌›‌‹‹@88,100',
        '‹@87.98,100',
        '›@69.98,100',
        'ד גב א@50,120',
      ],
    ],
    [
      'dates at the end of a title’s line',
      ['0 150 100 ~ד גב', '10 50 100 2019', '20 50 120 ~ד גב א', '30 50 140 ~ד גב א'],
      true,
      ['‹‹‹‹‹‹‹‹‹@150,100', 'ד גב@150,100', '‹› @149.98,100', '2019@50,100', 'ד גב א@50,120', 'ד גב א@50,140'],
    ],
    [
      'dates that are printed before the title',
      ['10 50 100 2019', '0 150 100 ~ד גב', '20 50 120 ~ד גב א'],
      true,
      ['ד גב@150,100', '‹› @149.98,100', '‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100', '2019@50,100', 'ד גב א@50,120'],
    ],
    [
      'a word in bold',
      ['0 80 100 /F1 ~גב ', '0 60 100 /F2 ~הד ', '0 50 100 /F1 ~אב', '10 50 120 ~ד גב א'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹@80,100', 'גב @80,100', 'הד  @60,100', 'אב@50,100', 'ד גב א@50,120'],
    ],
    [
      'a mark of an item before its words',
      ['0 200 100 •', '1 150 100 ~ד גב', '10 150 120 ~ד גב א'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹‹‹‹@200,100', '• @200,100', 'ד גב@150,100', 'ד גב א@150,120'],
    ],
    [
      'an open range',
      ['0 50 100 2021 – ', '0 85 100 ~בא', '10 50 120 ~ד גב א'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100', '›@98,100', '2021 ›–› בא@50,100', '‹@97.98,100', '›@84.98,100', 'ד גב א@50,120'],
    ],
    [
      'a heading in the margin, half a line lower',
      ['0 300 100 ~ד גב', '10 50 105 AB', '10 60 105 ~ גב', '20 50 125 ~ד גב א'],
      true,
      [
        '‹‹‹‹‹‹‹‹‹‹‹‹‹@300,100',
        'גב @310,100',
        '›@920,100',
        ' ד  ›‌›‌›‌›‌‹‹‹‹@920,100',
        '‹› @299.98,100',
        ' גב‹› AB@340,105',
        '›@59.98,105',
        'ד גב א@50,125',
      ],
    ],
    [
      'an English line with Hebrew words',
      ['0 50 100 AB ', '0 65 100 ~גב א', '0 90 100 , CD', '10 50 120 AB'],
      false,
      ['AB א‹ @50,100', '›@920,100', ' גב@920,100', '‌, CD ›‌›‌‹‹@940,100', '‹@64.98,100', '›@84.98,100', 'AB@50,120'],
    ],
    [
      'a Hebrew word in an English line',
      ['0 50 100 AB ', '0 65 100 ~אב', '0 75 100  CD', '10 50 120 AB CD'],
      false,
      ['AB @50,100', '‹@64.98,100', 'אב@65,100', '›@74.98,100', ' CD@75,100', 'AB CD@50,120'],
    ],
    ['an English line without any', ['0 50 100 AB CD', '10 200 100 2019'], false, ['AB CD@50,100', '2019@200,100']],
    [
      'English texts of which the left one is printed last',
      ['10 200 100 2019', '0 50 100 AB CD'],
      false,
      ['AB CD@50,100', '2019@200,100'],
    ],
    [
      'a Hebrew name in an English page',
      ['0 50 100 ~גב א', '10 50 120 AB CD abcd', '20 50 140 AB CD abcd'],
      false,
      ['גב א@50,100', 'AB CD abcd@50,120', 'AB CD abcd@50,140'],
    ],
    [
      'a page of addresses in a Hebrew document',
      ['0 50 100 abcd.ab', '10 50 120 ~גב'],
      true,
      ['‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹‹@50,100', 'abcd.ab@50,100', 'גב@50,120'],
    ],
    [
      'a text of another font',
      ['0 50 100 /F3 ~גב', '10 50 120 ~ד גב 1'],
      true,
      ['@50,100', 'ד גב 1@50,120', '‹@74.99,120'],
    ],
  ])('[PDF-05] %s', (_, texts, isRtl, drawn) => expect(reordered(texts, isRtl)).toEqual(drawn));

  it.each<readonly [string, readonly PrintedText[], boolean, readonly string[]]>([
    [
      'Hebrew words stay, with a mark behind them',
      ['0 50 100 ~גב א', '10 50 120 ~ד גב'],
      true,
      ['›גב א›@50,100', '›ד גב›@50,120'],
    ],
    [
      'Latin words in a Hebrew line',
      ['0 50 100 AB', '0 60 100 ~ גב', '10 50 120 ~ד גב א'],
      true,
      ['›גב›@65,100', '› @60,100', 'AB@50,100', '›ד גב א›@50,120'],
    ],
    [
      'a number behind a Hebrew word',
      ['0 50 100 2019', '0 70 100 ~ גב', '10 50 120 ~ד גב א'],
      true,
      ['›גב›@75,100', '› @70,100', '2019@50,100', '›ד גב א›@50,120'],
    ],
    [
      'dates at the end of a title’s line',
      ['0 150 100 ~ד גב', '10 50 100 2019', '20 50 120 ~ד גב א', '30 50 140 ~ד גב א'],
      true,
      ['›ד גב›@150,100', '› @150,100', '2019@50,100', '›ד גב א›@50,120', '›ד גב א›@50,140'],
    ],
    [
      'dates that are printed before the title',
      ['10 50 100 2019', '0 150 100 ~ד גב', '20 50 120 ~ד גב א'],
      true,
      ['›ד גב›@150,100', '› @150,100', '2019@50,100', '›ד גב א›@50,120'],
    ],
    [
      'a word in bold',
      ['0 80 100 /F1 ~גב ', '0 60 100 /F2 ~הד ', '0 50 100 /F1 ~אב', '10 50 120 ~ד גב א'],
      true,
      ['› @90,100', '›גב›@80,100', '› @80,100', '› @70,100', '›הד›@60,100', '›אב›@50,100', '›ד גב א›@50,120'],
    ],
    [
      'a mark of an item before its words',
      ['0 200 100 •', '1 150 100 ~ד גב', '10 150 120 ~ד גב א'],
      true,
      ['•@200,100', '› @200,100', '›ד גב›@150,100', '›ד גב א›@150,120'],
    ],
    [
      'an open range',
      ['0 50 100 2021 – ', '0 85 100 ~בא', '10 50 120 ~ד גב א'],
      true,
      ['2021 –@50,100', '› @80,100', '›בא›@85,100', '›ד גב א›@50,120'],
    ],
    [
      'a heading in the margin, half a line lower',
      ['0 300 100 ~ד גב', '10 50 105 AB', '10 60 105 ~ גב', '20 50 125 ~ד גב א'],
      true,
      ['›ד גב›@300,100', '‹› @299.98,100', '›גב›@65,105', '› @60,105', 'AB@50,105', '›ד גב א›@50,125'],
    ],
    [
      'an English line with Hebrew words',
      ['0 50 100 AB ', '0 65 100 ~גב א', '0 90 100 , CD', '10 50 120 AB'],
      false,
      ['AB@50,100', '› @60,100', '›גב א›@65,100', ',@90,100', '› @95,100', 'CD@100,100', 'AB@50,120'],
    ],
  ])('[PDF-05] as it is drawn: %s', (_, texts, isRtl, drawn) => {
    expect(reordered(texts, isRtl, 'drawn')).toEqual(drawn);
  });
});

// The line ends at 75, where the marks of its words begin at 78; its letters are of ten points.
it.each([
  ['a text within three of its size', '20 104 120 AB', false],
  ['a text further right', '20 105 120 AB', true],
  ['a text that begins where it ends', '20 75 120 AB', true],
  ['the mark of an item', '20 90 120 •', true],
])('[PDF-05] a line has room for marks at its end unless what begins there is a text: %s', (_, other, hasRoom) => {
  const drawn = reordered(['0 50 100 AB', '0 60 100 ~ גב', '30 20 140 ~ד גב א', other], true);
  expect(drawn.includes('›@78,100')).toBe(hasRoom);
});

it('a page says of its tags in which scripts their letters are, and which hold the mark of an item alone', () => {
  const { context } = pageOf(['0 50 100 •', '1 60 100 AB', '2 80 100 ~גב', '2 100 100 ab', '3 150 100 12'], false);
  expect(context.scripts).toEqual(new Map(['•', 'AB', 'גבab', '12'].map((text, mcid) => [mcid, scriptsOf(text)])));
  expect([...context.labels]).toEqual([0]);
});

const column = (x: number, mcid: number, shown: string) =>
  [100, 120, 140].map((y, line) => `${mcid + 10 * line} ${x} ${y + (mcid === 0 ? 0 : 4)} ${shown}`);
const { after } = pageOf([...column(50, 0, 'ABCD'), ...column(300, 50, 'abcd')], false);

it('[PDF-05] two columns have a mark between them, as high as they are', () => {
  const [, size, x] =
    /Artifact BMC\nBT\n\/F1 (\S+) Tf\n1 0 0 -1 (\S+) \S+ Tm\n<\w{4}> Tj\nET\nEMC/.exec(String(after)) ?? [];
  // From the top of the first line to the last one, by letters of 0.95 and 0.35 of the size; midway between them.
  expect([Number(size), Number(x)]).toEqual([expect.closeTo((144 - 94) / 1.3, 4), (70 + 300) / 2]);
});

it('a page without texts, or with nothing to be done, is the very same', () => {
  for (const texts of [[], ['0 50 100 AB']]) {
    const { content, after } = pageOf(texts, false);
    expect(after).toBe(content);
  }
  expect(reorderContent(Buffer.from('BT\n1 Tc\nET\n'), pageOf([], false).context)).toBeUndefined();
});
