import { bulletMarkOf } from '../../../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../../../shared/resume/textMarks.ts';
import { withoutUnseen } from '../../../../../../shared/text/fold.ts';
import type { CopiedData } from '../fieldProps.ts';
import { linesOfHtml } from '../../../../../../shared/html/htmlLines.ts';
import { parseHtml } from '../../../../../lib/html/parseHtml.ts';

/** A paste, and whether it goes to the beginning of a line. */
export interface PastedData extends CopiedData {
  readonly isAtStart: boolean;
}

/** Returns a paste as text for a description: a line for each paragraph and item, with our marks only. */
export function pastedText({ html, plain, isAtStart }: PastedData, parse = parseHtml): string {
  const page = html === '' ? undefined : linesOfHtml(parse(html));
  // A page without more than its plain text is read from the latter, which has the program's lines.
  const text = page && (page.hasMore || plain === '') ? page.text : readPastedPlain(plain);
  const lines = withoutUnseen(text).replace(WIDE_SPACES, ' ').split('\n');
  const [first = ''] = lines;
  // A word or two may begin or end with the space that separates it from what is there.
  if (lines.length === 1) return isAtStart ? withoutBullet(first) : first;
  return lines
    .map((line, index) => (index > 0 || isAtStart ? withoutBullet(line) : line).trim())
    .filter((line) => line !== '')
    .join('\n');
}

const WIDE_SPACES = /[\u00a0\u2000-\u200a\u202f\u3000]/g;
/** The letters that symbol fonts draw their bullets with, where the tab after them became spaces. */
const SYMBOL_LETTER = /^\s*[o§Øüvq](?:\t\s*|[ \u00a0]{2,})/;
/** Dashes and boxes that are bullets at the head of a line, besides those that the sheet knows. */
const OTHER_BULLET = /^\s*(?:[\u2010-\u2012\u2212]\s+|[☐☑☒✅✔➔→⇒»›]\ufe0f?\s+|-\s\[[ xX]\]\s+)/;

const withoutBullet = (line: string): string => {
  const letter = SYMBOL_LETTER.exec(line)?.[0] ?? OTHER_BULLET.exec(line)?.[0] ?? bulletMarkOf(line);
  return line.slice(letter.length);
};

/** Author and time, before each message that is copied from a chat. */
const CHAT_HEAD = /^\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?, \d{1,2}[./]\d{1,2}[./]\d{2,4}\] [^:\n]{1,60}: /gm;
const MARKDOWN_HEAD = /^[ \t]*(?:#{1,6}|>)[ \t]+/gm;
const MARKDOWN_RULE = /^[ \t]*(?:[-*_][ \t]*){3,}$/gm;
const CODE = /```(?:[\w-]*\n)?|`([^`\n]{1,300})`/g;

/** Words between single signs, as WhatsApp has bold and struck text. */
const STARRED = /(?<![\p{L}\p{N}*\\])\*(?![\s*])([^\n*]{0,499}[^\s*])\*(?![\p{L}\p{N}*])/gu;
const STRUCK = /(?<![\p{L}\p{N}~])~(?![\s~])([^\n~]{0,499}[^\s~])~(?![\p{L}\p{N}~])/gu;
/** Signs that only Markdown has: there one star is italics, and not bold as in a chat. */
const IS_MARKDOWN = /\*\*|__|\]\((?:https?:|mailto:)|^#{1,6} /m;

/** Plain text with our marks in place of the other spellings of Markdown and of chats. */
export function readPastedPlain(plain: string): string {
  const text = plain.replace(/\r\n?/g, '\n').replace(CHAT_HEAD, '');
  if (IS_MARKDOWN.test(text))
    return readUnderscores(
      text
        .replace(MARKDOWN_RULE, '')
        .replace(MARKDOWN_HEAD, '')
        .replace(CODE, (_, code: string = '') => code),
    );
  const chat = text.replace(STRUCK, '$1').replace(STARRED, (all: string, words: string) => {
    const marked = `**${words}**`;
    return stripMarks(marked) === stripMarks(words) ? marked : all;
  });
  return readUnderscores(chat.replace(CODE, (_, code: string = '') => code));
}

/** An address, which may hold underscores; or words between them: not within a word, nor a name such as `_my_list_`. */
const UNDERSCORED =
  /\b[a-z]{2,9}:\/\/\S*|(?<![\p{L}\p{N}_\\])(_{1,3})(?![\s_])([^\n_]{0,499}[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** `__init__`: a name of code where Markdown has bold. */
const CODE_NAME = /^[a-z\d]+$/;

/**
 * Pasted Markdown with our own marks in place of its other spelling: `_italic_` and `__bold__` become `*italic*` and
 * `**bold**`. What would not be read as such marks stays as it is (decision 45).
 */
export const readUnderscores = (text: string): string =>
  text.replace(UNDERSCORED, (all: string, signs = '', words = '') => {
    if (signs === '' || (signs.length === 2 && CODE_NAME.test(words))) return all;
    const stars = '*'.repeat(signs.length);
    const marked = stars + words + stars;
    return stripMarks(marked) === stripMarks(words) ? marked : all;
  });
