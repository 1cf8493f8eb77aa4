import { expect, it } from 'vitest';
import { withSeatsOfJobs } from './seatsOfJobs.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

const after = (...rows: readonly LabelledRow[]) => labelsAfter(withSeatsOfJobs, rows);

const SECOND_LINE = [
  ['Cook ¦ 2016–2019', 'B.x.title x.period'],
  ['Blue Door, Zennor', 'x.company x.place'],
  ['• Ran the grill', 'x.body'],
] as const;
const BEHIND_BAR = [
  ['2016–2019 ¦ Cook | Blue Door', 'B.x.period x.title x.company'],
  ['• Ran the grill', 'x.body'],
] as const;

const MORE = [['2009–2011 ¦ Diver | Anchor', 'B.x.period x.title x.company']] as const;

it('an employer that was taken for what was done stands where the others have theirs', () => {
  const third = [
    ['Waiter ¦ 2011–2013', 'B.x.title x.period'],
    ['Jory Tuohy, Mousehole', 'x.body x.company'],
  ] as const;
  expect(after(...SECOND_LINE, ...third).slice(3)).toEqual(['B.x.title x.period', 'x.company x.place']);
});

it('a post that was taken for an employer goes with the text behind its comma', () => {
  const second = [['2011–2013 ¦ Waiter, terrace | Red Mill', 'B.x.period x.title x.company x.place']] as const;
  expect(after(...BEHIND_BAR, ...MORE, ...second).slice(3)).toEqual(['B.x.period x.title x.title x.company']);
});

it('two posts with a slash are one, and behind a bracket that closes another text begins', () => {
  const slash = [['2011–2013 ¦ Waiter / Barman | Red Mill', 'B.x.period x.title x.company x.place']] as const;
  expect(after(...BEHIND_BAR, ...slash).at(-1)).toBe('B.x.period x.title x.title x.company');
  const stage = [
    ['2011–2013 ¦ Waiter (nights) at Red Mill, Mousehole', 'B.x.period x.title x.title x.company x.place'],
  ] as const;
  const job = [
    ['2009–2011 ¦ Tutor (summer) at Zennor, Cornwall', 'B.x.period x.title x.title x.body x.company'],
  ] as const;
  expect(after(...stage, ...job).at(-1)).toBe('B.x.period x.title x.title x.company x.place');
});

it('what was done may stand behind a stop, and no name does', () => {
  const rows = [
    ['2016–2019 ¦ Blue Door', 'B.x.period x.company'],
    ['Cook. Ran the grill', 'x.title x.body'],
  ] as const;
  const other = [
    ['2011–2013 ¦ Red Mill', 'B.x.period x.company'],
    ['Waiter. Ran the bar', 'x.body x.body'],
  ] as const;
  expect(after(...rows, ...other).slice(2)).toEqual(['B.x.period x.company', 'x.title x.body']);
  const sentence = [['2016–2019 ¦ Blue Door. Ran the grill', 'B.x.period x.company x.title']] as const;
  const alone = [['2011–2013 ¦ Red Mill. Ran the bar', 'B.x.period x.company x.body']] as const;
  expect(after(...sentence, ...alone).at(-1)).toBe(alone[0][1]);
});

it('one head that was read as two jobs is one', () => {
  const rows = [
    ['2016–2019 ¦ Blue Door, Leeds', 'B.x.period x.company x.place'],
    ['Cook', 'x.title'],
    ['• Ran the grill', 'x.body'],
    ['2013–2016 ¦ Green Mill', 'B.x.period x.company'],
    ['Potter', 'x.title'],
  ] as const;
  const second = [
    ['2011–2013 ¦ Red Mill, Mousehole', 'B.x.period x.company x.title'],
    ['Waiter', 'B.x.title'],
    ['• Ran the bar', 'x.body'],
  ] as const;
  expect(after(...rows, ...second).slice(5)).toEqual(['B.x.period x.company x.place', 'x.title', 'x.body']);
});

it('a site below the post and its employer is where that is', () => {
  const rows = [
    ['פקיד יבוא, לוגיסטיקה חופית ¦ 2009-2012', 'B.x.title x.company x.period'],
    ['אשקלון', 'x.place'],
    ['עמיל מכס, שילוח הדרום ¦ 2012-2018', 'B.x.title x.company x.period'],
    ['נמל אשדוד', 'x.company'],
  ] as const;
  expect(after(...rows).slice(2)).toEqual(['B.x.title x.company x.period', 'x.place']);
});

it.each<readonly [string, readonly LabelledRow[]]>([
  ['it is a town, and who works alone has no employer', [['2011–2013 ¦ Potter | Leeds', 'B.x.period x.title x.place']]],
  ['its words say the contrary', [['2011–2013 ¦ Red Mill Ltd | Waiter', 'B.x.period x.company x.title']]],
  ['its head is set otherwise', [['2011–2013 ¦ Potter – Jory Tuohy', 'B.x.period x.title x.body']]],
  [
    'the head goes on',
    [
      ['2011–2013 ¦ Potter | Jory &', 'B.x.period x.title x.body'],
      ['Tuohy Sons', 'x.company'],
    ],
  ],
])('a head stays as it is where %s', (_, rows) => {
  expect(after(...BEHIND_BAR, ...rows).slice(2)).toEqual(rows.map(([, labels]) => labels));
});

it('one other job says nothing of one that has all it needs, two do', () => {
  const other = [['2011–2013 ¦ Kastina | Lumi', 'B.x.period x.company x.title']] as const;
  expect(after(...BEHIND_BAR, ...other).at(-1)).toBe('B.x.period x.company x.title');
  expect(after(...BEHIND_BAR, ...MORE, ...other).at(-1)).toBe('B.x.period x.title x.company');
});
