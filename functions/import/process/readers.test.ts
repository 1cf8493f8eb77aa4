import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ON_THIS_MACHINE } from '../../../shared/api/needs.ts';
import { cacheFile, loadCompiled } from './compiledModule.ts';
import { closeReaders, configuredReader } from './configuredReader.ts';
import { processReader } from './isolatedWorker.ts';

it('files are read on this machine, or by the function of a name; which of them is asked once', async () => {
  // Whatever another test has left.
  await closeReaders();
  const here = await configuredReader({ FILE_READER: ON_THIS_MACHINE });
  expect(here).toBe(processReader);
  expect(await configuredReader({ FILE_READER: 'reader' })).toBe(here);
  await closeReaders();
  const invoked = await configuredReader({ FILE_READER: 'reader' });
  expect(invoked).not.toBe(here);
  await closeReaders();
  // Nothing is kept that could be closed twice.
  await closeReaders();
});

it('a module is loaded with what was compiled of it before, and without', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
  try {
    const path = join(folder, 'module.js');
    const url = pathToFileURL(path);
    writeFileSync(
      path,
      '(function (exports, require, module, address) {' +
        "exports.address = address; exports.join = require('node:path').join; module.exports.isWhole = true; })",
    );
    const first = loadCompiled(url);
    expect(first.exports).toEqual({ address: url.href, join, isWhole: true });
    expect(first.script.cachedDataRejected).toBeUndefined();
    writeFileSync(cacheFile(path), first.script.createCachedData());
    const again = loadCompiled(url);
    expect(again.exports).toEqual(first.exports);
    expect(again.script.cachedDataRejected).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
