#!/bin/bash
# One Hebrew line with a number, a Latin word joined by a hyphen, years and brackets, as Chromium prints it. None of the
# readers gives the line back, and no two of them agree: a PDF says where glyphs stand, and each reader has rules of its
# own for the order. The same words in English come back whole from all. pdftotext, whose marks of direction are left
# out here, pypdf and pdfminer are asked where Debian's poppler-utils 22.12.0, python3-pypdf 3.4.1 and python3-pdfminer
# 20221105 are installed.
. "$(dirname "$0")/lib.sh"
browser pdfjs-dist@6.5.438 @hyzyla/pdfium@2.1.13 \
  mupdf@1.28.1 @expo-google-fonts/heebo@0.4.2
check <<'E2'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { launch } from './chromium.mjs';

const browser = await launch();
const page = await browser.newPage();
const pdfium = await PDFiumLibrary.init();
function version(name) {
  try {
    return execFileSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
const asked = (program, ...words) => (pdf) => {
  writeFileSync('line.pdf', pdf);
  return execFileSync(program, [...words, 'line.pdf', '-'], { encoding: 'utf8' }).replace(/\p{Cf}/gu, '');
};
const python = (code) => asked('/usr/bin/python3', '-I', '-c', code);
const readers = {
  'pdf.js': async (pdf) => {
    const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    return (await (await file.getPage(1)).getTextContent()).items.map(({ str }) => str).join('');
  },
  PDFium: async (pdf) => (await pdfium.loadDocument(pdf)).getPage(0).getText(),
  MuPDF: (pdf) => mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0).toStructuredText().asText(),
  ...(version('poppler-utils').startsWith('22.12.0-') && { pdftotext: asked('pdftotext') }),
  ...(version('python3-pypdf').startsWith('3.4.1-') && {
    pypdf: python('import sys, pypdf; print(pypdf.PdfReader(sys.argv[1]).pages[0].extract_text())'),
  }),
  ...(version('python3-pdfminer').startsWith('20221105+') && {
    pdfminer: python('import sys; from pdfminer.high_level import extract_text; print(extract_text(sys.argv[1]))'),
  }),
};
async function read(line, direction) {
  const font = readFileSync('node_modules/@expo-google-fonts/heebo/400Regular/Heebo_400Regular.ttf').toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:H;src:url(data:font/ttf;base64,${font})}</style>` +
      `<p dir="${direction}" style="font:16px H">${line}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf();
  const texts = [];
  for (const reader of Object.values(readers)) texts.push((await reader(new Uint8Array(pdf))).trim());
  return Object.fromEntries(Object.keys(readers).map((name, at) => [name, texts[at]]));
}
const told = {
  'pdf.js': '(DevOps) 2021 – 2018 בשנים AWSעובדים ב- 12 ניהלתי צוות של',
  PDFium: 'ניהלתי צוות של 12 עובדים ב-AWS בשנים 2018 – 2021 )DevOps)',
  MuPDF: ')DevOps( 2021 – 2018  בשניםAWS- עובדים ב12 ניהלתי צוות של',
  pdftotext: 'ניהלתי צוות של  12עובדים ב AWS-בשנים )DevOps( 2021 – 2018',
  pypdf: '( D e v O p s )  2 0 2 1  –  2 0 1 8   בשנים A W S -  עובדים ב 1 2  ניהלתי צוות של',
  pdfminer: '(DevOps) 2021 – 2018 םינשב AWS-ב םידבוע 12 לש תווצ יתלהינ',
};
const hebrew = await read('ניהלתי צוות של 12 עובדים ב-AWS בשנים 2018 – 2021 (DevOps)', 'rtl');
for (const [reader, text] of Object.entries(told)) if (reader in readers) says(reader, hebrew[reader], text);
const english = 'Led a team of 12 people on AWS in 2018 – 2021 (DevOps)';
for (const [reader, text] of Object.entries(await read(english, 'ltr'))) says(`${reader}, English`, text, english);
await browser.close();
E2
