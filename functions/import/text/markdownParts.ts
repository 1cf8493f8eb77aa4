import { joinWords } from '../page/wordMatch.ts';

/** Front matter: lines between two lines of dashes at the beginning of a file, about the file or the person. */
const FENCE = '---';
const MAX_FRONT_MATTER = 200;
const OF_FRONT_MATTER = /^(?:[\w-]+:|[ \t#-]|$)/;
/** Keys meant for the program that renders the file. */
const OF_THE_FILE: ReadonlySet<string> = new Set(
  (
    'layout permalink theme template lang language dir date draft tags category categories output css style ' +
    'header-includes documentclass classoption geometry fontsize papersize mainfont sansfont monofont slug weight ' +
    'type toc pdf engine description excerpt image published redirect_from'
  ).split(' '),
);
/** A key, before its value. */
const KEY = /^([\w-]+):/;
/** Brackets around a list, and quotes. */
const [AROUND_LIST, QUOTES] = [/^\[|\]$/g, /^["']|["']$/g];
/** A link definition at the end of a text: a name, an address and perhaps a title. */
const DEFINITION = new RegExp(
  String.raw`^ {0,3}\[(?!\^)([^[\]\n]{1,100})\]:[ \t]{0,9}<?([^\s<>]{1,2000})>?` +
    String.raw`(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$`,
  'gm',
);
const REFERENCE = /\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,100})\]/g;
/** A footnote at the end of a text with its indented lines, and the reference to one. */
const NOTE = /^ {0,3}\[\^[^[\]\s]{1,100}\]:[ \t]*([^\n]*(?:\n[ \t]+\S[^\n]*)*)$/gm;
const LEADS_TO_NOTE = /\[\^[^[\]\s]{1,100}\]/g;

/** Turns front matter into lines (`name: Noa Barak`), without what is for a program or repeated in the text. */
export function withoutFrontMatter(text: string): string {
  const lines = text.trimStart().split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) return text;
  const end = lines.slice(0, MAX_FRONT_MATTER).findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end <= 0 || !lines.slice(1, end).every((line) => OF_FRONT_MATTER.test(line))) return text;
  const rest = lines.slice(end + 1).join('\n');
  // Whole words, so that a value within a longer word does not count as repeated.
  const words = joinWords(rest);
  let isOfFile = false;
  const said = lines.slice(1, end).flatMap((line) => {
    const [begin = '', key] = KEY.exec(line) ?? [];
    const value = line.slice(begin.length).trim().replace(AROUND_LIST, '').replace(QUOTES, '');
    if (key === undefined) return isOfFile || /^\s*(?:#|$)/.test(line) ? [] : [line.trim()];
    isOfFile = OF_THE_FILE.has(key.toLowerCase());
    return isOfFile || value === '' || words.includes(joinWords(value)) ? [] : [`${key}: ${value}`];
  });
  return [...said, '', rest].join('\n');
}

/** Returns a text with its links inline, its footnotes, and the addresses that nothing in it uses. */
export function withInlineLinks(text: string) {
  const notes = Array.from(text.matchAll(NOTE), ([, note = '']) => note.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  const withoutNotes = text.replace(NOTE, '').replace(LEADS_TO_NOTE, '');
  const addresses = new Map<string, string>();
  for (const [, name = '', address = ''] of withoutNotes.matchAll(DEFINITION))
    addresses.set(name.toLowerCase(), address);
  if (addresses.size === 0) return { text: withoutNotes, notes, unused: [] };
  const used = new Set<string>();
  const inline = withoutNotes.replace(DEFINITION, '').replace(REFERENCE, (whole, words: string, name: string) => {
    const key = (name === '' ? words : name).toLowerCase();
    const address = addresses.get(key);
    used.add(key);
    return address === undefined ? whole : `[${words}](${address})`;
  });
  return {
    text: inline,
    notes,
    unused: [...addresses].flatMap(([name, address]) => (used.has(name) ? [] : [address])),
  };
}
