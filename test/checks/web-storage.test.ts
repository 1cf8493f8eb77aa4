import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { STORED_ROWS } from '../../web/lib/storage/storedRows.ts';

const WEB = fileURLToPath(new URL('../../web/', import.meta.url));

/** What writes into a browser. */
const STORAGES =
  /\b(?:localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\.cookie|navigator\.storage\b|idb-keyval/;

/** Sources that use a storage by themselves, and why. All others ask `web/lib/storage`, which knows whose it is. */
const BY_THEMSELVES: Readonly<Record<string, string>> = {
  'features/auth/cognito/signedInPage.ts': 'a page without the product’s script',
  'features/payments/paymentReturnedPage.ts': 'a page without the product’s script',
  'lib/i18n/language.ts': 'the cookie of the language, which only the server of the pages reads',
  'lib/offline/serviceWorker.ts': 'the worker’s cache of the site’s files',
};

const sources = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .filter((file) => !/[.](?:test|fixture|d)[.]/.test(file) && !file.startsWith('lib/storage/'))
  .map((file) => ({ file, code: readFileSync(WEB + file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/ .*/g, '') }));

it('nothing but web/lib/storage stores anything in a browser, so that all of it has an owner', () => {
  expect(sources.length).toBeGreaterThan(200);
  const direct = sources.filter(({ code }) => STORAGES.test(code)).map(({ file }) => file);
  expect(direct.toSorted()).toEqual(Object.keys(BY_THEMSELVES).toSorted());
});

it('what those store that use a storage by themselves is in the table too', () => {
  const keys: readonly string[] = STORED_ROWS.map(({ key }) => key);
  const pages = sources.filter(({ file }) => file.endsWith('Page.ts') && file in BY_THEMSELVES);
  const used = pages.flatMap(({ code }) =>
    [...code.matchAll(/(?:Item\(|const name = )'([^']+)'/g)].map(([, key = '']) => key),
  );
  expect(new Set(used).size).toBe(5);
  expect(used.filter((key) => !keys.includes(key))).toEqual([]);
  expect(sources.find(({ file }) => file === 'lib/offline/serviceWorker.ts')?.code).toContain(
    "CACHE_PREFIX = 'korot-'",
  );
});
