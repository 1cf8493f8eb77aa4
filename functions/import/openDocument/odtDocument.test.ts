import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { scoreFields } from '../../../test/bench/import/score.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { checkFileHeader } from '../file/fileHeader.ts';
import { importText } from '../textImport.ts';
import { paragraphsOf } from '../page/layOutLines.ts';
import { openOfficePackage } from '../word/officePackage.ts';
import { readOdtDocument } from './odtDocument.ts';
import { odtFile } from './odtFile.fixture.ts';

const STYLES =
  '<style:style style:name="B" style:family="text">' +
  '<style:text-properties style:font-weight-complex="bold"/></style:style>' +
  '<style:style style:name="Big" style:family="paragraph"><style:text-properties fo:font-size="20pt"/></style:style>' +
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Big"/>';
const read = (body: string, repeated = '') => {
  const opened = openOfficePackage(odtFile(body, { styles: STYLES, repeated }));
  if (!('odt' in opened)) throw new Error('not opened');
  return readOdtDocument(opened.odt);
};
const textsOf = (blocks: Parameters<typeof paragraphsOf>[0]) =>
  paragraphsOf(blocks).map(({ texts, mark }) => mark + texts.map(({ text }) => text).join(''));

describe('an OpenDocument text file', () => {
  it('is read as it stands: spaces, tabs, lists, boxes, cells and links; nothing deleted, no page numbers', () => {
    const { header, body, footer, links } = read(
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion>' +
        '</text:changed-region></text:tracked-changes>' +
        '<text:p>a<text:placeholder>&lt;type here&gt;</text:placeholder>' +
        '<draw:frame><svg:title>logo</svg:title></draw:frame></text:p>' +
        '<text:h text:style-name="P1">נועה<text:s text:c="2"/>ברק</text:h>' +
        '<text:p>2019<text:tab/>מפתחת\n  <text:span text:style-name="B">Korot</text:span><text:line-break/>חיפה' +
        '<draw:frame><draw:text-box><text:p>beside</text:p></draw:text-box></draw:frame></text:p>' +
        '<text:list><text:list-item><text:p>one</text:p><text:p>goes on</text:p></text:list-item>' +
        '<text:list-item><text:p>two</text:p></text:list-item></text:list>' +
        '<table:table><table:table-row><table:table-cell><text:p>left</text:p></table:table-cell>' +
        '<table:table-cell><text:p><text:a xlink:href="https://noa.example">site</text:a></text:p></table:table-cell>' +
        '</table:table-row></table:table>',
      '<style:header><text:p>050-123-4567</text:p></style:header>' +
        '<style:footer><text:p>page <text:page-number>1</text:page-number></text:p>' +
        '<text:p>052-555-0100 | page <text:page-number>1</text:page-number></text:p></style:footer>',
    );
    expect(textsOf(header)).toEqual(['050-123-4567']);
    expect(textsOf(body)).toEqual([
      'a',
      'נועה  ברק',
      '2019\tמפתחת Korot\nחיפה',
      'beside',
      '•one',
      'goes on',
      '•two',
      'left',
      'site',
    ]);
    expect(textsOf(footer)).toEqual(['', '052-555-0100']);
    expect(links).toEqual(['https://noa.example']);
    expect(body.at(-1)).toHaveProperty('row.length', 2);
    const [, name, job] = paragraphsOf(body);
    expect(name?.texts.map(({ size, bold }) => [size, bold])).toContainEqual([20, false]);
    expect(job?.texts.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(['Korot']);
  });

  it.each([
    ['he', SAMPLE_HE],
    ['en', SAMPLE_EN],
  ] as const)('[UP-05] that LibreOffice made in %s is imported', async (name, sample) => {
    const bytes = readFileSync(new URL(`../../../test/data/import-odt/${name}.odt`, import.meta.url));
    const found = await importText(new Uint8Array(bytes));
    if ('error' in found) throw new Error(found.error);
    const { fullName, email, phone } = found.resumeData.personalInfo;
    expect([fullName, email, phone.replaceAll(/\D/g, '')]).toEqual([
      sample.personalInfo.fullName,
      sample.personalInfo.email,
      sample.personalInfo.phone.replaceAll(/\D/g, ''),
    ]);
    expect(found.resumeData.experience.map(({ title, company }) => [title, company])).toEqual(
      sample.experience.map(({ title, company }) => [title, company]),
    );
    const scores = scoreFields(sample, found.resumeData);
    expect(scores.mean).toBeGreaterThan(90);
  });

  it('is refused with entities, where it is damaged, and where it is no text file', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]>';
    expect(await importText(odtFile('<text:p>x</text:p>', { doctype: entities }))).toEqual({ error: 'damaged_pdf' });
    // The second is a paragraph without a style, as AbiWord writes it.
    for (const body of ['<text:p>x', '<text:p>x</text:h>'])
      expect(await importText(odtFile(body))).toEqual({ error: 'damaged_pdf' });
    expect(await importText(odtFile('<text:p>'.repeat(500) + '</text:p>'.repeat(500)))).toEqual({
      error: 'damaged_pdf',
    });
    expect(await importText(zipSync({ 'a.txt': strToU8('x') }))).toEqual({ error: 'not_linkedin_archive' });
    const table = zipSync({
      'content.xml': strToU8(
        '<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><o:body><o:spreadsheet/>' +
          '</o:body></o:document-content>',
      ),
    });
    expect(await importText(table)).toEqual({ error: 'only_pdf' });
    expect(checkFileHeader(odtFile(''), 'application/vnd.oasis.opendocument.text')).toBeUndefined();
    expect(checkFileHeader(odtFile(''), 'image/png')).toBe('only_pdf');
  });
});
