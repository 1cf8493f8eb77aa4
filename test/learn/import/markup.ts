/** Pieces of HTML that the pages of layouts.ts are made of; what has a label says it in an attribute. */
export const esc = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** A text with its label; `entry` names the entry that it belongs to. */
export function mark(label: string, text: string, entry = '', style = ''): string {
  if (text === '') return '';
  const attributes = `data-l="${label}"${entry === '' ? '' : ` data-e="${entry}"`}`;
  return `<span ${attributes}${style === '' ? '' : ` style="${style}"`}>${esc(text)}</span>`;
}

export const p = (...parts: string[]) => `<div>${parts.join('')}</div>`;

/** A line with a text at its far end, which stays in one line where it is short. */
export function far(one: string, other: string): string {
  const isShort = other.replace(/<[^>]*>/g, '').length < 26;
  return `<div class="far"><span>${one}</span><span${isShort ? ' class="whole"' : ''}>${other}</span></div>`;
}

export const tableRow = (parts: readonly string[]) => `<tr>${parts.map((part) => `<td>${part}</td>`).join('')}</tr>`;
export const cells = (...parts: string[]) => `<table>${tableRow(parts)}</table>`;

/** A list two by two. */
export const pairs = <T>(list: readonly T[]) =>
  Array.from({ length: Math.ceil(list.length / 2) }, (_, at) => list.slice(at * 2, at * 2 + 2));
