import { describe, expect, it } from 'vitest';
import { htmlOfMessage } from './mimeMessage.ts';

const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const HTML = head('Content-Type: text/html; charset="utf-8"');
/** Returns the UTF-8 bytes of a text as Latin-1 letters, as in a message. */
const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const inside = (levels: number, part: string): string =>
  levels === 0
    ? part
    : `${head(`Content-Type: multipart/mixed; boundary="b${levels}"`)}--b${levels}\r\n${inside(levels - 1, part)}\r\n`;

describe('the page in a message', () => {
  it.each([
    ['plain', `${HTML}<p>x</p>`, '<p>x</p>'],
    ['of letters of more than a byte', HTML + latin1('<p>נועה</p>'), '<p>נועה</p>'],
    [
      'of windows-1255, in what can be printed',
      head('content-type: TEXT/HTML; charset=windows-1255', 'Content-Transfer-Encoding: Quoted-Printable') +
        'a=F0=e5=\r\n=f2=E4 =3D',
      'aנועה =',
    ],
    [
      'in base64, whose head goes on in a second line',
      head('Content-Type: text/html;', '\tcharset=utf-8', 'Content-Transfer-Encoding:  base64 ') +
        Buffer.from('<p>נועה</p>').toString('base64'),
      '<p>נועה</p>',
    ],
    ['with a boundary that parts nothing', `${head('Content-Type: text/html; boundary="x"')}a--xb`, 'a--xb'],
    [
      'the first of several parts that is one',
      head('Content-Type: multipart/related; boundary="x"') +
        `before\r\n--x\r\n${head('Content-Type: image/png')}p\r\n` +
        `--x\r\n${HTML}one\r\n--x\r\n${HTML}two\r\n--x--`,
      'one\r\n',
    ],
    ['at its deepest', inside(4, `${HTML}deep`), 'deep\r\n\r\n\r\n\r\n'],
  ])('is read: %s', (_, message, html) => {
    expect(htmlOfMessage(message)).toBe(html);
  });

  it.each([
    ['has no end of its head', 'Content-Type: text/html'],
    ['is a picture', `${head('Content-Type: image/png')}x`],
    ['says no type', `${head('Subject: x')}<p>x</p>`],
    ['has parts that nothing parts', `${head('Content-Type: multipart/related')}${HTML}x`],
    ['has parts without a page', `${head('Content-Type: multipart/related; boundary=x')}--x\r\n${head('A: b')}c`],
    ['stands deeper than any page', inside(5, `${HTML}deep`)],
  ])('is none where the message %s', (_, message) => {
    expect(htmlOfMessage(message)).toBeUndefined();
  });
});
