import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { withoutBareSchools } from './bareSchools.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

function labelsOf(...lines: readonly (readonly [text: string, labels: string])[]): string {
  const parts = toParts(lines.map(([text]) => line(text)));
  const labels = lines.flatMap(([, own]) => own.split(' ')) as Label[];
  expect(parts).toHaveLength(labels.length);
  return withoutBareSchools(
    parts,
    labels.map((label) => ({ label, margin: 200 })),
  )
    .map(({ label }) => label)
    .join(' ');
}

it('a word for schools above a study is its heading, and before it a label', () => {
  expect(
    labelsOf(['School', 'B.e.school'], ['HND Beekeeping ¦ Bath College ¦ 2014', 'e.degree e.school e.period']),
  ).toBe('h:education e.degree e.school e.period');
  expect(labelsOf(['2009–2012 ¦ בית ספר: מגמת ימאות', 'B.e.period e.school e.degree'], ['מבואות ים', 'e.school'])).toBe(
    'B.e.period label e.degree e.school',
  );
});

it('it is the school where the study names no other, and so is one with a name', () => {
  expect(labelsOf(['High school ¦ Matriculation ¦ 2012', 'B.e.school e.degree e.period'])).toBe(
    'B.e.school e.degree e.period',
  );
  const named: [string, string] = ['School of Bees ¦ B.A. ¦ Bath College', 'B.e.school e.degree e.school'];
  expect(labelsOf(named)).toBe(named[1]);
  expect(labelsOf(['High school', 'B.e.school'], ['Bath College ¦ B.A.', 'B.e.school e.degree'])).toBe(
    'B.e.school B.e.school e.degree',
  );
});

it('the study behind such a label begins with what stands there, and a level is of its degree', () => {
  expect(
    labelsOf(
      ['College ¦ Weaving, Bath College, 2017', 'B.e.school e.degree e.school e.period'],
      ['High school ¦ Zennor High School, 2012', 'B.e.school e.school e.period'],
    ),
  ).toBe('label B.e.degree e.school e.period label B.e.school e.period');
  expect(labelsOf(['High school, looms, Zennor Academy', 'B.e.school e.degree e.school'])).toBe(
    'B.e.degree e.degree e.school',
  );
});
