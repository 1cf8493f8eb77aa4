import { escapeHtml } from '../../../shared/templates/document/tree.ts';
import { exponentOf, type Growth } from './growth.ts';

const [WIDTH, HEIGHT] = [640, 360] as const;
const FRAME = { left: 56, right: 230, top: 28, bottom: 48 } as const;
const COLOURS = ['#0b6e4f', '#9a3b26', '#31507d'] as const;
const PEER_COLOUR = '#6b5b95';
/** Shares of the plot's width and height beside the outermost values, for their labels. */
const [X_MARGIN, Y_MARGIN] = [0.05, 0.12] as const;
/** Smallest distance in pixels between two labels beside the plot. */
const LABEL_STEP = 16;

/** A value of another product, for one size. */
export interface Mark {
  readonly name: string;
  readonly size: number;
  readonly value: number;
}

const text = (at: number, down: number, content: string, anchor = 'middle', colour = '#333') =>
  `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">` +
  `${escapeHtml(content)}</text>`;
const shown = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** A plot of figures over one size, both by powers of ten: what grows in proportion is a line of 45 degrees. */
export function plot(growths: readonly Growth[], marks: readonly Mark[] = []): string {
  const points = [...growths.flatMap((growth) => growth.points), ...marks];
  const x = scale(
    points.map(({ size }) => size),
    FRAME.left,
    WIDTH - FRAME.right,
  );
  const y = scale(
    points.map(({ value }) => value),
    HEIGHT - FRAME.bottom,
    FRAME.top,
    Y_MARGIN,
  );
  const sizes = [...new Set(growths.flatMap((growth) => growth.points.map(({ size }) => size)))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<path d="M${FRAME.left} ${FRAME.top}V${HEIGHT - FRAME.bottom}H${WIDTH - FRAME.right}" fill="none" stroke="#777"/>`,
    ...sizes.map((size) => text(x(size), HEIGHT - FRAME.bottom + 18, String(size))),
    text((FRAME.left + WIDTH - FRAME.right) / 2, HEIGHT - 10, growths[0]?.size ?? ''),
    text(FRAME.left, FRAME.top - 12, 'ms'),
    ...growths.flatMap((growth, at) => line(growth, COLOURS[at % COLOURS.length] ?? '#000', at === 0 ? -8 : 18, x, y)),
    ...marks.flatMap(({ name, size, value }) => [
      `<path d="M${x(size) - 5} ${y(value) - 5}l10 10m0 -10l-10 10" stroke="${PEER_COLOUR}" stroke-width="2"/>`,
      text(x(size), y(value) - 12, `${name}: ${shown(value)}`, 'middle', PEER_COLOUR),
    ]),
    ...names(growths, y),
    `</svg>\n`,
  ].join('\n');
}

type Scale = (value: number) => number;

function line({ points }: Growth, colour: string, shift: number, x: Scale, y: Scale): readonly string[] {
  const corners = points.map(({ size, value }) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`);
  return [
    `<polyline points="${corners.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.flatMap(({ size, value }) => [
      `<circle cx="${x(size).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" fill="${colour}"/>`,
      text(x(size), y(value) + shift, shown(value), 'middle', colour),
    ]),
  ];
}

/** The name of each line and its exponent, beside its end, apart from each other. */
function names(growths: readonly Growth[], y: Scale): readonly string[] {
  let last = -Infinity;
  return growths
    .map((growth, at) => ({ growth, colour: COLOURS[at % COLOURS.length], down: y(growth.points.at(-1)?.value ?? 1) }))
    .toSorted((a, b) => a.down - b.down)
    .flatMap(({ growth, colour, down }) => {
      const first = Math.max(down - 2, last + 1.5 * LABEL_STEP);
      last = first + LABEL_STEP;
      const at = WIDTH - FRAME.right + 8;
      return [
        text(at, first, growth.name, 'start', colour),
        text(at, last, `exponent ${exponentOf(growth).toFixed(2)}`, 'start', colour),
      ];
    });
}

/** Returns the place of a value between two edges, by its power of ten. */
function scale(values: readonly number[], from: number, to: number, margin: number = X_MARGIN): Scale {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  const [start, length] = [from + margin * (to - from), (1 - 2 * margin) * (to - from)];
  return (value) => start + ((Math.log10(value) - low) / (high - low || 1)) * length;
}
