import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPage } from '../page.fixture.ts';
import { detectDirection } from '../layout/readPages.ts';
import { readLines } from '../layout/reading.ts';
import { howMany } from '../../../test/support/exhaustive.ts';
import { line } from '../line.fixture.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { understandLines } from '../understand/understand.ts';
import { cellClassifier } from '../understand/resumeFromLines.ts';
import type { ParsedResume } from './parsedResume.ts';
import { withAccount } from './withAccount.ts';

const HEAD: Parameters<typeof line>[] = [['Dana Levi', { size: 20 }], ['dana@example.com']];
const DANA = { fullName: 'Dana Levi', email: 'dana@example.com', phone: '', address: '', linkedin: '', website: '' };

/** Returns where the words of these lines went if this was read from them. */
function read(found: Partial<ResumeData>, headings: readonly string[], ...lines: Parameters<typeof line>[]) {
  const resumeData = { ...createBlankResume(), ...NOTHING, personalInfo: DANA, ...found };
  const prepared = { lines: lines.map((one) => line(...one)), turned: [], personal: [], ink: [] };
  return withAccount({ resumeData, confidence: {}, headings }, prepared);
}
const NOTHING = { experience: [], education: [], skills: [], languages: [], projects: [], customSections: [] };
const section = (title: string): Parameters<typeof line> => [title, { size: 14, bold: true }];

describe('every word of a file', () => {
  it('that stands twice and is in one field only is unplaced once', () => {
    const skills = ['Photographer', 'Lightroom'].map((name, at) => ({ id: `skill-${at}`, name }));
    const lines: Parameters<typeof line>[] = [['Photographer'], section('Skills'), ['Photographer, Lightroom']];
    expect(read({ skills }, ['Skills'], ...HEAD, ...lines).unplaced).toEqual(['Photographer']);
  });

  it('of a period that no entry took is unplaced, and one that an entry took is not', () => {
    const job = { id: 'exp-1', title: 'Cook', company: 'Blue Door', location: '', description: '', current: false };
    const experience = [{ ...job, startDate: '2019-04', endDate: '2021-05' }];
    const lines: Parameters<typeof line>[] = [
      ['Somewhere 2001 - 2003'],
      section('Experience'),
      ['Cook, Blue Door, 04/2019 - 05/2021', { bold: true }],
    ];
    expect(read({ experience }, ['Experience'], ...HEAD, ...lines).unplaced).toEqual(['Somewhere 2001 - 2003']);
  });

  it('that is left out has a reason', () => {
    const languages: ResumeData['languages'] = [{ id: 'lang-1', name: 'Welsh', level: 'native' }];
    const lines: Parameters<typeof line>[] = [section('Languages'), ['Welsh (mother tongue)']];
    const { dropped, unplaced } = read({ languages }, ['Languages'], ['Curriculum Vitae'], ...HEAD, ...lines);
    expect(unplaced).toEqual([]);
    expect(dropped).toEqual(
      expect.arrayContaining([
        { reason: 'document title', text: 'Curriculum Vitae' },
        { reason: 'heading', text: 'Languages' },
        { reason: 'written in another form', text: 'mother tongue' },
      ]),
    );
  });

  it('that says with a colon which contact stands behind it is a label, and without one it may be a firm', () => {
    const personalInfo = { ...DANA, phone: '053-555-0122' };
    const { unplaced, dropped } = read({ personalInfo }, [], ...HEAD, ['פלאפון: 053-555-0122'], ['סלולרי']);
    expect(unplaced).toEqual([]);
    expect(dropped).toContainEqual({ reason: 'label', text: 'פלאפון' });
    expect(read({}, [], ...HEAD, ['פלאפון']).unplaced).toEqual(['פלאפון']);
  });

  it('that is unplaced has the bracket that closes behind it', () => {
    const texts = ['Somewhere (twice)', 'אי שם (פעמיים)'];
    expect(read({}, [], ...HEAD, ...texts.map((text): [string] => [text])).unplaced).toEqual(texts);
  });

  it('that is only a piece of a name, an address or a link is unplaced, if the field has its words in the file', () => {
    expect(read({}, [], ...HEAD, ['Led'], ['exam']).unplaced).toEqual(['Led', 'exam']);
  });

  it('that stands within an address by its letters alone is unplaced', () => {
    const personalInfo = { ...DANA, email: 'twelvedana@example.com' };
    const { unplaced } = read({ personalInfo }, [], ['Led twelve people'], ['Led twelvedana@example.com']);
    expect(unplaced.join(' ')).toContain('twelve');
  });

  it(
    'ends in a field, unplaced, as private data, or out of a named reason, whatever the page',
    { tags: 'exhaustive' },
    () => {
      fc.assert(
        fc.property(anyPage, ({ glyphs, turned, direction }) => {
          const pages = [{ width: 595, height: 842, glyphs, turned }];
          const all = [...glyphs, ...turned.flatMap((one) => one.glyphs)];
          const reading = readLines(pages, direction ?? detectDirection(pages), cellClassifier);
          const letters = charactersOf(all.map(({ text }) => text).join(''));
          const inLines = reading.lines.flatMap(({ cells }) => cells.map(({ text }) => text));
          expect(charactersOf([...inLines, ...reading.dropped.map(({ text }) => text)].join(''))).toEqual(letters);
          expect(missing(inLines, understandLines(reading.lines, [], 'ltr'))).toEqual([]);
        }),
        // Different pages in each run; fast-check prints the seed of a failure.
        { numRuns: howMany(80, 200) },
      );
    },
  );
});

const charactersOf = (text: string) => (text.normalize('NFKC').match(/[\p{L}\p{N}]/gu) ?? []).toSorted();
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

/**
 * Returns words that occur more often in the texts than in the result. Successive words that together make up one word
 * of the result are not missing: an address broken over lines is read as one, `dana-levi`, `cohen` as `dana-levicohen`.
 */
function missing(texts: readonly string[], { resumeData, unplaced, dropped = [] }: ParsedResume): string[] {
  const said = wordsOf(JSON.stringify([resumeData, unplaced, dropped]).replaceAll('\\n', ' '));
  const left = wordsOf(texts.join('\n')).filter((word) => {
    const at = said.indexOf(word);
    if (at >= 0) said.splice(at, 1);
    return at < 0;
  });
  for (const word of said) {
    const pieces: number[] = [];
    let rest = word;
    for (const [at, piece] of left.entries())
      if (rest.startsWith(piece)) {
        pieces.push(at);
        rest = rest.slice(piece.length);
      }
    if (rest === '') for (const at of pieces.toReversed()) left.splice(at, 1);
  }
  return left;
}
