import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { parseSkills } from './skills.ts';

type Options = Parameters<typeof line>[1] & { readonly farEdge?: number };
const read = (...lines: readonly (string | readonly [string, Options])[]) =>
  parseSkills(
    lines.map((each) => {
      const [text, { farEdge = 550, ...more }]: readonly [string, Options] =
        typeof each === 'string' ? [each, {}] : each;
      return { ...line(text, more), farEdge };
    }),
    'ltr',
  ).map(({ name, group }) => (group === undefined ? name : `${group}: ${name}`));

it.each([
  ['Excel, SAP; Jira', ['Excel', 'SAP', 'Jira']],
  ['Excel | SAP · Jira • Figma', ['Excel', 'SAP', 'Jira', 'Figma']],
  ['Excel / SAP, TCP/IP', ['Excel', 'SAP', 'TCP/IP']],
  ['React (hooks, context), Vue [2, 3], Go {x, y}', ['React (hooks, context)', 'Vue [2, 3]', 'Go {x, y}']],
  // A bracket that nothing opened closes nothing.
  ['a) Excel, b) SAP', ['a) Excel', 'b) SAP']],
  ['Python 3,5, Excel', ['Python 3,5', 'Excel']],
  ['Excel - SAP - Jira', ['Excel', 'SAP', 'Jira']],
  ['Excel – advanced', ['Excel']],
  ['Problem-solving - and - more', ['Problem-solving', 'and', 'more']],
  ['Excel, SAP - MM - SD', ['Excel', 'SAP - MM - SD']],
])('names are parted by commas and signs outside brackets: %s', (text, names) => {
  expect(read(text)).toEqual(names);
});

it('a sentence stays whole, and dashes part nothing in one', () => {
  const sentence = 'I lead teams of cooks in hotels and have done so for many years';
  expect([sentence.length > 60, read(sentence)]).toEqual([true, [sentence]]);
  const short = 'Teams of cooks in hotels · bread and cakes of every kind there';
  expect(read(short)).toHaveLength(2);
});

it.each([
  ['Excel ●●●○○', 'Excel'],
  ['Excel 90%', 'Excel'],
  ['Excel (4/5)', 'Excel'],
  ['Excel 4.5/5', 'Excel'],
  ['Excel (3 years)', 'Excel'],
  ['Excel (3 שנים)', 'Excel'],
  ['Excel (advanced)', 'Excel'],
  ['C – advanced', 'C'],
  ['Excel: expert', 'Excel'],
  ['Excel ברמה גבוהה', 'Excel'],
  ['Excel.', 'Excel'],
  [': Excel', 'Excel'],
  ['Node.js', 'Node.js'],
  ['Advanced Excel', 'Advanced Excel'],
])('a name is without what measures it: %s', (text, name) => {
  expect(read(text)).toEqual([name]);
});

it('levels and signs are no names, and one comes once', () => {
  expect(read('Excel, advanced, –, SAP')).toEqual(['Excel', 'SAP']);
  expect(read('Excel, SAP, excel')).toEqual(['excel', 'SAP']);
});

it('cells of a row are names of their own, but behind a label or a bullet', () => {
  expect(read('Excel ¦ SAP')).toEqual(['Excel', 'SAP']);
  expect(read('Excel, Word ¦ SAP')).toEqual(['Excel', 'Word', 'SAP']);
  expect(read('Tools: ¦ Git, Docker')).toEqual(['Tools: Git', 'Tools: Docker']);
  expect(read('Tools ¦ : Git, Docker')).toEqual(['Tools: Git', 'Tools: Docker']);
  expect(read('• ¦ Git, Docker')).toEqual(['Git', 'Docker']);
});

it('names on lines of their own are names, and one that a narrow column broke is whole', () => {
  expect(read('Excel', 'SAP')).toEqual(['Excel', 'SAP']);
  // It ends at its column, and the rest begins with a small letter.
  const narrow = { right: 90, farEdge: 90 };
  expect(read(['Public', narrow], ['speaking', narrow])).toEqual(['Public speaking']);
  expect(read(['Public', narrow], ['Speaking', narrow])).toEqual(['Public', 'Speaking']);
  // Or stands nearer to it than names are from each other.
  const near = [
    ['Public', narrow],
    ['Speaking', { ...narrow, gap: 11.8 }],
    ['Excel', { ...narrow, gap: 14 }],
  ] as const;
  expect(read(...near, ['SAP', { ...narrow, gap: 14 }])).toEqual(['Public Speaking', 'Excel', 'SAP']);
  const far = [
    ['Public', narrow],
    ['Speaking', { ...narrow, gap: 11.9 }],
    ['Excel', { ...narrow, gap: 14 }],
  ] as const;
  expect(read(...far, ['SAP', { ...narrow, gap: 14 }])).toEqual(['Public', 'Speaking', 'Excel', 'SAP']);
  // In rows of several cells nothing is broken.
  expect(read(['Public ¦ Git', narrow], ['speaking', narrow])).toEqual(['Public', 'Git', 'speaking']);
});
