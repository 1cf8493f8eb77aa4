import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withDoneBeside } from './doneBeside.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

/** The labels of the parts of each row, once texts beside names are told. */
function read(...rows: readonly (readonly [text: string, labels: string])[]): string[] {
  const lines = rows.map(([text], at) => line(text, { y: 100 + 14 * at }));
  const parts = toParts(lines);
  const labels = rows.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  const found = withDoneBeside(
    lines,
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  );
  return rows.map((_, row) => found.flatMap(({ label }, at) => (parts[at]?.line === row ? [label] : [])).join(' '));
}

const mill = ['Wool Mill ¦ Rugs by hand', 'B.x.company x.title'] as const;

it('the first text of a column beside a job is no second post', () => {
  expect(read(mill, ['Weaver ¦ Taught two others', 'x.title x.body'])[0]).toBe('B.x.company x.body');
  expect(read(['מתפרה ¦ שטיחים', 'B.x.company x.title'], ['אורגת ¦ הוראה', 'x.title x.body'])[0]).toBe(
    'B.x.company x.body',
  );
});

it('it is the post where there is no other, and where the column says nothing of what was done', () => {
  expect(read(mill, ['2031 – 2033 ¦ Taught two others', 'x.period x.body'])[0]).toBe(mill[1]);
  expect(read(mill, ['Weaver ¦ 2031 – 2033', 'x.title x.period'])[0]).toBe(mill[1]);
  expect(read(mill, ['Dye House ¦ Weaver', 'B.x.company x.title'], ['¦ Dyes', 'x.body'])[0]).toBe(mill[1]);
});
