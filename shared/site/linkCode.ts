import { correction, generate } from 'lean-qr';
import { QUIET_MODULES } from '../resume/linkCode.ts';

/**
 * The QR code of an address, as in a résumé (`LinkCodeSchema`). M, of four levels: a code on paper is folded and
 * stained. Loaded on demand in the browser.
 */
export function encodeLink(address: string): string {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const rows = code.toString({ on: '1', off: '0', pad: QUIET_MODULES }).trimEnd().split('\n');
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return `${rows.length}${path.join('')}`;
}
