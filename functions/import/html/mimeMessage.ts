import { decodeHtml } from './decodeHtml.ts';

/** How deep message parts may be nested; a saved page has one level. */
const MAX_NESTING = 4;
const HEADER_END = /\r?\n\r?\n/;

/** Returns the HTML of a message, decoded as its part declares, or undefined. Bytes are given as Latin-1 letters. */
export function htmlOfMessage(message: string, nesting = 0): string | undefined {
  const end = HEADER_END.exec(message);
  if (!end || nesting > MAX_NESTING) return undefined;
  const headers = message.slice(0, end.index).replaceAll(/\r?\n[ \t]+/g, ' ');
  const content = message.slice(end.index + end[0].length);
  const valueOf = (name: string) => new RegExp(`^${name}:[ \\t]*([^\\r\\n]*)`, 'im').exec(headers)?.[1] ?? '';
  const type = valueOf('Content-Type');
  const boundary = /boundary="?([^";]{1,200})"?/i.exec(type)?.[1];
  if (/^multipart\//i.test(type) && boundary !== undefined) {
    const parts = content.split(`--${boundary}`).slice(1);
    for (const part of parts) {
      const html = htmlOfMessage(part.replace(/^[ \t]*\r?\n/, ''), nesting + 1);
      if (html !== undefined) return html;
    }
    return undefined;
  }
  if (!/^text\/html/i.test(type)) return undefined;
  const bytes = decodeTransfer(content, valueOf('Content-Transfer-Encoding').trim().toLowerCase());
  return decodeHtml(bytes, /charset="?([\w-]{1,40})/i.exec(type)?.[1]);
}

function decodeTransfer(content: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(content, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(content, 'latin1');
  const plain = content
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(plain, 'latin1');
}
