import { expect, it } from 'vitest';
import { pause, setPause } from './pause.ts';

it('a pause waits by what it was replaced with, until that is put back', async () => {
  const asked: number[] = [];
  const restore = setPause(async (milliseconds) => void asked.push(milliseconds));
  await pause(600_000);
  restore();
  await pause(1);
  expect(asked).toEqual([600_000]);
});
