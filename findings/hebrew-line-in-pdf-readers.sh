#!/bin/bash
# One Hebrew line with a number, a Latin word joined by a hyphen, years and brackets, as Chromium prints it. None of the
# readers gives the line back, and no two of them agree: a PDF says where glyphs stand, and each reader has rules of its
# own for the order. The same words in English come back whole from all. pdftotext, whose marks of direction are left
# out here, is asked where Debian's poppler-utils 22.12.0 is installed.
. "$(dirname "$0")/lib.sh"
packages @sparticuz/chromium@153.0.0 puppeteer-core@25.16.0 pdfjs-dist@6.5.438 @hyzyla/pdfium@2.1.13 \
  mupdf@1.28.1 @expo-google-fonts/heebo@0.4.2
TMPDIR="$work" check <<'E2'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { inflate } from '@sparticuz/chromium';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import puppeteer from 'puppeteer-core';

const packed = (name) => inflate(join('node_modules/@sparticuz/chromium/bin', name));
const [executablePath] = await Promise.all(
  ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'].map(packed),
);
const browser = await puppeteer.launch({
  executablePath,
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
  env: {
    ...process.env,
    LD_LIBRARY_PATH: join(process.env.TMPDIR, 'al2023/lib'),
    FONTCONFIG_PATH: join(process.env.TMPDIR, 'fonts'),
  },
});
const page = await browser.newPage();
const pdfium = await PDFiumLibrary.init();
function version(name) {
  try {
    return execFileSync('dpkg-query', ['-W', '-f', '${Version}', name], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
const poppler = (pdf) => {
  writeFileSync('line.pdf', pdf);
  return execFileSync('pdftotext', ['line.pdf', '-'], { encoding: 'utf8' }).replace(/\p{Cf}/gu, '');
};
const readers = {
  'pdf.js': async (pdf) => {
    const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    return (await (await file.getPage(1)).getTextContent()).items.map(({ str }) => str).join('');
  },
  PDFium: async (pdf) => (await pdfium.loadDocument(pdf)).getPage(0).getText(),
  MuPDF: (pdf) => mupdf.Document.openDocument(pdf, 'application/pdf').loadPage(0).toStructuredText().asText(),
  ...(version('poppler-utils').startsWith('22.12.0-') && { pdftotext: poppler }),
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
};
const hebrew = await read('ניהלתי צוות של 12 עובדים ב-AWS בשנים 2018 – 2021 (DevOps)', 'rtl');
for (const [reader, text] of Object.entries(told)) if (reader in readers) says(reader, hebrew[reader], text);
const english = 'Led a team of 12 people on AWS in 2018 – 2021 (DevOps)';
for (const [reader, text] of Object.entries(await read(english, 'ltr'))) says(`${reader}, English`, text, english);
await browser.close();
E2
