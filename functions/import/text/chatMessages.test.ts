import { expect, it } from 'vitest';
import { paragraphsOf } from '../page/layOutLines.ts';
import { readTextDocument } from './textDocument.ts';

const read = (text: string) => {
  const { body, labels } = readTextDocument(text);
  const lines = paragraphsOf(body).map(({ mark, texts }) => ({
    text: mark + texts.map((one) => one.text).join(''),
    bold: texts.some(({ bold }) => bold),
  }));
  return { lines: lines.filter(({ text }) => text !== ''), labels };
};

it('heads of messages are labels, a line of bold letters is one, what is struck through is text', () => {
  const { lines, labels } = read(
    '\u200e[12:30, 01/02/2026] Noa Barak: נועה ברק\n052-7654321\n' +
      '[01/02/2026, 12:31:05 PM] +972 52-765-4321: *ניסיון תעסוקתי*\n- *ניהול צוות* של 12\n' +
      '01/02/2026, 12:33 - Noa: ~ישן~ חדש\n5 * 3 * 2 and ~ 4 ~ 5',
  );
  expect(labels).toEqual([
    '\u200e[12:30, 01/02/2026] Noa Barak:',
    '[01/02/2026, 12:31:05 PM] +972 52-765-4321:',
    '01/02/2026, 12:33 - Noa:',
  ]);
  expect(lines).toEqual([
    { text: 'נועה ברק', bold: false },
    { text: '052-7654321', bold: false },
    { text: 'ניסיון תעסוקתי', bold: true },
    { text: '•ניהול צוות של 12', bold: false },
    { text: 'ישן חדש', bold: false },
    { text: '5 * 3 * 2 and ~ 4 ~ 5', bold: false },
  ]);
});

it('a text without them keeps its marks', () => {
  const text = '[2019, Haifa] Cook: soups\n~5 people~ and 12:30, 01/02/2026';
  expect(read(text)).toEqual({ lines: text.split('\n').map((one) => ({ text: one, bold: false })), labels: [] });
});
