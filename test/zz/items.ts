import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readFileSync } from 'node:fs';
for (const f of [process.argv[2]!, process.argv[3]!]) {
const d = await getDocument({ data: new Uint8Array(readFileSync(f)), verbosity: 0 }).promise;
const { items } = await (await d.getPage(1)).getTextContent();
const i = items.findIndex((x: any) => x.str.includes('Data'));
console.log(items.slice(i - 4, i + 4).map((x: any) => JSON.stringify([x.str, x.dir, x.transform[4].toFixed(1), x.width.toFixed(1), x.hasEOL])).join('\n')); console.log();
}
