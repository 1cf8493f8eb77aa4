import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../shared/platform/language.ts';
import { readFlowDocument, type FlowFormat } from './flowDocument.ts';
import { odtFile } from './openDocument/odtFile.fixture.ts';
import type { FlowBlock } from './page/blocks.ts';
import { layOutLines } from './page/layOutLines.ts';
import { p, run, word } from './word/wordXml.fixture.ts';

const [DATES, POST] = ['2019 – 2023', 'מנהלת חשבונות, שטראוס'];

const wordTable = (says: string) =>
  word(
    `<w:tbl><w:tblPr>${says}</w:tblPr><w:tr><w:tc>${p(run(DATES))}</w:tc><w:tc>${p(run(POST))}</w:tc></w:tr></w:tbl>`,
  );
const odtCell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
const odtTable = (says: string, ofPage = '') =>
  odtFile(
    '<table:table table:style-name="T"><table:table-row>' +
      `${odtCell(DATES)}${odtCell(POST)}</table:table-row></table:table>`,
    {
      styles: `<style:style style:name="T" style:family="table"><style:table-properties ${says}/></style:style>`,
      pages: `<style:page-layout><style:page-layout-properties ${ofPage}/></style:page-layout>`,
    },
  );
const signs = (text: string) => text.replaceAll(/[^ -~]/g, (sign) => String.raw`\u${sign.codePointAt(0)} ?`);
const rtfTable = (says: string) =>
  strToU8(
    String.raw`{\rtf1\ansi\trowd${says}\pard\intbl ${signs(DATES)}\cell\pard\intbl ${signs(POST)}\cell\row\pard}`,
  );
const htmlTable = (page: string, table = '') =>
  strToU8(`<!doctype html><html ${page}><table ${table}><tr><td>${DATES}</td><td>${POST}</td></tr></table></html>`);

/** The side from which a table is seen, by what its file says. */
const TABLES: readonly (readonly [format: FlowFormat, says: string, bytes: Uint8Array, Direction | undefined])[] = [
  ['docx', 'nothing', wordTable(''), 'ltr'],
  ['docx', 'bidiVisual', wordTable('<w:bidiVisual/>'), 'rtl'],
  ['docx', 'no bidiVisual', wordTable('<w:bidiVisual w:val="0"/>'), 'ltr'],
  ['odt', 'its own direction', odtTable('style:writing-mode="rl-tb"', 'style:writing-mode="lr-tb"'), 'rtl'],
  ['odt', 'its own direction', odtTable('style:writing-mode="lr-tb"', 'style:writing-mode="rl-tb"'), 'ltr'],
  ['odt', 'that of its page', odtTable('style:writing-mode="page"', 'style:writing-mode="rl-tb"'), 'rtl'],
  ['odt', 'nothing', odtTable(''), undefined],
  ['rtf', 'rtlrow', rtfTable(String.raw`\rtlrow`), 'rtl'],
  ['rtf', 'ltrrow', rtfTable(String.raw`\ltrrow`), 'ltr'],
  ['rtf', 'nothing', rtfTable(''), undefined],
  ['html', 'the direction of its page', htmlTable('dir="rtl"'), 'rtl'],
  ['html', 'its own direction', htmlTable('dir="rtl"', 'dir="LTR"'), 'ltr'],
  ['html', 'nothing', htmlTable(''), undefined],
];

function bodyOf(bytes: Uint8Array, format: FlowFormat): readonly FlowBlock[] {
  const document = readFlowDocument(bytes, format);
  if ('error' in document) throw new Error(document.error);
  return document.body;
}
const directionsOf = (blocks: readonly FlowBlock[]) =>
  blocks.flatMap((block) => ('row' in block ? [block.direction] : []));

describe('a table of a Hebrew page is read from the right, from whichever side its file begins', () => {
  it.each(TABLES)('%s that says %s', (format, _, bytes, direction) => {
    const body = bodyOf(bytes, format);
    expect(directionsOf(body)).toEqual([direction]);
    const cells = layOutLines(body, 'rtl').flatMap((line) => line.cells.map(({ text }) => text));
    expect(cells).toEqual(direction === 'ltr' ? [POST, DATES] : [DATES, POST]);
  });

  it.each([
    ['nurse-table', 'rtl'],
    ['features', 'ltr'],
  ] as const)('a file of the old Word: %s, %s', (name, direction) => {
    const bytes = readFileSync(new URL(`../../test/data/import-doc/${name}.doc`, import.meta.url));
    expect(new Set(directionsOf(bodyOf(new Uint8Array(bytes), 'doc')))).toEqual(new Set([direction]));
  });
});
