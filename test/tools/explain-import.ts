/**
 * Says why a file is read as it is: `npm run import:explain <file>` prints each part of it with its label, how likely
 * that is and what else it may be, and each value with how sure it is and the signs that say so (in parts of a
 * logarithm of odds).
 */
import { readFileSync } from 'node:fs';
import { importText } from '../../functions/import/textImport.ts';
import { labelParts } from '../../functions/import/understand/labelParts.ts';
import { prepareLines } from '../../functions/import/understand/preparedLines.ts';
import learned from '../../functions/import/understand/trust.json' with { type: 'json' };
import { trustOf } from '../../functions/import/understand/trust.ts';
import { TRUST_SIGNS } from '../../functions/import/understand/trustSigns.ts';
import { understandLines } from '../../functions/import/understand/understand.ts';
import { ownProperty } from '../../shared/platform/ownProperty.ts';
import type { ValueSeen } from '../../functions/import/understand/valueSeen.ts';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Which file? npm run import:explain <file>');
/** Least likelihood of another label that is printed. */
const WORTH_TELLING = 0.05;
const percent = (share: number) => `${Math.round(100 * share)} %`.padStart(5);
/** The signs that a value has, by how much each raises or lowers the logarithm of its odds; the weightiest first. */
const signsOf = (seen: ValueSeen) =>
  TRUST_SIGNS.map(({ name, of }) => ({ name, by: (ownProperty(learned.weights, name) ?? 0) * of(seen) }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
const signed = (by: number) => `${by < 0 ? '' : '+'}${by.toFixed(1)}`;

const found = await importText(new Uint8Array(readFileSync(file)), (written, links, direction) => {
  const { lines, personal } = prepareLines(written, direction);
  const { labelled } = labelParts(lines, direction);
  let place = '';
  for (const { part, label, sure, rival } of labelled) {
    const of = lines[part.line];
    const other = rival && rival.sure >= WORTH_TELLING ? `${rival.role} ${percent(rival.sure)}` : '';
    const here = `-- page ${(of?.page ?? 0) + 1}, column ${(of?.column ?? 0) + 1}`;
    if (here !== place) console.log(here);
    place = here;
    console.log(`   ${label.padEnd(13)} ${percent(sure)}  ${other.padEnd(24)} ${part.boundary.padEnd(9)} ${part.text}`);
  }
  if (personal.length > 0) console.log(`-- private: ${personal.join('; ')}`);
  const values = new Map<string, ValueSeen>();
  const read = understandLines(written, links, direction, undefined, (seen, path) => {
    values.set(path, seen);
    return trustOf(seen);
  });
  console.log('-- values');
  for (const [path, sure] of Object.entries(read.confidence)) {
    const seen = values.get(path);
    const why = seen ? signsOf(seen).map(({ name, by }) => `${name} ${signed(by)}`) : ['no learned signs'];
    console.log(`   ${path.padEnd(28)} ${percent(sure)}  ${seen?.text ?? ''}  (${why.join(', ')})`);
  }
  return read;
});
if ('error' in found) console.log(`Not read: ${found.error}`);
else if (found.unplaced.length > 0) console.log(`-- without a place\n   ${found.unplaced.join('\n   ')}`);
