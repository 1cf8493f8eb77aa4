import { fileURLToPath } from 'node:url';
import { estimatePrintCost } from '../../functions/pdf/printCost.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { buildResumeDocument } from '../../shared/templates/document/document.ts';
import { characterCells } from '../learn/print/characterCells.ts';
import { CostMeter, resumeOfText, type Measured } from '../learn/print/costMeter.ts';
import { baseline } from '../learn/print/measureCosts.ts';
import { Tally, type AttackResult } from './attack.ts';
import { fill } from './bombs.ts';
import { DEAR_TEXTS } from './pdfFloods.ts';

/**
 * How much more expensive than its estimate a text may be, beside an English one of the same run. Balinese letters by
 * turns with two alphabets take three times theirs (U+1B00): what three kinds do to each other is in no price. Prices
 * by hand were wrong by thirty times and more.
 */
const MARGIN = 4;
/** Milliseconds that a text is estimated at, about: much more than its page, and bearable where that is wrong. */
const ESTIMATE = 250;
const SHORTEST = 400;
const LONGEST = 24_000;
/** Others use the processors as well: what counts is the least of so many prints. */
const TIMES = 3;

/** Every kind of characters in a row, by turns with letters of two scripts, and all of them mixed. */
function textsOfCells(): Record<string, string> {
  const cells = characterCells();
  const each = cells.map(({ from, letters, marks }) => [
    `U+${from.toString(16)}`,
    [...letters, ...marks].map((character) => `${character}a${character} א`).join(''),
  ]);
  const mixed = Array.from({ length: 8 }, (_, n) => [
    `mixed ${n}`,
    Array.from({ length: 60 }, (_unused, at) => {
      const { letters, marks } = cells[(37 * at + 11 * n) % cells.length] as (typeof cells)[number];
      const [letter = 'a', mark = ''] = [letters[at % letters.length], marks[at % marks.length]];
      return `${letter}${mark}${at % 3 === 0 ? ' ' : ''}`;
    }).join(''),
  ]);
  return Object.fromEntries([...each, ...mixed]);
}

const estimateOf = (text: string) => estimatePrintCost(buildResumeDocument(resumeOfText(text))).milliseconds;

/**
 * Prints texts of every kind of characters with the real browser and compares what they take of processors with their
 * estimates (`functions/pdf/printCost.ts`), both beside an English text of the same run. `every`: each so
 * manieth of the texts is tried.
 */
export async function run({ every = 1 }: { every?: number } = {}): Promise<AttackResult> {
  const meter = new CostMeter();
  const tally = new Tally();
  const ratios: [name: string, ratio: number][] = [];
  const least = async (resume: ResumeData) => {
    let best: Measured | undefined;
    for (let time = 0; time < TIMES; time += 1) {
      const measured = await meter.measure(resume);
      if (!best || measured.milliseconds < best.milliseconds) best = measured;
    }
    return best as Measured;
  };
  try {
    const empty = await least(resumeOfText('a'));
    const english = await least(baseline);
    const scale = (english.milliseconds - empty.milliseconds) / english.estimate;
    const texts = Object.entries({ ...DEAR_TEXTS, ...textsOfCells() }).filter((_, index) => index % every === 0);
    for (const [name, unit] of texts) {
      const page = await least(resumeOfText(unit.slice(0, 40).toWellFormed()));
      const price = estimateOf(fill(unit, SHORTEST).toWellFormed()) / SHORTEST;
      const length = Math.min(LONGEST, Math.max(SHORTEST, Math.round(ESTIMATE / price)));
      const { milliseconds, estimate } = await least(resumeOfText(fill(unit, length).toWellFormed()));
      const ratio = (milliseconds - page.milliseconds) / scale / estimate;
      ratios.push([name, ratio]);
      tally.check(name, ratio <= MARGIN, `${ratio.toFixed(1)} times its estimate of ${Math.round(estimate)} ms`);
    }
  } finally {
    await meter.close();
  }
  const dearest = ratios.toSorted(([, one], [, other]) => other - one).slice(0, 8);
  return tally.result({
    'dearest by their estimates': dearest.map(([name, ratio]) => `${name} x${ratio.toFixed(2)}`).join(', '),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${JSON.stringify(await run({ every: Number(process.argv[2] ?? 1) }), null, 2)}\n`);
