/**
 * Measures what printing costs and writes the table of it. Each measurement is kept as soon as it is made
 * (`.build/print-costs`), so that a run which is stopped, or ends after SECONDS_AT_ONCE, is continued by the next one;
 * another release of the browser begins again.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { CostMeter } from './costMeter.ts';
import { characterCells } from './characterCells.ts';
import { isWhole, measureCosts, type RawCosts } from './measureCosts.ts';
import { writeTable } from './writeTable.ts';

const RAW = new URL('../../../.build/print-costs/raw.json', import.meta.url);
const TABLE = new URL('../../../functions/pdf/printCosts.ts', import.meta.url);
const SECONDS = Number(process.env['SECONDS_AT_ONCE'] ?? 36_000);

async function readRaw(): Promise<RawCosts | undefined> {
  const text = await readFile(RAW, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as RawCosts);
}

/** Whole or not at all, whenever it is stopped. */
async function writeRaw(raw: RawCosts): Promise<void> {
  const half = new URL('raw.json.new', RAW);
  await writeFile(half, JSON.stringify(raw));
  await rename(half, RAW);
}

const meter = new CostMeter();
try {
  await mkdir(new URL('.', RAW), { recursive: true });
  const before = await readRaw();
  let known = before?.engine === (await meter.engine()) ? before : undefined;
  for await (known of measureCosts(meter, known)) {
    await writeRaw(known);
    const { cells, signs } = known;
    const seconds = Math.round(performance.now() / 1_000);
    process.stderr.write(`${signs.length} signs, ${cells.length} of ${characterCells().length} cells, ${seconds} s\n`);
    if (seconds > SECONDS) break;
  }
  if (known && isWhole(known)) await writeFile(TABLE, writeTable(known));
  else process.stderr.write('Not whole yet: the same command goes on.\n');
} finally {
  await meter.close();
}
