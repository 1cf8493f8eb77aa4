import { writeFile } from 'node:fs/promises';
import type { Bench, BenchRow } from './bench.ts';
import { readResults } from './against/results.ts';
import { exponentOf, measureFiles, measureTyping } from './performance/growth.ts';
import { watchOthers } from './performance/others.ts';
import { MOST_EXPONENT, PEER_MARKS, performancePage } from './performance/page.ts';
import { plot } from './performance/plot.ts';

const PAGE = new URL('../../docs/performance.md', import.meta.url);
const image = (name: string) => new URL(`../../docs/images/${name}`, import.meta.url);

/**
 * How a PDF, an import and a key grow with what they are given. Asked for by its name it writes `docs/performance.md`
 * and its plots, with what `npm run bench -- against` found last. Takes about two minutes.
 */
const bench: Bench = async () => {
  const others = watchOthers();
  const [pdf, floor, imported] = await measureFiles();
  const typing = await measureTyping();
  const growths = [pdf, floor, imported, ...typing];
  if (process.argv.includes('performance')) {
    await writeFile(image('growth-pdf.svg'), plot([pdf, floor], PEER_MARKS.pdf));
    await writeFile(image('growth-import.svg'), plot([imported]));
    await writeFile(image('growth-typing.svg'), plot(typing, PEER_MARKS.typing));
    await writeFile(PAGE, performancePage(growths, await readResults(), others()));
  }
  return growths.flatMap((growth): BenchRow[] => [
    ...growth.points.map(({ size, value }) => ({
      measure: `${growth.name}, ${size} ${growth.size}`,
      value,
      unit: 'ms',
    })),
    { measure: `${growth.name}: exponent`, value: exponentOf(growth), unit: '', bar: MOST_EXPONENT },
  ]);
};
export default bench;
