import { expect, it } from 'vitest';
import { STEP_SURE, relabelled } from './relabelled.ts';

it('a label that a step puts is never surer than steps may be, nor than the one in its place', () => {
  expect(relabelled({ label: 'x.body', sure: 0.97 }, 'x.place')).toEqual({ label: 'x.place', sure: STEP_SURE });
  expect(relabelled({ label: 'x.body', sure: 0.5 }, 'x.place')).toEqual({ label: 'x.place', sure: 0.5 });
  expect(relabelled({ label: 'x.body', sure: 0.97 }, 'x.place', 0.85)).toEqual({ label: 'x.place', sure: 0.85 });
  expect(relabelled(undefined, 'junk')).toEqual({ label: 'junk', sure: 0 });
});
