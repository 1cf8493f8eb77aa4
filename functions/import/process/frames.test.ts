import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { frameExchange, FrameTooLarge } from './frames.ts';

/** Returns the header of a frame with this length. */
const announced = (length: number) => {
  const header = Buffer.alloc(4);
  header.writeUInt32LE(length);
  return header;
};
const frame = (text: string) => Buffer.concat([announced(Buffer.byteLength(text)), Buffer.from(text)]);

function opened() {
  const [to, from] = [new PassThrough(), new PassThrough()];
  return { to, from, exchange: frameExchange(to, from) };
}

describe('what the sandbox writes', () => {
  it('comes back as it is, in however many parts it arrives', async () => {
    const { to, from, exchange } = opened();
    const answer = exchange([Buffer.from('file')], 100);
    for (const byte of frame('תשובה')) from.write(Buffer.of(byte));
    expect(await answer).toBe('תשובה');
    expect(to.read()).toEqual(frame('file'));
  });

  it.each([
    ['nothing', [''], 100],
    ['as much as it may have', ['x'.repeat(100)], 100],
    ['its length alone at first', ['', 'answer'], 100],
  ])('comes back where it is %s', async (_, [first = '', rest], most) => {
    const { from, exchange } = opened();
    const answer = exchange([], most);
    const whole = frame(rest ?? first);
    from.write(rest === undefined ? whole : whole.subarray(0, 4));
    await new Promise(setImmediate);
    if (rest !== undefined) from.write(whole.subarray(4));
    expect(await answer).toBe(rest ?? first);
  });

  it('throws nothing where its process is gone', async () => {
    const { to, from, exchange } = opened();
    void exchange([Buffer.from('file')], 100);
    to.destroy(new Error('EPIPE'));
    from.destroy(new Error('ECONNRESET'));
    await new Promise(setImmediate);
    expect([to.destroyed, from.destroyed]).toEqual([true, true]);
  });

  it.each([
    ['announces more than it may have', announced(101)],
    ['announces all that can be announced', announced(0xffffffff)],
    ['writes more than it announced', Buffer.concat([announced(2), Buffer.alloc(3)])],
  ])('is refused at once where it %s', async (_, bytes) => {
    const { from, exchange } = opened();
    const answer = exchange([], 100);
    from.write(bytes);
    await expect(answer).rejects.toThrow(FrameTooLarge);
  });

  it('is thrown away where nobody has asked, so that it is no answer to the next file', async () => {
    const { from, exchange } = opened();
    for (let turn = 0; turn < 1_000; turn += 1) from.write(frame('unasked'));
    await new Promise(setImmediate);
    const answer = exchange([Buffer.from('file')], 100);
    from.write(frame('asked'));
    expect(await answer).toBe('asked');
  });
});
