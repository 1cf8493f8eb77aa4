import { describe, expect, it } from 'vitest';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';
import { withSummaryOfPerson } from './summaryOfPerson.ts';

const NAME: LabelledRow = ['Mira Castellan', 'name'];
const HEADLINE: LabelledRow = ['Basket maker', 'headline'];
const CONTACT: LabelledRow = ['mira@example.com', 'contact'];
const WORK: LabelledRow = ['Experience', 'h:experience'];
const SUMMARY: LabelledRow = ['I weave what people carry.', 'summary'];

const labelsOf = (...rows: LabelledRow[]) => labelsAfter(withSummaryOfPerson, rows);

describe('the sentences of a head that has no summary', () => {
  it('are it, and no second profession', () => {
    const text = 'I weave what people carry.';
    expect(labelsOf(NAME, HEADLINE, [text, 'headline'], CONTACT, WORK)[2]).toBe('summary');
    expect(labelsOf(NAME, [text, 'x.body'], WORK)[1]).toBe('summary');
    expect(
      labelsOf(NAME, HEADLINE, ['I weave what people', 'headline'], ['carry.', 'headline'], WORK).slice(1, 4),
    ).toEqual(['headline', 'summary', 'summary']);
  });

  it('say what somebody looks for, wherever that stands', () => {
    expect(labelsOf(NAME, ['Looking for: weaving on Sundays', 'label headline'], WORK)[1]).toBe('summary summary');
    expect(labelsOf(NAME, ["סטודנט שנה ב', מחפש משרה ראשונה", 'headline headline'], WORK)[1]).toBe('summary summary');
  });

  it('are none where one is told, and a profession is none', () => {
    expect(labelsOf(NAME, ['I weave what people carry.', 'headline'], SUMMARY, WORK)[1]).toBe('headline');
    for (const text of [
      'Weaver',
      'Presenter. Voice. Producer.',
      'Weaver of baskets and of mats',
      'Looking glass maker',
    ])
      expect(
        labelsOf(NAME, [text, text.includes('Voice') ? 'headline headline headline' : 'headline'], WORK)[1],
      ).toMatch(/^headline/);
    expect(labelsOf(NAME, WORK, ['I wove what people carry.', 'x.body'])[2]).toBe('x.body');
    expect(labelsOf(NAME, ['Please write in black ink.', 'headline'], WORK)[1]).toBe('headline');
  });
});

it('the first words of a sentence are no heading of it; the name of a section, and what a colon ends, are', () => {
  const rest = 'summary summary';
  expect(labelsOf(NAME, ['A weaver, fast, and kind.', `h:summary ${rest}`], WORK)[1]).toBe(`summary ${rest}`);
  expect(labelsOf(NAME, ['Profile, fast, and kind.', `h:summary ${rest}`], WORK)[1]).toBe(`h:summary ${rest}`);
  expect(labelsOf(NAME, ['A weaver: fast, and kind.', `h:summary ${rest}`], WORK)[1]).toBe(`h:summary ${rest}`);
  const form = labelsOf(NAME, ['What I want ¦ Shifts (60%) on Sundays.', 'headline h:summary summary summary'], WORK);
  expect(form[1]).toBe('h:summary summary summary summary');
});

describe('what is taken for a job and goes on with the summary', () => {
  it('is of it, in its line and below', () => {
    const text: LabelledRow = ['A weaver since 2017. Comfortable with', 'summary x.period x.body'];
    expect(labelsOf(NAME, text, ['willow, rush and cane.', 'x.body x.body'], WORK).slice(1, 3)).toEqual([
      'summary summary summary',
      'summary summary',
    ]);
    expect(labelsOf(NAME, ['Aim ¦ Work as a weaver', 'h:summary x.body'], WORK)[1]).toBe('h:summary summary');
  });

  it('is none below a heading of jobs, nor in an entry', () => {
    expect(labelsOf(NAME, SUMMARY, WORK, ['Wove mats', 'x.body'])[3]).toBe('x.body');
    expect(labelsOf(NAME, SUMMARY, ['Weaver', 'B.x.title'], ['Wove mats', 'x.body'])[3]).toBe('x.body');
  });
});

describe('what comes much later', () => {
  it('is no summary: it is of the section that it stands in', () => {
    expect(labelsOf(NAME, SUMMARY, WORK, ['Weaver', 'B.x.title'], ['Ran the shed', 'summary'])[4]).toBe('x.body');
    const custom: LabelledRow[] = [
      ['Papers', 'h:custom'],
      ['On Willow', 'B.c.title'],
      ['With N. Ash', 'summary'],
    ];
    expect(labelsOf(NAME, ...custom)[3]).toBe('c.body');
  });

  it('stays one right below its heading, and where there was none before', () => {
    expect(labelsOf(NAME, WORK, ['Weaver', 'B.x.title'], ['Summary', 'h:summary'], SUMMARY)[4]).toBe('summary');
    expect(labelsOf(NAME, ['Who am I', 'h:custom'], SUMMARY)[2]).toBe('summary');
    expect(labelsOf(NAME, WORK, ['Weaver', 'B.x.title'], SUMMARY)[3]).toBe('summary');
  });
});
