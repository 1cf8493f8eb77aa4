import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BothWeights } from '../../../functions/import/understand/look.ts';
import { weightsOf, type LearnedLines } from './lessons.ts';

interface Written extends LearnedLines {
  readonly learnedFrom: string;
  readonly pages: string;
}

/**
 * Weights that were learned without some sets (`adg`), from made pages. They stay in a folder, and are learned anew
 * only where pages or the learning are others than those they come from: what reads behind the labels may change.
 */
export async function weightsWithout(
  sets: string,
  pages: readonly string[],
  learnedFrom: string,
  folder: string,
): Promise<BothWeights> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `without-${sets}.json`);
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Written;
  const hash = createHash('sha256');
  for (const one of pages) hash.update(readFileSync(one));
  const digest = hash.digest('hex').slice(0, 16);
  const isOfToday = (one: Written) => one.learnedFrom === learnedFrom && one.pages === digest;
  if (existsSync(file) && isOfToday(read())) {
    console.log(`[without ${sets}] weights of ${file}`);
    return weightsOf(read());
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'train.ts'), ...pages], {
    env: { ...process.env, LEAVE_OUT: sets, JUDGE: 'kept', OUT: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (text: Buffer) => process.stdout.write(`[without ${sets}] ${text.toString()}`));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`Learning without ${sets} ended with ${code}`);
  return weightsOf(read());
}
