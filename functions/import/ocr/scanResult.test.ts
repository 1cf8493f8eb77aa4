import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ImportedResume } from '../../../shared/api/import.ts';
import { isStorable, packResult, unpackResult } from './scanResult.ts';

const RESULT: ImportedResume = {
  resumeData: { ...createBlankResume(), summary: 'שלום' },
  unplaced: ['a'],
  saidAgain: [],
  confidence: { summary: 0.4 },
  doubts: {},
  source: 'scan',
  picturePages: [2],
  personal: [],
  placedByModel: [],
};
/** Text that no packing makes much smaller. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 94));
  }).join('');
}
/** The largest text with which a page, written as JSON, has so many bytes. */
const pageOf = (bytes: number, letter: string) => {
  const empty = { by: 'lines' as const, lines: [{ text: '', heading: false }] };
  const room = bytes - JSON.stringify(empty).length;
  return { ...empty, lines: [{ text: letter.repeat(room / Buffer.byteLength(letter)), heading: false }] };
};

it('a result is stored and read again as it was', () => {
  const packed = packResult(RESULT);
  expect(unpackResult(packed ?? new Uint8Array())).toEqual(RESULT);
});

it('a result that does not fit beside what a row has is not stored', () => {
  expect(packResult({ ...RESULT, unplaced: [noise(430_000)] })?.length).toBeGreaterThan(340_000);
  expect(packResult({ ...RESULT, unplaced: [noise(500_000)] })).toBeUndefined();
});

it('a result of another form is none', () => {
  for (const other of [{}, null, { ...RESULT, source: 'elsewhere' }])
    expect(unpackResult(gzipSync(JSON.stringify(other)))).toBeUndefined();
});

it('five pages fit beside each other, by the bytes of their letters', () => {
  expect(isStorable(pageOf(70_000, 'a'))).toBe(true);
  expect(isStorable(pageOf(70_001, 'a'))).toBe(false);
  expect(isStorable(pageOf(70_000, 'א'))).toBe(true);
  expect(isStorable(pageOf(70_002, 'א'))).toBe(false);
});
