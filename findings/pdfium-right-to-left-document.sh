#!/bin/bash
# A PDF may say that its document is read from right to left (/ViewerPreferences /Direction /R2L: "has no direct effect
# on the document's contents or page numbering"); Typst says so of each Hebrew document by itself. PDFium, and so the
# text that Chrome copies and searches, then turns the words of lines that are English from end to end, an address of
# mail among them. The same file without the entry is read right.
. "$(dirname "$0")/lib.sh"
packages pdf-lib@1.17.1 @hyzyla/pdfium@2.1.13
check <<'E2'
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const LINES = ['noa.barak@example.com', 'Developer, 2018 - 2021', 'C++ and C#', '+972-52-555-0134'];
async function written(direction) {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([400, 200]);
  for (const [at, line] of LINES.entries()) page.drawText(line, { x: 20, y: 150 - 20 * at, size: 12, font });
  if (direction) file.catalog.set(PDFName.of('ViewerPreferences'), file.context.obj({ Direction: direction }));
  return file.save();
}
const pdfium = await PDFiumLibrary.init();
async function read(direction) {
  const file = await pdfium.loadDocument(await written(direction));
  const text = file.getPage(0).getText();
  file.destroy();
  return text.split('\r\n');
}
says('without the entry', await read(), LINES);
says('/Direction /L2R', await read('L2R'), LINES);
says('/Direction /R2L', await read('R2L'), [
  'com.example@barak.noa',
  '2021 - 2018 ,Developer',
  '#C and ++C',
  '+972-52-555-0134',
]);
E2
