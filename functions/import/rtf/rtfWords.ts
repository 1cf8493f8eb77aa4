import { PAGE_COUNT } from '../page/pageCounts.ts';

/** Groups without text of the person: tables of the file, pictures, objects, and repetitions of a text box. */
export const SKIPPED: ReadonlySet<string> = new Set(
  (
    'aftncn aftnsep aftnsepc annotation atnauthor atnid author bkmkend bkmkstart category colortbl comment company ' +
    'creatim doccomm falt filetbl fontemb ftncn ftnsep ftnsepc generator info keywords listtable listoverridetable ' +
    'listname mmathPict nonesttables nonshppict object objdata operator panose pict printim private revtim revtbl ' +
    'rsidtbl rxe shprslt sp stylesheet subject tc template title txe upr userprops xe'
  ).split(' '),
);

/** Optional groups (`\*`) that hold text; all others are skipped. */
export const KNOWN_IF_MARKED: ReadonlySet<string> = new Set([
  'fldinst',
  'fldrslt',
  'footnote',
  'nesttableprops',
  'pntext',
  'shpinst',
]);

/** Control words and symbols that stand for characters. */
export const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  chpgn: PAGE_COUNT,
  line: '\n',
  lbr: '\n',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  ltrmark: '\u200e',
  rtlmark: '\u200f',
};

/** Encodings by the number of a font's character set. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
/** Code pages whose encoding has another name than their number. */
const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
};
/** The character set of symbol fonts, whose signs are bullets. */
const SYMBOLS = 2;
export const SYMBOL_ENCODING = 'symbol';

/** Returns the encoding of a font; undefined means the file's encoding. */
export const encodingOfCharset = (charset: number): string | undefined =>
  charset === SYMBOLS ? SYMBOL_ENCODING : CHARSETS[charset];

/** Returns the encoding of a code page, Western for an unknown one. */
export function encodingOfCodePage(page: number): string {
  if (CODE_PAGES[page]) return CODE_PAGES[page];
  return page === 874 || (page >= 1_250 && page <= 1_258) ? `windows-${page}` : 'windows-1252';
}
