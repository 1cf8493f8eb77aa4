#!/bin/bash
# "Compress PDF", "print to a file" and archives are often Ghostscript. A glyph that stands for three letters, as the ffi
# of "office" in Roboto or EB Garamond, stands for two afterwards, the second of which is the bits of the second and the
# third letter together: "efficient" is read as "efocient", "affluent" as "afnuent" where the map gives a list (pdfkit,
# and so @react-pdf/renderer), and "efÏcient" where it gives pairs (pdf-lib). The page looks the same. Letters of two,
# as fi, stay, so that a test with "certified" shows nothing. Its reader of maps adds up the bytes of such a text in one
# number of 32 bits (pdf/pdf_cmap.c). A writer that gives each letter its glyph (no ligatures) is safe.
. "$(dirname "$0")/lib.sh"
packages @okathira/ghostpdl-wasm@1.1.0 pdfkit@0.20.2 pdf-lib@1.17.1 @pdf-lib/fontkit@1.1.1 pdfjs-dist@6.5.438 \
  @hyzyla/pdfium@2.1.13 @expo-google-fonts/roboto@0.4.3 @expo-google-fonts/lato@0.4.1
check <<'E2'
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import ghostscript from '@okathira/ghostpdl-wasm';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument } from 'pdf-lib';
import PdfKit from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const LINE = 'Certified back office, efficient and affluent';
const font = (name) => `node_modules/@expo-google-fonts/${name.toLowerCase()}/400Regular/${name}_400Regular.ttf`;
const writers = {
  pdfkit: async (name) => {
    const file = new PdfKit({ size: [400, 100], margin: 20 });
    file.font(font(name)).fontSize(12).text(LINE).end();
    return Buffer.concat(await Array.fromAsync(file));
  },
  'pdf-lib': async (name) => {
    const file = await PDFDocument.create();
    file.registerFontkit(fontkit);
    const embedded = await file.embedFont(readFileSync(font(name)), { subset: true });
    file.addPage([400, 100]).drawText(LINE, { x: 20, y: 50, size: 12, font: embedded });
    return file.save();
  },
};
async function compressed(pdf) {
  const printed = [];
  const program = await ghostscript({ print: (line) => printed.push(line), printErr: (line) => printed.push(line) });
  program.FS.writeFile('in.pdf', pdf);
  program.callMain(['-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', '-dBATCH', '-dNOPAUSE', '-sOutputFile=out.pdf', 'in.pdf']);
  return { pdf: program.FS.readFile('out.pdf'), version: printed[0].match(/Ghostscript [\d.]+/)?.[0] };
}
const pdfium = await PDFiumLibrary.init();
async function read(pdf) {
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { items } = await (await file.getPage(1)).getTextContent();
  const other = await pdfium.loadDocument(new Uint8Array(pdf));
  return [items.map(({ str }) => str).join(''), other.getPage(0).getText().trim()];
}
const twice = (line) => [line, line];
async function seen(writer, name, told) {
  const written = await writers[writer](name);
  const after = await compressed(written);
  says(`${writer}, ${name}`, await read(written), twice(LINE));
  says(`  through ${after.version}`, await read(after.pdf), twice(told));
}
await seen('pdfkit', 'Roboto', 'Certified back ofoce, efocient and afnuent');
await seen('pdf-lib', 'Roboto', 'Certified back ofÏce, efÏcient and afÒuent');
await seen('pdfkit', 'Lato', LINE);
process.exit();
E2
