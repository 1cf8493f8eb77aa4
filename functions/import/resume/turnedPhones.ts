import { withText } from '../page/cell.ts';
import { mapCells, type TextLine } from '../page/textLine.ts';

/*
 * A program that sets a Hebrew line word by word writes the groups of a phone number from right to left, each group
 * correctly: `3340 050-555`, `4471 - 555 - 052`. The grammar of phone numbers shows which order is right: the area or
 * country code comes first.
 */

/** Groups of digits, with a country's plus and brackets, that are not part of a longer text. */
const GROUPS = /(?<![\p{L}\d./@+]|\d ?[ –‑-] ?)\(?\d[\d() –‑-]{6,22}\d\+?\)?(?![\p{L}\d./@]| ?[–‑-] ?\d)/gu;
/** Separators between groups, widest first: groups between spaces were turned, but often not those between dashes. */
const SEPARATORS = [/(\s+)/u, /([\s–‑-]+)/u] as const;
/** Foreign numbers in their right order: with a plus or leading zeros, or in the American form. */
const OF_OTHER_COUNTRY = /^\(?\+|^00|^(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;
/** The first group of an Israeli number and the sign after it. */
const AREA_FIRST = /^(?:\(?\+972\)?[\s–‑-]*(?:\(0\)[\s–‑-]*)?\d|\(?0(?:[57]\d|[23489])\)?[\s–‑-]+\d)/;
/** The same number as it is dialled within Israel. */
const HOME = /^0(?:[57]\d{8}|[23489]\d{7})$/;

/**
 * Returns a phone number whose groups were in reverse order: `052 - 555 - 4471` for `4471 - 555 - 052`, `(+972)
 * 54-5550123` for `54-5550123 (972+)`. Returns undefined if the groups are a number already or in neither order.
 */
export function phoneInOrder(groups: string): string | undefined {
  if (OF_OTHER_COUNTRY.test(groups) || isInOrder(groups)) return undefined;
  return SEPARATORS.map((separator) =>
    groups
      .split(separator)
      .toReversed()
      .join('')
      .replace(/^(\(?)(\d{3})\+/, '$1+$2'),
  ).find(isInOrder);
}

/** Whether groups of digits are an Israeli number in the given order. */
const isInOrder = (groups: string) =>
  AREA_FIRST.test(groups) && HOME.test(groups.replace(/\D/g, '').replace(/^9720?/, '0'));

/** Puts the groups of phone numbers in order. Also returns the numbers that were in reverse order. */
export function withPhonesInOrder(lines: readonly TextLine[]): {
  readonly lines: readonly TextLine[];
  readonly turned: ReadonlySet<string>;
} {
  const turned = new Set<string>();
  const inOrder = (text: string) =>
    text.replaceAll(GROUPS, (groups) => {
      const phone = phoneInOrder(groups);
      if (phone !== undefined) turned.add(phone);
      return phone ?? groups;
    });
  return { lines: lines.map((line) => mapCells(line, (cell) => withText(cell, inOrder(cell.text)))), turned };
}
