import { expect, it } from 'vitest';
import { runSteps, type StepRunner } from './runSteps.ts';

const STEPS = {
  parts: { after: [] },
  whole: { after: ['parts'] },
  pictures: { after: ['whole'], meanwhile: 'come later' },
} as const;
type Name = keyof typeof STEPS;

/** What happens, in order: a name when its step runs, `later` behind it where somebody uses the product meanwhile. */
function start({ current = [], ...more }: Partial<StepRunner<Name>> & { readonly current?: readonly Name[] } = {}) {
  const happened: string[] = [];
  const steps = runSteps<Name>(STEPS, {
    isCurrent: async (name) => current.includes(name),
    run: async (name, isLater) => void happened.push(isLater ? `${name} later` : name),
    log: (line) => void happened.push(line.replace(/\d+ ms$/, 'done').replace(/ +/, ' ')),
    ...more,
  });
  return { happened, steps };
}

const failing = () => Promise.reject(new Error('no room'));

it('runs steps one after the other where one needs the other, and says that each is done', async () => {
  const { happened, steps } = start();
  await steps.pictures;
  await steps.told;
  expect(happened).toEqual(['parts', 'parts done', 'whole', 'whole done', 'pictures', 'pictures done']);
});

it('does not run what is as it would be made', async () => {
  const { happened, steps } = start({ current: ['parts', 'pictures'], ready: new Promise(() => {}) });
  await steps.told;
  expect(happened).toEqual(['parts 0 ms (unchanged)', 'whole', 'whole done', 'pictures 0 ms (unchanged)']);
});

it('tells what the product is ready without, and makes it once it is ready', async () => {
  const ready = Promise.withResolvers<void>();
  const { happened, steps } = start({ current: ['parts', 'whole'], ready: ready.promise });
  await steps.told;
  const before = happened.length;
  expect(happened.at(-1)).toBe('pictures come later');
  ready.resolve();
  await steps.pictures;
  expect(happened.slice(before)).toEqual(['pictures later', 'pictures done']);
});

it('fails what needs a step that fails, by its error, and tells that nothing is left', async () => {
  const { steps } = start({ run: failing, ready: new Promise(() => {}) });
  await expect(steps.pictures).rejects.toThrow('no room');
  await steps.told;
});
