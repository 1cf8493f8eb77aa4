import type { StyledText } from '../page/blocks.ts';
import { withSigns } from '../page/entities.ts';

const IMAGE = /!\[[^\]\n]{0,200}\]\([^()\s]{0,2000}\)/g;
const LINK = /\[([^[\]\n]{1,300})\]\(<?([^()<>\s]{1,2000})>?(?:\s"[^"\n]{0,300}")?\)/g;
const AUTOMATIC_LINK = /<((?:https?:\/\/|mailto:)[^<>\s]{1,2000})>/g;
const BOLD = /(\*\*|__)(?=\S)([^\n]{1,500}?\S)\1(?![\p{L}\d])/gu;
const EMPHASIS = /(?<![\p{L}\d*_])([*_])(?=[^\s*_])([^\n*]{0,500}?[^\s*_]|[^\s*_])\1(?![\p{L}\d*_])/gu;
/** Private code points that stand for escaped signs until the marks are removed; no text uses them. */
const ESCAPED_AREA = 0xe000;

/** Whether a text uses Markdown. Only then are escapes and entities decoded. */
export const usesMarkdown = (text: string): boolean =>
  /^#{1,6} \S/m.test(text) || /\*\*[^*\s][^*\n]*\*\*/.test(text) || /\]\((?:https?:|mailto:)/.test(text);

/** Returns the parts of a line without Markdown marks. Adds the addresses of links, with their words, to `links`. */
export function readInline(
  line: string,
  isMarkdown: boolean,
  links: Map<string, string>,
): Pick<StyledText, 'text' | 'bold'>[] {
  let text = isMarkdown ? line.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => hidden(sign)) : line;
  text = text.replace(IMAGE, '').replace(LINK, (_, name: string, address: string) => {
    links.set(address, name);
    return name;
  });
  text = text.replace(AUTOMATIC_LINK, (_, address: string) => address);
  text = text.replace(/(?<!`)`([^`\n]{1,200})`(?!`)/g, '$1').replace(/<br\s*\/?>/gi, '\n');
  const parts: Pick<StyledText, 'text' | 'bold'>[] = [];
  let end = 0;
  for (const match of text.matchAll(BOLD)) {
    parts.push({ text: text.slice(end, match.index), bold: false }, { text: match[2] ?? '', bold: true });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end), bold: false });
  return parts
    .map((part) => ({ ...part, text: shown(part.text.replace(EMPHASIS, '$2'), isMarkdown) }))
    .filter((part) => part.text !== '');
}

const hidden = (sign: string) => String.fromCodePoint(ESCAPED_AREA + (sign.codePointAt(0) ?? 0));
function shown(text: string, isMarkdown: boolean): string {
  if (!isMarkdown) return text;
  return withSigns(text).replace(/[\ue021-\ue07e]/g, (sign) =>
    String.fromCodePoint((sign.codePointAt(0) ?? 0) - ESCAPED_AREA),
  );
}
