import { withText } from '../page/cell.ts';
import { mapCells, type TextLine } from '../page/textLine.ts';

/*
 * A program that sets a Hebrew line word by word puts the groups of a phone number in it from right to left, each by
 * itself in order: `3340 050-555`, `4471 - 555 - 052`. The grammar of phones tells which order is right: the area or
 * the country comes first.
 */

/** Digits in groups, with a country's plus and brackets, that stand by themselves. */
const GROUPS = /(?<![\p{L}\d./@+]|\d ?[ –‑-] ?)\(?\d[\d() –‑-]{6,22}\d\+?\)?(?![\p{L}\d./@]| ?[–‑-] ?\d)/gu;
/** Signs between groups, from the widest: what has spaces around it was turned, and the groups it joins often not. */
const SEPARATORS = [/(\s+)/u, /([\s–‑-]+)/u] as const;
/** Numbers of other countries that are in order: with a plus or the zeros of one, or as Americans write theirs. */
const OF_OTHER_COUNTRY = /^\(?\+|^00|^(?:1[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/;
/** The first group of a number of this country, and the sign behind it. */
const AREA_FIRST = /^(?:\(?\+972\)?[\s–‑-]*(?:\(0\)[\s–‑-]*)?\d|\(?0(?:[57]\d|[23489])\)?[\s–‑-]+\d)/;
/** The same number as it is dialled at home. */
const HOME = /^0(?:[57]\d{8}|[23489]\d{7})$/;

/**
 * The number that some groups of digits are in the opposite order, where they are none in their own: `4471 - 555 - 052`
 * is `052 - 555 - 4471`, and `54-5550123 (972+)` is `(+972) 54-5550123`. Undefined where they are a number, or none
 * either way.
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

/** Whether groups of digits are a number of this country as they stand. */
const isInOrder = (groups: string) =>
  AREA_FIRST.test(groups) && HOME.test(groups.replace(/\D/g, '').replace(/^9720?/, '0'));

/** Lines with the groups of their phone numbers in order, and the numbers that had them in the opposite one. */
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
