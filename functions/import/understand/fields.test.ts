import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { periodOf } from './fields.ts';
import type { Label } from './labels.ts';
import { toParts } from './parts.ts';

const read = (text: string, label: Label) =>
  periodOf(
    toParts([line(text)]).map((part) => ({ part, label, sure: 1 })),
    label.slice(0, 1),
  ).period;

it('the one date of a study that is expected is its end', () => {
  expect(read('Expected May 2031', 'e.period')).toMatchObject({ start: '', end: '2031-05' });
  expect(read('צפוי 2031', 'e.period')).toMatchObject({ start: '', end: '2031' });
  expect(read('May 2031', 'e.period')).toMatchObject({ start: '2031-05', end: '' });
  expect(read('2028 – 2031', 'e.period')).toMatchObject({ start: '2028', end: '2031' });
});
