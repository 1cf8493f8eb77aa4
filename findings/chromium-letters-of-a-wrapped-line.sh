#!/bin/bash
# A Hebrew paragraph that Chromium prints, in a font that kerns letters with the space between words, as Rubik does. A
# line that begins where the text was wrapped has its letters named in a circle (/ActualText of each is that of its
# neighbour): "תבתעשיו" for "בתעשיות". The page looks right, a reader that takes the name, as Chrome's own does, copies
# and finds another word, and which word it is changes with the width of the column. The same words on one line, with a
# break of their own, without kerning, or in a font that does not kern spaces, are named right.
. "$(dirname "$0")/lib.sh"
browser @hyzyla/pdfium@2.1.13 mupdf@1.28.1 @expo-google-fonts/rubik@0.4.2 @expo-google-fonts/heebo@0.4.2
check <<'E2'
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import * as mupdf from 'mupdf';
import { launch } from './chromium.mjs';

const browser = await launch();
const page = await browser.newPage();
const fonts = { Rubik: 'rubik/400Regular/Rubik_400Regular.ttf', Heebo: 'heebo/400Regular/Heebo_400Regular.ttf' };
const faces = Object.entries(fonts).map(([family, path]) => {
  const data = readFileSync(join('node_modules/@expo-google-fonts', path)).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/ttf;base64,${data}) }`;
});
const pdfium = await PDFiumLibrary.init();
async function printed(text, style = '') {
  await page.setContent(
    `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><style>${faces.join('')}
    p { font: 9.5pt/1.4 Rubik; ${style} }</style><p>${text}`,
  );
  await page.evaluate(() => document.fonts.ready);
  return new Uint8Array(await page.pdf({ format: 'A4' }));
}
async function read(...of) {
  const file = await pdfium.loadDocument(await printed(...of));
  const text = file.getPage(0).getText();
  file.destroy();
  return text.split('\r\n').map((line) => line.trim());
}
const WORDS = ['ליווי ייצור', 'בתעשיות', 'הביטחוניות'];
const NARROW = 'width: 60px;';
says('wrapped', await read(WORDS.join(' '), NARROW), ['ליווי ייצור', 'תבתעשיו', 'הביטחוניות']);
says('on one line', await read(WORDS.join(' ')), [WORDS.join(' ')]);
says('with breaks of its own', await read(WORDS.join('<br>')), WORDS);
says('without kerning', await read(WORDS.join(' '), `${NARROW} font-kerning: none`), WORDS);
says('in Heebo', await read(WORDS.join(' '), `${NARROW} font-family: Heebo`), WORDS);
says('other words', await read('ליווי ייצור אבגדהו זחטיכלמנ', NARROW), ['ליווי ייצור', 'אבגדהו', 'מנזחטיכל']);
const opened = mupdf.Document.openDocument(await printed(WORDS.join(' '), NARROW), 'application/pdf');
const letters = JSON.parse(opened.loadPage(0).toStructuredText().asJSON());
const byMupdf = letters.blocks.flatMap(({ lines }) => lines.map(({ text }) => text.trim()));
says('wrapped, by MuPDF', byMupdf, ['ליווי ייצור', 'תבתעשיו', 'הביטחוניות']);
await browser.close();
E2
