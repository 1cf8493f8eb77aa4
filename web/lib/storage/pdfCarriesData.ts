import { safeLocal } from './safeStorage.ts';

const KEY = 'pdfCarriesData';

/** Whether the PDFs that this browser asks for carry the résumé's data for a later import (decision 7). */
export const readPdfCarriesData = (): boolean => safeLocal.read(KEY) !== 'no';

/** Keeps whether downloaded PDFs carry the data of the résumé. */
export function writePdfCarriesData(carries: boolean): void {
  safeLocal.write(KEY, carries ? 'yes' : 'no');
}
