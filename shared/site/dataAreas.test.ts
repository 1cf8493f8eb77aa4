import { expect, it } from 'vitest';
import { dataAreasOf } from './dataAreas.ts';

it('regions are in areas, each of which is named once and in one order', () => {
  expect(dataAreasOf(['us-east-1', 'il-central-1', 'eu-west-1', 'eu-central-1'])).toEqual(['eu', 'israel', 'usa']);
  expect(dataAreasOf(['eu-central-2', 'eu-west-2'])).toEqual(['switzerland', 'britain']);
  expect(dataAreasOf([])).toEqual([]);
});
