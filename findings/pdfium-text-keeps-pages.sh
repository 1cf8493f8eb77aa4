#!/bin/bash
# PDFium's package for WebAssembly, @hyzyla/pdfium, opens a page natively with getPage() and has no call that closes one:
# render() closes it, getText() does not, and destroy() of the document frees the document alone. A program that stays
# and only reads texts therefore grows with each reading, though every document is destroyed, and no garbage is collected
# since the memory is the module's own. Below a page with 60 lines is read 3,000 times: the memory grows many times over;
# with FPDF_ClosePage() after each text it stays what it was.
. "$(dirname "$0")/lib.sh"
packages @hyzyla/pdfium@2.1.13 pdf-lib@1.17.1
check <<'E2'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDFDocument, StandardFonts } from 'pdf-lib';

const made = await PDFDocument.create();
const font = await made.embedFont(StandardFonts.Helvetica);
const sheet = made.addPage();
for (let line = 0; line < 60; line += 1)
  sheet.drawText(`Line ${line} of a page with some words about a job held from 2019 to 2024`, {
    x: 40,
    y: 800 - 12 * line,
    size: 10,
    font,
  });
const bytes = await made.save();

/** How many times larger the memory is after 3,000 readings than after the first two. */
async function growth(close) {
  const library = await PDFiumLibrary.init();
  let first = 0;
  for (let reading = 0; reading < 3_000; reading += 1) {
    const file = await library.loadDocument(bytes);
    const page = file.getPage(0);
    page.getText();
    if (close) library.module._FPDF_ClosePage(page.pageIdx);
    file.destroy();
    if (reading === 1) first = library.module.HEAPU8.length;
  }
  return library.module.HEAPU8.length / first;
}
const [kept, closed] = [await growth(false), await growth(true)];
console.log(`memory after 3,000 readings: ${kept.toFixed(1)} times that after two; with pages closed ${closed.toFixed(1)}`);
says('more than twice as much, pages left', kept > 2, true);
says('as much, pages closed', closed === 1, true);
process.exit();
E2
