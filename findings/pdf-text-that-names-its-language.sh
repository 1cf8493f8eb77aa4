#!/bin/bash
# A text string of a PDF may name the language of what follows, between two escape characters (ISO 32000-2, 7.9.2.2.2):
# the Hebrew title of an English document, a name in an ActualText. PDFium and pdf.js take the codes out. MuPDF, pdf-lib,
# pdf2json and ExifTool keep them as letters, so that a title begins with "heIL" and two control characters; MuPDF gives
# them out as text of the page too. Whoever marks languages to be accessible is met by it, and whoever indexes titles.
. "$(dirname "$0")/lib.sh"
packages pdf-lib@1.17.1 mupdf@1.28.1 pdfjs-dist@6.5.438 @hyzyla/pdfium@2.1.13 pdf2json@4.1.0 exiftool-vendored@38.3.0
check <<'E2'
import { writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { exiftool } from 'exiftool-vendored';
import * as mupdf from 'mupdf';
import { PDFDocument, PDFHexString, PDFName, PDFOperator, StandardFonts } from 'pdf-lib';
import PDFParser from 'pdf2json';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

console.warn = () => {};
const withMarks = '\u001bheIL\u001bקורות חיים \u001benUS\u001bNoa Barak';
const codes = 'heILקורות חיים enUSNoa Barak';
const plain = 'קורות חיים Noa Barak';
/** Control characters are printed by no terminal. */
const told = (text) => `${text.replaceAll('\u001b', '')}${text.includes('\u001b') ? ', and escape characters' : ''}`;

const utf16 = (text) => `FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`;
const document = await PDFDocument.create();
document.getInfoDict().set(PDFName.of('Title'), PDFHexString.of(utf16(withMarks)));
const page = document.addPage([300, 100]);
const properties = document.context.obj({ ActualText: PDFHexString.of(utf16('\u001bheIL\u001bנועה')) });
page.pushOperators(PDFOperator.of('BDC', [PDFName.of('Span'), properties]));
page.drawText('Noa', { x: 10, y: 50, font: await document.embedFont(StandardFonts.Helvetica) });
page.pushOperators(PDFOperator.of('EMC'));
const bytes = await document.save();
writeFileSync('titled.pdf', bytes);

const byPdfJs = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
says('title by pdf.js', told((await byPdfJs.getMetadata()).info.Title), plain);
const pdfium = await PDFiumLibrary.init();
const byPdfium = await pdfium.loadDocument(bytes);
says('title by PDFium', told(titleByPdfium(byPdfium)), plain);
const byMupdf = mupdf.Document.openDocument(bytes, 'application/pdf');
says('title by MuPDF', told(byMupdf.getMetaData('info:Title')), `${codes}, and escape characters`);
const byPdfLib = await PDFDocument.load(bytes, { updateMetadata: false });
says('title by pdf-lib', told(byPdfLib.getTitle()), `${codes}, and escape characters`);
says('title by pdf2json', told(await titleByPdf2json()), `${codes}, and escape characters`);
says('title by ExifTool', told((await exiftool.read('titled.pdf')).Title), `${codes}, and escape characters`);
await exiftool.end();

says('text by MuPDF', told(byMupdf.loadPage(0).toStructuredText('').asText().trim()), 'heILנועה, and escape characters');

function titleByPdfium({ documentIdx, documentPtr }) {
  const { module } = pdfium;
  const [tag, room] = [module.wasmExports.malloc(8), module.wasmExports.malloc(256)];
  module.HEAPU8.set(Buffer.from('Title\0'), tag);
  const length = module._FPDF_GetMetaText(documentIdx ?? documentPtr, tag, room, 256);
  return Buffer.from(module.HEAPU8.slice(room, room + length - 2)).toString('utf16le');
}

function titleByPdf2json() {
  return new Promise((resolve, reject) => {
    const parser = new PDFParser();
    parser.on('pdfParser_dataReady', ({ Meta }) => resolve(Meta.Title));
    parser.on('pdfParser_dataError', reject);
    parser.loadPDF('titled.pdf');
  });
}
E2
