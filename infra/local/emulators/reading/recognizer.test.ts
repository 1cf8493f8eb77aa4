import type { Line } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { ReadersBusy } from './inThread.ts';
import type { OcrEngine } from './ocrEngine.ts';
import { ANSWER_WORK_MS, MOST_WORK_MS, Recognizer } from './recognizer.ts';

const LINES = [{ text: 'Maya' }] as unknown as readonly Line[];
const NOISE = new Uint8Array([1]);
const [PAGE, OTHER] = [new Uint8Array([2]), new Uint8Array([3])];

/** Engines that read a picture when they are told to, and never one of noise; `dense` is what a picture takes. */
function setUp(dense = 0) {
  const engines: { work: number; hasEnded: boolean }[] = [];
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const recognizer = new Recognizer(async () => {
    const state = { work: 0, hasEnded: false };
    engines.push(state);
    let began = 0;
    return {
      recognize: (picture) => {
        asked.push(picture[0] as number);
        began = state.work;
        return new Promise((resolve) => picture !== NOISE && answers.push(() => resolve(LINES)));
      },
      recognizeNumbers: async (_, boxes) => boxes.map(() => '2019'),
      progress: () => (asked.at(-1) === NOISE[0] || dense === 0 ? 0 : (state.work - began) / dense),
      worked: async () => {
        state.work += asked.at(-1) === NOISE[0] || dense > 0 ? MOST_WORK_MS / 8 : 1;
        if (dense > 0 && asked.at(-1) !== NOISE[0] && state.work - began >= dense) answers.at(-1)?.();
        return state.work;
      },
      end: () => (state.hasEnded = true),
    } satisfies OcrEngine;
  });
  recognizer.beginAnswer();
  return { recognizer, engines, asked, answers };
}
/** All that can go on without anybody else has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a picture that takes an engine too long', () => {
  it('has no lines, in any script, and the next one has a new engine', async () => {
    const { recognizer, engines, asked, answers } = setUp();
    await expect(recognizer.read(NOISE, 'eng')).rejects.toThrow(ReadersBusy);
    recognizer.beginAnswer();
    const [noise, page] = [recognizer.read(NOISE, 'eng'), recognizer.read(PAGE, 'eng')];
    expect(await noise).toEqual([]);
    await settled();
    answers[0]?.();
    expect(await page).toEqual(LINES);
    expect(engines.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    expect([await recognizer.read(NOISE, 'heb'), await recognizer.read(NOISE, 'eng')]).toEqual([[], []]);
    expect(asked).toEqual([1, 2]);
  });
});

describe('a picture of more text than an answer has work for', () => {
  it('is read on for whoever asks again, by the same engine, and never from its beginning', async () => {
    const { recognizer, engines, asked } = setUp(2 * ANSWER_WORK_MS);
    let told = 0;
    for (let lines; !lines;) {
      recognizer.beginAnswer();
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      lines = await recognizer.read(PAGE, 'eng').catch((error: unknown) => {
        if (!(error instanceof ReadersBusy)) throw error;
        told += 1;
      });
    }
    expect([told, asked, engines.map(({ hasEnded }) => hasEnded)]).toEqual([1, [2], [false]]);
  });

  it('lets those go first that are read already, and drops those that nobody asks for again', async () => {
    const { recognizer, asked } = setUp(2 * ANSWER_WORK_MS);
    const both = await Promise.allSettled([recognizer.read(PAGE, 'eng'), recognizer.read(OTHER, 'eng')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    recognizer.beginAnswer();
    expect(await recognizer.read(PAGE, 'eng')).toEqual(LINES);
    await settled();
    expect(asked).toEqual([2]);
    // The work of an answer is over for whatever else it asks, and what is known costs none.
    await expect(recognizer.read(OTHER, 'eng')).rejects.toThrow(ReadersBusy);
    expect(await recognizer.read(PAGE, 'eng')).toEqual(LINES);
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
