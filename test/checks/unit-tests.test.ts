import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/**
 * The files of the unit tests share their process and its modules, so that what they import is loaded once: no file may
 * replace a module for those after it (`vi.spyOn` an object, or hand the dependency in), nor write the environment
 * (`vi.stubEnv`, which `test/support/restoreAfterFile.ts` takes back).
 */
it('no unit test replaces a module or writes the environment', () => {
  const files = globSync('{shared,functions,web,infra}/**/*.test.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(140);
  const leaking = files.filter((file) =>
    /\bvi\.(?:mock|doMock|hoisted)\(|Object\.assign\(process\.env|process\.env(?:\.\w+|\['\w+'\]) (?:\?\?)?= /.test(
      readFileSync(`${root}${file}`, 'utf8'),
    ),
  );
  expect(leaking).toEqual([]);
});
