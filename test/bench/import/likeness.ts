/**
 * How much files look like résumés, which the import asks about below RESUME_LIKENESS:
 * `node test/bench/import/likeness.ts <folder>…`, of files of any format, or sets with `pdf/` and `truth/`. Prints
 * those below, and how many there are; `VERBOSE=1` prints each file with the signs that it lacks.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { understandLines } from '../../../functions/import/understand/understand.ts';
import { likenessSeen, LIKENESS_SIGNS } from '../../../functions/import/resume/resumeLikeness.ts';
import { importText } from '../../../functions/import/textImport.ts';
import { RESUME_LIKENESS } from '../../../shared/upload/confidence.ts';

/** Every file of a folder, or the PDFs of a set; every nth, by `EVERY`. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  if (existsSync(join(path, 'truth'))) return filesIn(join(path, 'pdf'));
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)));
}

const every = Number(process.env['EVERY'] ?? 1);
for (const folder of process.argv.slice(2)) {
  const files = filesIn(folder).filter((_, at) => at % every === 0);
  const counts = { asked: 0, refused: 0 };
  for (const file of files) {
    let lacking: string[] = [];
    const read = await importText(new Uint8Array(readFileSync(file)), (lines, ...rest) => {
      const understood = understandLines(lines, ...rest);
      const seen = likenessSeen(understood.resumeData, lines);
      lacking = LIKENESS_SIGNS.filter(({ shows }) => !shows(seen)).map(({ name }) => name);
      return understood;
    });
    const likeness = 'error' in read ? undefined : (read.likeness ?? 1);
    if ('error' in read) counts.refused += 1;
    else if (likeness !== undefined && likeness < RESUME_LIKENESS) counts.asked += 1;
    if (process.env['VERBOSE'] || (likeness ?? 1) < RESUME_LIKENESS)
      console.log(
        basename(file).padEnd(34),
        likeness?.toFixed(2) ?? ('error' in read ? read.error : ''),
        'lacks',
        lacking.join('; '),
      );
  }
  console.log(`${folder}: ${files.length} files, ${counts.refused} not read, ${counts.asked} asked about`);
}
