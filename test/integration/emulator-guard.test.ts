import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProduct, type Started } from '../support/startProduct.ts';

const CHILD = new URL('../support/emulatorGuard.child.ts', import.meta.url).pathname;
let run: Started;
let emulator: string;
let product: string;

beforeEach(async () => {
  run = startProduct({}, [process.execPath, CHILD]);
  while (!run.out().endsWith('\n')) await once(run.child.stdout as NonNullable<typeof run.child.stdout>, 'data');
  [emulator = '', product = ''] = run.out().trim().split(' ');
});
afterEach(() => run.child.kill('SIGKILL'));

const answerOf = (url: string) =>
  fetch(url).then(
    (response) => response.text(),
    () => 'no answer',
  );

it('an error that an emulator throws outside a promise ends that call and is logged; the server goes on', async () => {
  const ways = ['timer', 'immediate', 'event', 'stream', 'promise', 'now'];
  expect(await Promise.all(ways.map((way) => answerOf(`${emulator}/${way}`)))).toEqual(ways.map(() => 'no answer'));
  expect([await answerOf(emulator), await answerOf(product)]).toEqual(['answered', 'answered']);
  const told = run
    .err()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(told).toHaveLength(ways.length);
  for (const line of told) expect(line).toMatchObject({ name: 'emulator', service: 'textract', cause: 'Error' });
});

it('an error of the product itself ends the process, which says why', async () => {
  expect(await answerOf(`${product}/timer`)).toBe('no answer');
  expect(await run.ended).toEqual({ code: 1, signal: null });
  expect(run.err()).toContain('thrown in a timer');
});
