import { describe, expect, it } from 'vitest';
import { placedRuns } from '../../../shared/upload/placedRuns.ts';
import { loadSamples } from '../../../test/bench/import/evaluate.ts';
import { everyNth } from '../../../test/support/exhaustive.ts';
import { plainWord } from '../pdf/ink.ts';
import { extractGlyphs } from '../pdf/pdfDocument.ts';
import { importText } from '../textImport.ts';
import { textAtPath } from './textAtPath.ts';

const samplesOf = (folder: string) => loadSamples(new URL(`../../../test/data/${folder}/`, import.meta.url));
const SAMPLES = [...samplesOf('import-corpus'), ...everyNth(2, samplesOf('import-strangers'))];
const lettersOf = (texts: readonly string[]) =>
  (plainWord(texts.join('')).match(/[\p{L}\p{N}]/gu) ?? []).toSorted().join('');
const wordsOf = (text: string) => plainWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
/** Fields that say dates and levels in a form of their own. */
const IN_OTHER_FORM = /\.(?:startDate|endDate|level)$/;

describe('everything that a file of the corpus shows', () => {
  it.each(SAMPLES.map((sample) => [sample.name, sample] as const))('%s is in one place', async (_, sample) => {
    const drawn = await extractGlyphs(sample.pdf.slice());
    const read = await importText(sample.pdf.slice());
    if ('error' in read || 'error' in drawn) return expect(read).toEqual({ error: 'unreadable_text' });
    const runs = placedRuns(read.places ?? { pages: [], places: [], runs: [], unseen: [] });
    const glyphs = drawn.pages.flatMap((page) =>
      [...page.glyphs, ...page.turned.flatMap((one) => [...one.glyphs, ...one.watermark])].map(({ text }) => text),
    );
    expect(lettersOf(runs.map(({ text }) => text))).toBe(lettersOf(glyphs));
    // Where a field was read stands what it says.
    for (const { field, others, text } of runs)
      for (const path of field === undefined ? [] : [field, ...others]) {
        const value = wordsOf(textAtPath(read.resumeData, path)).join('');
        if (!IN_OTHER_FORM.test(path)) for (const word of wordsOf(text)) expect(value, path).toContain(word);
      }
    expect(read.places?.unseen).toEqual([]);
    return undefined;
  });
});
