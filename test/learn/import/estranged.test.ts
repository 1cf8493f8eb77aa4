import { expect, it } from 'vitest';
import { line } from '../../../functions/import/line.fixture.ts';
import { kindByName } from '../../../functions/import/resume/headings.ts';
import { estranged, inNoLanguage } from './estranged.ts';

const HEADINGS = ['Experience', 'Education', 'Skills', 'Languages', 'השכלה', 'ניסיון תעסוקתי', 'שפות', 'Projects'];
const lines = HEADINGS.flatMap((heading, at) => [
  line(heading, { y: 40 * at, bold: true }),
  line('Welder, Harbour Yard, 2015 - 2019', { y: 40 * at + 20 }),
]);

it('some headings of a file are in no language, others in each version, and nothing else is changed', () => {
  const [one, other] = [1, 2].map((version) => estranged('a01', lines, version));
  const changed = (version: typeof one) => lines.filter(({ text }, at) => version?.[at]?.text !== text);
  for (const version of [one, other]) {
    expect(changed(version).length).toBeGreaterThan(0);
    expect(changed(version).length).toBeLessThan(HEADINGS.length);
    for (const { text } of changed(version)) expect(kindByName(text)).toBeDefined();
    for (const [at, { text, left, right, y, size, bold, gap }] of lines.entries()) {
      expect(version?.[at]).toMatchObject({ left, right, y, size, bold, gap });
      if (version?.[at]?.text !== text) expect(kindByName(version?.[at]?.text ?? '')).toBeUndefined();
    }
  }
  expect(changed(one)).not.toEqual(changed(other));
  expect(estranged('a01', lines, 1)).toEqual(one);
});

it('a text in no language has its length, its case and its signs', () => {
  expect(inNoLanguage('Work & more 2')).toBe('Dvyr & tvyl 2');
  expect(inNoLanguage('שפות')).toMatch(/^[א-ת]{4}$/);
});
