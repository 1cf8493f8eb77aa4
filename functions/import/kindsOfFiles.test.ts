import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { errorText, type ErrorCode } from '../../shared/errors/errors.ts';
import { LANGUAGES } from '../../shared/platform/language.ts';
import { checkFileHeader } from './file/fileHeader.ts';
import { importText } from './textImport.ts';

const data = (path: string) => readFileSync(new URL(`../../test/data/${path}`, import.meta.url));
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const wrapped = (entry: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(entry, 'utf16le')]);
const office = (main: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="${main}"/></Relationships>`,
    ),
    [main]: strToU8('<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'),
  });
const PRIVATE_USE = String.fromCodePoint(...Array.from({ length: 80 }, (_, at) => 0xc0 + (at % 60)));

/** Files that people choose by mistake, recognized by content whatever their name, and their errors. */
const KINDS: readonly (readonly [kind: string, bytes: Uint8Array, error: ErrorCode])[] = [
  ['a file of no bytes', new Uint8Array(), 'empty_file'],
  ['a text of spaces and line ends', strToU8(' \r\n\t\n'), 'empty_file'],
  ['a PDF of nothing but its header', strToU8('%PDF-1.7\n'), 'damaged_pdf'],
  ['a Word file that is cut', archive('[Content_Types].xml', 'word/document.xml').slice(0, 90), 'damaged_pdf'],
  ['a Word file without its document', archive('[Content_Types].xml'), 'damaged_pdf'],
  ['an ODT file whose content is no XML', zipSync({ 'content.xml': strToU8('<a') }), 'damaged_pdf'],
  ['a DOC file that is cut', data('import-doc/features.doc').subarray(0, 9_000), 'damaged_pdf'],
  ['a PDF with a password', data('import-corpus/edge/enc-user-aes256.pdf'), 'password_protected'],
  ['a PDF of pictures', data('import-corpus/edge/image-only-scan.pdf'), 'unreadable_pdf'],
  ['a Word file with a password', wrapped('EncryptedPackage'), 'password_protected'],
  [
    'an ODT file with a password',
    zipSync({ 'content.xml': strToU8('x'), 'META-INF/manifest.xml': strToU8('<m:encryption-data />') }),
    'password_protected',
  ],
  ['a table of Excel', office('xl/workbook.xml'), 'only_pdf'],
  ...['epub+zip', 'vnd.oasis.opendocument.spreadsheet', 'vnd.oasis.opendocument.presentation'].map(
    (type) => [type, zipSync({ mimetype: [strToU8(`application/${type}`), { level: 0 }] }), 'only_pdf'] as const,
  ),
  ['a document of Pages', archive('Index/Document.iwa', 'Metadata/Properties.plist'), 'only_pdf'],
  ['a picture', Buffer.from('89504e470d0a1a0a00000000', 'hex'), 'only_pdf'],
  ['a drawing', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'only_pdf'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'only_pdf'],
  ['PostScript', strToU8('%!PS-Adobe-3.0\n'), 'only_pdf'],
  ['an archive of pictures', archive('a.png', 'b.png'), 'not_linkedin_archive'],
  ['a PDF larger than is read', Buffer.concat([strToU8('%PDF-1.7'), Buffer.alloc(10_000_000)]), 'pdf_too_large'],
  ['a text whose letters nobody can read', Buffer.from(PRIVATE_USE, 'latin1'), 'unreadable_text'],
  [
    'a text that is no résumé',
    strToU8('Two eggs, a glass of milk, flour and a little salt, as it is'),
    'nothing_found',
  ],
];

describe('[UP-01] [UP-03] [UP-07] a file is known by its content:', () => {
  it.each(KINDS)('%s is %3$s', async (_, bytes, error) => {
    const fault = checkFileHeader(bytes) ?? (await importText(new Uint8Array(bytes)));
    expect(fault).toEqual(typeof fault === 'string' ? error : { error });
  });

  it.each(LANGUAGES)('each says what is wrong in words of its own, in %s', (language) => {
    const codes = [...new Set(KINDS.map(([, , error]) => error))];
    const texts = codes.map((code) => errorText(code, language, {}));
    expect(new Set(texts).size).toBe(codes.length);
    for (const text of texts) expect(text).toMatch(language === 'he' ? /[א-ת].*\.?$/ : /^[A-Z].*[a-z]/);
  });
});
