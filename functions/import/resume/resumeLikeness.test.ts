import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RESUME_LIKENESS } from '../../../shared/upload/confidence.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { SAMPLE_EN } from '../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { line } from '../line.fixture.ts';
import { importText } from '../textImport.ts';
import { LIKENESS_SIGNS, resumeLikeness } from './resumeLikeness.ts';

const OTHERS = new URL('../../../test/data/import-others/', import.meta.url);
const DATA = new URL('../../../test/data/', import.meta.url);
const read = async (url: URL) => importText(new Uint8Array(readFileSync(url)));

describe('how much a file looks like a résumé', () => {
  it.each(readdirSync(OTHERS).filter((name) => name.endsWith('.txt')))('too little: %s', async (name) => {
    const found = await read(new URL(name, OTHERS));
    if ('error' in found) expect(found.error).toBe('nothing_found');
    else expect(found.likeness).toBeLessThan(RESUME_LIKENESS);
  });

  it.each(['import-odt/he.odt', 'import-odt/en.odt', 'import-rtf/word-orit-tabs.rtf', 'import-doc/he.doc'])(
    'enough: %s',
    async (name) => {
      const found = await read(new URL(name, DATA));
      expect('error' in found ? 0 : (found.likeness ?? 1)).toBeGreaterThanOrEqual(RESUME_LIKENESS);
    },
  );

  it('is of what was read and of the headings: more of each is more, and a title says it', () => {
    const blank = createBlankResume();
    const none = resumeLikeness(blank, [line('Symbol Key'), line('2015 – 2019')]);
    expect(none).toBe(0);
    expect(resumeLikeness(blank, [line('קורות חיים – דנה לוי')])).toBeGreaterThan(none);
    expect(resumeLikeness(blank, [line('The long story of how a curriculum vitae is written, in three parts')])).toBe(
      0,
    );
    expect(resumeLikeness(blank, [line('Experience'), line('Education'), line('Skills')])).toBeGreaterThan(0.5);
    for (const sample of [SAMPLE_HE, SAMPLE_EN]) expect(resumeLikeness(sample, [])).toBe(1);
    expect(new Set(LIKENESS_SIGNS.map(({ name }) => name)).size).toBe(LIKENESS_SIGNS.length);
  });
});
