import { describe, expect, it } from 'vitest';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
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

  it('are all that the résumé states, each of its kind, with the heading or the names that it stands between', () => {
    const study = { ...SAMPLE_EN.education[0]!, id: 'c', degree: 'B.A.', institution: 'Technion' };
    const facts = factsOf({
      ...resume,
      personalInfo: {
        fullName: 'Noa Barak',
        phone: '050',
        email: 'n@x.il',
        address: 'http://Haifa/',
        linkedin: 'noa-barak',
        website: 'http://noa.example',
      },
      contacts: [{ id: 'd', kind: 'phone', value: 'http://4/' }],
      experience: [
        ...jobs,
        { ...jobs[0]!, id: 'z', title: '', company: 'Wix', startDate: '', current: false, endDate: '' },
      ],
      education: [{ ...study, startDate: '2011', endDate: '' }],
      skills: [
        { id: 's', name: 'C++', group: 'Code' },
        { id: 't', name: 'Go', group: 'Code' },
      ],
    });
    const experience = { kind: 'jobs', heading: 'Experience' };
    expect(facts).toEqual([
      { id: 'name', kind: 'name', text: 'Noa Barak' },
      { id: 'contacts.phone', kind: 'contacts', text: '050' },
      { id: 'contacts.email', kind: 'contacts', text: 'n@x.il' },
      { id: 'contacts.address', kind: 'contacts', text: 'http://Haifa/' },
      { id: 'contacts.linkedin', kind: 'contacts', text: 'linkedin.com/in/noa-barak' },
      { id: 'contacts.website', kind: 'contacts', text: 'noa.example' },
      { id: 'd', kind: 'contacts', text: 'http://4/' },
      { id: 'a.name', ...experience, text: 'Cook' },
      { id: 'a.at', kind: 'jobs', text: 'Noga' },
      { id: 'a.dates', kind: 'dates', text: '01/2020 – 02/2021', between: ['', 'Cook', 'Waiter'] },
      { id: 'b.name', ...experience, text: 'Waiter' },
      { id: 'b.at', kind: 'jobs', text: 'Lumio' },
      { id: 'b.dates', kind: 'dates', text: '2018 – 2019', between: ['Cook', 'Waiter', 'Wix'] },
      { id: 'z.at', kind: 'jobs', text: 'Wix' },
      { id: 'c.name', kind: 'studies', heading: 'Education', text: 'B.A.' },
      { id: 'c.at', kind: 'studies', text: 'Technion' },
      { id: 'c.dates', kind: 'dates', text: '2011', between: ['', 'B.A.', ''] },
      { id: 's', kind: 'skills', text: 'C++' },
      { id: 't', kind: 'skills', text: 'Go' },
      { id: 's.group', kind: 'skills', text: 'Code' },
    ]);
  });

  it('are in another order where all of their words are there', () => {
    expect(stateOf('name', 'Barak Noa')).toBe('order');
  });

  it('stand under their own heading, as a line of its own', () => {
    expect(stateOf('a.name', 'Experience\nCook at Noga')).toBe('whole');
    expect(stateOf('a.name', 'Experience\nCooked')).toBe('missing');
    expect(stateOf('a.name', 'Cook at once\nExperience')).toBe('order');
    expect(stateOf('a.name', 'of Experience\nCook')).toBe('whole');
    expect(stateOf('a.name', 'Cook')).toBe('whole');
    expect(stateOf('a.name', 'Experience\nEducation\nExperience Cook')).toBe('whole');
    const renamed = { ...resume, sectionTitles: { experience: 'Cook' } };
    expect(statesIn('Cook', factsOf(renamed)).get('a.name')).toBe('whole');
    const apart = { ...resume, education: [{ ...SAMPLE_EN.education[0], id: 'c', degree: 'B.A.' }] } as ResumeData;
    const text = 'Experience\nWaiter\nEducation\nB.A.\nCook';
    expect(statesIn(text, factsOf(apart)).get('a.name')).toBe('order');
  });

  it('are dates of an entry with no other name between', () => {
    expect(stateOf('a.dates', 'Cook 01/2020 – 02/2021 Waiter 2018 – 2019')).toBe('whole');
    expect(stateOf('a.dates', '01/2020 – 02/2021 Cook')).toBe('whole');
    expect(stateOf('b.dates', 'Cook 2018 – 2019 Waiter')).toBe('whole');
    const same = { ...resume, experience: jobs.map((each) => ({ ...each, title: 'Cook' })) };
    expect(statesIn('Cook x Cook 2018 – 2019', factsOf(same)).get('b.dates')).toBe('whole');
    expect(stateOf('a.dates', 'Cook Waiter 2018 – 2019 01/2020 – 02/2021')).toBe('order');
  });

  it('have the pieces of the page where they are at home', () => {
    const gaps = [piece('a', 1), { ...piece(' b', 2), width: 0 }, piece('  c 😀', 3)];
    expect(piecesFrom(gaps)(0, 'a b c').map(({ x }) => x)).toEqual([1, 3]);
    expect(piecesFrom(gaps)(2, 'b').map(({ x }) => x)).toEqual([]);
    expect(piecesFrom(gaps)(6, '😀').map(({ x }) => x)).toEqual([3]);
    expect(piecesFrom(gaps)(60, 'far').map(({ x }) => x)).toEqual([]);
    const pieces = [piece('\n Cook here\n', 1), piece('Experience\n', 2), piece('Co\u200eok', 3), piece(' at Noga', 4)];
    const home = homesIn(pieces.map(({ text }) => text).join(''), factsOf(resume)).get('a.name') ?? -1;
    expect(piecesFrom(pieces)(home, 'Cook').map(({ x }) => x)).toEqual([3]);
    expect(piecesFrom(pieces)(home, 'Cook at').map(({ x }) => x)).toEqual([3, 4]);
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
