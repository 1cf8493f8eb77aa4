import { LABELS } from '../templates/labels.ts';
import type { Language } from '../product.ts';

/** A date as the document shows it: `2019-03` as `03/2019`, everything else as it was written. */
export function formatDate(value: string): string {
  const month = /^(\d{4})-(\d{2})$/.exec(value.trim());
  return month ? `${month[2]}/${month[1]}` : value.trim();
}

/** A date range; `present` stands for the end of what goes on (chapter 2). Empty when both ends are. */
export function formatRange(start: string, end: string, current: boolean, language: Language): string {
  const until = current ? LABELS[language].present : formatDate(end);
  return [formatDate(start), until].filter((part) => part !== '').join(' – ');
}
