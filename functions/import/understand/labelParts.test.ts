import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Steps that mend labels, by their form: they take the labels that were found and give others. */
const STEP =
  /^export (?:const|function) (without\w+|with\w+)[^{]*?: readonly Decoded\[\][^{]*?\): readonly Decoded\[\]/gm;

it('every step that mends labels has its row, since its own tests do not miss the call', () => {
  const steps = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !/[.](?:test|fixture)[.]/.test(file) && file !== 'labelParts.ts')
    .flatMap((file) => [...sourceOf(file).matchAll(STEP)].map(([, name = '']) => name));
  expect(steps.length).toBeGreaterThan(20);
  const table = sourceOf('labelParts.ts');
  const rows = [...table.matchAll(/^ {2}\(labels(?:, .*)?\) => (with\w+)\(/gm)].map(([, name = '']) => name);
  expect(steps.toSorted()).toEqual(rows.toSorted());
});
