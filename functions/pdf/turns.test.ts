import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('does so many pieces of work at once and no more, in the order they came', async () => {
  const turns = new Turns(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      turns.take(async () => {
        order.push(n);
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('hands the turn of failed work on', async () => {
  const turns = new Turns(1);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(turns.take(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

it('lets whoever is no longer waited for leave the queue, and loses no turn by it', async () => {
  const turns = new Turns(1);
  const gate = Promise.withResolvers<void>();
  const first = turns.take(() => gate.promise);
  const leaving = new AbortController();
  const second = turns.take(() => Promise.resolve('second'), leaving.signal);
  const third = turns.take(() => Promise.resolve('third'));
  leaving.abort(new Error('too late'));
  await expect(second).rejects.toThrow('too late');
  gate.resolve();
  await first;
  await expect(third).resolves.toBe('third');
  await expect(turns.take(() => Promise.resolve('fourth'))).resolves.toBe('fourth');
});
