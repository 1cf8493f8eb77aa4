import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { line } from '../line.fixture.ts';
import { pageOf } from '../page.fixture.ts';
import { readPages } from '../layout/readPages.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import { withoutEntryNumbers } from './entryNumbers.ts';
import { keepOnlySourceText } from './keepOnlySourceText.ts';
import { separatePrivateData } from './privateData.ts';
import { likenessSeen, LIKENESS_SIGNS, resumeLikeness } from './resumeLikeness.ts';

const BLANK = { ...createBlankResume(), experience: [], education: [], skills: [], languages: [], projects: [] };
const job = (values: Partial<ResumeData['experience'][number]>) => ({
  ...createEntry('experience', createBlankResume()),
  id: 'exp-1',
  ...values,
});
const study = (values: Partial<ResumeData['education'][number]>) => ({
  ...createEntry('education', createBlankResume()),
  id: 'edu-1',
  ...values,
});

const keep = (resume: Partial<ResumeData>, texts: readonly string[], links: readonly string[] = []) =>
  keepOnlySourceText(
    texts.map((text) => line(text)),
    links,
    { ...BLANK, ...resume },
  );
const start = (startDate: string, text: string) =>
  keep({ experience: [job({ title: 'Cook', startDate })] }, ['Cook', text]).experience[0]?.startDate;

describe('of what a source does not hold', () => {
  it('each line of a text goes, and the others stay', () => {
    expect(keep({ summary: 'Net mender\nLion tamer\nMender of nets' }, ['Net mender', 'of nets']).summary).toBe(
      'Net mender\nMender of nets',
    );
  });

  it('words may be broken over lines, written otherwise, or stand in a link', () => {
    expect(keep({ summary: 'Network' }, ['Net', 'work']).summary).toBe('Network');
    expect(keep({ summary: 'Café “Noa”' }, ['CAFÉ "noa"']).summary).toBe('Café “Noa”');
    expect(keep({ summary: 'noa.example' }, [], ['https://noa.example']).summary).toBe('noa.example');
  });

  it('a date stays where its year is said, in two figures, or by another calendar', () => {
    expect([start('2019-05', '2019'), start('2019-05', "5/'19"), start('2017', 'תשע"ח')]).toEqual([
      '2019-05',
      '2019-05',
      '2017',
    ]);
    expect([start('2019-05', '2018'), start('2019', 'Haifa')]).toEqual(['', '']);
  });

  it('entries without anything are left out, and what the model has alone stays', () => {
    const kept = keep(
      {
        experience: [
          job({ title: 'Cook' }),
          job({ id: 'exp-2', title: 'Lion tamer' }),
          job({ id: 'exp-3', current: true }),
        ],
        skills: [
          { id: 'skill-1', name: 'Bread' },
          { id: 'skill-2', name: 'Lions' },
        ],
        languages: [{ id: 'lang-1', name: 'Welsh', level: 'native' }],
        projects: [{ ...createEntry('projects', createBlankResume()), id: 'proj-1', technologies: 'Lions' }],
      },
      ['Cook', 'Bread', 'Welsh'],
    );
    expect(kept.experience.map(({ id, current }) => [id, current])).toEqual([
      ['exp-1', false],
      ['exp-3', true],
    ]);
    expect([kept.skills, kept.languages]).toEqual([
      [{ id: 'skill-1', name: 'Bread' }],
      [{ id: 'lang-1', name: 'Welsh', level: 'native' }],
    ]);
    expect(kept.projects).toEqual([]);
  });

  it('texts and lists are no longer than a résumé may have them', () => {
    const letters = 'a'.repeat(10_000);
    const long = keep(
      {
        summary: letters,
        personalInfo: { ...BLANK.personalInfo, fullName: letters, website: letters },
        experience: Array.from({ length: 51 }, (_, index) =>
          job({ id: `exp-${index}`, title: 'aaa', description: letters }),
        ),
        customSections: [
          {
            id: 'section-1',
            title: 'aaa',
            items: Array.from({ length: 51 }, (_, index) => ({ id: `item-${index}`, title: 'aaa' })),
          },
        ] as never,
      },
      [letters.slice(0, 600), ...Array.from({ length: 20 }, () => letters.slice(0, 600))],
    );
    expect([long.summary.length, long.personalInfo.fullName.length, long.personalInfo.website.length]).toEqual([
      RESUME_LIMITS.summary,
      RESUME_LIMITS.line,
      RESUME_LIMITS.url,
    ]);
    expect([long.experience.length, long.experience[0]?.description.length]).toEqual([50, RESUME_LIMITS.description]);
    expect(long.customSections[0]?.items).toHaveLength(50);
  });
});

const read = (...texts: (string | ReturnType<typeof line>)[]) =>
  withoutEntryNumbers(texts.map((text) => (typeof text === 'string' ? line(text) : text)));
const last = (between: number) =>
  textsOf('1. Cook, 2019', '2. Host', ...Array.from({ length: between }, () => 'Ran it'), '2017')[0];

const textsOf = (...texts: Parameters<typeof read>) => read(...texts).map(({ text }) => text);

describe('numbers of entries', () => {
  const TWO = ['1. Cook, 2019', '2. Host, 2017'];

  it('begin with one, and go on; all of two have a date, and all but one of three', () => {
    expect(textsOf(...TWO)).toEqual(['Cook, 2019', 'Host, 2017']);
    expect(textsOf('2. Cook, 2019', '3. Host, 2017')).toEqual(['2. Cook, 2019', '3. Host, 2017']);
    expect(textsOf('1. Cook, 2019', '2. Host')).toEqual(['1. Cook, 2019', '2. Host']);
    expect(textsOf(...TWO, '3. Clerk')).toEqual(['Cook, 2019', 'Host, 2017', 'Clerk']);
    expect(textsOf('1. Cook, 2019', '2. Host', '3. Clerk')).toHaveLength(3);
    expect(textsOf('1. Cook, 2019', '2. Host', '3. Clerk')[0]).toBe('1. Cook, 2019');
  });

  it('have the date of the last within eight lines', () => {
    expect([last(6), last(7)]).toEqual(['Cook, 2019', '1. Cook, 2019']);
  });

  it('are none of turned lines and of pairs', () => {
    const changed = (more: object) => textsOf({ ...line(TWO[0]!), ...more }, TWO[1]!)[0];
    expect([changed({ isTurned: true }), changed({ isPair: true })]).toEqual([TWO[0], TWO[0]]);
  });

  it('are gone from runs and boxes too, and what stands behind them stays', () => {
    const [cook] = read(...TWO);
    expect(cook?.cells[0]?.runs).toEqual([{ text: 'Cook, 2019', bold: false }]);
    const bold = line(TWO[0]!);
    const runs = [
      { text: '1. ', bold: true },
      { text: 'Cook, 2019', bold: false },
    ];
    const parted = { ...bold, cells: bold.cells.map((cell) => ({ ...cell, runs })) };
    expect(read(parted, TWO[1]!)[0]?.cells[0]?.runs).toEqual(runs.slice(1));
    expect(textsOf('1 ¦ Cook ¦ 2019', '2 ¦ Host ¦ 2017')).toEqual(['Cook  2019', 'Host  2017']);
    expect(textsOf('1', 'Cook 2019', '2', 'Host 2017')).toEqual(['1', 'Cook 2019', '2', 'Host 2017']);
    const drawn = readPages(
      [
        pageOf([
          ['1. Cook 2019', 40, 2],
          ['2. Host 2017', 40, 4],
        ]),
      ],
      'ltr',
      cellClassifier,
    ).lines;
    expect(withoutEntryNumbers(drawn).map(({ left }) => left)).toEqual([55, 55]);
    const hebrew = [pageOf(['1', '2'].map((number, index) => [`2019 חבט .${number}`, 40, 2 + 2 * index] as const))];
    const fromRight = withoutEntryNumbers(readPages(hebrew, 'rtl', cellClassifier).lines);
    expect(fromRight.map(({ text, left, right }) => [text, left, right])).toEqual([
      ['טבח 2019', 40, 80],
      ['טבח 2019', 40, 80],
    ]);
  });
});

const drawn = (...texts: string[]) =>
  readPages([pageOf(texts.map((text, index) => [text, 40, 4 + 2 * index] as const))], 'ltr', cellClassifier).lines;

const inkOf = (...texts: string[]) => separatePrivateData(drawn(...texts)).ink.map(({ text }) => text);

const textsLeft = (text: string) => separatePrivateData([line(text)]).lines.map((each) => each.text);
const linesLeft = (letters: number, more: object = {}) =>
  separatePrivateData([{ ...line(`Marital status ¦ ${'x'.repeat(letters)}`), ...more }]).lines.length;

describe('private data', () => {
  it('is told with where it is drawn, and nothing else is', () => {
    expect(inkOf('Haifa | Date of birth: 3 May 1990 | 054-1234567')).toEqual([
      'date',
      'of',
      'birth',
      '3',
      'may',
      '1990',
    ]);
    expect(inkOf('Date of birth: 3 May 1990')).toEqual(['date', 'of', 'birth', '3', 'may', '1990']);
    expect(inkOf('Haifa')).toEqual([]);
    const beside = drawn('Date of birth              3 May 1990');
    expect(beside[0]?.cells).toHaveLength(2);
    expect(separatePrivateData(beside).ink.map(({ text }) => text)).toEqual([
      'date',
      'of',
      'birth',
      '3',
      'may',
      '1990',
    ]);
    const three = drawn('Date of birth              3 May 1990             Haifa');
    expect(separatePrivateData(three)).toMatchObject({
      lines: [{ text: 'Haifa' }],
      ink: ['date', 'of', 'birth', '3', 'may', '1990'].map((text) => ({ text })),
    });
  });

  it('leaves what stands before and behind it, parted where it stood between', () => {
    expect(textsLeft('Haifa, Date of birth: 3.5.1990, 054-1234567')).toEqual(['Haifa | 054-1234567']);
    expect(textsLeft('Date of birth: 3.5.1990, 054-1234567')).toEqual(['054-1234567']);
    expect(textsLeft('Haifa, Date of birth: 3.5.1990')).toEqual(['Haifa']);
  });

  it('is taken from turned lines too, which stay apart', () => {
    const turned = { ...line('Haifa | Date of birth: 3.5.1990'), isTurned: true as const };
    expect(separatePrivateData([turned, line('Noa')])).toMatchObject({
      lines: [{ text: 'Noa' }],
      turned: [{ text: 'Haifa' }],
    });
  });

  it('is the value beside its label up to forty letters, and in a form whatever it is', () => {
    expect([linesLeft(40), linesLeft(41), linesLeft(41, { isPair: true })]).toEqual([0, 1, 0]);
    expect(separatePrivateData([line('Marital status ¦ a ¦ b')]).lines).toHaveLength(1);
  });

  it('changes no line that has none', () => {
    const lines = [line('Haifa ¦ 054-1234567')];
    expect(separatePrivateData(lines).lines[0]).toBe(lines[0]);
  });
});

const shown = (resume: Partial<ResumeData>, ...texts: string[]) => {
  const seen = likenessSeen(
    { ...BLANK, ...resume },
    texts.map((text) => line(text)),
  );
  return LIKENESS_SIGNS.filter((sign) => sign.shows(seen)).map(({ name }) => name);
};
const person = (values: object) => ({ personalInfo: { ...BLANK.personalInfo, ...values } });
const at = (index: number) => shown({}, ...Array.from({ length: index }, () => 'x'), 'Curriculum Vitae');
const long = (letters: number) => shown({}, `CV ${'x'.repeat(letters - 3)}`);
const jobs = (values: Partial<ResumeData['experience'][number]>) => shown({ experience: [job(values)] });
const studies = (values: Partial<ResumeData['education'][number]>) => shown({ education: [study(values)] });
const languages = (name: string) => shown({ languages: [{ id: 'lang-1', name, level: 'native' }] });

describe('a file looks like a résumé', () => {
  it('by a way to reach somebody', () => {
    expect(shown({})).toEqual([]);
    for (const contact of [{ email: 'a@b.org' }, { phone: '054' }])
      expect(shown(person(contact))).toEqual(['an e-mail address or phone number']);
  });

  it('by headings that are known, three of which are more', () => {
    expect(shown({}, 'Experience', 'Education')).toEqual(['a known heading']);
    expect(shown({}, 'Experience', 'Education', 'Skills')).toEqual(['a known heading', 'three known headings']);
    expect(shown({}, 'Experience', 'Work', 'Work Experience')).toEqual(['a known heading']);
    expect(shown({}, 'References')).toEqual([]);
  });

  it('by its title among the first six lines, which is short', () => {
    expect([at(5), at(6)]).toEqual([['it says so'], []]);
    expect([long(60), long(61)]).toEqual([['it says so'], []]);
  });

  it('by a job with its post and a date, or with its employer and its end', () => {
    const DATED = 'a job with a known post and a date';
    const ENDED = 'a job with its post, its employer and its end';
    expect(jobs({ title: 'Manager' })).toEqual([]);
    expect([jobs({ title: 'Manager', startDate: '2019' }), jobs({ title: 'Manager', endDate: '2019' })]).toEqual([
      [DATED],
      [DATED],
    ]);
    expect(jobs({ title: 'Looms', startDate: '2019' })).toEqual([]);
    expect(jobs({ title: 'Manager', company: 'Looms', endDate: '2019' })).toEqual([DATED, ENDED]);
    expect(jobs({ title: 'Manager', company: 'Looms', current: true })).toEqual([ENDED]);
    expect(jobs({ title: 'Manager', company: 'Looms', startDate: '2019' })).toEqual([DATED]);
    expect(jobs({ company: 'Looms', endDate: '2019' })).toEqual([]);
  });

  it('by a degree or a school that is known, and by spoken languages', () => {
    expect([
      studies({ degree: 'B.Sc.' }),
      studies({ institution: 'University of Haifa' }),
      studies({ degree: 'Looms' }),
    ]).toEqual([['a known degree or school'], ['a known degree or school'], []]);
    expect([languages('Welsh'), languages('')]).toEqual([['spoken languages'], []]);
  });

  it('by eight points in full, and by less in part', () => {
    expect(resumeLikeness({ ...BLANK, ...person({ phone: '054' }) }, [])).toBe(2 / 8);
    expect(resumeLikeness({ ...BLANK, ...person({ phone: '054' }) }, [line('CV')])).toBe(5 / 8);
    expect(
      resumeLikeness(
        { ...BLANK, ...person({ phone: '054' }) },
        ['CV', 'Experience', 'Education', 'Skills'].map((text) => line(text)),
      ),
    ).toBe(1);
  });
});
