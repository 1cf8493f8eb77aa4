import { describe, expect, it } from 'vitest';
import { createBlankResume } from './blankResume.ts';
import type { ResumeData } from './schema.ts';
import { unkeptTexts } from './unkeptTexts.ts';

const resume: ResumeData = {
  ...createBlankResume(),
  summary: 'I **sold** shoes in Haifa\nand socks',
  personalInfo: { ...createBlankResume().personalInfo, fullName: 'נועה ברק' },
};
/** A value within so many lists. */
const within = (levels: number, value: unknown): unknown => (levels === 0 ? value : [within(levels - 1, value)]);
/** A value within so many records. */
const below = (levels: number, value: unknown): unknown => (levels === 0 ? value : { a: below(levels - 1, value) });

describe('texts of a file that are nowhere in the résumé', () => {
  it.each([
    [{ postalCode: 3_100_001, city: 'Haifa' }, ['postalCode: 3100001']],
    [{ name: 'נועה ברק', nick: 'נוני' }, ['nick: נוני']],
    [{ summary: 'I sold SHOES, in Haifa\nand hats' }, ['summary: and hats']],
    [{ list: ['socks', 'hats', 'gloves'] }, ['list: hats', 'list: gloves']],
    // What a file says of itself or of its looks.
    [{ $schema: 'x', meta: { theme: 'y' }, id: 'z', icon: 'w', network: 'v', other: 'opal' }, ['other: opal']],
    [{ visible: false, hobby: 'chess' }, []],
    [{ hidden: true, hobby: 'chess' }, []],
    [{ visible: true, hidden: false, hobby: 'chess' }, ['hobby: chess']],
    // The heading of a list has a field for itself; the name of anything else has none.
    [{ name: 'Hobbies', items: ['chess'] }, ['items: chess']],
    [{ name: 'Hobbies', content: 'chess' }, ['content: chess']],
    [{ name: 'Hobbies', items: 'chess' }, ['name: Hobbies', 'items: chess']],
    [{ title: 'Hobbies', items: [{ name: 'chess' }] }, ['title: Hobbies', 'name: chess']],
    [{ picture: `data:image/png;base64,${'A'.repeat(500)}` }, ['picture: data:image/png;base64']],
    [{ on: true, none: null }, []],
    ['alone', [': alone']],
  ])('are named as the file does: %j', (source, unkept) => {
    expect(unkeptTexts(source, resume)).toEqual(unkept);
  });

  it('are bounded: how deep they stand, how many they are and how long', () => {
    for (const nested of [within, below]) {
      expect(unkeptTexts(nested(12, 'deep'), resume)).toHaveLength(1);
      expect(unkeptTexts(nested(13, 'deeper'), resume)).toEqual([]);
    }
    expect(
      unkeptTexts(
        Array.from({ length: 300 }, (_, index) => `text ${index}`),
        resume,
      ),
    ).toHaveLength(200);
    expect(unkeptTexts({ long: 'x'.repeat(5_000) }, resume)[0]).toHaveLength(2_000);
  });
});
