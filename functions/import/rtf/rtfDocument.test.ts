import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { UPLOAD_FORMATS } from '../../../shared/upload/uploadFormats.ts';
import { scoreFields, type ExpectedResume } from '../../../test/bench/import/score.ts';
import { checkFileHeader, formatOf } from '../file/fileHeader.ts';
import { importText } from '../textImport.ts';
import { paragraphsOf, textOf } from '../page/layOutLines.ts';
import type { FlowBlock } from '../page/blocks.ts';
import { readRtfDocument } from './rtfDocument.ts';

const FONTS = String.raw`{\fonttbl{\f0 Times;}{\f1\fcharset177 Arial;}{\f2\fcharset2 Symbol;}{\f3\fcharset204 Arial;}}`;
/** Returns a file with this body; line ends in it are not part of the text. */
const rtf = (body: string, head = String.raw`\ansi\ansicpg1252\deff0\uc1`) =>
  Buffer.from(String.raw`{\rtf1${head}${FONTS}${body}}`, 'latin1');
const read = (body: string, head?: string) => readRtfDocument(rtf(body, head));
const linesOf = (blocks: readonly FlowBlock[]) =>
  paragraphsOf(blocks).map((paragraph) => `${paragraph.mark}${textOf([paragraph])}`);
const data = (path: string) => readFileSync(new URL(`../../../test/data/${path}`, import.meta.url));
const bodyOf = (body: string, head?: string) => linesOf(read(body, head).body);

const weights = (body: string) => paragraphsOf(read(body).body)[0]?.texts.map(({ text, bold }) => [text, bold]);

describe('the characters of an RTF file', () => {
  it.each([
    ['its code page', String.raw`\'f9\'ec\'e5\'ed`, String.raw`\ansi\ansicpg1255`],
    ['the character set of a font', String.raw`\f1 \'f9\'ec\'e5\'ed`, undefined],
    ['the font of Hebrew text', String.raw`{\f0\rtlch\af1 \'f9\'ec\'e5\'ed}`, undefined],
    ['bytes as they are', '\\f1 \u00f9\u00ec\u00e5\u00ed', undefined],
    ['Unicode with what stands for it', String.raw`\u1513\'f9\u1500\'ec\u1493?\u1501 ?`, undefined],
    ['Unicode alone', String.raw`\uc0\u1513\u1500\u1493 \u1501`, undefined],
    [
      'Unicode with two bytes that stand for it',
      String.raw`{\uc2\u1513\'81\'40\u1500xx\u1493\'81\'40}\u1501?`,
      undefined,
    ],
  ])('are Hebrew by %s', (_, body, head) => {
    expect(bodyOf(body, head)).toEqual(['שלום']);
  });

  it('go back to those of the file behind a group, and may be of several sets', () => {
    expect(bodyOf(String.raw`caf\'e9 {\f1\'e9}{\f3\'e9} \'e9\f1\'e9\plain\'e9`)).toEqual(['café יй éיé']);
  });

  it('are signs, spaces and pairs of halves', () => {
    expect(
      bodyOf(String.raw`2019\endash 2023\~x\_y\-z \{\\\} \lquote a\rquote\tab b\line c\bullet\u-10179?\u-8704?`),
    ).toEqual(['2019–2023\u00a0x-yz {\\} ‘a’\tb\nc•😀']);
  });
});

describe('an RTF file', () => {
  it('is paragraphs with their weights, sizes and spaces', () => {
    const { body } = read(
      String.raw`\pard\sb240\sa120{\rtlch\ab\afs36 \'41}{\b\fs40 B\b0 c}\par\pard\plain d{\b e}f\par` +
        String.raw`{\v hidden}{\deleted gone}g`,
    );
    const paragraphs = paragraphsOf(body);
    expect(paragraphs.map(({ texts }) => texts.map(({ text, bold, size }) => [text, bold, size]))).toEqual([
      [
        ['A', true, 18],
        ['B', true, 20],
        ['c', false, 20],
      ],
      [
        ['d', false, 12],
        ['e', true, 12],
        ['f', false, 12],
      ],
      [['g', false, 12]],
    ]);
    expect(paragraphs.map(({ before, after }) => [before, after])).toEqual([
      [12, 6],
      [0, 0],
      [0, 0],
    ]);
  });

  it('ends its paragraphs as macOS does too, and where a column ends', () => {
    expect(bodyOf('a\\\nb\\\r\nc\nd')).toEqual(['a', 'b', 'cd']);
    expect(bodyOf(String.raw`side\column main\par`)).toEqual(['side', 'main']);
  });

  it('has runs as Word writes them, each with what it would look like in the other script', () => {
    const hebrew = String.raw`{\ltrch\fcs1 \ab\af1\afs28 \rtlch\fcs0 \b\f1\fs28\lang1037\insrsid1 \'f9\'ec\'e5\'ed}`;
    const western = String.raw`{\rtlch\fcs1 \af1\afs22 \ltrch\fcs0 \f0\fs22\lang1033 caf\'e9}`;
    const [paragraph] = paragraphsOf(read(`${hebrew}${western}`).body);
    expect(paragraph?.texts.map(({ text, bold, size }) => [text, bold, size])).toEqual([
      ['שלום', true, 14],
      ['café', false, 11],
    ]);
  });

  it('is lists with their marks', () => {
    expect(
      bodyOf(
        String.raw`{\listtext\pard\plain\f2 \'b7\tab}one\par{\listtext 2.\tab}two\par` +
          String.raw`{\pntext\f2\'B7\tab}{\*\pn\pnlvlblt{\pntxtb\'B7}}three\par four`,
      ),
    ).toEqual(['•one', '2.two', '•three', 'four']);
  });

  it('is tables by their cells and rows, also within each other', () => {
    const { body } = read(
      String.raw`before\par\trowd\pard\intbl 2019\cell{\pard\intbl Cook\par at Korot\cell}\row` +
        String.raw`\pard\intbl a\cell\pard\intbl\itap2 in\nestcell ner\nestcell` +
        String.raw`{\*\nesttableprops\trowd\nestrow}{\nonesttables\par}` +
        String.raw`\pard\intbl\itap1 b\cell\row\pard after`,
    );
    expect(body.map((block) => ('row' in block ? block.row.map((cell) => linesOf(cell)) : linesOf([block])))).toEqual([
      ['before'],
      [['2019'], ['Cook', 'at Korot']],
      [['a'], ['in', 'ner', 'b']],
      ['after'],
    ]);
    const [, , outer] = body;
    expect(outer && 'row' in outer && outer.row[1]?.[0]).toHaveProperty('row.length', 2);
  });

  it('has headers, footers, text boxes and links; page numbers are none of the text', () => {
    const { header, body, footer, links } = read(
      String.raw`{\header\pard 050-1234567\par}{\headerf\pard 050-1234567\par}` +
        String.raw`{\footer\pard{\field{\*\fldinst PAGE}{\fldrslt 1}} of 2\par}` +
        String.raw`{\footerl 052-555-0100 | \chpgn\par{\field{\*\fldinst PAGE}{\fldrslt 1}} | 03-555-0100\par}` +
        String.raw`{\footerr noa@korot.example}` +
        String.raw`x{\shp{\*\shpinst{\sp{\sn a}{\sv 1}}{\shptxt\pard\b boxed\par}}{\shprslt again\par}}y\par` +
        String.raw`{\field{\*\fldinst{ HYPERLINK "https://noa.example/\\a" }}{\fldrslt{\ul site}}} ` +
        String.raw`{\field{\*\fldinst HYPERLINK \\l "top"}{\fldrslt up}} ` +
        String.raw`{\field{\*\fldinst{HYPERLINK "https://noa.example"}}{\*\fldrslt{\s28 noa.example}}}`,
    );
    expect([header, body, footer].map(linesOf)).toEqual([
      ['050-1234567'],
      ['xy', 'boxed', 'site up noa.example'],
      ['', '052-555-0100', '03-555-0100', 'noa@korot.example'],
    ]);
    expect(links).toEqual([String.raw`https://noa.example/\a`, 'https://noa.example']);
    // A text box has its own weight.
    expect(paragraphsOf(body).map(({ texts }) => texts[0]?.bold)).toEqual([false, true, false]);
  });

  it.each([
    ['of bytes that are none of the text', String.raw`a\bin2 }{b`, ['ab']],
    ['without a number of bytes', String.raw`a\bin b`, ['ab']],
    ['with less than no bytes', String.raw`a\bin-3 b`, ['ab']],
    ['of a word as long as there are, and longer', `a\\${'x'.repeat(32)} b\\${'x'.repeat(33)} c`, ['abx c']],
    ['of a number and a sign', String.raw`a\b-1 b\b- c`, ['ab- c']],
    ['of two figures that are none', String.raw`caf\'zz`, ['cafzz']],
  ])('is read past what is written %s', (_, body, lines) => {
    expect(bodyOf(body)).toEqual(lines);
  });

  it('shows nothing of its tables, pictures, objects and what only some programs know', () => {
    expect(
      bodyOf(
        String.raw`{\colortbl;\red0;}{\stylesheet{\s1 heading 1;}}{\info{\author Noa}{\title x}}{\*\generator Word;}` +
          String.raw`a{\pict\wmetafile8 0102ff}{\*\shppict{\pict 00}}{\nonshppict{\pict 00}}` +
          String.raw`{\object\objemb{\*\objdata 0105}{\result b}}{\*\unknown{\b c}}\bin3 }{}d{\annotation e}{\xe f}`,
      ),
    ).toEqual(['ad']);
  });

  it('has in Hebrew lines of LibreOffice the weight of the line, as styles stand at its Latin words alone', () => {
    const line = String.raw`\pard\rtlpar{\f1 \'e0}{\cs3\b Data}{\b x}`;
    expect(weights(String.raw`{\*\generator LibreOffice/7.4}${line}`)).toEqual([
      ['אData', false],
      ['x', true],
    ]);
    expect(weights(line)).toEqual([
      ['א', false],
      ['Datax', true],
    ]);
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('[UP-05] that LibreOffice made in %s is imported', async (name, sample) => {
    const bytes = readFileSync(new URL(`../../../test/data/import-rtf/${name}.rtf`, import.meta.url));
    const found = await importText(new Uint8Array(bytes));
    if ('error' in found) throw new Error(found.error);
    const scores = scoreFields(sample, found.resumeData);
    expect(scores).toMatchObject({ item: 100, study: 100, contacts: 100 });
    expect(scores.mean).toBeGreaterThan(90);
  });

  it.each([
    ['Word', 'tabs, a list and a link', 'word-orit-tabs'],
    ['Word', 'a table', 'word-sergei-years'],
    ['TextEdit', 'Latin and a list', 'textedit-lior-footer'],
    ['TextEdit', 'Hebrew by the set of its font and by code points', 'textedit-yuval-frame'],
  ])('[UP-05] as %s writes it is imported: %s', async (_, __, name) => {
    const found = await importText(new Uint8Array(data(`import-rtf/${name}.rtf`)));
    if ('error' in found) throw new Error(found.error);
    const person = name.slice(name.indexOf('-') + 1);
    const { truth } = JSON.parse(data(`import-word/truth/${person}.json`).toString()) as { truth: ExpectedResume };
    const { item = 0, contacts, mean } = scoreFields(truth, found.resumeData);
    // This tests the reader of RTF. The model gets one employer wrong here.
    expect([item >= 50, contacts, mean > 90]).toEqual([true, 100, true]);
    expect(found.unplaced).toEqual([]);
  });

  it.each([
    ['abiword-he', 'an item and its end as what stands before it', ['', '']],
    ['abiword-en', 'the same', ['', '']],
    ['pandoc-he', 'marks as text before a tab', ['', '']],
    ['pandoc-en', 'the same, and numbers', ['1. ', '2. ']],
  ])('[UP-05] of %s has all items in their jobs: %s', async (name, _, marks) => {
    const found = await importText(new Uint8Array(data(`import-rtf/${name}.rtf`)));
    if ('error' in found) throw new Error(found.error);
    const { experience } = found.resumeData;
    const [first, second] = name.endsWith('he')
      ? [
          ['תכנון לוח המשמרות השבועי', 'ניהול צוות של חמישה עובדים'],
          ['קליטת סחורה במחסן', 'עדכון אתר החברה'],
        ]
      : [
          ['Planning the weekly shifts', 'Leading a team of five people'],
          ['Stock counts in each quarter', 'Training new staff on the line'],
        ];
    expect(experience.map(({ description }) => description.split('\n'))).toEqual([
      first,
      second?.map((text, at) => `${marks[at]}${text}`),
    ]);
    expect(found.unplaced).toEqual([]);
  });

  it('is known by its first bytes, also where it is called a file of Word', () => {
    expect(formatOf(rtf('x'))).toBe('rtf');
    for (const type of [...UPLOAD_FORMATS.rtf.mediaTypes, '']) expect(checkFileHeader(rtf('x'), type)).toBeUndefined();
    expect(checkFileHeader(rtf('x'), 'image/png')).toBe('only_pdf');
  });
});
