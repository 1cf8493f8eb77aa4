/** What stands between two lines of dashes at the beginning of a file says of the file, not of a person. */
const FRONT_MATTER = /^\s*---[ \t]*\r?\n(?:[\w-]{1,60}:[^\n]*\n|[ \t#-][^\n]*\n|\r?\n){0,200}?---[ \t]*(?:\r?\n|$)/;
/** An address that stands at the end of a text under a name. */
const DEFINITION = /^ {0,3}\[([^[\]\n]{1,100})\]:[ \t]{0,9}<?([^\s<>]{1,2000})>?(?:[ \t][^\n]*)?$/gm;
const REFERENCE = /\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,100})\]/g;

export const withoutFrontMatter = (text: string): string => text.replace(FRONT_MATTER, '');

/** A text whose links stand where they are used. */
export function withInlineLinks(text: string): string {
  const addresses = new Map(
    Array.from(text.matchAll(DEFINITION), ([, name = '', address = '']) => [name.toLowerCase(), address] as const),
  );
  if (addresses.size === 0) return text;
  return text.replace(DEFINITION, '').replace(REFERENCE, (whole, words: string, name: string) => {
    const address = addresses.get((name === '' ? words : name).toLowerCase());
    return address === undefined ? whole : `[${words}](${address})`;
  });
}
