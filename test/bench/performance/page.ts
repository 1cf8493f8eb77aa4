import { availableParallelism, cpus } from 'node:os';
import { describeRow, type AgainstResults } from '../against/results.ts';
import { exponentOf, type Growth } from './growth.ts';
import type { Mark } from './plot.ts';

/** Maximum growth of a figure with the size of its input: a little more than in proportion. */
export const MOST_EXPONENT = 1.05;

/** Most that a PDF may take, in times of what the browser alone takes. */
const MOST_TIMES_FLOOR = 1.6;

/** A part of the processors that others may take of a machine that is called quiet. */
const QUIET = 0.05;

/**
 * The strongest open builder, its build served as files, and this product at the commit 0cb21df3, by turns on two quiet
 * cores of the same kind: milliseconds, medians of 3 to 24.
 */
const PEER = {
  name: 'CVAurum 4a2a795',
  rows: [
    ['click to PDF, 100 bullets, warm', '195', '1743'],
    ['first PDF of a visit', '496', '2383'],
    ['description, key to sheet, 100 bullets', '17.6', '46.4'],
    ['name that wraps, key to sheet, 100 bullets', '33.4', '30.7'],
    ['largest paint of the builder, Lighthouse mobile', '4220', '7094'],
    ['blocking time of the builder, Lighthouse mobile', '1126', '5618'],
  ],
} as const;

/** Places of its figures in the plots. */
export const PEER_MARKS: Readonly<Record<'pdf' | 'typing', readonly Mark[]>> = {
  pdf: [{ name: `${PEER.name}, click to PDF`, size: 100, value: 1_743 }],
  typing: [{ name: PEER.name, size: 100, value: 46.4 }],
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const told = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** A PDF's time by its floor, for each size: the first two figures. */
const timesFloor = ([pdf, floor]: readonly Growth[]) =>
  (pdf?.points ?? []).map(({ value }, place) => (value / (floor?.points[place]?.value ?? Number.NaN)).toFixed(2));

/** The text of docs/performance.md. `others`: the part of the processors that other work took meanwhile, 0 to 1. */
export function performancePage(
  growths: readonly Growth[],
  comparison: AgainstResults | undefined,
  others: number,
): string {
  return `# Performance

Written by \`npm run bench -- performance\`; not edited by hand.
${cpus()[0]?.model.trim() ?? ''}, ${availableParallelism()} processors, Node ${process.version}.
Other work took ${(100 * others).toFixed(0)} % of the processors meanwhile${
    others > QUIET ? ': times by the clock are too high by what was waited for, processor times a little' : ''
  }.

## How the waits grow

A PDF and an import: the least of several, once what runs is warm. A key: the median of some sixty.
The exponent is that of the last step: 1 is in proportion, ${MOST_EXPONENT} the most that is accepted.
The floor of a PDF is what the browser alone takes to lay the same document out and print it.

${table(
  ['ms', 'small', 'middle', 'large', 'exponent'],
  growths.map((growth) => [
    growth.name,
    ...growth.points.map(({ size, value }) => `${told(value)} (${size} ${growth.size})`),
    exponentOf(growth).toFixed(2),
  ]),
)}

A PDF takes ${timesFloor(growths).join(', ')} times its floor; at most ${MOST_TIMES_FLOOR} is wanted.

![A PDF and its floor over 10, 100 and 1,000 bullets](images/growth-pdf.svg)

![An import over 1, 3 and 10 pages](images/growth-import.svg)

![A key in a description over 10, 100 and 1,000 bullets](images/growth-typing.svg)
${
  comparison
    ? `
## Beside ${comparison.commit}

By \`npm run bench -- against ${comparison.commit}\`, in turns on the same machine: minimum - median - maximum;
the ratio is that of the medians. Where others took much of the processors, times by the clock are too high in both
columns, and their ratios are worth less than those of processor time.

${table(['figure', 'before', 'today', 'ratio', 'wanted', 'rounds', 'others took'], comparison.rows.map(describeRow))}
`
    : ''
}
## Beside another builder

Measured once by turns on two cores, at the commit 0cb21df3, beside ${PEER.name},
the strongest open one, which prints in the page and has no server. A network adds its round trip to ours alone.

${table(['ms, median', 'Korot', PEER.name], PEER.rows)}
`;
}
