import { expect, it } from 'vitest';
import { line } from '../line.fixture.ts';
import { joinBrokenSideHeadings } from './brokenHeadings.ts';

const WITH_GAP = 30;
/** A line with a heading at its beginning, which stands apart from what is above it, or the rest of one. */
const headed = (text: string, gap = WITH_GAP) => line(text, { gap });
const rest = (text: string, gap = 12) => line(text, { gap });
const textsOf = (...lines: readonly ReturnType<typeof line>[]) =>
  joinBrokenSideHeadings(lines).map(({ cells }) => cells.map(({ text }) => text));
const KNOWN = [headed('SKILLS ¦ Weaving'), headed('LANGUAGES ¦ Cornish')];
const SAID = [
  ['SKILLS', 'Weaving'],
  ['LANGUAGES', 'Cornish'],
];

it('a heading that a narrow column broke beside its section is one', () => {
  expect(textsOf(headed('PROFESSIONAL ¦ Net maker'), rest('EXPERIENCE ¦ Anchor Works'), rest('2011 – 2014'))).toEqual([
    ['PROFESSIONAL EXPERIENCE', 'Net maker'],
    ['Anchor Works'],
    ['2011 – 2014'],
  ]);
  // Of no known name, where others of the column have one.
  expect(textsOf(...KNOWN, headed('LOOMS ¦ Floor loom'), rest('REPAIRED ¦ Hand loom'))).toEqual([
    ...SAID,
    ['LOOMS REPAIRED', 'Floor loom'],
    ['Hand loom'],
  ]);
  // Over three lines, and by the word that it ends with, with dates below it.
  expect(textsOf(headed('TRAINING'), rest('AND'), rest('TICKETS'), rest('2011 ¦ Net mending'))).toEqual([
    ['TRAINING AND TICKETS'],
    ['2011', 'Net mending'],
  ]);
  expect(textsOf(headed('TICKETS AND'), rest('BADGES'), rest('2011 ¦ Net mending'))).toEqual([
    ['TICKETS AND BADGES'],
    ['2011', 'Net mending'],
  ]);
});

function apart(...lines: readonly ReturnType<typeof line>[]) {
  expect(textsOf(...lines)).toEqual(lines.map(({ cells }) => cells.map(({ text }) => text)));
}

it('headings, labels and names that stand by themselves stay so', () => {
  // As far from each other as from what is above, or rows of one table.
  apart(...KNOWN, headed('LOOMS ¦ Floor loom'), headed('NETS ¦ Drift net'));
  apart(...KNOWN, headed('LOOMS ¦ Floor loom'), rest('NETS ¦ Drift net'), rest('ROPES ¦ Hemp'));
  apart(headed('NAME ¦ Jory Trewhella'), rest('ADDRESS ¦ 2 Mill Lane'));
  // Without known headings beside their sections, and texts that are set as the body.
  apart(headed('LOOMS ¦ Floor loom'), rest('REPAIRED ¦ Hand loom'));
  apart(...KNOWN, headed('Looms ¦ Floor loom'), rest('Repaired ¦ Hand loom'));
  // Two headings, each of which is known, one below the other.
  apart(headed('EDUCATION'), rest('SKILLS'));
});
