import type { Line } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import type { OcrEngine } from './ocrEngine.ts';
import { MOST_WORK_MS, Recognizer } from './recognizer.ts';

const LINES = [{ text: 'Maya' }] as unknown as readonly Line[];
const NOISE = new Uint8Array([1]);
const [PAGE, OTHER] = [new Uint8Array([2]), new Uint8Array([3])];

/** Engines that read a picture when they are told to, and never one of noise. */
function setUp() {
  const engines: { work: number; hasEnded: boolean }[] = [];
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const recognizer = new Recognizer(async () => {
    const state = { work: 0, hasEnded: false };
    engines.push(state);
    return {
      recognize: (picture) => {
        asked.push(picture[0] as number);
        return new Promise((resolve) => picture !== NOISE && answers.push(() => resolve(LINES)));
      },
      recognizeNumbers: async (_, boxes) => boxes.map(() => '2019'),
      worked: async () => (state.work += asked.at(-1) === NOISE[0] ? MOST_WORK_MS / 2 : 1),
      end: () => (state.hasEnded = true),
    } satisfies OcrEngine;
  });
  return { recognizer, engines, asked, answers };
}
/** All that can go on without anybody else has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a picture that takes an engine too long', () => {
  it('has no lines, in any script, and the next one has a new engine', async () => {
    const { recognizer, engines, asked, answers } = setUp();
    const noise = recognizer.read(NOISE, 'eng');
    const page = recognizer.read(PAGE, 'eng');
    expect(await noise).toEqual([]);
    await settled();
    answers[0]?.();
    expect(await page).toEqual(LINES);
    expect(engines.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    expect([await recognizer.read(NOISE, 'heb'), await recognizer.read(NOISE, 'eng')]).toEqual([[], []]);
    expect(asked).toEqual([1, 2]);
  });
});

describe('a picture whose turn comes when its caller has gone', () => {
  it('is left out, unless somebody else waits for it', async () => {
    const { recognizer, asked, answers } = setUp();
    const caller = new AbortController();
    const first = recognizer.read(PAGE, 'eng');
    const left = recognizer.read(OTHER, 'eng', caller.signal);
    const rejected = expect(left).rejects.toThrow('nobody waits');
    caller.abort();
    await settled();
    answers[0]?.();
    expect(await first).toEqual(LINES);
    await rejected;
    expect(asked).toEqual([2]);

    const another = new AbortController();
    const again = [recognizer.read(OTHER, 'eng', another.signal), recognizer.read(OTHER, 'eng')];
    another.abort();
    await settled();
    answers[1]?.();
    expect(await Promise.all(again)).toEqual([LINES, LINES]);
    expect(asked).toEqual([2, 3]);
  });
});
