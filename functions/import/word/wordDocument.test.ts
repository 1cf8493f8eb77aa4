import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFlowDocument } from '../flowDocument.ts';
import type { FlowDocument } from '../page/blocks.ts';
import { paragraphsOf } from '../page/layOutLines.ts';
import { READER_TASKS } from '../readerTasks.ts';
import { importText } from '../textImport.ts';
import { bullet, mark, NUMBERING, p, part, relationsXml, run, says, word, type Relations } from './wordXml.fixture.ts';

function documentOf(file: Uint8Array): FlowDocument {
  const read = readFlowDocument(file, 'docx');
  if ('error' in read) throw new Error(read.error);
  return read;
}
const read = (body: string, parts?: Zippable, relations?: Relations) => documentOf(word(body, parts, relations));
const linesOf = (blocks: FlowDocument['body']) =>
  paragraphsOf(blocks).map(({ mark: shown, texts }) => `${shown}${texts.map(({ text }) => text).join('')}`);
const bodyOf = (...of: Parameters<typeof read>) => linesOf(read(...of).body);

/** A document nested in so many others. */
const within = (levels: number) =>
  Array.from({ length: levels }).reduce<Uint8Array>(
    (file, _, level) =>
      word(`${p(run(`level ${level}`))}<w:altChunk r:id="a"/>`, { 'word/c': file }, { a: ['aFChunk', 'c'] }),
    word(p(run('inmost'))),
  );

const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const NOTE = '<w:r><w:footnoteReference w:id="2"/></w:r>';
const control = (properties: string, content: string) =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
const sections = (first: string) =>
  '<w:sectPr><w:headerReference w:type="first" r:id="f"/><w:headerReference w:type="even" r:id="e"/>' +
  `${first}</w:sectPr>`;
const point = (id: string, text: string, type = '') =>
  `<dgm:pt modelId="${id}"${type}><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
const row = (text: string, properties = '') =>
  `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${p(run(text))}</w:tc></w:tr>`;
const field = (target: string, text: string) =>
  mark('begin') + says(` HYPERLINK "${target}" `) + mark('separate') + run(text) + mark('end');

describe('a Word file is read by its relations, and', () => {
  it.each([
    ['of Word on the web', 'word/document2.xml', 'word/document2.xml'],
    ['from the root', '/content/main.xml', 'content/main.xml'],
    ['in other letters', 'Word/Document.XML', 'word/document.xml'],
  ])('its document has any name: one %s', (_, target, path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const file = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      '_rels/.rels': relationsXml([{ id: 'a', kind: 'officeDocument', target }]),
      [path]: part(
        'document',
        `<w:body>${p(run('Noa Barak'))}` +
          '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr></w:body>',
      ),
      [`${folder}/_rels/${path.slice(folder.length + 1)}.rels`]: relationsXml([
        { id: 'h', kind: 'header', target: '../top/one.xml' },
      ]),
      'top/one.xml': part('hdr', p(run('noa@korot.example'))),
    });
    const { header, body } = documentOf(file);
    expect(linesOf([...header, ...body])).toEqual(['noa@korot.example', 'Noa Barak']);
  });

  it('a file of its family is none of Word, and one whose document is missing is damaged', async () => {
    const sheet = { 'word/document.xml': strToU8('<workbook xmlns="http://x/spreadsheetml"/>') };
    expect(await importText(word('', sheet))).toEqual({ error: 'only_pdf' });
    const alone = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': part('document', '') });
    expect(await importText(alone)).toEqual({ error: 'damaged_pdf' });
  });

  it('relations in rings, out of the file and to nothing lead nowhere', () => {
    const relations: Relations = {
      a: ['aFChunk', 'document.xml'],
      b: ['header', '../../../../etc/passwd'],
      c: ['footnotes', 'none.xml'],
      d: ['chart', 'http://evil.example/chart.xml'],
    };
    const chart = `<w:r><c:chart xmlns:c="${DRAWING}/chart" r:id="d"/></w:r>`;
    expect(bodyOf(`<w:altChunk r:id="a"/>${p(run('Noa') + chart)}`, {}, relations)).toEqual(['Noa']);
  });

  it('headers of first and even pages are read where some page shows them', () => {
    const parts = { 'word/f.xml': part('hdr', p(run('first'))), 'word/e.xml': part('hdr', p(run('even'))) };
    const relations: Relations = { f: ['header', 'f.xml'], e: ['header', 'e.xml'] };
    const header = (first: string, more: Zippable = {}) =>
      linesOf(read(sections(first), { ...parts, ...more }, relations).header);
    expect(header('')).toEqual([]);
    expect(header('<w:titlePg/>')).toEqual(['first']);
    expect(header('', { 'word/settings.xml': part('settings', '<w:evenAndOddHeaders/>') })).toEqual(['even']);
  });
});

describe('what a Word file says outside of its own text is read:', () => {
  it('points of SmartArt below the point that they hang on, as their order says', () => {
    const data =
      `<dgm:dataModel xmlns:dgm="${DRAWING}/diagram" xmlns:a="${DRAWING}/main"><dgm:ptLst>` +
      `${point('0', '', ' type="doc"')}${point('1', 'רכזת')}${point('2', 'מנהלת')}${point('3', 'תכנון')}` +
      '</dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="0" destId="1" srcOrd="1"/><dgm:cxn srcId="0" destId="2" srcOrd="0"/>' +
      '<dgm:cxn srcId="2" destId="3" srcOrd="0"/><dgm:cxn type="presOf" srcId="1" destId="3" srcOrd="0"/>' +
      '<dgm:cxn srcId="3" destId="2" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>';
    const graphic = `<w:r><w:drawing><dgm:relIds xmlns:dgm="${DRAWING}/diagram" r:dm="d"/></w:drawing></w:r>`;
    const found = read(
      p(run('ניסיון') + graphic),
      { 'word/diagrams/data1.xml': strToU8(data) },
      { d: ['diagramData', 'diagrams/data1.xml'] },
    );
    expect(linesOf(found.body)).toEqual(['ניסיון', 'מנהלת', '•תכנון', 'רכזת']);
  });

  it('title and categories of a chart; its series and notes of the text are told', () => {
    const chart =
      `<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main">` +
      '<c:title><a:p><a:r><a:t>Tools</a:t></a:r></a:p>' +
      '</c:title><c:ser><c:tx><c:strCache><c:pt><c:v>Level</c:v></c:pt></c:strCache></c:tx><c:cat><c:strCache>' +
      '<c:pt><c:v>Excel</c:v></c:pt><c:pt><c:v>SAP</c:v></c:pt></c:strCache></c:cat><c:val><c:numCache>' +
      '<c:pt><c:v>4</c:v>' +
      '</c:pt><c:pt><c:v>2</c:v></c:pt></c:numCache></c:val></c:ser></c:chartSpace>';
    const found = read(
      p(run('Paper') + NOTE) + p(`<w:r><c:chart xmlns:c="${DRAWING}/chart" r:id="c"/></w:r>`),
      {
        'word/chart.xml': strToU8(chart),
        'word/footnotes.xml': part(
          'footnotes',
          `<w:footnote w:id="1">${p(run('never shown'))}</w:footnote>` +
            `<w:footnote w:id="2">${p(run('With D. Levi') + NOTE)}</w:footnote>`,
        ),
      },
      { c: ['chart', 'chart.xml'] },
    );
    expect(linesOf(found.body)).toEqual(['Paper', '', 'Tools', 'Excel', 'SAP']);
    expect(found.notes).toEqual(['With D. Levi', 'Level: 4, 2']);
  });

  it('two notes that say the same are two', () => {
    const notes = [1, 2].map((id) => `<w:footnote w:id="${id}">${p(run('Reference: Dana'))}</w:footnote>`);
    const refer = [1, 2].map((id) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`);
    const found = read(p(run('Noa') + refer.join('')), {
      'word/footnotes.xml': part('footnotes', notes.join('')),
    });
    expect(found.notes).toEqual(['Reference: Dana', 'Reference: Dana']);
  });

  it('a note that has no field is among the unplaced', async () => {
    const file = word(
      p(run('Noa Barak')) +
        p(run('noa@korot.example')) +
        p(run('Experience', '<w:b/>')) +
        p(run('Nurse, Soroka, 2019 - 2021')) +
        p('<w:r><w:endnoteReference w:id="1"/></w:r>'),
      { 'word/endnotes.xml': part('endnotes', `<w:endnote w:id="1">${p(run('Reference: Dana'))}</w:endnote>`) },
    );
    expect(await importText(file)).toMatchObject({ unplaced: ['Reference: Dana'] });
  });

  it.each([
    ['HTML', '<p>Noa</p><ul><li>one</li></ul>'],
    [
      'a saved page',
      'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\n' +
        'Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n' +
        '<html><p>No=\r\na</p><ul><li>one</li></ul>\r\n--b--',
    ],
    ['RTF', '{\\rtf1 Noa\\par {\\listtext\\bullet }one\\par}'],
    ['text', 'Noa\n- one'],
    ['Word', word(p(run('Noa')) + bullet('one'), { 'word/numbering.xml': NUMBERING })],
  ])('a document within it, of %s', (_, content) => {
    const chunk = typeof content === 'string' ? strToU8(content.replace(/^<p>/, '<html><p>')) : content;
    const found = bodyOf(
      `${p(run('before'))}<w:altChunk r:id="a"/>`,
      { 'word/chunk': chunk },
      {
        a: ['aFChunk', 'chunk'],
      },
    );
    expect(found).toEqual(['before', 'Noa', '•one']);
  });

  it.each([
    ['a PDF', { 'word/chunk': strToU8('%PDF-1.7') }, 1],
    ['a part that is missing', {}, 1],
    ['one within one that is read', { 'word/chunk': word('<w:altChunk r:id="a"/><w:altChunk r:id="b"/>') }, 2],
    ['none', { 'word/chunk': strToU8('text') }, undefined],
  ])('a document within it that is not read is told: %s', async (_, parts, unreadDocuments) => {
    const texts = ['Noa Barak', 'noa@korot.example', 'Experience', 'Cook, Blue Door, 2019 – 2021'];
    const body = `${texts.map((text) => p(run(text))).join('')}<w:altChunk r:id="a"/>`;
    const file = word(body, parts, { a: ['aFChunk', 'chunk'] });
    const answer = (await READER_TASKS['file']?.(file, '')) as { readonly imported: object } | undefined;
    expect(answer?.imported).toBeDefined();
    expect({ unreadDocuments: undefined, ...answer?.imported }).toMatchObject({ unreadDocuments });
  });

  it('documents within documents to a bound, beyond which nothing is left out in silence', () => {
    expect(linesOf(documentOf(within(3)).body)).toEqual(['level 2', 'level 1', 'level 0', 'inmost']);
    expect(readFlowDocument(within(4), 'docx')).toEqual({ error: 'pdf_too_large' });
  });

  it('what many places show is read once: a document within it, a chart, a note', () => {
    const parts = {
      'word/chunk': strToU8(`<html><p>Noa</p>${'<b></b>'.repeat(3_000)}`),
      'word/chart': strToU8(
        `<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main">` +
          `<c:title><a:p><a:r><a:t>Sales</a:t></a:r></a:p></c:title>${'<c:ser/>'.repeat(3_000)}</c:chartSpace>`,
      ),
      'word/footnotes.xml': part('footnotes', `<w:footnote w:id="2">${p(run('a note')).repeat(3_000)}</w:footnote>`),
    };
    const chart = `<w:r><c:chart xmlns:c="${DRAWING}/chart" r:id="d"/></w:r>`;
    // Reading them in each place would take minutes.
    const body = `${'<w:altChunk r:id="a"/>'.repeat(2_000)}${p(chart.repeat(2_000))}${p(NOTE.repeat(2_000))}`;
    const found = read(body, parts, { a: ['aFChunk', 'chunk'], d: ['chart', 'chart'] });
    expect(linesOf(found.body).filter((line) => line !== '')).toEqual(['Noa', 'Sales']);
    expect(found.notes).toHaveLength(1);
  });
});

describe('a Word file is read as it is seen:', () => {
  it('what a style or a row hides is not there, what is shown in a hidden style is', () => {
    const styles = part(
      'styles',
      '<w:style w:type="paragraph" w:styleId="H"><w:rPr><w:vanish/></w:rPr></w:style>' +
        '<w:style w:type="character" w:styleId="C"><w:rPr><w:vanish/></w:rPr></w:style>',
    );
    expect(
      bodyOf(
        p(run('note') + run('shown', '<w:vanish w:val="0"/>'), '<w:pStyle w:val="H"/>') +
          p(run('seen') + run('secret', '<w:rStyle w:val="C"/>')) +
          `<w:tbl>${row('internal', '<w:hidden/>')}${row('public', '<w:hidden w:val="0"/>')}</w:tbl>`,
        { 'word/styles.xml': styles },
      ),
    ).toEqual(['shown', 'seen', 'public']);
  });

  it('a paragraph whose end was deleted or is not shown goes on in the next one', () => {
    expect(
      bodyOf(
        p(run('תכנון לוח המש'), '<w:rPr><w:del/></w:rPr>') +
          `<w:ins>${p(run('מרות'))}</w:ins>` +
          p(run('Skills. '), '<w:rPr><w:vanish/><w:specVanish/></w:rPr>') +
          p(run('Excel'), '<w:rPr><w:vanish/></w:rPr>') +
          p(run('last'), '<w:rPr><w:del/></w:rPr>'),
      ),
    ).toEqual(['תכנון לוח המשמרות', 'Skills. Excel', 'last']);
  });

  it('a control that was never filled says nothing, and one that repeats the one before it says it once', () => {
    const name = control('<w:alias/>', run('נועה ברק'));
    expect(
      bodyOf(
        p(name + name + name) +
          p(control('', run('5')) + run(', ') + control('', run('5'))) +
          control('<w:showingPlcHdr/>', p(run('Click to enter text'))) +
          p(run('Excel') + control('<w:showingPlcHdr/>', run('Choose an item'))),
      ),
    ).toEqual(['נועה ברק', '5, 5', 'Excel']);
  });

  it('links of all kinds lead to their addresses', () => {
    const found = read(
      p(`<w:fldSimple w:instr=' HYPERLINK "https://a.example" '>${run('a')}</w:fldSimple>`) +
        p(field('https://b.example', 'b') + run(' plain')) +
        p(`<w:hyperlink r:id="c">${run('c')}</w:hyperlink>`),
      {},
      { c: ['hyperlink', 'https://c.example'] },
    );
    expect(paragraphsOf(found.body).map(({ texts }) => texts.map(({ text, href }) => [text, href]))).toEqual([
      [['a', 'https://a.example']],
      [
        ['b', 'https://b.example'],
        [' plain', undefined],
      ],
      [['c', 'https://c.example']],
    ]);
    expect(found.links.toSorted()).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
  });

  it('formulas are text, a word has its letters and not its sound', () => {
    const formula = '<m:oMath xmlns:m="http://x/math"><m:r><m:t>x + 1</m:t></m:r></m:oMath>';
    const ruby =
      '<w:r><w:ruby><w:rt><w:r><w:t>no-a</w:t></w:r></w:rt>' +
      '<w:rubyBase><w:r><w:t>Noa</w:t></w:r></w:rubyBase></w:ruby></w:r>';
    expect(bodyOf(p(run('f: ') + formula) + p(ruby))).toEqual(['f: x + 1', 'Noa']);
  });
});
