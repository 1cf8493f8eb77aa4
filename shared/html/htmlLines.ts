import { writeMarks, type FormattedText } from '../resume/writeMarks.ts';
import { PLAIN_LOOK, readHtml, textBelow, type HtmlLook, type MarkupNode } from './readHtml.ts';

/**
 * A page as text of ours: a line for each paragraph and item, with marks for what is bold, italic or leads to the web;
 * numbers of lists stay, bullets are drawn by the sheet. `hasMore`: it says more than its plain text does.
 */
export function linesOfHtml(body: MarkupNode): { readonly text: string; readonly hasMore: boolean } {
  /** The body begins the first. */
  const lines: FormattedText[][] = [];
  let hasMore = false;
  /** Whether an item's number is alone so far: a paragraph in the item continues its line. */
  let isNumberAlone = false;
  const breakLine = () => {
    if (!isNumberAlone) lines.push([]);
  };
  const add = (text: string, look: HtmlLook = PLAIN_LOOK) => lines.at(-1)?.push({ text, look: markedLook(look) });
  readHtml([body], {
    text(text, look) {
      text
        .replaceAll('\u00ad', '')
        .split('\n')
        .forEach((part, index) => {
          if (index > 0) lines.push([]);
          if (part.trim() !== '') isNumberAlone = false;
          hasMore ||= look.bold || look.italic || look.href !== undefined;
          add(part.replace(/[\s\u00a0]+/g, ' '), look);
        });
    },
    enter({ name, isBlock, mark }) {
      if (isBlock) breakLine();
      else if (name === 'td' || name === 'th') add(' ');
      if (mark === undefined) return true;
      hasMore = true;
      isNumberAlone = mark !== '•';
      if (isNumberAlone) add(`${mark} `);
      return true;
    },
    leave({ isBlock, mark }) {
      if (mark !== undefined) isNumberAlone = false;
      if (isBlock) breakLine();
    },
    unseen: () => (hasMore = true),
  });
  const text = lines
    .map((line) => writeMarks(line).replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  return { text, hasMore };
}

const WEB = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i;

/** Encodes brackets, which would end the address of a mark, as in a Wikipedia article's address. */
export const markedAddress = (address: string): string =>
  address.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));

const markedLook = ({ bold, italic, href }: HtmlLook) => ({
  bold,
  italic,
  href: href !== undefined && WEB.test(href) ? markedAddress(href) : undefined,
});

/** Tags that builders' editors write into their texts. */
const NAMES = 'p|br|div|ul|ol|li|h[1-6]|blockquote|strong|b|em|i|u|s|a|span|code|pre|hr';
/** One of them, whose attributes have values; anything else in angle brackets is text: `List<String>`. */
const TAG = new RegExp(String.raw`^<\/?(?:${NAMES})(?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*\s*\/?>$`, 'i');
const LIKE_TAG = /<[^<>]{0,2000}>?/g;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|ndash|mdash|bull|middot|shy);/i;
const NO_CHARACTER = /&#x?0+;/gi;

/**
 * A text of another program as one of ours: where it is HTML, its lines with their marks; entities as their signs. A
 * text without tags and entities comes back as it is. `parse` gives the body of a page.
 */
export function textOfHtml(text: string, parse: (html: string) => MarkupNode): string {
  const isPage = (text.match(LIKE_TAG) ?? []).some((tag) => TAG.test(tag));
  if (!isPage && !ENTITY.test(text)) return text;
  const page = text
    .replace(LIKE_TAG, (tag) => (TAG.test(tag) ? tag : tag.replace('<', '&lt;')))
    .replace(NO_CHARACTER, '');
  return isPage
    ? linesOfHtml(parse(page)).text
    : textBelow(parse(`<div>${page}</div>`))
        .replaceAll('\u00ad', '')
        .replaceAll('\u00a0', ' ');
}
