import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import type { Bench, BenchRow } from './bench.ts';
import { AGAINST_RESULTS, describeRow, type AgainstResults } from './against/results.ts';
import { exponentOf, measureGrowth, type Growth } from './performance/growth.ts';
import { plot } from './performance/plot.ts';

const PAGE = new URL('../../docs/performance.md', import.meta.url);
const image = (name: string) => new URL(`../../docs/images/${name}`, import.meta.url);

/** Most that a figure may grow with the size of what is given: a little more than in proportion. */
const MOST_EXPONENT = 1.05;

/** The strongest open builder on the same two cores, its build served as files: milliseconds, medians of 3 to 24. */
const PEER = {
  name: 'CVAurum 4a2a795',
  rows: [
    ['click to PDF, 100 bullets, warm', '195', '1743'],
    ['first PDF of a visit', '496', '2383'],
    ['description, key to sheet', '17.6', '46.4'],
    ['name that wraps, key to sheet', '33.4', '30.7'],
    ['largest paint of the builder, Lighthouse mobile', '4220', '7094'],
    ['blocking time of the builder, Lighthouse mobile', '1126', '5618'],
  ],
} as const;

/**
 * How a PDF and an import grow with what they are given. Asked for by its name it writes `docs/performance.md` and its
 * plots, with what `npm run bench -- against` found last.
 */
const bench: Bench = async () => {
  const growths = await measureGrowth();
  const [pdf, floor, imported] = growths;
  if (process.argv.includes('performance')) {
    await writeFile(image('growth-pdf.svg'), plot([pdf, floor]));
    await writeFile(image('growth-import.svg'), plot([imported]));
    await writeFile(PAGE, page(growths, await lastComparison()));
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

const lastComparison = () =>
  readFile(AGAINST_RESULTS, 'utf8').then(
    (text) => JSON.parse(text) as AgainstResults,
    () => undefined,
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function page(growths: readonly Growth[], comparison: AgainstResults | undefined): string {
  return `# Performance

Written by \`npm run bench -- performance\`; not edited by hand.
${cpus()[0]?.model.trim() ?? ''}, ${availableParallelism()} processors, Node ${process.version}.
Each value is the least of several on this machine, after two that are not counted.

## How the waits grow

The exponent is that of the last step: 1 is in proportion, ${MOST_EXPONENT} the most that is accepted.
The floor of a PDF is what the browser alone takes to lay the same document out and print it.

${table(
  ['ms', ...(growths[0]?.points.map((_, at) => ['small', 'middle', 'large'][at] ?? '') ?? []), 'exponent'],
  growths.map((growth) => [
    growth.name,
    ...growth.points.map(({ size, value }) => `${value.toFixed(0)} (${size} ${growth.size})`),
    exponentOf(growth).toFixed(2),
  ]),
)}

![A PDF and its floor over 10, 100 and 1,000 bullets](images/growth-pdf.svg)

![An import over 1, 3 and 10 pages](images/growth-import.svg)
${
  comparison
    ? `
## Beside ${comparison.commit}

By \`npm run bench -- against ${comparison.commit}\`, in turns, ${comparison.rounds} of each:
minimum - median - maximum; the ratio is that of the medians.

${table(['figure', 'before', 'today', 'ratio', 'wanted'], comparison.rows.map(describeRow))}
`
    : ''
}
## Beside another builder

Measured once by turns on two cores, at the commit 0cb21df3, beside ${PEER.name},
the strongest open one, which prints in the page and has no server. A network adds its round trip to ours alone.

${table(['ms, median', 'Korot', PEER.name], PEER.rows)}
`;
}
