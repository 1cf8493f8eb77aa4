import { strToU8, zipSync, type ZipOptions } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UPLOAD_FORMATS } from '../../../shared/upload/uploadFormats.ts';
import { loadSamples, lostWords } from '../../../test/bench/import/evaluate.ts';
import { scoreFields } from '../../../test/bench/import/score.ts';
import { everyNth } from '../../../test/support/exhaustive.ts';
import { importText } from '../textImport.ts';
import { importDocument } from '../resumeFromDocument.ts';
import { NUMBERING, TAB, bold, bullet, p, part, run, word } from './wordXml.fixture.ts';

const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${p(run(cell))}</w:tc>`).join('')}</w:tr>`;

describe('a Word file of somebody else', () => {
  it('says its name, contacts of the header, jobs with tabs and bullets, studies of a table, skills', () => {
    const read = importDocument(
      word(
        [
          p(run('Maya Cohen', '<w:b/><w:sz w:val="44"/>')),
          bold('Experience'),
          p(run('Data Analyst', '<w:b/>') + TAB + run('03/2019 - 05/2022')),
          p(run('Acme Ltd, Haifa')),
          bullet('Cut reporting time by 30%'),
          bullet('Built dashboards for 12 teams'),
          p(run('Support Engineer', '<w:b/>') + TAB + run('2016 - 2019'), '<w:spacing w:before="200"/>'),
          p(run('Globex, Tel Aviv')),
          bullet('Answered 40 tickets a day'),
          bold('Education'),
          `<w:tbl>${row('2012 - 2015', 'B.Sc. Statistics', 'University of Haifa')}</w:tbl>`,
          bold('Skills'),
          p(run('SQL, Python, Tableau')),
        ].join(''),
        {
          'word/numbering.xml': NUMBERING,
          'word/header1.xml': part('hdr', p(run('maya@example.com | 054-1234567'))),
          'word/footer1.xml': part('ftr', p('<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>')),
        },
      ),
      'docx',
    );
    expect(read).toMatchObject({
      resumeData: {
        personalInfo: { fullName: 'Maya Cohen', email: 'maya@example.com', phone: '054-1234567' },
        experience: [
          {
            title: 'Data Analyst',
            company: 'Acme Ltd',
            location: 'Haifa',
            startDate: '2019-03',
            endDate: '2022-05',
            description: 'Cut reporting time by 30%\nBuilt dashboards for 12 teams',
          },
          { title: 'Support Engineer', company: 'Globex', startDate: '2016', endDate: '2019' },
        ],
        education: [{ degree: 'B.Sc. Statistics', institution: 'University of Haifa', startDate: '2012' }],
        skills: [{ name: 'SQL' }, { name: 'Python' }, { name: 'Tableau' }],
      },
      unplaced: [],
    });
  });

  it('is read from right to left, bold by its Hebrew weight, with a text box once and changes as they stand', () => {
    const strong = '<w:bCs/><w:szCs w:val="28"/><w:rtl/>';
    const box = '<w:txbxContent><w:p><w:r><w:t>noa@example.com 054-7654321</w:t></w:r></w:p></w:txbxContent>';
    const read = importDocument(
      word(
        [
          p(run('נועה ברק', strong)) +
            p(
              `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice>` +
                `<mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
            ),
          p(run('ניסיון תעסוקתי', strong)),
          p(`${run('מנהלת מוצר', '<w:bCs/><w:rtl/>')}${TAB}${run('2019 - 2022')}`),
          p(`<w:del><w:r><w:delText>חברה ישנה</w:delText></w:r></w:del><w:ins>${run('חברת אופק, חיפה')}</w:ins>`),
          bullet('הובלתי צוות של 6'),
          p(run('השכלה', strong)),
          p(`${run('תואר ראשון בכלכלה', '<w:bCs/>')}${TAB}${run('2014 - 2017')}`),
          p(run('אוניברסיטת חיפה')),
        ].join(''),
        { 'word/numbering.xml': NUMBERING },
      ),
      'docx',
    );
    expect(read).toMatchObject({
      resumeData: {
        personalInfo: { fullName: 'נועה ברק', email: 'noa@example.com', phone: '054-7654321' },
        experience: [{ title: 'מנהלת מוצר', company: 'חברת אופק', location: 'חיפה', startDate: '2019' }],
        education: [{ degree: 'תואר ראשון בכלכלה', institution: 'אוניברסיטת חיפה' }],
      },
    });
    expect(JSON.stringify(read)).not.toContain('חברה ישנה');
  });
});

/** Least percentage of a file's fields that must be right. */
const MOST_FIELDS = 90;

it.each(everyNth(2, loadSamples(new URL('../../../test/data/import-word-forty/', import.meta.url), 'docx')))(
  '[UP-05] a Word file of the forty is read, with no word lost: $name',
  { tags: 'exhaustive' },
  async ({ pdf, truth }) => {
    const found = await importText(pdf);
    if ('error' in found) throw new Error(found.error);
    expect(lostWords(found.text, found)).toEqual([]);
    expect(scoreFields(truth, found.resumeData).contacts).toBeGreaterThan(70);
    expect(scoreFields(truth, found.resumeData).mean).toBeGreaterThan(MOST_FIELDS);
  },
);

it.each(loadSamples(new URL('../../../test/data/import-word/', import.meta.url), 'docx'))(
  '[UP-05] a Word file that LibreOffice made is read, with no word lost: $name',
  { tags: 'exhaustive' },
  async ({ pdf, truth }) => {
    const found = await importText(pdf);
    if ('error' in found) throw new Error(found.error);
    expect(lostWords(found.text, found)).toEqual([]);
    expect(scoreFields(truth, found.resumeData).contacts).toBe(100);
    expect(scoreFields(truth, found.resumeData).mean).toBeGreaterThan(MOST_FIELDS);
  },
);

const spaced = (text: string, properties = '') =>
  p(run(text), `${properties}<w:spacing w:after="200" w:line="276" w:lineRule="auto"/>`);
const spacedItem = (text: string) => spaced(text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

it.each([
  ['he', 'ניסיון תעסוקתי', ['מנהלת תפעול, נמל חיפה', 'פיתוח מערך הדרכה', 'עדכון אתר החברה', 'קליטת סחורה במחסן']],
  ['en', 'Experience', ['Operations Manager, Harbour Ltd', 'Invoicing', 'Team events', 'Goods receipt']],
] as const)(
  'short items of a list that is spaced as all else stay in their jobs (%s)',
  (_, heading, [head, ...items]) => {
    const read = importDocument(
      word(
        [
          p(run('Noa Barak', '<w:b/><w:sz w:val="44"/>')),
          spaced('noa@example.com | 054-7654321'),
          bold(heading),
          spaced(head),
          spaced('2019 – 2021'),
          ...items.map(spacedItem),
        ].join(''),
        { 'word/numbering.xml': NUMBERING },
      ),
      'docx',
    );
    expect(read).toMatchObject({
      resumeData: { experience: [{ startDate: '2019', endDate: '2021', description: items.join('\n') }] },
      unplaced: [],
    });
  },
);

const errorOf = (bytes: Uint8Array) => (importDocument(bytes, 'docx') as { error?: string }).error;

describe('a hostile or broken Word file', () => {
  it('is refused where its parts are too many or unpack to too much, before they are unpacked', () => {
    // Stored uncompressed, because a compressor would be prepared for every part, even an empty one.
    const none: [Uint8Array, ZipOptions] = [new Uint8Array(), { level: 0 }];
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/media/${at}`, none]));
    expect(errorOf(word(p(run('x')), many))).toBe('pdf_too_large');
    expect(errorOf(word('', { 'word/document.xml': [new Uint8Array(9_000_000), { level: 1 }] }))).toBe('pdf_too_large');
    // A part that is not read.
    expect(errorOf(word(p(run('x')), { 'word/media/a.png': [new Uint8Array(17_000_000), { level: 1 }] }))).toBe(
      'nothing_found',
    );
  });

  it('gets no more room than it says it needs', () => {
    const bomb = word('', { 'word/document.xml': [new Uint8Array(8_500_000), { level: 1 }] });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    for (let at = 0; at + 4 < bomb.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    expect(errorOf(bomb)).toBe('damaged_pdf');
  });

  it.each([
    ['entities that grow', '<!DOCTYPE x [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'],
    ['a file outside', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
    ['an unknown entity', '<x>&nbsp;</x>'],
    ['elements that are never closed', '<x>'.repeat(100_000)],
    ['no XML', 'hello'],
  ])('is damaged where a part has %s', (_, xml) => {
    expect(errorOf(word('', { 'word/document.xml': strToU8(xml) }))).toBe('damaged_pdf');
  });

  it('is another archive, or none', async () => {
    expect(errorOf(zipSync({ '../../etc/passwd': strToU8('x') }))).toBe('only_pdf');
    expect(await importText(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toEqual({ error: 'damaged_pdf' });
    const whole = word(p(run('Maya')));
    for (let length = 4; length < whole.length; length += 37)
      expect(['damaged_pdf', 'only_pdf']).toContain(errorOf(whole.slice(0, length)));
  });

  it('is damaged where it begins as one and its directory names nothing of it', () => {
    for (const whole of [
      word(p(run('Maya'))),
      zipSync({ mimetype: [strToU8(UPLOAD_FORMATS.odt.mediaTypes[0]), { level: 0 }] }),
    ]) {
      const file = Buffer.from(whole);
      // Offset of the directory, at the end of the file.
      file.writeUInt32LE(0, file.lastIndexOf('PK\u0005\u0006') + 16);
      expect(errorOf(file)).toBe('damaged_pdf');
    }
  });

  it('has links that are text: nothing of an address outside is asked for', () => {
    const relations =
      '<Relationships xmlns="x"><Relationship Id="r1" Type="http://x/attachedTemplate" ' +
      'Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>';
    expect(errorOf(word(p(run('x')), { 'word/_rels/document.xml.rels': strToU8(relations) }))).toBe('nothing_found');
  });
});
