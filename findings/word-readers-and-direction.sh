#!/bin/bash
# A phone or "C++" that is pasted into a Hebrew line of Word from a page of the web is wrapped in w:dir or w:bdo, which
# say its direction; a dash that is not to break (Ctrl+Shift+Hyphen, usual in phone numbers) is w:noBreakHyphen. Of
# three readers of Word files none gives all of such a line: mammoth leaves out the words in the wrappers (a
# message names the wrapper, and not that words were in it); officeparser and word-extractor leave out the dashes.
. "$(dirname "$0")/lib.sh"
packages mammoth@1.13.0 officeparser@8.1.1 word-extractor@1.0.4 fflate@0.8.3
check <<'E2'
import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { parseOffice } from 'officeparser';
import WordExtractor from 'word-extractor';

const OPEN = 'http://schemas.openxmlformats.org';
const run = (text, direction = '') => `<w:r><w:rPr>${direction}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const hebrew = (text) => run(text, '<w:rtl/>');
const dash = '<w:r><w:noBreakHyphen/></w:r>';
const paragraphs = [
  `${hebrew('טלפון ')}<w:dir w:val="ltr">${run('052-555-0134')}</w:dir>`,
  `${hebrew('ידע ב-')}<w:bdo w:val="ltr">${run('C++')}</w:bdo>`,
  `${hebrew('נייד ')}${run('052')}${dash}${run('555')}${dash}${run('0134')}`,
];
const file = Buffer.from(
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/` +
        'vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="' +
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${OPEN}/package/2006/relationships"><Relationship Id="r1" Type="${OPEN}/officeDocument/` +
        '2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${OPEN}/wordprocessingml/2006/main"><w:body>` +
        paragraphs.map((inner) => `<w:p><w:pPr><w:bidi/></w:pPr>${inner}</w:p>`).join('') +
        '</w:body></w:document>',
    ),
  }),
);
const lines = (text) => text.replaceAll('\u2011', '-').split('\n').filter((line) => line !== '');
const { value, messages } = await mammoth.extractRawText({ buffer: file });
says('mammoth', lines(value), ['טלפון ', 'ידע ב-', 'נייד 052-555-0134']);
says('mammoth, messages', messages.map(({ message }) => message), [
  'An unrecognised element was ignored: w:dir',
  'An unrecognised element was ignored: w:bdo',
]);
const office = await parseOffice(file);
says('officeparser', office.content.map(({ text }) => text), ['טלפון 052-555-0134', 'ידע ב-C++', 'נייד 0525550134']);
const extracted = await new WordExtractor().extract(file);
says('word-extractor', lines(extracted.getBody()), ['טלפון 052-555-0134', 'ידע ב-C++', 'נייד 0525550134']);
E2
