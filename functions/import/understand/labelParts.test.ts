import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { labelParts } from './labelParts.ts';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Steps that mend labels, by their form: they take the labels that were found and give others. */
const STEP =
  /^export (?:const|function) (without\w+|with\w+)[^{]*?: readonly Decoded\[\][^{]*?\): readonly Decoded\[\]/gm;

it('every step behind the network is called, and has a row that says why no label can learn it and its worth', () => {
  const steps = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !/[.](?:test|fixture)[.]/.test(file) && file !== 'labelParts.ts')
    .flatMap((file) => [...sourceOf(file).matchAll(STEP)].map(([, name = '']) => name));
  expect(steps.length).toBeGreaterThan(2);
  const called = [...sourceOf('labelParts.ts').matchAll(/^ {2}(with\w+): \(labels/gm)].map(([, name = '']) => name);
  expect(steps.toSorted()).toEqual(called.toSorted());
  const rows = [...sourceOf('README.md').matchAll(/^\| `(with\w+)` \|(?: [^|]{8,} \|){3}$/gm)].map(([, name]) => name);
  expect(rows).toEqual([...called, 'withOpenEnds']);
});

it('every part has a label, how likely it is, and who gave it', () => {
  const lines = [
    line('Dana Levi', { size: 22, bold: true, y: 40 }),
    line('dana@example.com', { y: 60 }),
    line('Experience', { size: 14, bold: true, gap: 28, y: 100 }),
    line('Cook, Blue Door, 2015 - 2019', { y: 120 }),
  ];
  const { labelled } = labelParts(lines, 'ltr');
  expect(labelled.map(({ label }) => label)).toContain('h:experience');
  for (const { sure, by } of labelled) {
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeLessThanOrEqual(1);
    expect(by).toBe('network');
  }
});
