import { escapeHtml } from '../../../shared/templates/document/tree.ts';
import { exponentOf, type Growth } from './growth.ts';

const [WIDTH, HEIGHT] = [560, 340] as const;
const FRAME = { left: 64, right: 190, top: 24, bottom: 48 } as const;
const COLOURS = ['#0b6e4f', '#9a3b26', '#31507d'] as const;

const text = (at: number, down: number, content: string, anchor = 'middle', colour = '#333') =>
  `<text x="${at.toFixed(1)}" y="${down.toFixed(1)}" text-anchor="${anchor}" fill="${colour}">` +
  `${escapeHtml(content)}</text>`;

/** A plot of figures over one size, both by powers of ten: what grows in proportion is a line of 45 degrees. */
export function plot(growths: readonly Growth[]): string {
  const points = growths.flatMap((growth) => growth.points);
  const x = scale(
    points.map(({ size }) => size),
    FRAME.left,
    WIDTH - FRAME.right,
  );
  const y = scale(
    points.map(({ value }) => value),
    HEIGHT - FRAME.bottom,
    FRAME.top,
  );
  const sizes = [...new Set(points.map(({ size }) => size))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<path d="M${FRAME.left} ${FRAME.top}V${HEIGHT - FRAME.bottom}H${WIDTH - FRAME.right}" fill="none" stroke="#777"/>`,
    ...sizes.map((size) => text(x(size), HEIGHT - FRAME.bottom + 18, String(size))),
    text((FRAME.left + WIDTH - FRAME.right) / 2, HEIGHT - 10, growths[0]?.size ?? ''),
    text(FRAME.left, FRAME.top - 10, 'ms'),
    ...growths.flatMap((growth, at) => {
      const colour = COLOURS[at % COLOURS.length] ?? '#000';
      const line = growth.points.map(({ size, value }) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`);
      const last = growth.points.at(-1);
      const shift = at === 0 ? -8 : 20;
      return [
        `<polyline points="${line.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        ...growth.points.flatMap(({ size, value }) => [
          `<circle cx="${x(size).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" fill="${colour}"/>`,
          text(x(size), y(value) + shift, value.toFixed(0), 'middle', colour),
        ]),
        ...(last
          ? [text(x(last.size) + 14, y(last.value) + shift / 2, `^ ${exponentOf(growth).toFixed(2)}`, 'start', colour)]
          : []),
      ];
    }),
    `</svg>\n`,
  ].join('\n');
}

/** Where a value lies between two edges, by its power of ten. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from) * 0.94 + (to - from) * 0.03;
}
