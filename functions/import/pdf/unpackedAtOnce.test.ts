import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { UnpackedAtOnce } from './unpackedAtOnce.ts';

/** Reads the bytes in the way the parser does. */
async function unpacked(bytes: Uint8Array): Promise<string> {
  const { writable, readable } = new UnpackedAtOnce('deflate');
  const writer = writable.getWriter();
  void writer.write(bytes);
  void writer.close();
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value as Uint8Array);
  return Buffer.concat(chunks).toString();
}

it('a stream is unpacked, however much it holds', async () => {
  for (const text of ['', 'BT (Dana) Tj ET', 'q Q '.repeat(200_000)])
    expect(await unpacked(deflateSync(text))).toBe(text);
});

it('one that is cut or packed otherwise is left to the parser', async () => {
  await expect(unpacked(deflateSync('BT (Dana) Tj ET').subarray(0, 12))).rejects.toThrow();
  expect(() => new UnpackedAtOnce('brotli')).toThrow(TypeError);
});
