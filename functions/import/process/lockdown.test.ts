import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const LOCKDOWN = new URL('./lockdown.ts', import.meta.url).href;

/** Returns what a process prints for a script that runs after `standIn`. */
const printed = (script: string) =>
  execFileSync(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', `import { standIn } from '${LOCKDOWN}';\n${script}`],
    { encoding: 'utf8' },
  );

describe('what stands in for a global of Node', () => {
  const HAS_HTTP_CLIENT = "process.moduleLoadList.some((name) => name.includes('undici'))";

  it('is there, and the HTTP client that the global comes from is not loaded for it', () => {
    const script = `standIn({ Response: 'ours' }); console.log(Response, ${HAS_HTTP_CLIENT})`;
    expect(printed(script)).toBe('ours false\n');
    // Proves that the list of modules shows a loaded client.
    expect(printed(`void Response; console.log(${HAS_HTTP_CLIENT})`)).toBe('true\n');
  });
});
