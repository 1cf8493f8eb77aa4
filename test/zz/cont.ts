import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { parsePdf } from '/work/wt/order/functions/pdf/pdfFile.ts';
import { PdfEdit } from '/work/wt/order/functions/pdf/pdfEdit.ts';
import { putInReadingOrder, findPages } from '/work/wt/order/functions/pdf/readingOrder/reorderPages.ts';
const edit = new PdfEdit(parsePdf(readFileSync(process.argv[2]!)));
await putInReadingOrder(edit);
for (const p of findPages(edit)) {
  const c = edit.changed.get(Number(/\/Contents (\d+)/.exec(edit.read(p))![1])) as Buffer;
  const s = c.indexOf('stream\n') + 7;
  console.log(inflateSync(c.subarray(s, c.length - 10)).toString('latin1'));
}
