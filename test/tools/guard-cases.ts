import { globSync, readFileSync } from 'node:fs';
import type { Gender } from '../../shared/improve/guard/grammar.ts';

/**
 * One case of the adversarial set (test/data/guard): a source text, a proposed rewording, and whether it invents
 * something.
 */
export interface GuardCase {
  readonly trade: string;
  readonly language: 'he' | 'en';
  /** `unseen` files (held-out set) are not read while the guard is tuned. */
  readonly part: 'tuned' | 'unseen';
  /** When it was written: the second round was made to break the guard that the first had shaped. */
  readonly round: 1 | 2;
  readonly gender: Gender | undefined;
  readonly before: string;
  readonly after: string;
  /** The kind of invention; undefined if it is harmless. */
  readonly invents: string | undefined;
}

const folder = new URL('../data/guard/', import.meta.url).pathname;
const text = (line: string) => line.trim().replaceAll(String.raw`\n`, '\n');

/**
 * `# part language gender round` (the first where none is named), `= source`, then `+ harmless` and
 * `- kind | invention`, one a line.
 */
export const GUARD_CASES: readonly GuardCase[] = globSync('*.txt', { cwd: folder })
  .toSorted()
  .flatMap((file) => {
    const lines = readFileSync(folder + file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const [, part, language, gender, round] = (lines[0] as string).split(' ');
    const before = text((lines[1] as string).slice(1));
    return lines.slice(2).map((line): GuardCase => {
      const [kind = '', ...rest] = line.slice(1).split('|');
      const invents = line.startsWith('-') ? kind.trim() : undefined;
      const after = text(invents === undefined ? line.slice(1) : rest.join('|'));
      return {
        trade: file.replace('.txt', ''),
        part: part as GuardCase['part'],
        round: round === '2' ? 2 : 1,
        language: language as GuardCase['language'],
        gender: gender === 'f' || gender === 'm' ? gender : undefined,
        before,
        after,
        invents,
      };
    });
  });
