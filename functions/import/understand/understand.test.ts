import { describe, expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { toParts } from './parts.ts';
import { understandLines } from './understand.ts';

const parts = (...texts: string[]) =>
  toParts(texts.map((text) => line(text))).map(({ text, kind, boundary }) => `${boundary} ${kind}: ${text}`);

describe('parts of lines', () => {
  it('are cut at signs, periods, addresses and cells, and a sentence stays whole', () => {
    expect(parts('Cook, Blue Door (2015 – 2018)')).toEqual([
      'start text: Cook',
      'comma text: Blue Door',
      'bracket period: 2015 – 2018',
    ]);
    expect(parts('dana@example.com | 054-1234567 ¦ חיפה')).toEqual([
      'start email: dana@example.com',
      'bar phone: 054-1234567',
      'cell text: חיפה',
    ]);
    const sentence =
      'Led a team of twelve people, among them four apprentices, and planned the work of two sites for five years';
    expect(parts(`• ${sentence}`)).toEqual([`start text: ${sentence}`]);
  });

  it('a prefix joined to an employer parts it from the post, and a label with signs in it is whole', () => {
    expect(parts('מנהלת חשבונות בבנק לאומי')).toEqual(['start text: מנהלת חשבונות', 'word text: בנק לאומי']);
    expect(parts('אחראי על ביטוח')).toEqual(['start text: אחראי על ביטוח']);
    expect(parts('From – to ¦ 2019 – 2021')).toEqual(['start text: From – to', 'cell period: 2019 – 2021']);
  });
});

const HEAD = [line('Dana Levi', { size: 22, bold: true, y: 40 }), line('dana@example.com', { y: 60 })];

it.each([
  [['dana@example.com'], 0.97],
  [['Email: dana@', 'example.com'], 0.6],
] as const)('a contact that was put together of two lines is asked about: %s', (lines, sure) => {
  const below = lines.map((text, index) => line(text, { y: 60 + 14 * index, gap: 14 }));
  const job = [line('Experience', { bold: true, gap: 24, y: 100 }), line('Cook, Blue Door, 2015 – 2018', { y: 120 })];
  const { resumeData, confidence } = understandLines([...HEAD.slice(0, 1), ...below, ...job], [], 'ltr');
  expect([resumeData.personalInfo.email, confidence['personalInfo.email']]).toEqual(['dana@example.com', sure]);
});

it('a table that names its columns is read by them: a place below its employer, what was done below its post', () => {
  const { resumeData } = understandLines(
    [
      ...HEAD,
      line('Experience', { size: 13, bold: true, gap: 24, y: 100 }),
      line('Years ¦ Position ¦ Employer', { bold: true, y: 120 }),
      line('2022 – 2023 ¦ Research Assistant ¦ Taub Center', { y: 140 }),
      line('• Surveys of two thousand households ¦ Haifa', { left: 240, y: 154 }),
      line('2021 – 2022 ¦ Barista ¦ Blue Door Ltd', { y: 180, gap: 26 }),
      line('• Opened the shop ¦ Jerusalem', { left: 240, y: 194 }),
    ],
    [],
    'ltr',
  );
  expect(resumeData.experience).toMatchObject([
    { title: 'Research Assistant', company: 'Taub Center', location: 'Haifa', startDate: '2022', endDate: '2023' },
    { title: 'Barista', company: 'Blue Door Ltd', location: 'Jerusalem', description: 'Opened the shop' },
  ]);
});

it('a period that ends in the next line is one', () => {
  const { resumeData } = understandLines(
    [
      ...HEAD,
      line('Work Experience', { size: 13, bold: true, gap: 24, y: 100 }),
      line('Dental Assistant, Smile Ltd (2022–today)', { y: 120 }),
      line('Dental Hygienist, Belgrano Clinic (2015–', { y: 140 }),
      line('2021)', { y: 154 }),
      line('Prophylaxis for adults and children', { y: 168 }),
    ],
    [],
    'ltr',
  );
  expect(resumeData.experience[1]).toMatchObject({ startDate: '2015', endDate: '2021', current: false });
});

it('what has no contact, no known heading and no dated entry is no résumé, whatever the network makes of it', () => {
  const { resumeData, unplaced } = understandLines(
    [line('Cook, Blue Door, and more of a letter'), line('that says nothing of a person')],
    [],
    'ltr',
  );
  expect([resumeData.experience, resumeData.education]).toEqual([[], []]);
  expect(unplaced.join(' ')).toContain('Blue Door');
});

it('a link that stands where a summary may is a contact, also where a narrow column breaks it', () => {
  const { resumeData, unplaced } = understandLines(
    [
      line('Noa Barkan', { size: 22 }),
      line('noa@example.com'),
      line('Profile', { size: 14, bold: true }),
      line('linkedin.com/in/noa'),
      line('-barkan-pilot'),
      line('Commercial pilot with ten years over the desert. Calm in storms, at home in every hangar.'),
      line('Experience', { size: 14, bold: true }),
      line('Pilot, Blue Sky, 2015 – 2018'),
      line('• Flew over the desert for three years'),
    ],
    [],
    'ltr',
  );
  expect(resumeData.personalInfo.linkedin).toBe('linkedin.com/in/noa-barkan-pilot');
  expect(resumeData.summary).toMatch(/^Commercial pilot/);
  expect(unplaced).toEqual([]);
});

it('the posts below an employer are jobs there, each with its own time', () => {
  const { resumeData } = understandLines(
    [
      ...HEAD,
      line('Experience', { size: 13, bold: true, gap: 24, y: 100 }),
      line('Carmel Hotels Ltd, Haifa ¦ 2015 – 2023', { bold: true, y: 120 }),
      line('Head Chef ¦ 2019 – 2023', { y: 134 }),
      line('• Ran the kitchen of two houses', { y: 148 }),
      line('Sous Chef ¦ 2015 – 2019', { y: 162 }),
      line('• Trained four cooks', { y: 176 }),
      line('Blue Door Restaurant, Jerusalem ¦ 2012 – 2015', { bold: true, y: 196, gap: 20 }),
      line('Line Cook ¦ 2012 – 2015', { y: 210 }),
    ],
    [],
    'ltr',
  );
  expect(resumeData.experience).toMatchObject([
    { title: 'Head Chef', company: 'Carmel Hotels Ltd', location: 'Haifa', startDate: '2019', endDate: '2023' },
    { title: 'Sous Chef', company: 'Carmel Hotels Ltd', location: 'Haifa', startDate: '2015', endDate: '2019' },
    { title: 'Line Cook', company: 'Blue Door Restaurant', location: 'Jerusalem', startDate: '2012' },
  ]);
});

const study = (end: string) =>
  understandLines(
    [
      ...HEAD,
      line('Education', { size: 13, bold: true, gap: 24, y: 100 }),
      line(`B.Sc. Computer Science, Open University ¦ 2021 – ${end}`, { bold: true, y: 120 }),
    ],
    [],
    'ltr',
  );

it('a study that goes on says so in the words of the résumé, and those of the file are told', () => {
  const told = ({ resumeData, dropped = [] }: ReturnType<typeof study>) => [
    resumeData.education.map(({ endDate }) => endDate),
    dropped.flatMap(({ reason, text }) => (reason !== 'heading' && !text.includes('2021') ? [text] : [])),
  ];
  expect(told(study('היום'))).toEqual([['Present'], ['היום']]);
  expect(told(study('Present'))).toEqual([['Present'], []]);
});

it('an employer in the line of its post is not handed down to a post that names none', () => {
  const { resumeData } = understandLines(
    [
      ...HEAD,
      line('Experience', { size: 13, bold: true, gap: 24, y: 100 }),
      line('Line Cook | Blue Door Restaurant | 2015 – 2018', { bold: true, y: 120 }),
      line('• Ran the grill', { y: 134 }),
      line('Sous Chef | Carmel Hotels Ltd | 2018 – 2020', { bold: true, y: 150 }),
      line('• Trained four cooks', { y: 164 }),
      line('Career break | 2020 – 2022', { bold: true, y: 180 }),
      line('• Raised two children', { y: 194 }),
    ],
    [],
    'ltr',
  );
  expect(resumeData.experience.map(({ company }) => company)).toEqual([
    'Blue Door Restaurant',
    'Carmel Hotels Ltd',
    '',
  ]);
});

it('a résumé is understood by its parts', () => {
  const { resumeData, unplaced, personal } = understandLines(
    [
      line('Dana Levi', { size: 22, bold: true, y: 40 }),
      line('Pastry Chef', { size: 12, y: 50 }),
      line('dana@example.com | 054-1234567 | Haifa, Israel', { y: 60 }),
      line('Experience', { size: 13, bold: true, gap: 24, y: 100 }),
      line('Line Cook ¦ 2019 – Present', { bold: true, y: 120 }),
      line('Blue Door Restaurant, Haifa', { y: 134 }),
      line('• Ran the grill for two hundred guests', { y: 148 }),
      line('Education', { size: 13, bold: true, gap: 24, y: 180 }),
      line('Diploma in Culinary Arts ¦ 2016 – 2018', { bold: true, y: 200 }),
      line('Tadmor College', { y: 214 }),
      line('Skills', { size: 13, bold: true, gap: 24, y: 240 }),
      line('Baking, Grilling, HACCP', { y: 260 }),
    ],
    [],
    'ltr',
  );
  expect(resumeData).toMatchObject({
    headline: 'Pastry Chef',
    personalInfo: { fullName: 'Dana Levi', email: 'dana@example.com', phone: '054-1234567', address: 'Haifa, Israel' },
    experience: [
      {
        title: 'Line Cook',
        company: 'Blue Door Restaurant',
        startDate: '2019',
        current: true,
        description: 'Ran the grill for two hundred guests',
      },
    ],
    education: [
      { degree: 'Diploma in Culinary Arts', institution: 'Tadmor College', startDate: '2016', endDate: '2018' },
    ],
    skills: [{ name: 'Baking' }, { name: 'Grilling' }, { name: 'HACCP' }],
  });
  expect({ unplaced, personal }).toEqual({ unplaced: [], personal: [] });
});
