import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { instrument } from '../tools/mutation/instrument.ts';
import { beginTest, forget, keep } from '../tools/mutation/kept.ts';
import { isJudged, JUDGED_FILES, JUDGED_MUTANTS } from '../tools/mutation/judged.ts';

/** What the source returns with each of its mutants switched on. */
function outcomes(source: string): { readonly asWritten: unknown; readonly changed: readonly string[] } {
  const { code, mutants } = instrument(`export const f = ${source}`, 'f.ts', 1);
  const run = (active: number) =>
    // oxlint-disable-next-line typescript/no-implied-eval -- the code comes from this file
    new Function('__mutant', code.replace('export const f =', 'return'))(
      (id: number) => id === active,
    ) as () => unknown;
  return {
    asWritten: run(0)(),
    changed: mutants.map(({ id, from, to }) => `${from} → ${to}: ${JSON.stringify(run(id)())}`),
  };
}

it.each([
  ['a comparison', '() => { const a = 1; return a < 1; }', false, ['a < 1 → a <= 1: true', 'a < 1 → a >= 1: true']],
  ['arithmetic', '() => { const a = 3; return a * 2; }', 6, ['a * 2 → a / 2: 1.5']],
  ['both sides of a condition', "() => (true ? 'a' : 'b')", 'a', ["true ? 'a' : 'b' → 'b': \"b\""]],
  ['a value that is returned', '() => { return [0]; }', [0], ['[0] → undefined: undefined']],
  ['a call that is made', '() => { const a = []; a.push(1); return a; }', [1], ['a.push(1) → undefined: []']],
  ['and and or', '() => !1 && !0', false, ['!1 && !0 → (!1) || (!0): true']],
])('changes %s, one at a time, and nothing while none is switched on', (_, source, asWritten, expected) => {
  const found = outcomes(source);
  expect(found.asWritten).toEqual(asWritten);
  expect(found.changed).toEqual(expect.arrayContaining(expected));
});

it('exchanges the id of a text for another of the file, and leaves types, imports and names alone', () => {
  const source = [
    "import a from 'a';",
    "type T = 'x' | 1;",
    "const o = { 'b-c': t('area.one') } as const;",
    "export { t2 } from 't2';",
    "t('area.two');",
  ].join('\n');
  const { mutants } = instrument(source, 'f.ts', 5);
  expect(mutants.map(({ id, line, from, to }) => [id, line, from, to])).toEqual([
    [5, 3, "'area.one'", "'area.two'"],
    [6, 5, "t('area.two')", 'undefined'],
    [7, 5, "'area.two'", "'area.one'"],
  ]);
});

it('knows what runs while a module is loaded', () => {
  const { mutants } = instrument('const A = 1 + f(() => 2);\nfunction f(b) { return b() + 3; }', 'f.ts', 1);
  expect(mutants.filter(({ isLoaded }) => isLoaded).map(({ from }) => from)).toEqual(['1 + f(() => 2)', '1']);
});

it('has in its code those that were drawn, and gives all of them the same ids', () => {
  const source = 'const f = (a, b) => a + b > 1;';
  const all = instrument(source, 'f.ts', 1);
  const { code, mutants } = instrument(source, 'f.ts', 1, (id) => id === 3);
  expect(mutants).toEqual(all.mutants);
  expect([...code.matchAll(/__mutant\((\d+)\)/g)].map(([, id]) => id)).toEqual(['3']);
  expect(instrument(source, 'f.ts', 1, () => false).code).toBe(source);
});

it('counts each turn of a loop that has mutants beside it, so that none is endless', () => {
  const { code } = instrument('function f(a) { while (a) a -= g(1); for (let b = 0; b < 2;) b += 1; }', 'f.ts', 1);
  expect([...code.matchAll(/\(__mutant\(0\), /g)]).toHaveLength(2);
  const turns: number[] = [];
  // oxlint-disable-next-line typescript/no-implied-eval -- the code comes from this file
  const f = new Function('__mutant', 'g', `return ${code}`)((id: number) => void turns.push(id), Number) as (
    a: number,
  ) => void;
  f(3);
  expect(turns.filter((id) => id === 0)).toHaveLength(4 + 3);
});

it('tells of maps and sets, and these forget what a test has put into them, and nothing else', () => {
  const { code } = instrument('const m = new Map<string, Set<number>>([["a", new Set()]]);', 'f.ts', 1, () => false);
  expect(code).toBe('const m = __kept(new Map<string, Set<number>>([["a", __kept(new Set())]]));');

  const [map, set, key] = [new Map([['a', 1]]), new Set([1, 2]), {}];
  const weak = new WeakMap<object, number>();
  const numbers = new Uint8Array(0x10000);
  for (const each of [map, set, weak, numbers]) keep(each);
  map.set('b', 2);
  numbers[0] = 1;
  beginTest();
  const fresh = keep(new Set<number>()) as Set<number>;
  map.set('a', 5).set('c', 3).delete('b');
  set.clear();
  set.add(9);
  weak.set(key, 1);
  numbers.set([3, 3]);
  fresh.add(1);
  expect([[...map], [...set], weak.get(key)]).toEqual([
    [
      ['a', 5],
      ['c', 3],
    ],
    [9],
    1,
  ]);
  forget();
  expect([[...map], [...set], weak.has(key), [...fresh], [...numbers.subarray(0, 2)]]).toEqual([
    [
      ['a', 1],
      ['b', 2],
    ],
    [1, 2],
    false,
    [1],
    [1, 0],
  ]);
});

it('leaves out what was judged to change nothing, and every such row is one that is still made', () => {
  const made = [...JUDGED_FILES].flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    return instrument(source, file, 1).mutants.filter(isJudged);
  });
  const kept = new Set(made.map(({ file, context, from, to }) => [file, context, from, to].join('\0')));
  expect([...JUDGED_MUTANTS].filter((mutant) => !kept.has(mutant))).toEqual([]);
  expect(isJudged({ file: 'f.ts', context: '1', from: '1', to: '2' })).toBe(false);
});
