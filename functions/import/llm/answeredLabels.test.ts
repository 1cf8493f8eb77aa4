import { describe, expect, it } from 'vitest';
import { RESUME_LIMITS } from '../../../shared/resume/limits.ts';
import { line } from '../line.fixture.ts';
import { LabelledPage } from '../understand/labelledPage.ts';
import type { Label, LabelledPart } from '../understand/labels.ts';
import { answeredLabels, withAnsweredLabels } from './answeredLabels.ts';

/** Parts, each a line of its own or, with a text before ` ¦ `, one of a line, and what they are labelled as. */
function pageOf(lines: readonly string[], labels: Readonly<Record<string, Label>> = {}): LabelledPage {
  const labelled = lines.flatMap((text, number) => {
    let from = 0;
    return text.split('|').map((piece): LabelledPart => {
      const part = {
        text: piece,
        line: number,
        cell: 0,
        from,
        to: from + piece.length,
        kind: 'text',
        boundary: 'comma',
        bold: false,
        bullet: false,
      } as const;
      from += piece.length;
      return { part, label: labels[piece.trim()] ?? 'junk', sure: 0.9 };
    });
  });
  return new LabelledPage(
    lines.map((text) => line(text.replaceAll('|', ''))),
    labelled,
    'ltr',
  );
}
const ENTRY = { title: '', company: '', location: '', period: '', lines: [] };
const STUDIES = { degree: '', institution: '', location: '', period: '', lines: [] };

interface Given {
  /** Whether a line is open; otherwise all are. */
  readonly isOpen: (line: number) => boolean;
  readonly isFree: (part: LabelledPart) => boolean;
}
/** What an answer makes of the parts of a page, of an entry, a skill or the summary each. */
function read(answer: object, page: LabelledPage, { isOpen = () => true, isFree = () => true }: Partial<Given> = {}) {
  return answeredLabels(answer, page, isOpen, isFree)?.map((labels) =>
    labels.map(({ part, from, to, label }) => `${label}: ${page.labelled[part]?.part.text.slice(from, to)}`),
  );
}

describe('an answer', () => {
  it.each([
    null,
    'text',
    { experience: 'none' },
    { summary: ['1'] },
    { summary: [1.5] },
    { skills: [5] },
    { experience: [{ title: 5 }] },
    { skills: Array.from({ length: RESUME_LIMITS.skills + 1 }, () => 'x') },
    { education: Array.from({ length: RESUME_LIMITS.education + 1 }, () => STUDIES) },
  ])('of another form is none: %j', (answer) => {
    const isObject = answer !== null && typeof answer === 'object';
    const whole = isObject ? { summary: [], experience: [], education: [], skills: [], ...answer } : answer;
    expect(
      answeredLabels(
        whole,
        pageOf(['x']),
        () => true,
        () => true,
      ),
    ).toBeUndefined();
  });

  it('may leave out what it has nothing of', () => {
    expect(read({}, pageOf(['x']))).toEqual([]);
    expect(read({ experience: [{ title: 'Cook' }] }, pageOf(['Cook']))).toEqual([['B.x.title: Cook']]);
  });

  it('labels the names, the place and the period of an entry, and what was done below it', () => {
    const page = pageOf(['Cook|, Blue Door', 'Haifa|, 2019 – 2021', 'Led a kitchen', 'Baked', 'Else']);
    const job = {
      title: 'cook',
      company: 'Blue “Door”',
      location: 'Haifa',
      period: '2019 – 2021',
      lines: [4, 3, 99, 1],
    };
    expect(read({ experience: [job] }, page)).toEqual([
      [
        'B.x.title: Cook',
        'x.company: , Blue Door',
        'x.place: Haifa',
        'x.period: , 2019 – 2021',
        'x.body: Led a kitchen',
        'x.body: Baked',
      ],
    ]);
    const studies = { ...STUDIES, degree: 'Cook', institution: 'Blue Door' };
    expect(read({ education: [studies] }, page)).toEqual([['B.e.degree: Cook', 'e.school: , Blue Door']]);
  });

  it('labels skills and the summary where they are open, and each word once', () => {
    const page = pageOf(['SQL, Python', 'SQL', 'I bake', 'SQL']);
    expect(read({ skills: ['SQL', 'sql', 'Rust', 'Python'] }, page, { isOpen: (number) => number !== 1 })).toEqual([
      ['skill: SQL'],
      ['skill: SQL'],
      ['skill: Python'],
    ]);
    expect(read({ summary: [3, 2, 0] }, page, { isOpen: (number) => number !== 1 })).toEqual([['summary: I bake']]);
    expect(read({ skills: ['bake'], summary: [3] }, page)).toEqual([['skill: bake'], ['summary: I']]);
  });

  it('knows words whatever quotes stand between them', () => {
    expect(read({ skills: ['Blue Door'] }, pageOf(['the Blue “ Door here']))).toEqual([['skill: Blue “ Door']]);
  });

  it('labels nothing that is not free, and no words that stand apart', () => {
    const page = pageOf(['Cook|, Blue Door', 'Blue Sky Door']);
    expect(read({ skills: ['Cook', 'Blue Door'] }, page, { isFree: ({ part }) => part.text !== 'Cook' })).toEqual([
      ['skill: , Blue Door'],
    ]);
    expect(read({ skills: ['Sky'] }, page)).toEqual([['skill: Sky']]);
    expect(read({ skills: ['Blue Sky Cook'] }, page)).toEqual([]);
  });
});

describe('the head of an entry', () => {
  it('is where its names stand nearest each other, four lines apart at the most', () => {
    const far = (between: number) => pageOf(['Cook', ...Array.from({ length: between }, () => 'x'), 'Inn']);
    const job = { experience: [{ ...ENTRY, title: 'Cook', company: 'Inn' }] };
    expect(read(job, far(2))).toEqual([['B.x.title: Cook', 'x.company: Inn']]);
    expect(read(job, far(3))?.flat()).toHaveLength(1);
    const twice = pageOf(['Cook', 'Inn', 'Haifa', 'x', 'Cook', 'Inn', '2019']);
    expect(read({ experience: [{ ...ENTRY, title: 'Cook', company: 'Inn', period: '2019' }] }, twice)).toEqual([
      ['B.x.title: Cook', 'x.company: Inn', 'x.period: 2019'],
    ]);
    const placed = answeredLabels(
      { experience: [{ ...ENTRY, title: 'Cook', company: 'Inn', period: '2019' }] },
      twice,
      () => true,
      () => true,
    );
    expect(placed?.flat().map(({ part }) => part)).toEqual([4, 5, 6]);
  });

  it('has at least half of the words of its line: a name in the middle of a sentence is none', () => {
    const job = { experience: [{ ...ENTRY, title: 'Cook' }] };
    expect(read(job, pageOf(['Cook here']))).toEqual([['B.x.title: Cook']]);
    expect(read(job, pageOf(['Cook was here']))).toEqual([]);
    expect(read({ experience: [{ ...ENTRY, title: 'Cook', location: 'here' }] }, pageOf(['Cook was here']))).toEqual([
      ['B.x.title: Cook', 'x.place: here'],
    ]);
  });

  it('stands where something is open, and is not begun again behind what is known of it', () => {
    const job = { experience: [{ ...ENTRY, title: 'Cook', company: 'Inn' }] };
    expect(read(job, pageOf(['Cook', 'Inn']), { isOpen: () => false })).toEqual([]);
    expect(read(job, pageOf(['Cook', 'Inn']), { isOpen: (number) => number === 1 })).toEqual([
      ['B.x.title: Cook', 'x.company: Inn'],
    ]);
    expect(read(job, pageOf(['2019|Cook', 'Inn'], { 2019: 'B.x.period' }))).toEqual([
      ['x.title: Cook', 'x.company: Inn'],
    ]);
    expect(read(job, pageOf(['2019|Cook', 'Inn'], { 2019: 'B.e.period' }))).toEqual([
      ['B.x.title: Cook', 'x.company: Inn'],
    ]);
  });

  it('begins with what stands first, whichever of its names that is', () => {
    const job = { experience: [{ ...ENTRY, title: 'Cook', company: 'Inn', location: 'Haifa' }] };
    expect(read(job, pageOf(['Inn, Cook, Haifa']))).toEqual([['B.x.company: Inn', 'x.title: Cook', 'x.place: Haifa']]);
    expect(read(job, pageOf(['Haifa', 'Inn', 'Cook']))).toEqual([
      ['B.x.place: Haifa', 'x.company: Inn', 'x.title: Cook'],
    ]);
  });

  it('has no place or period of its own without a name', () => {
    expect(read({ experience: [{ ...ENTRY, location: 'Haifa', period: '2019' }] }, pageOf(['Haifa, 2019']))).toEqual(
      [],
    );
  });
});

describe('a part with the labels of an answer', () => {
  const [part] = pageOf(['Cook at Blue Door!'], { 'Cook at Blue Door!': 'x.body' }).labelled as [LabelledPart];
  const cut = (...answered: readonly (readonly [from: number, to: number, label: Label, part?: number])[]) =>
    withAnsweredLabels(
      [{ ...part, part: { ...part.part, from: 5, to: 23 } }],
      answered.map(([from, to, label, index = 0]) => ({ part: index, from, to, label })),
      0.5,
    ).map(({ part: { text, from, to }, label, sure }) => [text, from, to, label, sure]);

  it('is cut where they begin and end; what stands between keeps its own', () => {
    expect(cut([8, 17, 'x.company'], [0, 4, 'B.x.title'])).toEqual([
      ['Cook', 5, 9, 'B.x.title', 0.5],
      [' at ', 9, 13, 'x.body', 0.9],
      ['Blue Door', 13, 22, 'x.company', 0.5],
    ]);
  });

  it('is as it was where none are its own', () => {
    expect(cut([0, 4, 'skill', 1])).toEqual([['Cook at Blue Door!', 5, 23, 'x.body', 0.9]]);
  });
});
