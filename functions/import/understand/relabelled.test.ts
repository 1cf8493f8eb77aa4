import { expect, it } from 'vitest';
import { STEP_MARGIN, relabelled } from './relabelled.ts';

it('a label that a step puts is never surer than steps may be, nor than the one in its place', () => {
  expect(relabelled({ label: 'x.body', margin: 240 }, 'x.place')).toEqual({ label: 'x.place', margin: STEP_MARGIN });
  expect(relabelled({ label: 'x.body', margin: 12 }, 'x.place')).toEqual({ label: 'x.place', margin: 12 });
  expect(relabelled({ label: 'x.body', margin: 240 }, 'x.place', 110)).toEqual({ label: 'x.place', margin: 110 });
  expect(relabelled(undefined, 'junk')).toEqual({ label: 'junk', margin: 0 });
});
