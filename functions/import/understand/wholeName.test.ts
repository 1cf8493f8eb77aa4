import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';
import { withWholeNameOfPerson } from './wholeName.ts';

/** The labels of lines of these sizes, above as many of the size of the text. */
function read(...rows: readonly (readonly [text: string, label: Label, size: number])[]): string {
  const text = rows.map((_, at) => ['wove by hand', 'summary', 10 + 0.01 * at] as const);
  const all = [...rows, ...text, ['dyed by hand', 'summary', 10] as const];
  const lines = all.map(([own, , size], at) => line(own, { size, y: 40 + 20 * at }));
  const found = withWholeNameOfPerson(
    lines,
    toParts(lines),
    all.map(([, label]) => ({ label, margin: 200 })),
  );
  return found
    .slice(0, rows.length)
    .map(({ label }) => label)
    .join(' ');
}

it('a name of two lines in one large type is one', () => {
  expect(read(['נועה', 'name', 40], ['קליינמן־גל', 'headline', 40])).toBe('name name');
  expect(read(['נועה', 'name', 40], ['קליינמן־גל', 'headline', 12])).toBe('name headline');
  expect(read(['נועה', 'name', 10], ['קליינמן־גל', 'headline', 10])).toBe('name headline');
});

it('the same name in another script is no profession, and a profession in another script is one', () => {
  expect(read(['דבורה קליינמן', 'name', 20], ['Dvora Kleinman', 'headline', 16])).toBe('name junk');
  expect(read(['דבורה קליינמן', 'name', 20], ['Product Manager', 'headline', 16])).toBe('name headline');
});

it('what stands above all that is written is nothing of the person', () => {
  expect(read(['בס"ד', 'headline', 9], ['דבורה קליינמן', 'name', 20])).toBe('junk name');
});

const labelsOf = (next: readonly [string, Label, number], text = 'Nessa Trevanion — Marine') => {
  const rows = [[text, 24], next] as const;
  const lines = rows.map(([own, size], at) =>
    line(own, { size: typeof size === 'number' ? size : 24, y: 40 + 30 * at }),
  );
  const labels = ['name', 'name', next[1]] as const;
  return withWholeNameOfPerson(
    lines,
    toParts(lines),
    labels.map((label) => ({ label, margin: 200 })),
  ).map(({ label }) => label);
};

it('a profession behind a dash is none of the name, and a second surname is', () => {
  expect(labelsOf(['Painter', 'headline', 24])).toEqual(['name', 'headline', 'headline']);
  expect(labelsOf(['nessa@example.com', 'contact', 10], 'Nessa Trevanion – Teacher')).toEqual([
    'name',
    'headline',
    'contact',
  ]);
  expect(labelsOf(['nessa@example.com', 'contact', 10], 'Nessa Trevanion – Levi')).toEqual(['name', 'name', 'contact']);
});
