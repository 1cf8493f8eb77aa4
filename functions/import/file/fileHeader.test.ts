import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { UPLOAD_FORMATS, WORD_MEDIA_TYPE } from '../../../shared/upload/uploadFormats.ts';
import { checkFileHeader, formatOf } from './fileHeader.ts';

const [PDF, ODT] = [UPLOAD_FORMATS.pdf.mediaTypes[0], UPLOAD_FORMATS.odt.mediaTypes[0]];
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
/** Returns the wrapping of old Word and encrypted files, with an entry of this name. */
const compound = (entry: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(entry, 'utf16le')]);

describe('the format of a file', () => {
  it.each([
    ['pdf', strToU8('%PDF-1.7')],
    ['pdf', strToU8(`${'\n'.repeat(900)}%PDF-1.4`)],
    ['docx', archive('docProps/app.xml', 'word/document.xml')],
    ['docx', archive('[Content_Types].xml').slice(0, 60)],
    ['odt', archive('META-INF/manifest.xml', 'content.xml')],
    ['doc', compound('WordDocument')],
    ['docx', compound('EncryptedPackage')],
    ['doc', compound('EncryptedPackage, WordDocument')],
    ['docx', Buffer.concat([compound(`WordDocumentEncryptedPackage${'\0'.repeat(16)}`), Buffer.from([34, 0, 2])])],
    ['text', strToU8('Maya Cohen')],
    ['text', Buffer.from('\ufeffMaya', 'utf16le')],
    ['text', Buffer.from([0xee, 0xe9, 0xe4, 0x0d, 0x0a, 0x1a])],
    ['html', strToU8('<!doctype html><p>Maya')],
    ['html', strToU8('\ufeff\r\n<!-- saved -->\n<html lang="he">')],
    ['html', strToU8('<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml">')],
    ['html', Buffer.from('\ufeff<html><body>Maya', 'utf16le')],
    ['html', strToU8('<html><body>Maya\u0007 Cohen\u0000')],
    ['html', strToU8('MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n boundary="x"\r\n\r\n--x')],
    ['text', strToU8('<div dir="rtl">\n\n# מאיה')],
    ['text', strToU8('<!-- draft -->\n# Maya')],
    [undefined, strToU8('<?xml version="1.0"?><svg/>')],
    [undefined, strToU8('<svg xmlns="http://www.w3.org/2000/svg">')],
    [undefined, strToU8('<!DOCTYPE svg>')],
    [undefined, strToU8(`${'text '.repeat(20)}\u0000`)],
    [undefined, strToU8(' \n')],
    ['doc', compound('Workbook')],
    ['linkedin', archive('Basic_LinkedInDataExport/Profile.csv')],
    ['linkedin', archive('a.png')],
    [undefined, new Uint8Array()],
    [undefined, strToU8(`${' '.repeat(1_100)}%PDF-1.4`)],
  ] as const)('is %s by its bytes', (format, bytes) => {
    expect(formatOf(bytes)).toBe(format);
    // A view of a larger buffer is read without its surroundings.
    expect(formatOf(new Uint8Array([0, ...bytes, 0]).subarray(1, -1))).toBe(format);
  });

  it.each([
    ['application/octet-stream', archive('word/document.xml'), undefined],
    [WORD_MEDIA_TYPE, archive('word/document.xml'), undefined],
    ['application/msword', archive('word/document.xml'), undefined],
    [ODT, archive('content.xml'), undefined],
    // The file's name has another format's ending.
    [ODT, archive('word/document.xml'), undefined],
    [PDF, archive('word/document.xml'), undefined],
    [WORD_MEDIA_TYPE, strToU8('%PDF-1.7'), undefined],
    ['application/msword', strToU8('<html><body>Maya'), undefined],
    ['application/x-msdownload', archive('word/document.xml'), 'only_pdf'],
    ['application/zip', archive('Positions.csv'), undefined],
    ['image/png', strToU8('%PDF-1.7'), 'only_pdf'],
    [PDF, new Uint8Array(), 'empty_file'],
    ['text/plain', strToU8(' \r\n\t\n'), 'empty_file'],
    [PDF, Buffer.concat([strToU8('%PDF-1.7'), Buffer.alloc(10_000_000)]), 'pdf_too_large'],
    ['application/msword', compound('WordDocument'), undefined],
    ['application/msword', Buffer.from('dba52d0000000904', 'hex'), 'old_word_file'],
    ['application/msword', Buffer.from('9ba5210000000904', 'hex'), 'old_word_file'],
    ['application/msword', Buffer.from('fe37001c', 'hex'), 'old_word_file'],
    [WORD_MEDIA_TYPE, compound('EncryptedPackage'), 'password_protected'],
  ] as const)('[UP-01] [UP-07] sent as %s is checked before it is opened (%#)', (type, bytes, error) => {
    expect(checkFileHeader(bytes, type)).toBe(error);
  });
});
