import { writeMarks, type FormattedText, type InlineFormat } from './writeMarks.ts';

/** Tags that builders' editors write into their texts; anything else in angle brackets is text: `List<String>`. */
const TAG = /<(\/?)(p|br|div|ul|ol|li|h[1-6]|blockquote|strong|b|em|i|u|s|a|span|code|pre|hr)(\s[^<>]{0,2000}|)\/?>/gi;
/** What stands in a tag behind its name: attributes with values, where it is one (`a<b then c>d` is none). */
const ATTRIBUTES = /^(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*\s*\/?$/;
const INLINE: ReadonlySet<string> = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'a', 'span', 'code']);
const BOLD: ReadonlySet<string> = new Set(['strong', 'b']);
const ITALIC: ReadonlySet<string> = new Set(['em', 'i']);
const HREF = /\bhref\s*=\s*["']((?:https?:\/\/|mailto:)[^"'\s]{1,2000})["']/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|bull|middot|shy));/gi;
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['bull', '•'],
  ['middot', '·'],
  ['shy', ''],
]);
/** Inline elements within one another that are looked at: a text has three or four. */
const MOST_OPEN = 20;
const PLAIN: InlineFormat = { bold: false, italic: false, href: undefined };

/**
 * A text of another program as one of ours: where it is HTML, a line for each paragraph and item, bold, italic and
 * links as marks; entities as their signs. A text without tags and entities comes back as it is.
 */
export function textOfHtml(text: string): string {
  const tags = [...text.matchAll(TAG)].filter(({ 3: attributes = '' }) => ATTRIBUTES.test(attributes));
  if (tags.length === 0) return decodeEntities(text);
  const lines: FormattedText[][] = [[]];
  /** Open inline elements, the innermost last: a closing tag ends the nearest of its name. */
  const open: { readonly name: string; readonly change: Partial<InlineFormat> }[] = [];
  const add = (source: string) => {
    const words = decodeEntities(source.replace(/\s+/g, ' '));
    const look = open.reduce<InlineFormat>((all, { change }) => ({ ...all, ...change }), PLAIN);
    if (words !== '') lines.at(-1)?.push({ text: words, look });
  };
  let from = 0;
  for (const { 0: tag, 1: slash, 2: written = '', 3: attributes = '', index } of tags) {
    add(text.slice(from, index));
    from = index + tag.length;
    const name = written.toLowerCase();
    if (!INLINE.has(name)) lines.push([]);
    else if (slash !== '') open.splice(open.findLastIndex((element) => element.name === name) >>> 0, 1);
    else if (open.length < MOST_OPEN) open.push({ name, change: changeOf(name, attributes) });
  }
  add(text.slice(from));
  return lines
    .map((pieces) => writeMarks(trimEnds(pieces)))
    .filter((line) => line !== '')
    .join('\n');
}

function changeOf(name: string, attributes: string): Partial<InlineFormat> {
  if (BOLD.has(name)) return { bold: true };
  if (ITALIC.has(name)) return { italic: true };
  const href = name === 'a' ? HREF.exec(attributes)?.[1] : undefined;
  return href === undefined ? {} : { href: decodeEntities(href) };
}

const trimEnds = (pieces: readonly FormattedText[]): FormattedText[] =>
  pieces
    .map(({ text, look }, index) => {
      const start = index === 0 ? text.trimStart() : text;
      return { look, text: index === pieces.length - 1 ? start.trimEnd() : start };
    })
    .filter(({ text }) => text !== '');

const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? all;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point > 0x1f && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : '';
  });
