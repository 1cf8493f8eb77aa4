import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withBoxedForms } from './boxedForms.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

type Row = readonly [text: string, labels: string];

/** The labels of the parts of each row; those with `^` before them are in small type. */
function read(...rows: readonly Row[]): string[] {
  const lines = rows.map(([text], at) =>
    line(text.replace('^', ''), { y: 100 + 12 * at, size: text.startsWith('^') ? 7 : 10 }),
  );
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withBoxedForms(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const job = (head: string, salary: string, told: string): Row[] => [
  ['^POSITION TITLE ¦ FROM - TO', 'h:custom x.company'],
  [head, 'B.c.title x.period'],
  ['^EMPLOYER ¦ SALARY', 'h:languages B.x.title'],
  [salary, 'x.body x.period'],
  ['^DUTIES AND ACCOMPLISHMENTS', 'B.x.title'],
  [told, 'x.title'],
];
const HEADING: Row = ['Work', 'h:experience'];
const JOBS = [
  ...job('Dyer ¦ 2031 - 2033', 'Dye House ¦ 9,000', 'Dyed rugs.'),
  ...job('Carder ¦ 2029 - 2031', 'Wool Mill ¦ 8,000', 'Carded wool.'),
];

const study = (text: string): Row[] => [
  ['^תואר ¦ מוסד לימודים ¦ שנת סיום', 'label e.school label'],
  [text, 'B.e.school e.degree e.period'],
];
/** Expects that nothing changes. */
const same = (...rows: Row[]) => expect(read(...rows)).toEqual(rows.map(([, labels]) => labels));

it('values in boxes are what the small labels above them ask for, and labels are none', () => {
  const told = ['label label', 'B.x.title x.period', 'label label', 'x.company junk', 'label', 'x.body'];
  expect(read(HEADING, ...JOBS)).toEqual(['h:experience', ...told, ...told]);
});

it('what no list has as a label asks for something to tell', () => {
  const own = JOBS.map(([text, labels]): Row => [text.replace('SALARY', 'MY LOOMS'), labels]);
  expect(read(HEADING, ...own)[4]).toBe('x.company x.body');
});

it('below studies they are of studies, and Hebrew ones stand below Hebrew labels', () => {
  expect(read(['השכלה', 'h:education'], ...study('אריגה ¦ בית הנול ¦ 2031'), ...study('צביעה ¦ רימון ¦ 2029'))).toEqual(
    [
      'h:education',
      'label label label',
      'B.e.degree e.school e.period',
      'label label label',
      'B.e.degree e.school e.period',
    ],
  );
});

it('nothing changes below another heading, in one entry alone, in type of one size, or without names', () => {
  same(['Looms', 'h:custom'], ...JOBS);
  same(HEADING, ...JOBS.slice(0, 6));
  same(HEADING, ...JOBS.map(([text, labels]): Row => [text.replace('^', ''), labels]));
  same(HEADING, ...JOBS.map(([text, labels]): Row => [text.replace('EMPLOYER', 'MY LOOMS'), labels]));
});

const asked = (text: string, labels: string): Row[] => [
  ['^תפקיד ¦ חברה ¦ מרגע ¦ ועד רגע', 'label x.company x.company x.place'],
  [text, labels],
  ['^מה ארגתי', 'B.x.title'],
  ['שטיחים', 'x.company'],
];
const WEAVERS = [
  ...asked('אורגת ¦ בית הנול ¦ 03/2022 ¦ אורגת גם היום', 'B.x.title x.company x.period x.title'),
  ...asked('צובעת ¦ רימון ¦ 11/2019 ¦ 02/2022', 'label x.company x.period x.period'),
  ...asked('טווה ¦ מטווייה ¦ 07/2018 ¦ 10/2019', 'x.title x.company x.period x.period'),
];

it('a label of no list asks for a time where dates stand below most of the same', () => {
  const told = ['label label label label', 'B.x.title x.company x.period x.period', 'label', 'x.body'];
  expect(read(['ניסיון תעסוקתי', 'h:experience'], ...WEAVERS)).toEqual(['h:experience', ...told, ...told, ...told]);
});

const loom = (text: string): Row[] => [
  ['^סוג הנול ¦ מוסד ¦ שנה', 'label label label'],
  [text, 'B.e.school e.school e.period'],
];

it('a row with a time and one of two names begins with the other', () => {
  const studies = [...loom('אריגה ¦ בית הנול ¦ 2031'), ...loom('צביעה ¦ רימון ¦ 2029')];
  const rows = read(['ניסיון תעסוקתי', 'h:experience'], ...WEAVERS, ['השכלה', 'h:education'], ...studies);
  expect(rows.slice(-3)).toEqual(['B.e.degree e.school e.period', 'label label label', 'B.e.degree e.school e.period']);
});

it('labels over boxes of another height stand in a line of their own, and are of the same row', () => {
  /** A row of labels and values whose middle label stands a little lower than the two beside it. */
  const rows = ['Dye House ¦ 2031 - 2033 ¦ Dyer', 'Wool Mill ¦ 2029 - 2031 ¦ Carder'].flatMap((values, at) => {
    const y = 120 + 60 * at;
    const [all, middle] = [
      line('EMPLOYER ¦ FROM - TO ¦ POSITION TITLE', { y, size: 7 }),
      line('FROM - TO', { y: y + 6, size: 7, left: 240 }),
    ];
    const outer = {
      ...all,
      text: 'EMPLOYER  POSITION TITLE',
      cells: all.cells.filter(({ text }) => text !== 'FROM - TO'),
    };
    return [outer, middle, line(values, { y: y + 20, size: 10 })];
  });
  const lines = [line('Work', { bold: true }), ...rows];
  const parts = toParts(lines);
  const found = withBoxedForms(
    lines,
    parts,
    parts.map((_, at) => ({ label: at === 0 ? 'h:experience' : 'x.body', margin: 200 })),
  );
  const labels = found.map(({ label }) => label);
  const row = ['label', 'label', 'label', 'B.x.company', 'x.period', 'x.title'];
  expect(labels).toEqual(['h:experience', ...row, ...row]);
});
