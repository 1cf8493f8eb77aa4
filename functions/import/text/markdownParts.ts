/** Lines that stand between two lines of dashes at the beginning of a file: they say of the file, not of a person. */
const FENCE = '---';
const MAX_FRONT_MATTER = 200;
const OF_FRONT_MATTER = /^(?:[\w-]+:|[ \t#-]|$)/;
/** An address that stands at the end of a text under a name. */
const DEFINITION = /^ {0,3}\[([^[\]\n]{1,100})\]:[ \t]{0,9}<?([^\s<>]{1,2000})>?(?:[ \t][^\n]*)?$/gm;
const REFERENCE = /\[([^[\]\n]{1,300})\]\[([^[\]\n]{0,100})\]/g;

export function withoutFrontMatter(text: string): string {
  const lines = text.trimStart().split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) return text;
  const end = lines.slice(0, MAX_FRONT_MATTER).findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  const isOfFile = end > 0 && lines.slice(1, end).every((line) => OF_FRONT_MATTER.test(line));
  return isOfFile ? lines.slice(end + 1).join('\n') : text;
}

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
