import { markedAddress } from '../../../shared/html/htmlLines.ts';
import { PLAIN_LOOK, readHtml, type HtmlLook } from '../../../shared/html/readHtml.ts';
import { parseHtml } from './parseHtml.ts';

const NAMES =
  'a|abbr|b|br|center|details|div|em|footer|h[1-6]|header|i|img|kbd|li|ol|p|section|small|span|strong|sub|summary|' +
  'sup|table|td|tr|u|ul';
const TAGS = new RegExp(String.raw`<!--|</?(?:${NAMES})(?=[\s/>])`, 'i');
/** `<` that begins no tag: a Markdown address, or a sign between values. */
const NO_TAG = /<(?!\/?[a-z]|!--)|<(?=(?:https?:|mailto:)|[\w.+-]{1,64}@)/gi;

/** Converts HTML tags in a Markdown text to Markdown and removes comments. Text without tags stays unchanged. */
export function tagsToMarkdown(text: string): string {
  if (!TAGS.test(text)) return text;
  const parts: string[] = [];
  readHtml(
    // Wrapped in an element, because text before the first tag would lose its spaces.
    [parseHtml(`<body><div>${text.replace(NO_TAG, '&lt;')}</div>`)],
    {
      text: (written, look) => parts.push(marked(written, look)),
      enter({ name, isBlock, mark }) {
        const heading = /^h([1-3])$/.exec(name)?.[1];
        if (mark !== undefined) parts.push('\n- ');
        else if (isBlock) parts.push('\n\n');
        else if (name === 'td' || name === 'th') parts.push('\t');
        if (heading !== undefined) parts.push(`${'#'.repeat(Number(heading))} `);
        return true;
      },
      leave({ isBlock, mark }) {
        if (isBlock && mark === undefined) parts.push('\n\n');
      },
    },
    { ...PLAIN_LOOK, keepsSpace: true },
  );
  return parts.join('');
}

/** Returns a text with the marks of its look; spaces at its ends stay outside. */
function marked(written: string, { bold, italic, href }: HtmlLook): string {
  const mark = (bold ? '**' : '') + (italic ? '*' : '');
  const words = written.trim();
  if (words === '') return written;
  const inside = `${mark}${words}${mark}`;
  const start = written.length - written.trimStart().length;
  const behind = written.slice(start + words.length);
  return `${written.slice(0, start)}${href === undefined ? inside : `[${inside}](${markedAddress(href)})`}${behind}`;
}
