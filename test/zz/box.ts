import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { process1 } from '/tmp/order/exp.ts';
const lib = await PDFiumLibrary.init();
for (const f of process.argv.slice(2)) {
  const raw = readFileSync(`/tmp/order/${f}.pdf`); const out = await process1(raw);
  const im = async (b: Buffer) => { const d = await lib.loadDocument(b); const p = [...d.pages()][0]!; const r = await p.render({ scale: 2, render: 'bitmap' }); const o = { w: r.width, d: Buffer.from(r.data) }; d.destroy(); return o; };
  const [a, b] = [await im(raw), await im(out)]; let x0 = 1e9, x1 = 0; const ys = new Map<number, [number, number]>();
  for (let k = 0; k < a.d.length; k++) if (Math.abs(a.d[k]! - b.d[k]!) > 2) { const px = (k >> 2) % a.w, y = Math.trunc((k >> 2) / a.w); const r = Math.trunc(y / 16); const e = ys.get(r) ?? [1e9, 0]; ys.set(r, [Math.min(e[0], px), Math.max(e[1], px)]); }
  console.log(f, a.w, [...ys].map(([r, [p, q]]) => `y${(r * 16 / 2 / 0.75).toFixed(0)}px x${(p / 1.5).toFixed(0)}-${(q / 1.5).toFixed(0)}`).join(' | '));
}
