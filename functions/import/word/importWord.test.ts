import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeWordFile } from '../../../shared/export/word/wordFile.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import { formatDate, isPresent } from '../../../shared/resume/dates.ts';
import { LANGUAGE_LEVELS, SECTION_KEYS, type ResumeData, type SectionKey } from '../../../shared/resume/schema.ts';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import { toShownResume } from '../../../shared/resume/visibleResume.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { anyDesign } from '../../../shared/resume/design.fixture.ts';
import { BLANK_CUSTOM_ITEM } from '../../../shared/resume/blankResume.ts';
import { DOCUMENT_LABELS } from '../../../shared/templates/document/labels.ts';
import { splitBullets, splitTags } from '../../../shared/resume/text.ts';
import { choiceOf, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { loadSamples, lostWords } from '../../../test/bench/import/evaluate.ts';
import { scoreFields } from '../../../test/bench/import/score.ts';
import { importText } from '../textImport.ts';
import { importWord } from './importWord.ts';
import { paragraphsOf } from './wordLines.ts';
import { openWordPackage } from './wordPackage.ts';
import { readWordDocument } from './wordParagraphs.ts';

const source = (path: string) => readFileSync(new URL(`../../../shared/templates/${path}`, import.meta.url), 'utf8');
const cssOf = (id: string) => source('base.css') + source(`styles/${id}.css`);
const CLASSIC = cssOf('classic');

const address = (text: string) => text.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
const dated = (entry: { startDate: string; endDate: string; current?: boolean }) => {
  const current = entry.current === true || isPresent(entry.endDate);
  return [formatDate(entry.startDate), current ? '' : formatDate(entry.endDate), current];
};
const lines = ({ description }: { description: string }) => splitBullets(description);

/** Fields as the document shows them: ids, the template and how an address or a list was typed are not among them. */
function fieldsOf(all: ResumeData) {
  const { personalInfo, customSections, ...resume } = toShownResume(all);
  const titles = Object.entries(resume.sectionTitles ?? {}) as [SectionKey, string][];
  return {
    language: resumeLanguage(all),
    titles: Object.fromEntries(
      titles.filter(
        ([key, title]) =>
          title !== '' && title !== DOCUMENT_LABELS[resumeLanguage(all)].headings[key] && resume[key].length > 0,
      ),
    ),
    person: { ...personalInfo, linkedin: address(personalInfo.linkedin), website: address(personalInfo.website) },
    headline: resume.headline,
    summary: resume.summary.trim(),
    experience: resume.experience.map((job) => [job.title, job.company, job.location, ...dated(job), ...lines(job)]),
    education: resume.education.map((study) => [
      study.degree,
      study.institution,
      study.location,
      ...dated(study),
      ...lines(study),
    ]),
    projects: resume.projects.map((project) => [
      project.name,
      project.role,
      address(project.url),
      ...dated(project),
      ...lines(project),
      splitTags(project.technologies),
    ]),
    skills: resume.skills.map(({ name }) => name),
    languages: resume.languages.map(({ name, level }) => [name, level]),
    custom: customSections.map(({ title, items }) => [
      title,
      ...items.map((item) => [item.title, item.organization, item.location, ...dated(item), ...lines(item)]),
    ]),
  };
}

async function roundTrip(resume: ResumeData, css = CLASSIC) {
  const read = importWord(await writeWordFile(resume, css));
  if ('error' in read) throw new Error(read.error);
  expect(read.unplaced).toEqual([]);
  return fieldsOf(read.resumeData);
}

it.each([
  [
    'Hebrew',
    SAMPLE_HE,
    'ניהלתי **צוות C++** גדול',
    'בניתי **שירות** *חדש*\n[**הכול** כאן](https://korot.example/a?b=1&c=2)',
  ],
  [
    'English',
    SAMPLE_EN,
    'Led **a team** of *5*',
    'See [the report](https://korot.example/report_(2)) on **C++**\n***All of it***',
  ],
])('[UP-05] what is bold, italic or a link in %s is so again', async (_, sample, summary, description) => {
  const [job] = sample.experience as [ResumeData['experience'][0]];
  const resume = { ...sample, summary, experience: [{ ...job, description }] };
  for (const { id } of TEMPLATES)
    expect(await roundTrip({ ...resume, templateId: id }, cssOf(id))).toEqual(fieldsOf(resume));
});

describe('a Word file that was made here', () => {
  it.each(TEMPLATES)('comes back from $id with the same fields, in both languages', async (template) => {
    for (const resume of [SAMPLE_HE, SAMPLE_EN, STRONG_RESUME_HE, STRONG_RESUME_EN])
      expect(await roundTrip({ ...resume, ...choiceOf(template) }, cssOf(template.style))).toEqual(fieldsOf(resume));
  });

  it.each([SAMPLE_HE, SAMPLE_EN])(
    'has sections of one’s own without a title, and items that are a text alone',
    async (sample) => {
      const [section] = sample.customSections as [ResumeData['customSections'][0]];
      const [item] = section.items as [ResumeData['customSections'][0]['items'][0]];
      const bare = {
        id: 'bare',
        title: '',
        organization: '',
        location: '',
        startDate: '',
        endDate: '',
        description: 'C++',
      };
      const resume = {
        ...sample,
        customSections: [
          { ...section, id: 'one', title: '' },
          {
            id: 'two',
            title: ' ',
            items: [bare, { ...bare, id: 'b' }, { ...item, id: 'second' }, { ...bare, id: 'd' }],
          },
          { id: 'three', title: section.title, items: [{ ...bare, id: 'last' }] },
        ],
        sectionOrder: ['experience', 'one', 'education', 'two', 'skills', 'three'],
      };
      for (const { id } of TEMPLATES) {
        const read = await roundTrip({ ...resume, templateId: id }, cssOf(id));
        expect(read).toEqual({
          ...fieldsOf(resume),
          custom: fieldsOf(resume).custom.map(([title = '', ...items]) => [String(title).trim(), ...items]),
        });
      }
    },
  );

  it.each([SAMPLE_HE, SAMPLE_EN])(
    "comes back under headings of one's own, which are of other sections too",
    async (sample) => {
      const [education, experience] = [DOCUMENT_LABELS.he.headings.education, DOCUMENT_LABELS.en.headings.experience];
      const resume: ResumeData = {
        ...sample,
        sectionTitles: { experience: 'מה עשיתי', summary: 'In short', education: experience, skills: 'C++ ועוד' },
        customSections: [
          { id: 'my-own', title: education, items: [{ ...BLANK_CUSTOM_ITEM, id: 'item-1', title: 'Swimming' }] },
        ],
        hiddenSections: ['languages'],
      };
      expect(await roundTrip(resume)).toEqual(fieldsOf(resume));
    },
  );

  it('loses nothing of what was added to it in Word', async () => {
    const files = unzipSync(await writeWordFile(SAMPLE_EN, CLASSIC));
    const added = (style: string, text: string) => p(run(text), style && `<w:pStyle w:val="${style}"/>`);
    const edits: readonly [before: string, more: string][] = [
      ['<w:p><w:pPr><w:pStyle w:val="Heading1"/>', added('', 'Open to relocation')],
      ['<w:p><w:pPr><w:pStyle w:val="EntryDetails"/>', added('Comment', 'Part time')],
      ['</w:p><w:sectPr', run('  ·  Arabic Basic')],
      ['<w:p><w:pPr><w:pStyle w:val="ListBullet"/>', added('ListBullet', 'A new bullet')],
    ];
    let xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    for (const [before, more] of edits) {
      expect(xml).toContain(before);
      xml = xml.replace(before, () => more + before);
    }
    const read = importWord(zipSync({ ...files, 'word/document.xml': strToU8(xml) }));
    expect(read).toMatchObject({
      unplaced: ['Open to relocation', 'Part time', '·  Arabic Basic'],
      resumeData: { experience: [{ description: expect.stringMatching(/^A new bullet\n/) as string }, {}, {}] },
    });
  });

  it('comes back whatever is written in it', { tags: 'exhaustive', timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyFilledResume, async (resume) => {
        expect(await roundTrip(resume, cssOf(resume.templateId))).toEqual(fieldsOf(resume));
      }),
      { numRuns: howMany(60, 200) },
    );
  });
});

const WORDS = [
  'ניהלתי',
  'צוות',
  'של',
  'בחברת',
  'led',
  'React',
  'C++',
  '12',
  '30%',
  '(2019)',
  '–',
  '"',
  '<b>',
  '&',
  '.NET',
  'תל אביב, יפו',
];
const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => `א${words.join(' ')}ב`);
/** With a mark now and then. */
const marked = fc
  .tuple(phrase, fc.constantFrom(...WORDS.slice(0, 7)), fc.constantFrom('', '**', '*', '***', 'link'), phrase)
  .map(([before, word, mark, after]) =>
    [before, mark === 'link' ? `[${word}](https://korot.example/a?b=1&c=%20)` : mark + word + mark, after].join(' '),
  );
const date = fc.constantFrom('2016', '2019-03', '2021-11');
const entry = {
  startDate: date,
  endDate: fc.constantFrom('2022', '2023-04'),
  description: fc.array(marked, { maxLength: 4 }).map((lines) => lines.join('\n')),
};
const numbered = <T extends object>(prefix: string, fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc
    .array(fc.record(fields), { maxLength: 4 })
    .map((found) => found.map((one, at) => ({ id: `${prefix}-${at}`, ...one })));
/** Résumés as people fill them in: the head of each entry is there. */
const anyFilledResume: fc.Arbitrary<ResumeData> = fc.record({
  templateId: fc.constantFrom(...TEMPLATES.map(({ id }) => id)),
  // Where years alone are shown, a file has no months.
  design: anyDesign.map(({ dates = 'words', ...design }) => ({ ...design, dates: dates === 'year' ? 'short' : dates })),
  sectionTitles: fc.record(
    Object.fromEntries(SECTION_KEYS.map((key) => [key, fc.oneof(phrase, fc.constantFrom('Skills', 'השכלה'))])),
    { requiredKeys: [] },
  ),
  hiddenSections: fc.subarray([...SECTION_KEYS], { maxLength: 2 }),
  language: fc.constantFrom('he' as const, 'en' as const),
  personalInfo: fc.record({
    fullName: phrase,
    email: fc.constantFrom('', 'dana.levi@example.com'),
    phone: fc.constantFrom('', '054-1234567', '+972 (54) 123-4567', 'נייד: 054-1234567, בית: 03-7654321'),
    address: phrase,
    linkedin: fc.constantFrom('', 'linkedin.com/in/dana'),
    website: fc.constantFrom('', 'https://dana.example.com/cv?a=1'),
  }),
  summary: marked,
  experience: numbered('exp', { title: phrase, company: phrase, location: phrase, current: fc.boolean(), ...entry }),
  education: numbered('edu', { degree: phrase, institution: phrase, location: phrase, ...entry }),
  skills: numbered('skill', { name: phrase }),
  languages: numbered('lang', { name: phrase, level: fc.constantFrom(...LANGUAGE_LEVELS) }),
  projects: numbered('proj', {
    name: phrase,
    role: phrase,
    url: fc.constantFrom('', 'https://x.example.com/y'),
    technologies: fc.constantFrom('', 'Go, C++', 'AWS (EC2, S3), SQL'),
    ...entry,
  }),
  customSections: numbered('section', {
    title: phrase,
    items: fc.tuple(fc.record({ title: phrase, organization: phrase, location: phrase, ...entry })),
  }).map((sections) =>
    sections
      .slice(0, 1)
      .map((section) => ({ ...section, items: section.items.map((item) => ({ id: 'item-1', ...item })) })),
  ),
});

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';
const part = (name: string, content: string) =>
  strToU8(`<?xml version="1.0"?><w:${name} ${NAMESPACES}>${content}</w:${name}>`);
const word = (body: string, parts: Zippable = {}) =>
  zipSync({ 'word/document.xml': part('document', `<w:body>${body}</w:body>`), ...parts });
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const bold = (text: string) =>
  p(run(text, '<w:b/><w:bCs/><w:sz w:val="26"/><w:szCs w:val="26"/>'), '<w:spacing w:before="240"/>');
const bullet = (text: string) => p(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
const NUMBERING = part(
  'numbering',
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="·"/></w:lvl>' +
    '</w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
);
const TAB = '<w:r><w:tab/></w:r>';
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const says = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

describe('a Word file of somebody else', () => {
  it('says its name, contacts of the header, jobs with tabs and bullets, studies of a table, skills', () => {
    const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${p(run(cell))}</w:tc>`).join('')}</w:tr>`;
    const read = importWord(
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
    const read = importWord(
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

const paragraphs = (body: string, parts?: Zippable) => {
  const opened = openWordPackage(word(body, parts));
  if ('error' in opened) throw new Error(opened.error);
  return paragraphsOf(readWordDocument(opened).body);
};

it.each(loadSamples(new URL('../../../test/data/import-word-forty/', import.meta.url), 'docx'))(
  '[UP-05] a Word file of the forty is read, with no word lost: $name',
  { tags: 'exhaustive' },
  async ({ pdf, truth }) => {
    const found = await importText(pdf);
    if ('error' in found) throw new Error(found.error);
    expect(lostWords(found.text, found)).toEqual([]);
    expect(scoreFields(truth, found.resumeData).contacts).toBeGreaterThan(70);
    expect(scoreFields(truth, found.resumeData).mean).toBeGreaterThan(90);
  },
);

it.each(loadSamples(new URL('../../../test/data/import-word/', import.meta.url), 'docx'))(
  '[UP-05] a Word file that LibreOffice made is read, with no word lost: $name',
  async ({ pdf, truth }) => {
    const found = await importText(pdf);
    if ('error' in found) throw new Error(found.error);
    expect(lostWords(found.text, found)).toEqual([]);
    expect(scoreFields(truth, found.resumeData).contacts).toBe(100);
    expect(scoreFields(truth, found.resumeData).mean).toBeGreaterThan(90);
  },
);

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

const errorOf = (bytes: Uint8Array) => (importWord(bytes) as { error?: string }).error;

describe('a hostile or broken Word file', () => {
  it('is refused where its parts are too many or unpack to too much, before they are unpacked', () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/media/${at}`, new Uint8Array()]));
    expect(errorOf(word(p(run('x')), many))).toBe('pdf_too_large');
    expect(errorOf(zipSync({ 'word/document.xml': new Uint8Array(9_000_000) }))).toBe('pdf_too_large');
    // Not a part that is read.
    expect(errorOf(word(p(run('x')), { 'word/media/a.png': new Uint8Array(17_000_000) }))).toBe('nothing_found');
  });

  it('gets no more room than it says it needs', () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(8_500_000) });
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
    expect(errorOf(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe('damaged_pdf');
  });

  it('is another archive, or none', async () => {
    expect(errorOf(zipSync({ '../../etc/passwd': strToU8('x') }))).toBe('only_pdf');
    expect(await importText(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toEqual({ error: 'damaged_pdf' });
    const whole = word(p(run('Maya')));
    for (let length = 4; length < whole.length; length += 37)
      expect(['damaged_pdf', 'only_pdf']).toContain(errorOf(whole.slice(0, length)));
  });

  it('has links that are text: nothing of an address outside is asked for', () => {
    const relations =
      '<Relationships xmlns="x"><Relationship Id="r1" Type="http://x/attachedTemplate" ' +
      'Target="http://evil.example/t.dotm" TargetMode="External"/></Relationships>';
    expect(errorOf(word(p(run('x')), { 'word/_rels/document.xml.rels': strToU8(relations) }))).toBe('nothing_found');
  });
});
