import { describe, expect, it } from 'vitest';
import { toMarkdown, toPlainText } from '../../../shared/export/plainText.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { scoreFields } from '../../../test/bench/import/score.ts';
import { formatOf } from '../file/fileHeader.ts';
import { importText } from '../textImport.ts';
import { paragraphsOf, textOf } from '../page/layOutLines.ts';
import { decodeText } from '../file/decodeText.ts';
import { readTextDocument } from './textDocument.ts';

const paragraphs = (text: string) => paragraphsOf(readTextDocument(text).body);
const linesOf = (text: string) =>
  paragraphs(text)
    .map((paragraph) => `${paragraph.mark}${textOf([paragraph])}`)
    .filter((line) => line !== '');

const HEBREW = 'נועה ברק\nמנהלת מוצר, 2019–2023\nשלום וברכה לכולם';
/** Encodes Hebrew letters from 0xE0 and the dash as 0x96. */
const windows1255 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code >= 0x5d0 && code <= 0x5ea ? code - 0x5d0 + 0xe0 : letter === '–' ? 0x96 : code;
  });
/** Returns each line in visual order from the left, as old systems stored it. */
const visual = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      Array.from(line)
        .toReversed()
        .join('')
        .replace(/[\d-]+/g, (digits) => Array.from(digits).toReversed().join('')),
    )
    .join('\n');

describe('the encoding of a text', () => {
  it.each([
    ['UTF-8', Buffer.from(HEBREW)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${HEBREW}`)],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${HEBREW}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(HEBREW, 'utf16le')],
    ['UTF-16 with the larger byte first', Buffer.from(`\ufeff${HEBREW}`, 'utf16le').swap16()],
    ['windows-1255', windows1255(HEBREW)],
  ])('is %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(HEBREW);
    expect(formatOf(bytes)).toBe('text');
  });

  it('is windows-1252 where letters with accents stand among others', () => {
    expect(decodeText(Buffer.from('résumé of André, café manager', 'latin1'))).toBe('résumé of André, café manager');
  });

  it('is UTF-8 also where a copy of it is broken somewhere', () => {
    const bytes = Buffer.concat([Buffer.from(HEBREW.repeat(10)), Buffer.from([0xd7])]);
    expect(decodeText(bytes)).toBe(`${HEBREW.repeat(10)}\ufffd`);
  });

  it('is told and not guessed where none fits', async () => {
    // A DOS code page, whose Hebrew letters are unassigned in windows-1255.
    const dos = Uint8Array.from(HEBREW.replace('–', '-'), (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code >= 0x5d0 && code <= 0x5ea ? code - 0x5d0 + 0x80 : code & 0x7f;
    });
    expect(await importText(dos)).toEqual({ error: 'unreadable_text' });
  });

  it('turns Hebrew that is stored as it is seen where the ends of its words prove that', () => {
    const words =
      'אנחנו עובדים יחדיו בתחום השילוח, 2019-2021\nניהלתי צוות גדול של יועצים ומתכננים (בתל אביב) למען התוכן';
    expect(decodeText(Buffer.from(visual(words)))).toBe(words);
    expect(decodeText(Buffer.from(words))).toBe(words);
  });
});

describe('the lines of a text', () => {
  it('are joined where a program broke them, and where their writer ended them they end', () => {
    const wrapped = [
      'Led a team of seven people who built the platform for payments and',
      'brought the time of a release down from two weeks to one day, while',
      'the number of incidents fell by half and customers noticed it soon',
      'after.',
      '',
      'Skills',
      '- Planning, budgets and the daily work with suppliers in the whole of',
      '  Europe',
      '- Excel',
    ].join('\n');
    expect(linesOf(wrapped)).toEqual([
      wrapped.split('\n').slice(0, 4).join(' '),
      'Skills',
      '•Planning, budgets and the daily work with suppliers in the whole of Europe',
      '•Excel',
    ]);
    // A heading begins a new text, however full the line above is.
    const full = 'brought the time of a release down from two weeks to one day, while';
    expect(linesOf([full, full, full, 'Skills', full].join('\n')).slice(-2)).toEqual(['Skills', full]);
    const own = 'Maya Cohen\nProduct Manager, Korot, Tel Aviv and Haifa, 2019-2023\nLed seven people\nQA Tester, 2017';
    expect(linesOf(own)).toEqual(own.split('\n'));
  });

  it.each(['-', '*', '•', '–', '●', '▪', '\uf0b7', 'o\t', '•\t'])('begin with the bullet %s', (bullet) => {
    const mark = bullet.endsWith('\t') ? bullet : `${bullet} `;
    expect(linesOf(`Jobs\n  ${mark}one\n${mark}two`)).toEqual(['Jobs', '•one', '•two']);
  });

  it('say how deep an item stands, by how far in its mark is', () => {
    const depths = paragraphs('- a\n  - b\n    - c\n  - d\n\t- e\n- f\ntext\n# Head\n   - g').map(({ depth }) => depth);
    expect(depths).toEqual([0, 1, 2, 1, 2, 0, undefined, undefined, 0]);
  });

  it('keep what only looks like a bullet', () => {
    const kept = ['-5 degrees', '–2019', 'on time', '*', '2019 - 2023'];
    expect(linesOf(kept.join('\n'))).toEqual(kept);
  });

  it('have columns where they are set by tabs or wide gaps', () => {
    expect(linesOf('Korot     2019\nמפתחת\t2020\nOne.  Two')).toEqual(['Korot\t2019', 'מפתחת\t2020', 'One.  Two']);
  });

  it('are headings by Markdown or by what is below them, which is no text', () => {
    const read = paragraphs('# Maya\n## Work ##\nניסיון\n=====\nSkills\n------\n---\ntext');
    expect(read.map((one) => [textOf([one]), one.texts[0]?.bold, one.texts[0]?.size])).toEqual([
      ['Maya', true, 18],
      ['Work', true, 14],
      ['ניסיון', true, 14],
      ['Skills', true, 14],
      ['text', false, 10],
    ]);
  });

  it('lose the marks of Markdown, and no address', () => {
    const { body, links } = readTextDocument(
      '**Korot** — _lead_ of [our site](https://korot.example/a_b "x"), see <https://noa.example>, ' +
        'C\\+\\+ &amp; `git`\n' +
        'snake_case_name 5 * 3 * 2 **open\n![me](me.png)\n```\ncode\n```',
    );
    expect(paragraphsOf(body).map((one) => textOf([one]))).toEqual([
      'Korot — lead of our site, see https://noa.example, C++ & git',
      'snake_case_name 5 * 3 * 2 **open',
      '',
      'code',
    ]);
    expect(paragraphsOf(body)[0]?.texts[0]).toMatchObject({ text: 'Korot', bold: true });
    expect(links).toEqual(['https://korot.example/a_b']);
  });

  it('are rows where Markdown has a table, and bars elsewhere are text', () => {
    const { body } = readTextDocument('| Job | Year |\n| --- | :--: |\n| Cook | 2019 |\n\nMaya | Haifa | 050-1234567');
    expect(body.map((block) => ('row' in block ? block.row.length : textOf([block.paragraph])))).toEqual([
      2,
      2,
      '',
      'Maya | Haifa | 050-1234567',
    ]);
  });
});

describe('a résumé in a text', () => {
  it.each([
    ['text', 'he', toPlainText(SAMPLE_HE), SAMPLE_HE],
    ['Markdown', 'he', toMarkdown(SAMPLE_HE), SAMPLE_HE],
    ['text', 'en', toPlainText(SAMPLE_EN), SAMPLE_EN],
    ['Markdown', 'en', toMarkdown(SAMPLE_EN), SAMPLE_EN],
  ] as const)('[UP-05] that was made here is read back from %s in %s', async (_, __, text, sample) => {
    const found = await importText(Buffer.from(text));
    if ('error' in found) throw new Error(found.error);
    expect(scoreFields(sample, found.resumeData)).toMatchObject({ item: 100, study: 100, contacts: 100 });
  });
});
