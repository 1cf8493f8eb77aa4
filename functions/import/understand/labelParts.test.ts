import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { labelParts } from './labelParts.ts';

it('every part has a label, how likely it is, and what else it may be', () => {
  const lines = [
    line('Dana Levi', { size: 22, bold: true, y: 40 }),
    line('dana@example.com', { y: 60 }),
    line('Experience', { size: 14, bold: true, gap: 28, y: 100 }),
    line('Cook, Blue Door, 2015 - 2019', { y: 120 }),
  ];
  const { labelled } = labelParts(lines, 'ltr');
  expect(labelled.map(({ label }) => label)).toContain('h:experience');
  for (const { sure, begins = 0, rival } of labelled) {
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThanOrEqual(1);
    expect(begins).toBeGreaterThan(0);
    expect(begins).toBeLessThanOrEqual(1);
    expect(rival?.sure).toBeGreaterThan(0);
    expect(sure + (rival?.sure ?? 1)).toBeLessThanOrEqual(1.0001);
  }
});
