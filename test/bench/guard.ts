import { judgePair, readPairs } from '../eval/guardPairs.ts';
import { quantile, type Bench } from './bench.ts';

/** The set that nobody who wrote the guard wrote. */
const PAIRS = readPairs(new URL('../data/guard/pairs/third.jsonl', import.meta.url));
const RUNS = 7;
/** The platform's own reading of a text word by word: what any comparison costs at least. */
const SEGMENTER = new Intl.Segmenter('he', { granularity: 'word' });

/** The shortest of some runs each: what else the machine does makes single ones longer. */
function leastMs(work: (pair: (typeof PAIRS)[0]) => unknown): number[] {
  const least = PAIRS.map(() => Infinity);
  for (let run = 0; run < RUNS; run += 1)
    PAIRS.forEach((pair, at) => {
      const started = performance.now();
      work(pair);
      least[at] = Math.min(least[at] as number, performance.now() - started);
    });
  return least;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const guard: Bench = () => {
  const judged = leastMs(judgePair);
  const floor = leastMs(({ source, proposal }) => [...SEGMENTER.segment(`${source}\n${proposal}`)]);
  return Promise.resolve([
    {
      measure: `judging one of ${PAIRS.length} texts (95th of 100)`,
      value: quantile(judged, 0.95),
      unit: 'ms',
      bar: 5,
    },
    {
      measure: 'judging texts, of the time to part them into words',
      value: mean(judged) / mean(floor),
      unit: 'times',
      bar: 140,
    },
  ]);
};
export default guard;
