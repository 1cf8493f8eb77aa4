import { expect, it } from 'vitest';
import { labelsAfter } from './labels.fixture.ts';
import { withNamesInTwoScripts } from './namesInTwoScripts.ts';

it('a name again in the other script is of the name, and a known place or one in the same script stays', () => {
  expect(
    labelsAfter(withNamesInTwoScripts, [
      ['Carmel Logistics (כרמל לוגיסטיקה), Haifa', 'B.x.company x.place x.place'],
      ['כרמל לוגיסטיקה (Carmel Logistics), חיפה', 'B.x.company x.place x.place'],
      ['Carmel Logistics (חיפה)', 'B.x.company x.place'],
      ['Carmel Logistics (Oakfield)', 'B.x.company x.place'],
    ]),
  ).toEqual([
    'B.x.company x.company x.place',
    'B.x.company x.company x.place',
    'B.x.company x.place',
    'B.x.company x.place',
  ]);
});
