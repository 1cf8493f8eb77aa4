import { describe, expect, it } from 'vitest';
import { importText } from './textImport.ts';

type Write = (one: string, other: string, study?: string) => string;

const HEBREW: Write = (one, other, study = '2012 – 2015') =>
  `נועה ברק\n052-7654321 | noa@example.com\n\nניסיון תעסוקתי\n${one}\nמנהלת פרויקטים, אלון תקשורת\n` +
  `• תכנון לוח המשמרות השבועי\n• ניהול צוות של חמישה עובדים\n${other}\nרכזת לוגיסטיקה, פרדס\n• קליטת סחורה במחסן\n\n` +
  `השכלה\nתואר ראשון בכלכלה, אוניברסיטת חיפה\n${study}\n`;
const ENGLISH: Write = (one, other, study = '2012 – 2015') =>
  `Noa Barak\n052-7654321 | noa@example.com\n\nExperience\nProject Manager, Alon Telecom\n${one}\n` +
  `• Planning the weekly shifts\n• Leading a team of five\nLogistics Coordinator, Orchard Ltd\n${other}\n` +
  `• Goods receipt\n\nEducation\nB.A. Economics, Haifa University\n${study}\n`;

const NAMES: ReadonlyMap<Write, readonly string[]> = new Map([
  [HEBREW, ['מנהלת פרויקטים @ אלון תקשורת', 'רכזת לוגיסטיקה @ פרדס']],
  [ENGLISH, ['Project Manager @ Alon Telecom', 'Logistics Coordinator @ Orchard Ltd']],
]);

async function read(text: string) {
  const found = await importText(new TextEncoder().encode(text));
  if ('error' in found) throw new Error(found.error);
  return { ...found, resume: found.resumeData };
}
const dates = ({ startDate, endDate, current = false }: { startDate: string; endDate: string; current?: boolean }) =>
  `${startDate}..${endDate}${current ? '!' : ''}`;

describe('the dates of a stranger', () => {
  it.each([
    [HEBREW, 'תשע"ט – תשפ"א', '2018..2021', 'תשע"ה – תשע"ח', '2014..2018'],
    [HEBREW, 'ה\'תשע"ט – ה\'תשפ"א', '2018..2021', 'ה׳תשע״ה–ה׳תשע״ח', '2014..2018'],
    [HEBREW, 'תשפ"ד – היום', '2023..!', 'תשע״ו', '2015..2016'],
    [HEBREW, "נוב' 19 - דצמ' 21", '2019-11..2021-12', "אוק' 12 - יוני 15", '2012-10..2015-06'],
    [HEBREW, '1 בפבר׳ – 30 ביוני 2010', '2010-02..2010-06', '3 בינואר – 5 במרץ 2008', '2008-01..2008-03'],
    [HEBREW, '1.2019\u200f–3.2021', '2019-01..2021-03', '2016\u200f–2018', '2016..2018'],
    [HEBREW, '2019-01-15 – 2021-03-15', '2019-01..2021-03', '2010-05-03 – 2012-06-01', '2010-05..2012-06'],
    [HEBREW, 'משנת 2016 עד לשנת 2018', '2016..2018', '2014 ועד סוף 2015', '2014..2015'],
    [HEBREW, 'רבעון א׳ 2019 – רבעון ג׳ 2021', '2019..2021', '2016 – רבעון ד׳ 2018', '2016..2018'],
    [HEBREW, '15.1.19-31.3.21', '2019-01..2021-03', '1.2 – 30.6.2018', '2018-02..2018-06'],
    [HEBREW, 'תשע״ט (2018/19) – תשפ״א', '2018..2021', "מרץ '9 – יוני '12", '2009-03..2012-06'],
    [HEBREW, '02-06/2019', '2019-02..2019-06', '2016 עד וכולל 2018', '2016..2018'],
    [ENGLISH, 'first quarter of 2019 – third quarter of 2021', '2019..2021', '1/5/16-30/11/18', '2016-05..2018-11'],
    [ENGLISH, 'March 1 – June 30, 2019', '2019-03..2019-06', 'early 2016 – late 2018', '2016..2018'],
    [ENGLISH, '2019-01-15/2021-03-31', '2019-01..2021-03', 'Sep 6 – Nov 8', '2006-09..2008-11'],
    [ENGLISH, 'Mar 9 – Nov 12', '2009-03..2012-11', 'Sep 6 – Nov 8', '2006-09..2008-11'],
    [HEBREW, '2019 ועד היום', '2019..!', 'רבעון ראשון 2010 – רבעון 3 2012', '2010..2012'],
    [ENGLISH, 'Jan 15, 2019 - Mar 15, 2021', '2019-01..2021-03', 'Sep 3, 2010 - Nov 30, 2012', '2010-09..2012-11'],
    [ENGLISH, 'January 15th, 2019 – Present', '2019-01..!', 'May 3 2010 to June 1 2012', '2010-05..2012-06'],
    [
      ENGLISH,
      '15th January 2019 – 15th March 2021',
      '2019-01..2021-03',
      '3rd May 2010 – 1st June 2012',
      '2010-05..2012-06',
    ],
    [ENGLISH, '2019-01-15 – 2021-03-15', '2019-01..2021-03', '2010-05-03 – 2012-06-01', '2010-05..2012-06'],
    [ENGLISH, '1/15/2019 – 3/15/2021', '2019-01..2021-03', '9/3/2015 – 11/12/2018', '2015-09..2018-11'],
    [ENGLISH, 'Januar 2020 – heute', '2020-01..!', 'janv. 2015 – févr. 2018', '2015-01..2018-02'],
    [ENGLISH, 'Jan 2020 – Dec 2027 (expected)', '2020-01..2027-12', 'Q1 2010 – Q3 2012', '2010..2012'],
  ] as const)('[UP-05] are those of their jobs: %#', async (write, one, first, other, second) => {
    const { resume, unplaced } = await read(write(one, other));
    expect(resume.experience.map(({ title, company }) => `${title} @ ${company}`)).toEqual(NAMES.get(write));
    expect(resume.experience.map(dates)).toEqual([first, second]);
    expect(resume.education.map(dates)).toEqual(['2012..2015']);
    // Unlisted words for an end are unplaced.
    expect(unplaced.filter((text) => text !== 'עד וכולל')).toEqual([]);
  });

  it.each([
    [HEBREW, '2023 – בתהליך', '2023..היום'],
    [HEBREW, '2023 – היום', '2023..היום'],
    [HEBREW, 'החל משנת 2023', '2023..היום'],
    [HEBREW, '2023 –', '2023..היום'],
    [HEBREW, '2023 – צפי סיום 2027', '2023..2027'],
    [ENGLISH, '2023 – in progress', '2023..Present'],
    [ENGLISH, '2023 – present', '2023..Present'],
    [ENGLISH, 'since 2023', '2023..Present'],
    [ENGLISH, '2023 – heute', '2023..Present'],
  ] as const)('[UP-05] of a study that goes on are those that its form writes: %#', async (write, years, said) => {
    const { resume, unplaced } = await read(write('2019 – 2021', '2016 – 2018', years));
    expect({ said: resume.education.map(dates), unplaced }).toEqual({ said: [said], unplaced: [] });
    expect(resume.education.every((study) => !('current' in study))).toBe(true);
  });

  it.each([
    ['תשע"ב – תשע"ה', '2011..2015'],
    ['תשע״ט–תשפ״ב', '2018..2022'],
  ])('[UP-05] are those of their study: %s', async (years, said) => {
    const { resume, unplaced } = await read(HEBREW('2016 – 2018', '2014 – 2016', years));
    expect({ said: resume.education.map(dates), unplaced }).toEqual({ said: [said], unplaced: [] });
  });
});

const ofSecondJob = async (text: string) => dates((await read(text)).resume.experience[1]!);

it('[UP-05] one file has one order of days and months, and the next file its own', async () => {
  const ambiguous = '9/3/2015 – 11/12/2018';
  expect(await ofSecondJob(ENGLISH('1/15/2019 – 3/15/2021', ambiguous))).toBe('2015-09..2018-11');
  expect(await ofSecondJob(ENGLISH('15/1/2019 – 15/3/2021', ambiguous))).toBe('2015-03..2018-12');
});
