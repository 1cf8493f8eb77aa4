import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blindLines, markedLines, withoutSpaces } from '../../../test/tools/mixed-lines.ts';
import { visualOrder } from '../../../test/tools/visual-order.ts';
import { anyCharacter } from '../../platform/anyCharacter.fixture.ts';
import type { Direction } from '../../platform/language.ts';
import { RESUME_LIMITS } from '../../resume/limits.ts';
import { isolateBidiRuns } from './isolate.ts';
import { MAX_BIDI_RUNS, resolveBidiRuns, type BidiRun } from './resolve.ts';
import { EXHAUSTIVE, howMany } from '../../../test/support/exhaustive.ts';

const shown = (text: string, direction: Direction) => visualOrder(isolateBidiRuns(text, direction), direction);
const textOf = ({ parts }: BidiRun): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
const runsIn = ({ parts }: BidiRun): BidiRun[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part, ...runsIn(part)]));

it.each(markedLines())('is seen in reading order: $id', ({ text, direction, visual }) => {
  expect(visual).toContain(shown(text, direction));
});

it.each(blindLines())('is seen as one who did not know the rules wants it: $id', ({ text, direction, visual }) => {
  expect(visual).toContain(withoutSpaces(shown(text, direction)));
});

const RUN_IN_BRACKETS = [
  ['rtl', 'קבוצת "אופקים" (', 'International Freight & Logistics Holdings Ltd.', ')'],
  ['rtl', 'סגן מנהל (', '.NET, C#', ') בחברת הזנק'],
  ['ltr', 'Hospital (', '"רמב״ם"', '), Haifa'],
  ['ltr', 'Notices to the Authority (', 'רשות 12 התחרות', '), all approved'],
] as const;

it.each(RUN_IN_BRACKETS)(
  'sets brackets to the language that opens them, wherever the line ends: %s %s%s%s',
  (direction, before, run, after) => {
    const { parts } = resolveBidiRuns(before + run + after, direction);
    expect(parts.map((part) => (typeof part === 'string' ? part : textOf(part)))).toEqual([before, run, after]);
  },
);

it('leaves Hebrew words in brackets to the line, which may end within them', () => {
  expect(resolveBidiRuns('the Competition Authority (רשות התחרות), all approved', 'ltr').parts).toHaveLength(1);
});

it('sets a relation of an amount between bars from left to right', () => {
  const { parts } = resolveBidiRuns('מוליכות־על בשדות |B| ≤ 14 T. מובילה קבוצה', 'rtl');
  expect(parts.map((part) => (typeof part === 'string' ? part : textOf(part)))[1]).toBe('|B| ≤ 14 T');
});

/** Each is one token, however it is surrounded; no two have a part in common. */
const TOKENS = [
  'C++',
  'C#',
  '.NET',
  'R&D',
  'A/B',
  'Node.js',
  'GPT-4',
  '₪2.4M',
  '+35%',
  '-7.5%',
  '50K+',
  '24/7',
  '3:1',
  '≈$1.9M',
  '03/2019 – 05/2021',
  '2014–2016',
  '08:30-17:15',
  '054-765-4321',
  '+972-3-6001234',
  '*2700',
  'noa@example.com',
  'https://x.example/a?b=1',
  'B.Sc.',
  'v1.2.8',
  '500 mg',
  'צה"ל',
  "ושות'",
  'קורות',
] as const;
const GAPS = [' ', ', ', ': ', '; ', ' | ', ' (', ') ', ' "', '" ', ' · ', '. ', ' & '] as const;
const generated = fc
  .array(fc.tuple(fc.constantFrom(...TOKENS), fc.constantFrom(...GAPS)), { minLength: 1, maxLength: 9 })
  .map((pairs) => pairs.filter(([token], at) => pairs.findIndex(([other]) => other === token) === at))
  .map((pairs) => ({ tokens: pairs.map(([token]) => token), text: pairs.flat().join('') }));
const paragraph = fc.constantFrom('rtl' as const, 'ltr' as const);
const often = { numRuns: howMany(400, 3_000) };

describe('whatever is written', () => {
  it('shows every token in one piece', () => {
    fc.assert(
      fc.property(generated, paragraph, ({ tokens, text }, direction) => {
        const visual = shown(text, direction);
        for (const token of tokens) expect(visual).toContain(/[א-ת]/.test(token) ? reversed(token) : token);
      }),
      often,
    );
  });

  it('never lets a number jump over the Latin word before it, where a sign separates them', () => {
    for (const name of ['AWS', 'Google Ads', 'C++', 'Node.js', 'A/B testing', 'AWS (EC2)'])
      for (const sign of [': ', ' – ', ' - ', '; ', ', ', ' & ', ' | ', '. '])
        for (const number of ['120', '+35%', '₪50,000', '3.1K+', '4+', '2019–2021', '054-1234567', '16 GB']) {
          const visual = shown(`ניהול ${name}${sign}${number} בשנה`, 'rtl');
          expect(visual.indexOf(number), visual).toBeLessThan(visual.indexOf(name));
        }
  });

  it('changes no character, sets each run within one of the other direction, and leaves none empty', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          generated.map(({ text }) => text),
          fc.string({ unit: anyCharacter }),
        ),
        paragraph,
        (text, direction) => {
          const run = resolveBidiRuns(text, direction);
          expect(textOf(run)).toBe(text);
          for (const each of [run, ...runsIn(run)])
            for (const part of each.parts) {
              if (typeof part !== 'string') expect(part.direction).not.toBe(each.direction);
              expect(typeof part === 'string' ? part : textOf(part)).not.toBe('');
            }
        },
      ),
      often,
    );
  });

  it('says about a run alone what it said about it in its line', () => {
    fc.assert(
      fc.property(generated, paragraph, ({ text }, direction) => {
        for (const run of runsIn(resolveBidiRuns(text, direction)))
          expect(resolveBidiRuns(textOf(run), run.direction).parts).toEqual(run.parts);
      }),
      often,
    );
  });
});

it.each(
  [
    ['1 ', 'rtl'],
    ['1 ', 'ltr'],
    ['(1) א ', 'rtl'],
    ['(1) א ', 'ltr'],
    ['"a" ', 'ltr'],
    ['"a" ', 'rtl'],
  ].filter((_, at) => EXHAUSTIVE || at % 2 === 0) as [string, 'rtl' | 'ltr'][],
)('bears as long a text of %j as anybody can send, %s', { tags: 'exhaustive' }, (unit, direction) => {
  // Two characters for each byte that a résumé may have.
  const text = unit.repeat((2 * RESUME_LIMITS.totalBytes) / unit.length);
  expect(textOf(resolveBidiRuns(text, direction))).toBe(text);
});

it.each(['Ranked #1 במכירות of ', 'Author of "קורות חיים 5 GB" and '])(
  'has no more runs than a paragraph can hold, those within others too: %s',
  (unit) => {
    expect(runsIn(resolveBidiRuns(unit.repeat(300), 'ltr'))).toHaveLength(MAX_BIDI_RUNS);
  },
);

it('begins every period of a column at the same side', () => {
  const starts = ['01/2018 – 03/2021', '04/2021 – היום', '2019 – 2021', '2019 – היום', '2019–היום'].map((period) => {
    const visual = shown(period, 'rtl');
    return visual.indexOf(period.slice(0, 4));
  });
  expect(new Set(starts)).toEqual(new Set([0]));
  expect(shown('מרץ 2019 – היום', 'rtl')).toMatch(/ץרמ$/);
});

const reversed = (text: string) => Array.from(text).toReversed().join('');
