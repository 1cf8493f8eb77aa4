import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** A part that comes later in another way takes the whole screen with it when it does not come (decision 96). */
it('what is loaded when it is shown is loaded by `lazyPart`, or as a screen', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(WEB + file, 'utf8')))
    .toSorted();
  expect(users).toEqual(['app/routes/routeScreens.ts', 'ui/lazyPart.tsx']);
});
