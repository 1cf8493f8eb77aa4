import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { adviceFor } from './advice.ts';
import { factsOf, homesIn, statesIn } from './facts.ts';
import { textByPdfBox } from './pdfBox.ts';
import { piecesFrom } from './piecesFrom.ts';

const [job] = SAMPLE_EN.experience as [ResumeData['experience'][0]];
const jobs = [
  { ...job, id: 'a', title: 'Cook', company: 'Noga', startDate: '2020-01', endDate: '2021-02', current: false },
  { ...job, id: 'b', title: 'Waiter', company: 'Lumio', startDate: '2018', endDate: '2019', current: false },
];
const resume: ResumeData = {
  ...SAMPLE_EN,
  personalInfo: { ...SAMPLE_EN.personalInfo, fullName: 'Noa Barak', website: 'https://www.noa.example/' },
  experience: jobs,
  education: [],
  skills: [{ id: 's', name: 'C++' }],
};
const stateOf = (id: string, text: string) => statesIn(text, factsOf(resume)).get(id);

const piece = (text: string, x: number) => ({ text, page: 0, x, y: 0, width: 5, height: 5 });
const kinds = (changes: Partial<ResumeData>, isTurned = false) =>
  adviceFor({ ...resume, ...changes }, isTurned).map(({ kind }) => kind);
const dated = (startDate: string) => ({ experience: [{ ...job, startDate, endDate: '', current: false }] });
const glyph = (text: string, x: number, y = 0) => ({ text, font: 'f', size: 10, x, end: x + 5, y, scale: 1 });

describe('facts in a text', () => {
  it('are whole as words of their own, whatever marks, capitals and line ends there are', () => {
    expect(stateOf('name', 'NOA\u200f  \nBarak')).toBe('whole');
    expect(stateOf('contacts.website', 'at noa.example.')).toBe('whole');
    expect(stateOf('s', 'knows C++, Go')).toBe('whole');
    expect(stateOf('name', 'Noam Barak')).toBe('missing');
  });

  it('are further contacts too, as they are shown', () => {
    const contacts: ResumeData['contacts'] = [
      { id: 'c', kind: 'link', value: 'https://www.github.com/noa/' },
      { id: 'd', kind: 'link', value: 'noa.example' },
    ];
    const facts = factsOf({ ...resume, contacts });
    expect(facts.filter(({ id }) => id === 'c' || id === 'd')).toEqual([
      { id: 'c', kind: 'contacts', text: 'github.com/noa' },
    ]);
  });

  it('are in another order where all of their words are there', () => {
    expect(stateOf('name', 'Barak Noa')).toBe('order');
  });

  it('stand under their own heading, as a line of its own', () => {
    expect(stateOf('a.name', 'Experience\nCook at Noga')).toBe('whole');
    expect(stateOf('a.name', 'Experience\nCooked')).toBe('missing');
    const apart = { ...resume, education: [{ ...SAMPLE_EN.education[0], id: 'c', degree: 'B.A.' }] } as ResumeData;
    const text = 'Experience\nWaiter\nEducation\nB.A.\nCook';
    expect(statesIn(text, factsOf(apart)).get('a.name')).toBe('order');
  });

  it('are dates of an entry with no other name between', () => {
    expect(stateOf('a.dates', 'Cook 01/2020 – 02/2021 Waiter 2018 – 2019')).toBe('whole');
    expect(stateOf('a.dates', 'Cook Waiter 2018 – 2019 01/2020 – 02/2021')).toBe('order');
  });

  it('have the pieces of the page where they are at home', () => {
    const pieces = [piece('\n Cook here\n', 1), piece('Experience\n', 2), piece('Co\u200eok', 3), piece(' at Noga', 4)];
    const home = homesIn(pieces.map(({ text }) => text).join(''), factsOf(resume)).get('a.name') ?? -1;
    expect(piecesFrom(pieces)(home, 'Cook').map(({ x }) => x)).toEqual([3]);
    expect(piecesFrom(pieces)(home, 'Cook at').map(({ x }) => x)).toEqual([3, 4]);
  });
});

describe('what to change', () => {
  it('is nothing where all is read', () => {
    expect(kinds({})).toEqual([]);
  });

  it('is what software would not find or not read', () => {
    expect(kinds({ sectionTitles: { experience: 'My journey' } })).toEqual(['heading']);
    expect(kinds({ sectionTitles: { experience: 'Work history' } })).toEqual([]);
    expect(kinds({ design: { dates: 'year' } })).toEqual(['months']);
    expect(kinds(dated('some time ago'))).toEqual(['date']);
    expect(kinds(dated(''))).toEqual(['undated']);
    const { personalInfo } = resume;
    expect(kinds({ personalInfo: { ...personalInfo, fullName: '', phone: '', email: ' ' } })).toEqual([
      'name',
      'reach',
    ]);
  });

  it('is a template only where PDFBox turns Hebrew, and another has more', () => {
    expect(kinds({ templateId: 'civic' })).toEqual([]);
    expect(kinds({ templateId: 'civic' }, true)).toEqual(['template']);
    expect(kinds({ templateId: 'classic' }, true)).toEqual([]);
  });

  it('is done by its edit', () => {
    const before: ResumeData = {
      ...resume,
      templateId: 'civic',
      sectionTitles: { experience: 'My journey' },
      design: { dates: 'year' },
    };
    const after = adviceFor(before, true).reduce((now, each) => ('edit' in each ? each.edit(now) : now), before);
    expect([after.templateId, after.sectionTitles, after.design]).toEqual(['classic', undefined, undefined]);
  });
});

describe('the model of PDFBox', () => {
  const fonts = new Map([['f', { blank: 0.25 }]]);

  it('has a blank at a gap, a line at another height, and what is drawn twice once', () => {
    expect(
      textByPdfBox([glyph('a', 0), glyph('b', 5), glyph('c', 14), glyph('c', 14.1), glyph('d', 0, -20)], fonts),
    ).toBe('ab c\nd');
  });

  it('turns Hebrew between two gaps, which is stored as it is seen', () => {
    expect(textByPdfBox([glyph('ם', 0), glyph('ו', 5), glyph('י', 10)], fonts)).toBe('יום');
  });
});
