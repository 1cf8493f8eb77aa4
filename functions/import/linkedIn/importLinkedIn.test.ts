import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findPrivateData } from '../../../shared/resume/privateData.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { toImported } from '../importedResume.ts';
import { importText } from '../textImport.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { ARCHIVE_EN, ARCHIVE_HE, toArchive } from './archive.fixture.ts';
import { importLinkedIn } from './importLinkedIn.ts';

function read(archive: Uint8Array) {
  const found = importLinkedIn(archive);
  if ('error' in found) throw new Error(found.error);
  return { ...found, ...toImported(found, 'text') };
}
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/[\p{L}\p{N}]+/gu) ?? [])
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(wordsOf)
      : [];
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** Texts of entries without their ids. */
const texts = (entries: readonly object[]) =>
  entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([key, value]) => key !== 'id' && value !== '')),
  );

describe("LinkedIn's archive of a member's data", () => {
  it('gives each column to its field', () => {
    const { resumeData, unplaced, confidence } = read(toArchive(ARCHIVE_EN));
    expect(resumeData.personalInfo).toEqual({
      fullName: 'Dana Reyes',
      email: 'dana@reyes.example',
      phone: '+972 54-555-0199',
      address: 'Tel Aviv District, Israel',
      linkedin: 'https://www.linkedin.com/in/danareyes',
      website: 'https://reyes.example',
    });
    expect(resumeData.contacts).toEqual([{ id: 'contact-1', kind: 'phone', value: '+972 3 555 0100' }]);
    expect(resumeData.headline).toBe('Platform engineer, ex-Contoso');
    expect(resumeData.summary).toBe('I build quiet platforms.\nTwelve years in telecom.');
    expect(texts(resumeData.experience)).toEqual([
      {
        title: 'Staff Engineer',
        company: 'Northwind',
        location: 'Haifa, Israel',
        startDate: '2019-03',
        current: true,
        description: 'Cut build time, from 40 to 9 minutes\nLed "quiet nights" on call',
      },
      {
        title: 'Engineer',
        company: 'Contoso',
        startDate: '2014',
        endDate: '2019-02',
        current: false,
        description: 'Wrote the billing service\nMoved 40 teams to it',
      },
    ]);
    expect(texts(resumeData.education)).toEqual([
      {
        degree: 'BSc, Computer Science',
        institution: 'Technion',
        startDate: '2010',
        endDate: '2014',
        description: "Dean's list\nChess club",
      },
    ]);
    expect(resumeData.skills.map(({ name }) => name)).toEqual(['Kubernetes', 'Go']);
    expect(resumeData.languages.map(({ name, level }) => `${name} ${level}`)).toEqual([
      'Hebrew native',
      'English fluent',
      'French basic',
      'German intermediate',
      'Latin undefined',
    ]);
    expect(texts(resumeData.projects)).toEqual([
      { name: 'Tidepool', url: 'https://tide.example', startDate: '2021-01', description: 'Offline tide tables.' },
    ]);
    expect(resumeData.customSections.map(({ title, items }) => [title, ...texts(items)])).toEqual([
      [
        'Volunteering',
        {
          title: 'Driver',
          organization: 'Food Bank',
          startDate: '2016-06',
          description: 'Weekly deliveries\nPoverty Alleviation',
        },
      ],
      [
        'Certificates and Licences',
        {
          title: 'Kubernetes Administrator',
          organization: 'CNCF',
          startDate: '2022-01',
          endDate: '2025-01',
          description: 'No. LF-1234\nhttps://cert.example/1',
        },
      ],
      ['Courses and Training', { title: 'Distributed Systems', description: 'No. 236351' }],
      ['Awards and Honours', { title: 'Hackathon winner', startDate: '2015-08', description: 'First of 60 teams' }],
      [
        'Publications',
        {
          title: 'On Retrieval',
          organization: 'Example Press',
          startDate: '2015-08',
          description: 'A paper\nhttps://doi.example',
        },
      ],
      ['Patents', { title: 'A quieter pager', startDate: '2018-05', description: 'No. US 1\nIssued' }],
      ['Organizations', { title: 'Chair', organization: 'Women in Systems', startDate: '2020-01' }],
      ['Test Scores', { title: 'Psychometric', startDate: '2009-01', description: '742' }],
      ['Links', { title: 'My talks', description: 'talks.example/dana' }],
    ]);
    expect(unplaced).toEqual([
      'old@reyes.example',
      'Industry: Telecommunications',
      'Twitter Handles: [danareyes]',
      'Inventors: Dana and Noa',
    ]);
    expect(confidence).toEqual({});
  });

  it('in Hebrew titles further sections in Hebrew', () => {
    const { resumeData } = read(toArchive(ARCHIVE_HE));
    expect(resumeData.personalInfo).toMatchObject({ fullName: 'נועה לוי', address: 'תל אביב־יפו' });
    expect(resumeData.headline).toBe('מנהלת מוצר');
    expect(resumeData.summary).toBe('מנהלת מוצר עם ניסיון של עשר שנים.');
    expect(resumeData.experience[0]).toMatchObject({
      startDate: '2019-03',
      current: true,
      description: 'הובלתי צוות של 8\nקיצרתי את זמן ההשקה, מ־40 ל־9 ימים',
    });
    expect(resumeData.customSections.map(({ title, items }) => [title, ...texts(items)])).toEqual([
      [
        'התנדבות',
        { title: 'נהגת', organization: 'לתת', startDate: '2016', endDate: '2018', description: 'חלוקת מזון' },
      ],
      ['קורסים והכשרות', { title: 'מבוא לכלכלה', description: 'מס׳ 1234' }],
    ]);
  });

  it('keeps private data out of every field and names it', () => {
    for (const archive of [ARCHIVE_EN, ARCHIVE_HE]) {
      const { resumeData, unplaced, personal } = read(toArchive(archive));
      const shown = JSON.stringify([resumeData, unplaced]);
      expect(shown).not.toMatch(/Palm|6578901|1990|Jul 14|Winters|הדקל|כהן/);
      expect(findPrivateData(resumeData.summary)).toEqual([]);
      expect(personal.join('\n')).toMatch(/^Birth Date: Jul 14/);
      expect(personal.join('\n')).toMatch(/14\.07\.1990/);
      expect(personal.join('\n')).toMatch(/Address: (?:12 Palm Street Apt 4|רחוב הדקל 12 דירה 4)/);
    }
  });

  it('reads nothing of other people', () => {
    expect(JSON.stringify(read(toArchive(ARCHIVE_EN)))).not.toMatch(/[Ss]tranger|Fabrikam|private message/);
  });

  it('is read within a folder, with a mark of its encoding, notes, other line ends and what Finder adds', () => {
    const packed = Object.fromEntries(
      Object.entries(ARCHIVE_EN).flatMap(([path, text]) => [
        [
          `Basic_LinkedInDataExport_11-22-2026/${path}`,
          `\ufeff${path === 'Positions.csv' ? 'Notes:\n"What this file holds, and why."\n\n' : ''}${text}`.replaceAll(
            '\n',
            '\r\n',
          ),
        ],
        [`__MACOSX/Basic_LinkedInDataExport_11-22-2026/._${path}`, 'Mac OS X \u0000\u0005'],
      ]),
    );
    const { personal, unplaced, ...plain } = read(toArchive(ARCHIVE_EN));
    expect(read(toArchive(packed))).toEqual({ ...plain, personal, unplaced });
  });

  it('is read as the complete archive is made: files without a table and further folders', () => {
    const { 'Courses.csv': _, ...without } = ARCHIVE_EN;
    const complete = {
      ...without,
      'Courses.csv': 'No courses found\n',
      'LearningCoachMessages.csv': 'No conversations found\n',
      'Jobs/Job Applications.csv':
        'Application Date,Contact Email,Company Name,Job Title\n1/2/24,a@fabrikam.example,F,Cook\n',
      'Articles/Articles/my-talk-7n5pe.html': '<html><title>My talk</title></html>',
      'Shares_252701747.csv': 'Date,ShareLink,ShareCommentary\n2026-07-20 10:25:25,https://x.example,"two\nlines"\n',
    };
    expect(read(toArchive(complete))).toEqual(read(toArchive(without)));
  });

  it('is read by names of columns in any order, and a column that is new is not lost', () => {
    const { resumeData, unplaced } = read(
      toArchive({
        'Positions.csv':
          'Finished On,Team Size,Title,Started On,Company Name\nPresent,12 people,Cook,May 2020,Blue Door\n',
      }),
    );
    expect(resumeData.experience[0]).toMatchObject({
      title: 'Cook',
      company: 'Blue Door',
      startDate: '2020-05',
      current: true,
    });
    expect(unplaced).toEqual(['Team Size: 12 people']);
  });

  it('has its signs as they were written, also where LinkedIn writes them as a page does', () => {
    const { resumeData } = read(
      toArchive({
        'Education.csv':
          'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
          'Holon R&amp;D,Jul 2023,May 2027,Dean&#39;s list &lt;top 5%&gt;,"מו&quot;פ &amp;amp; עוד",\n',
      }),
    );
    expect(resumeData.education).toMatchObject([
      { institution: 'Holon R&D', startDate: '2023-07', description: "Dean's list <top 5%>", degree: 'מו"פ &amp; עוד' },
    ]);
  });

  it('loses no word of any cell', { tags: 'exhaustive' }, () => {
    // Cells with numbers but no dates, because dates are converted.
    const cell = fc.string({
      unit: fc.constantFrom('a', 'ב', '77777', ' ', ',', '"', '\n', ':', '[', '.', '•', '-', '@'),
    });
    const headers = Object.entries(ARCHIVE_EN)
      .filter(([path]) => !/Connections|messages|Verifications|Email|Phone/.test(path))
      .map(([path, text]) => [path, text.split('\n')[0] ?? ''] as const);
    const table = (header: string) =>
      fc.array(fc.array(cell, { minLength: header.split(',').length, maxLength: header.split(',').length + 1 }), {
        maxLength: 3,
      });
    const archives = fc.record(Object.fromEntries(headers.map(([path, header]) => [path, table(header)])));
    fc.assert(
      fc.property(archives, (rows) => {
        const files = headers.map(([path, header]) => [
          path,
          [header, ...(rows[path] ?? []).map((row) => row.map(quoted).join(','))].join('\n'),
        ]);
        // Uncompressed, because compressing a dozen files two hundred times takes longer than reading them; other tests
        // compress.
        const found = importLinkedIn(toArchive(Object.fromEntries(files) as Record<string, string>, '', 0));
        if ('error' in found) return;
        const imported = toImported(found, 'text');
        const kept = new Set(wordsOf([imported.resumeData, imported.unplaced, imported.personal]));
        expect(wordsOf(rows).filter((word) => !kept.has(word))).toEqual([]);
      }),
      { numRuns: howMany(80, 200) },
    );
  });

  it('keeps what a résumé has no room for', () => {
    const names = Array.from({ length: RESUME_LIMITS.customItems + 2 }, (_, at) => `Course${at}`);
    const { resumeData, unplaced } = read(
      toArchive({
        'Profile.csv': ARCHIVE_HE['Profile.csv'] ?? '',
        'Courses.csv': `Name,Number\n${names.join(',7\n')},7\n`,
      }),
    );
    expect(resumeData.customSections[0]?.items).toHaveLength(RESUME_LIMITS.customItems);
    expect(unplaced.filter((text) => /^Course5[01]/.test(text))).toHaveLength(2);
  });

  it.each([
    ['a ZIP of something else', 'not_linkedin_archive', toArchive({ 'photos/list.csv': 'a,b\n1,2\n' })],
    ['an empty ZIP', 'not_linkedin_archive', zipSync({})],
    ['contacts alone', 'not_linkedin_archive', toArchive({ 'Connections.csv': ARCHIVE_EN['Connections.csv'] ?? '' })],
    ['a Profile.csv of something else', 'not_linkedin_archive', toArchive({ 'Profile.csv': 'speed,height\n1,2\n' })],
    ['a profile without a row', 'nothing_found', toArchive({ 'Profile.csv': 'First Name,Last Name\n' })],
    ['an open quote', 'damaged_pdf', toArchive({ 'Positions.csv': 'Company Name,Title\n"Northwind,Cook\n' })],
    ['too many rows', 'damaged_pdf', toArchive({ 'Skills.csv': `Name\n${'x\n'.repeat(2_100)}` })],
    ['a cut archive', 'damaged_pdf', toArchive(ARCHIVE_EN).slice(0, 900)],
    ['a bomb', 'pdf_too_large', zipSync({ 'Profile.csv': strToU8(`First Name\n${'a'.repeat(9_000_000)}`) })],
    [
      '2,001 entries',
      'pdf_too_large',
      // Stored uncompressed, because a compressor would be prepared for every part, even an empty one.
      toArchive(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.csv`, ''])), '', 0),
    ],
  ])('%s is refused: %s', (_, code, archive) => {
    expect(importLinkedIn(archive)).toEqual({ error: code });
  });

  it('reads no path outside of its folder as anything but a name', () => {
    const { resumeData } = read(toArchive({ '../../etc/Positions.csv': ARCHIVE_EN['Positions.csv'] ?? '' }));
    expect(resumeData.experience).toHaveLength(2);
  });

  it('is told from Word files by what is in it, and no model is asked about it', async () => {
    expect(await importText(toArchive(ARCHIVE_EN))).toMatchObject({ text: '', picturePages: [] });
    expect(await importText(toArchive({ 'readme.txt': 'hello' }))).toEqual({ error: 'not_linkedin_archive' });
  });
});
