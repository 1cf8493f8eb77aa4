import { correction, generate } from 'lean-qr';

/**
 * The QR code of an address, as a résumé has it ({@link LinkCodeSchema}): its modules row by row, without the quiet
 * zone. M, of four levels: a code on paper is folded and stained. Loaded on demand in the browser.
 */
export const encodeLink = (address: string): string =>
  generate(address, { minCorrectionLevel: correction.M }).toString({ on: '1', off: '0', lf: '', pad: 0 });
