import { readFileSync } from 'node:fs';
import { process1, marks } from '/tmp/order/exp.ts';
const raw = readFileSync('/tmp/order/raw-classic-he.pdf');
for (let k = 0; k < 300; k++) await process1(raw);
const by = (n: string) => marks.filter(([a]) => a === n).map(([, b]) => b).sort((a, b) => a - b);
for (const n of ['parse', 'order', 'write']) { const v = by(n); console.log(n, 'min', v[0]!.toFixed(2), 'med', v[v.length >> 1]!.toFixed(2)); }
