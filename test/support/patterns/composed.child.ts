/**
 * Loads files and prints, as JSON, the patterns that each composed meanwhile: `node composed.child.ts <root> <file>…`.
 * A process of its own, because a file is loaded once.
 */
import type { ComposedPattern } from './collect.ts';

const [root = '', ...files] = process.argv.slice(2);
const composed: ComposedPattern[] = [];

/** Notes a new pattern with the file and the line that composed it, where that is one of ours. */
function noted(pattern: RegExp): RegExp {
  const caller = new Error().stack?.split('\n')[3] ?? '';
  const [, path = '', line = ''] = /file:\/\/([^):]+):(\d+)/.exec(caller) ?? [];
  if (path.startsWith(root) && !path.includes('/node_modules/'))
    composed.push({
      file: path.slice(root.length),
      line: Number(line),
      source: pattern.source,
      flags: pattern.flags,
    });
  return pattern;
}

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args: [string, string?]) => noted(Reflect.construct(target, args)),
  apply: (target, self, args: [string, string?]) => noted(Reflect.apply(target, self, args)),
});
for (const file of files) await import(`${root}${file}`);
process.stdout.write(JSON.stringify(composed), () => process.exit());
