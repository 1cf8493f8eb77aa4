import { expect, it } from 'vitest';
import { withFormRows } from './formRows.ts';
import { labelsAfter, type LabelledRow } from './labels.fixture.ts';

/** The labels of the parts of each row, once rows of labels and values are told. */
const read = (...rows: readonly LabelledRow[]) => labelsAfter(withFormRows, rows);

const head: LabelledRow = ['Role ¦ Workshop ¦ Town', 'label label label'];
const weaver: LabelledRow = ['Weaver ¦ Loom House ¦ Leeds', 'B.x.title x.company x.place'];
const made: LabelledRow = ['Time ¦ What I made', 'label label'];
const rugs: LabelledRow = ['2031 – 2033 ¦ Rugs', 'x.period x.body'];

it('a text beside labels is one where it is one elsewhere', () => {
  expect(read(head, weaver, made, rugs, ['Time ¦ What I made', 'label B.x.company'], rugs)[4]).toBe('label label');
  expect(read(['Time ¦ What I made', 'label B.x.company'], rugs)[0]).toBe('label B.x.company');
});

it('a text beside two labels and more, with values below, is one', () => {
  expect(read(['תפקיד ¦ בית מלאכה ¦ מה ארגתי', 'label label x.title'], weaver)[0]).toBe('label label label');
  // Values beside labels, in a row of their own.
  const pairs: LabelledRow = ['Name ¦ Dana Weaver ¦ Town ¦ Leeds', 'label name label address'];
  expect(read(pairs, weaver)[0]).toBe(pairs[1]);
  expect(read(['Role ¦ Workshop ¦ Looms', 'label label x.title'], ['Weaver', 'x.title'])[0]).toBe(
    'label label x.title',
  );
});

it('a value is what most values below the same label are, and begins its entry where its row does', () => {
  const apprentice: LabelledRow = ['Carder ¦ Wool Mill ¦ Leeds', 'label B.x.company x.place'];
  expect(read(head, weaver, head, weaver, head, apprentice)[5]).toBe('B.x.title x.company x.place');
  const silk: LabelledRow = ['2029 – 2031 ¦ Silk', 'x.period x.company'];
  expect(read(made, rugs, made, rugs, made, silk)[5]).toBe('x.period x.body');
  // One value says nothing of another.
  expect(read(head, apprentice)[1]).toBe(apprentice[1]);
});

it('what is all of another column of a table is not that of one', () => {
  const table: LabelledRow = ['Time ¦ Role ¦ Work', 'label label label'];
  const first: LabelledRow = ['2031 – 2033 ¦ Weaver ¦ Rugs', 'B.x.period x.title x.body'];
  const second: LabelledRow = ['2029 – 2031 ¦ Carder ¦ Carding machine', 'B.x.period x.title x.title'];
  expect(read(table, first, second)[2]).toBe('B.x.period x.title x.body');
});

it('leaves what goes on below a row, and what stands below another heading', () => {
  const town: LabelledRow = ['and dyer ¦ Dye House ¦ Acre', 'x.title x.place x.place'];
  expect(read(head, weaver, weaver, town)[3]).toBe(town[1]);
  const skills: LabelledRow = ['2030 ¦ Felting ¦ Dyeing', 'skill skill skill'];
  expect(read(head, weaver, head, weaver, ['Skills', 'h:skills'], skills)[5]).toBe(skills[1]);
});

it('a label of a table may say two things, which parts no column', () => {
  const table: LabelledRow = ['Time ¦ Role ¦ Reason / notes', 'label label headline headline'];
  const first: LabelledRow = ['2031 – 2033 ¦ Weaver ¦ Rugs', 'B.x.period x.title x.body'];
  const second: LabelledRow = ['2029 – 2031 ¦ Carder ¦ Silk', 'B.x.period x.title x.body'];
  const third: LabelledRow = ['2027 – 2029 ¦ Dyer ¦ Wool', 'B.x.period x.body x.body'];
  const [labels, , , last] = read(table, first, second, third);
  expect(labels).toBe('label label label label');
  expect(last).toBe('B.x.period x.title x.body');
});

it('a second name in the column of one is no name of another column', () => {
  const table: LabelledRow = ['Time ¦ Workshop ¦ Role', 'label label label'];
  const first: LabelledRow = ['2031 – 2033 ¦ Loom House ¦ Weaver, Grade II', 'B.x.period x.company x.title x.company'];
  const second: LabelledRow = ['2029 – 2031 ¦ Wool Mill ¦ Carder', 'B.x.period x.company x.title'];
  expect(read(table, first, second)[1]).toBe('B.x.period x.company x.title x.title');
});

it('what stands behind a name in its column is what it is in the other rows', () => {
  const table: LabelledRow = ['Time ¦ Workshop ¦ Role', 'label label label'];
  const first: LabelledRow = ['2031 – 2033 ¦ Loom House, Leeds ¦ Weaver', 'B.x.period x.company x.place x.title'];
  const second: LabelledRow = ['2029 – 2031 ¦ Wool Mill, York ¦ Carder', 'B.x.period x.body x.body x.title'];
  const third: LabelledRow = ['2027 – 2029 ¦ Dye House ¦ Dyer', 'B.x.period x.company x.title'];
  expect(read(table, first, second, third)[2]).toBe('B.x.period x.company x.place x.title');
});
