import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { readFlowDocument, type FlowFormat } from './flowDocument.ts';
import { odtFile } from './openDocument/odtFile.fixture.ts';
import { paragraphsOf, textOf } from './page/layOutLines.ts';
import { p, part, run, word } from './word/wordXml.fixture.ts';

const NOTE = 'Reference: Dana Cohen';
const odtNote = `<text:note><text:note-body><text:p>${NOTE}</text:p></text:note-body></text:note>`;

/** A text with a note, as programs write it. */
const NOTED: readonly (readonly [of: string, format: FlowFormat, bytes: Uint8Array])[] = [
  [
    'Word',
    'docx',
    word(p(`${run('Led a team')}<w:r><w:footnoteReference w:id="2"/></w:r>`), {
      'word/footnotes.xml': part('footnotes', `<w:footnote w:id="2">${p(run(NOTE))}</w:footnote>`),
    }),
  ],
  ['OpenDocument', 'odt', odtFile(`<text:p>Led a team${odtNote}</text:p>`)],
  ['RTF of Word', 'rtf', strToU8(String.raw`{\rtf1 Led a team{\footnote\pard ${NOTE}}\par}`)],
  ['RTF of LibreOffice', 'rtf', strToU8(String.raw`{\rtf1 Led a team{\*\footnote\ftnalt\pard ${NOTE}}\par}`)],
  ['HTML of Word', 'html', strToU8(`<p>Led a team</p><div style="mso-element:footnote" id=ftn1><p>${NOTE}</p></div>`)],
  ['HTML of LibreOffice', 'html', strToU8(`<p>Led a team</p><div id="sdfootnote1"><p>${NOTE}</p></div>`)],
  ['Markdown', 'text', strToU8(`**Led** a team[^1]\n\n[^1]: ${NOTE}\n`)],
];

it.each(NOTED)('a note of %s is apart from its text, and is not lost', (_, format, bytes) => {
  const document = readFlowDocument(bytes, format);
  if ('error' in document) throw new Error(document.error);
  expect(textOf(paragraphsOf(document.body)).trim()).toBe('Led a team');
  expect(document.notes).toEqual([NOTE]);
});
