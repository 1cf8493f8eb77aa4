import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { frameExchange, FrameTooLarge, readFrame, writeFrame } from './frames.ts';

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
    expect([to.listenerCount('error'), from.listenerCount('error')]).toEqual([1, 1]);
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

/** What is read of a file, or written to it, by its descriptor. */
function withFile<Result>(bytes: Uint8Array, work: (descriptor: number, path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'));
  const path = join(folder, 'frames');
  writeFileSync(path, bytes);
  const descriptor = openSync(path, 'r+');
  try {
    return work(descriptor, path);
  } finally {
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  }
}
const said = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const read = (bytes: Uint8Array) => withFile(bytes, (file) => [1, 2, 3].map(() => said(readFrame(file))));

describe('the sandbox’s side', () => {
  it('reads one frame after the other, and none where the other side has ended, also within one', () => {
    expect(read(Buffer.concat([frame('one'), frame('תשובה')]))).toEqual(['one', 'תשובה', undefined]);
    expect(read(frame(''))).toEqual(['', undefined, undefined]);
    expect(read(Buffer.concat([frame('one'), announced(4), Buffer.from('two')]))).toEqual([
      'one',
      undefined,
      undefined,
    ]);
    expect(read(Buffer.of(1, 0))).toEqual([undefined, undefined, undefined]);
  });

  it('writes what the other side reads', () => {
    const written = withFile(Buffer.alloc(0), (file, path) => {
      writeFrame(file, 'תשובה');
      writeFrame(file, 'x'.repeat(100_000));
      return readFileSync(path);
    });
    expect(written).toEqual(Buffer.concat([frame('תשובה'), frame('x'.repeat(100_000))]));
  });
});
