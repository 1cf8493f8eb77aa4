/** Prints what PDFium makes of the PDF at a path: whether it opens or is locked, and how many letters it finds. */
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const library = await PDFiumLibrary.init();
try {
  const file = await library.loadDocument(new Uint8Array(readFileSync(process.argv[2] ?? '')));
  const pages = file.getPageCount();
  let letters = 0;
  for (let at = 0; at < Math.min(pages, 10); at += 1)
    letters += file.getPage(at).getText().match(/\p{L}/gu)?.length ?? 0;
  process.stdout.write(JSON.stringify({ opens: pages > 0, letters }));
} catch (error) {
  process.stdout.write(JSON.stringify({ opens: false, isLocked: /password/i.test(String(error)) }));
}
