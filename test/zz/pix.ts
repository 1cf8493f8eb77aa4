import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { process1, marks } from '/tmp/order/exp.ts';
const lib = await PDFiumLibrary.init();
const px = async (b: Buffer) => { const f = await lib.loadDocument(b); const r: Buffer[] = []; for (const p of f.pages()) r.push(Buffer.from((await p.render({ scale: 2, render: 'bitmap' })).data)); f.destroy(); return r; };
for (const f of process.argv.slice(2)) {
  const raw = readFileSync(`/tmp/order/${f}.pdf`); 
  let t = performance.now(); const out = await process1(raw); t = performance.now() - t;
  const [a, b] = [await px(raw), await px(out)]; let d = 0, mx = 0;
  a.forEach((x, i) => { for (let k = 0; k < x.length; k++) if (x[k] !== b[i]![k]) { d++; mx = Math.max(mx, Math.abs(x[k]! - b[i]![k]!)); } });
  let best = 1e9; for (let k = 0; k < 30; k++) { const s = performance.now(); await process1(raw); best = Math.min(best, performance.now() - s); }
  console.log(marks.slice(-3).map(([a,b])=>a+b.toFixed(1)).join(' '));console.log(f, 'diff', d, 'max', mx, 'pages', a.length, 'ms', t.toFixed(1), best.toFixed(1), raw.length, out.length);
}
