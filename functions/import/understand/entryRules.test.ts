import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { jobsOf } from './entryRules.ts';
import { roleOf, type Label } from './labels.ts';
import { toParts } from './parts.ts';

/** Returns the texts of each job by role; each line is one part. */
function jobs(...labelled: (readonly [text: string, label: Label])[]) {
  const parts = toParts(labelled.map(([text]) => line(text)));
  const all = labelled.map(([, label], at) => ({ part: parts[at]!, label, sure: 1 }));
  return jobsOf(all).map((job) => job.parts.map(({ part, label }) => `${roleOf(label)} ${part.text}`));
}

it('an employer stands for every post below it, and its time for none but an only one without', () => {
  expect(
    jobs(
      ['Experience', 'h:experience'],
      ['Carmel Hotels', 'B.g.company'],
      ['Haifa', 'g.place'],
      ['2015 – 2023', 'g.period'],
      ['Head Chef', 'B.x.title'],
      ['2019 – 2023', 'x.period'],
      ['Sous Chef', 'B.x.title'],
      ['2015 – 2019', 'x.period'],
      ['Blue Door', 'B.g.company'],
      ['2012 – 2015', 'g.period'],
      ['Cook', 'B.x.title'],
    ),
  ).toEqual([
    ['x.company Carmel Hotels', 'x.place Haifa', 'x.title Head Chef', 'x.period 2019 – 2023'],
    ['x.company Carmel Hotels', 'x.place Haifa', 'x.title Sous Chef', 'x.period 2015 – 2019'],
    ['x.company Blue Door', 'x.period 2012 – 2015', 'x.title Cook'],
  ]);
});

it('a post with an employer keeps it, in the next section has none; an employer alone is a job', () => {
  expect(
    jobs(
      ['Carmel Hotels', 'B.g.company'],
      ['Cook', 'B.x.title'],
      ['Blue Door', 'x.company'],
      ['Red Gate', 'B.g.company'],
      ['2001', 'g.period'],
      ['Volunteering', 'h:custom'],
      ['Work', 'h:experience'],
      ['Waiter', 'B.x.title'],
    ),
  ).toEqual([['x.title Cook', 'x.company Blue Door'], ['x.company Red Gate', 'x.period 2001'], ['x.title Waiter']]);
});
