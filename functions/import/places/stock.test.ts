import { describe, expect, it } from 'vitest';
import { createBlankResume, createEntry } from '../../../shared/resume/blankResume.ts';
import { DEFAULT_TEMPLATE_CHOICE } from '../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { findPeriods } from '../../../shared/dates/period.ts';
import { line } from '../line.fixture.ts';
import type { Claims } from './claims.ts';
import { Stock } from './stock.ts';
import { wordsOfLines } from './words.ts';

const BLANK = createBlankResume(DEFAULT_TEMPLATE_CHOICE);
const job = (id: string, values: Partial<ResumeData['experience'][number]>) => ({
  ...createEntry('experience', BLANK),
  id,
  ...values,
});
const skillsOf = (...names: readonly string[]) => names.map((name, index) => ({ id: `skill-${index}`, name }));
const claimed = (...fields: readonly string[]): Claims => fields.map((field) => ({ field }));
const ALONE = [undefined, undefined] as const;
const periodOf = (text: string) => findPeriods(text)[0]!;

describe('a word that no stage read from where it stands', () => {
  it('is taken for a field once for each time that the field has it', () => {
    const stock = new Stock({ ...BLANK, summary: 'Bread and bread' });
    expect([1, 2, 3].map(() => stock.take('bread', ALONE))).toEqual([['summary'], ['summary'], undefined]);
    expect(stock.take('cake', ALONE)).toBeUndefined();
  });

  it.each([
    ['its neighbours', ['sql'], ['and', 'python'], 'skills.1.name'],
    ['the word before it', ['sql'], ['and', 'else'], 'skills.1.name'],
    ['the word after it', ['sql'], ['else', 'python'], 'skills.1.name'],
    ['nothing, where it is a field alone', ['sql'], ['else', 'else'], 'skills.2.name'],
    ['nothing, where it begins one of several', ['web'], ['else', 'else'], 'skills.4.name'],
    ['nothing, in the first of those alike', ['design'], ['else', 'else'], 'skills.3.name'],
  ] as const)('goes to the field that has %s beside it too', (_, [word], near, field) => {
    const skills = skillsOf('SQL server', 'and SQL python', 'SQL', 'the web design', 'Web design');
    expect(new Stock({ ...BLANK, skills }).take(word, near)).toEqual([field]);
  });

  it('goes elsewhere once a field has no more of it', () => {
    const stock = new Stock({ ...BLANK, skills: skillsOf('SQL', 'SQL server') });
    expect([1, 2, 3].map(() => stock.take('sql', ALONE)?.[0])).toEqual(['skills.0.name', 'skills.1.name', undefined]);
  });

  it('counts where it is a field alone, or stands beside the same word as in a field', () => {
    const stock = new Stock({ ...BLANK, skills: skillsOf('SQL', 'Project planning') });
    const inFields = (text: string) =>
      stock.inFields(wordsOfLines([line(text)]).flatMap(({ words }) => words)).map((word) => word.text);
    expect(inFields('in sql and more')).toEqual(['sql']);
    expect(inFields('led project planning here')).toEqual(['project', 'planning']);
    expect(inFields('planning of a project')).toEqual([]);
    expect(inFields('project')).toEqual([]);
  });
});

describe('a word that fields were read from', () => {
  const resume: ResumeData = {
    ...BLANK,
    experience: [job('exp-4', { title: 'Cook', company: 'Cook and Sons' }), job('exp-5', { title: 'Cook' })],
    skills: skillsOf('Cook'),
  };
  it.each([
    ['one field', claimed('exp-5.title'), ['experience.1.title']],
    ['a part of the résumé', claimed('skills'), ['skills.0.name']],
    ['an entry, whose field is that of the same words', claimed('exp-4'), ['experience.0.company']],
    ['several, each once', claimed('skills', 'exp-5.title', 'exp-5'), ['skills.0.name', 'experience.1.title']],
    ['the second of two, where the first has no such word', claimed('exp-9.title', 'skills'), ['skills.0.name']],
    ['another entry that has no such word', claimed('exp-9.title'), undefined],
    ['a part whose name only begins so', claimed('skill'), undefined],
    [
      'a field that it stands for beside others',
      [{ field: 'exp-5.title', isOther: true }, ...claimed('skills')],
      ['skills.0.name'],
    ],
    [
      'nothing but such, the first',
      [
        { field: 'exp-5.title', isOther: true },
        { field: 'skills', isOther: true },
      ],
      ['experience.1.title'],
    ],
  ] as const)('goes to %s', (_, claims, paths) => {
    expect(new Stock(resume).takeClaimed('cook', claims, [undefined, 'and'])).toEqual(paths);
  });

  it('is taken from each of them', () => {
    const stock = new Stock(resume);
    stock.takeClaimed('cook', claimed('skills', 'exp-5.title'), ALONE);
    expect(stock.takeClaimed('cook', claimed('skills', 'exp-5.title'), ALONE)).toBeUndefined();
    expect(stock.takeClaimed('sons', claimed('exp-4.company'), ALONE)).toEqual(['experience.0.company']);
  });
});

describe('a period', () => {
  const resume = {
    ...BLANK,
    experience: [
      job('exp-1', { startDate: '2019', endDate: '2021' }),
      job('exp-2', { startDate: '2015-03', endDate: '2019' }),
      job('exp-3', { startDate: '2019', endDate: '2023' }),
    ],
  };
  it('is taken where one entry has both of its dates, each once', () => {
    const stock = new Stock(resume);
    expect(stock.takePeriod(periodOf('2019 – 2023'))).toEqual(['experience.0.startDate', 'experience.2.endDate']);
    const [first, ...others] = ['2015/03 – 2019', '2019 – 2021', '2019 – 2021'].map((text) =>
      new Stock(resume).takePeriod(periodOf(text)),
    );
    expect(first).toEqual(['experience.1.startDate', 'experience.1.endDate']);
    expect(others[0]).toEqual(['experience.0.startDate', 'experience.0.endDate']);
  });

  const take = (text: string, ...fields: readonly string[]) =>
    new Stock(resume).takePeriod(periodOf(text), claimed(...fields));

  it('is taken by the fields that were read from it, and by no others', () => {
    expect(take('2019 – 2023', 'exp-3')).toEqual(['experience.2.startDate', 'experience.2.endDate']);
    expect(take('2019', 'exp-2.endDate')).toEqual(['experience.1.endDate']);
    expect(take('2019 – 2023', 'exp-1')).toBeUndefined();
    expect(take('2018', 'exp-1')).toBeUndefined();
  });

  it('is left whole where a résumé has one of its dates alone, and can be taken once', () => {
    const stock = new Stock(resume);
    expect(stock.takePeriod(periodOf('2015/03 – 2022'))).toBeUndefined();
    const taken = () => stock.takePeriod(periodOf('2015/03'));
    expect([taken(), taken()]).toEqual([['experience.1.startDate'], undefined]);
    expect(stock.takePeriod({ ...periodOf('2019'), start: '', end: '' })).toBeUndefined();
  });

  it('in pieces that stand apart is known by its year, in four figures or two', () => {
    const take = (words: readonly string[], ...fields: readonly string[]) =>
      new Stock(resume).takePiecesOfDate(words, claimed(...fields));
    expect(take(['mar', '2015'], 'exp-2.startDate')).toEqual(['experience.1.startDate']);
    expect(take(['03', '15'], 'exp-2.startDate')).toEqual(['experience.1.startDate']);
    expect(take(['mar', '2016'], 'exp-2.startDate')).toBeUndefined();
    expect(take(['2015'], 'exp-1.startDate')).toBeUndefined();
    const stock = new Stock(resume);
    const once = () => stock.takePiecesOfDate(['2015'], claimed('exp-2.startDate'));
    expect([once(), once()]).toEqual([['experience.1.startDate'], undefined]);
  });

  it('is no word of a field, but what is written in its place is', () => {
    const stock = new Stock({ ...BLANK, experience: [job('exp-1', { startDate: '2019', endDate: 'spring' })] });
    expect([stock.take('2019', ALONE), stock.take('spring', ALONE)]).toEqual([undefined, ['experience.0.endDate']]);
  });
});

it('fields of which nothing was taken are told, with their words in order', () => {
  const stock = new Stock({ ...BLANK, summary: 'Bakes, bread', skills: skillsOf('C++ and SQL', '–') });
  stock.take('sql', ALONE);
  expect(stock.unseenFields()).toEqual([expect.objectContaining({ path: 'summary', words: ['bakes', 'bread'] })]);
});
