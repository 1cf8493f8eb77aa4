import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { HandlerLoader } from './handlerLoader.ts';
import { SetupError } from '../setupError.ts';

const seen = globalThis as { loads?: number; ends?: number };
const MODULE = [
  'globalThis.loads = (globalThis.loads ?? 0) + 1;',
  'export const handler = () => {};',
  'export const close = async () => { globalThis.ends = (globalThis.ends ?? 0) + 1; };',
].join(' ');
const served = listEndpoints().map(({ handler }) => handler);

let folder: string;
let functions: HandlerLoader;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  functions = new HandlerLoader(pathToFileURL(`${folder}/`));
  for (const handler of served) await put(handler, MODULE);
  delete seen.loads;
  delete seen.ends;
});
afterEach(() => rm(folder, { recursive: true }));

async function put(handler: string, source: string): Promise<void> {
  const file = join(folder, `${handler}.ts`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

describe('handler modules', () => {
  it('are found by the name in their row, loaded once, and ended once', async () => {
    await functions.warm();
    const [first, second] = [
      await functions.load({ handler: 'templates/handlers/listTemplates' }),
      await functions.load({ handler: 'templates/handlers/listTemplates' }),
    ];
    expect(first).toBe(second);
    expect(seen.loads).toBe(served.length);
    await functions.close();
    expect(seen.ends).toBe(served.length);
  });

  it('that are missing are named', async () => {
    await rm(join(folder, 'templates/handlers/listTemplates.ts'));
    await expect(functions.warm()).rejects.toEqual(
      new SetupError(
        'The handler functions/templates/handlers/listTemplates.ts is missing: get it back from the repository.',
      ),
    );
  });

  it('that cannot run here say why and what to do, as when a binary is missing', async () => {
    await put(
      'pdf/handlers/generatePdf',
      `${MODULE} export const warm = async () => { throw new Error('chromium.br: no such file'); };`,
    );
    await expect(functions.warm()).rejects.toThrow(
      'functions/pdf/handlers/generatePdf.ts cannot run here: chromium.br: no such file. ' +
        'If a package or its binary is missing, npm ci brings it back.',
    );
  });

  it('all give back what they do not use, also when one of them fails at it', async () => {
    await put('pdf/handlers/generatePdf', `${MODULE} export const rest = async () => { throw new Error('stuck'); };`);
    await put('pdf/handlers/measurePages', `${MODULE} export const rest = async () => { globalThis.rested = true; };`);
    await functions.warm();
    await functions.rest();
    expect(globalThis).toHaveProperty('rested', true);
  });

  it('are all ended, also when one of them fails at it', async () => {
    await put(
      'pdf/handlers/generatePdf',
      'export const handler = () => {}; export const close = async () => { throw new Error("stuck"); };',
    );
    await functions.warm();
    await functions.close();
    expect(seen.ends).toBe(served.length - 1);
  });
});
