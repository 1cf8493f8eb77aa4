import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { CostMeter } from './costMeter.ts';
import { characterCells } from './characterCells.ts';
import { measureCosts, type RawCosts } from './measureCosts.ts';
import { writeTable } from './writeTable.ts';

const RAW = new URL('../../../.build/print-costs/raw.json', import.meta.url);
const TABLE = new URL('../../../functions/pdf/printCosts.ts', import.meta.url);
const SECONDS = Number(process.env['SECONDS_AT_ONCE'] ?? 3_600);

const known = await readFile(RAW, 'utf8').then(
  (text) => JSON.parse(text) as RawCosts,
  () => undefined,
);
const meter = new CostMeter();
try {
  const began = performance.now();
  const enough = () => performance.now() - began > 1_000 * SECONDS;
  const engine = await meter.engine();
  const raw = await measureCosts(
    meter,
    known?.engine === engine ? known : undefined,
    enough,
    (line) => void process.stderr.write(`${line}\n`),
  );
  await mkdir(new URL('.', RAW), { recursive: true });
  await writeFile(RAW, JSON.stringify(raw));
  if (raw.cells.length === characterCells().length) await writeFile(TABLE, writeTable(raw));
} finally {
  await meter.close();
}
