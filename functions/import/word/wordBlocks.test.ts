import type { Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../page/layOutLines.ts';
import { openOfficePackage } from './officePackage.ts';
import { readWordDocument } from './wordDocument.ts';
import { TAB, bullet, mark, p, part, run, says, word } from './wordXml.fixture.ts';

const paragraphs = (body: string, parts?: Zippable) => {
  const opened = openOfficePackage(word(body, parts));
  if (!('word' in opened)) throw new Error('not opened');
  return paragraphsOf(readWordDocument(opened.word, () => undefined).body);
};

describe('the paragraphs of a Word file', () => {
  it('are as Word shows them: what is on twice once, deletions gone, Hebrew bold by its own weight', () => {
    const box = `<w:txbxContent>${p(run('box'))}</w:txbxContent>`;
    const texts = paragraphs(
      p(
        `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice>` +
          `<mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
      ) +
        p(`<w:del>${run('gone')}</w:del><w:ins>${run('new')}</w:ins>${run('hidden', '<w:vanish/>')}`) +
        p(run('א', '<w:bCs/><w:szCs w:val="40"/>') + run('b', '<w:b w:val="0"/>')),
    ).map((paragraph) => paragraph.texts.map(({ text, bold: isBold, size }) => [text, isBold, size]));
    expect(texts).toEqual([
      [],
      [['box', false, 10]],
      [['new', false, 10]],
      [
        ['א', true, 20],
        ['b', false, 10],
      ],
    ]);
  });

  it('keep what stands beside the number of a page, whose field may be cut into runs', () => {
    const field = mark('begin') + says(' PA') + says('GE ') + mark('separate') + run('1') + run('2') + mark('end');
    const simple = `<w:fldSimple w:instr=" NUMPAGES ">${run('3')}</w:fldSimple>`;
    const date = mark('begin') + says(' DATE ') + mark('separate') + run('2024') + mark('end');
    const found = paragraphs(
      p(`${run('052-555-0100')}${TAB}${run('עמוד ')}${field}${run(' מתוך ')}${simple}`) +
        p(field) +
        p(run('since ') + date) +
        p(mark('begin') + says(' PAGE ') + run('never ended')),
    );
    expect(found.map(({ texts }) => texts.map(({ text }) => text).join(''))).toEqual([
      '052-555-0100',
      '',
      'since 2024',
      'never ended',
    ]);
  });

  it('have the look of their style and of all that it is based on, and the marks of their lists', () => {
    const styles = part(
      'styles',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
        '<w:style w:type="paragraph" w:styleId="A"><w:rPr><w:b/></w:rPr></w:style>' +
        '<w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:sz w:val="30"/></w:rPr></w:style>',
    );
    const numbering = part(
      'numbering',
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="hebrew1"/>' +
        '<w:lvlText w:val="%1."/></w:lvl>' +
        '</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
    );
    const found = paragraphs(p(run('x'), '<w:pStyle w:val="B"/>') + bullet('one') + bullet('two'), {
      'word/styles.xml': styles,
      'word/numbering.xml': numbering,
    });
    expect(found.map(({ mark, texts: [text] }) => [mark, text?.bold, text?.size])).toEqual([
      ['', true, 15],
      ['א.', false, 11],
      ['ב.', false, 11],
    ]);
  });
});
