import { describe, expect, it } from 'vitest';
import { createCoalescingWriter } from './coalescingWriter.ts';

describe('writes that are asked for while one runs', () => {
  it('wait for its end and are one', async () => {
    const write = createCoalescingWriter();
    const written: number[] = [];
    let value = 0;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const running = write(async () => {
      written.push(value);
      await ended;
    });
    // Once it has begun.
    await new Promise((resolve) => setTimeout(resolve));
    const later = [1, 2, 3].map((next) => {
      value = next;
      return write(async () => void written.push(value));
    });
    expect(written).toEqual([0]);
    end();
    await Promise.all([running, ...later]);
    expect(written).toEqual([0, 3]);
  });

  it('are tried although it failed', async () => {
    const write = createCoalescingWriter();
    await expect(write(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    await expect(write(() => Promise.resolve())).resolves.toBeUndefined();
  });
});
