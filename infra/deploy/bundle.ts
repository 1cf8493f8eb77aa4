import { existsSync } from 'node:fs';
import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { BUNDLED_BROWSER, chromium } from '../../functions/pdf/chromium.ts';
import { listEndpoints } from '../../shared/api/endpoints.ts';
import { FILE_READER } from '../../shared/api/import.ts';
import { ASSETS, type EndpointNeeds } from '../../shared/api/needs.ts';
import { ORIGIN_GATE } from '../../shared/platform/headers.ts';
import { ACCOUNT_TRIGGER, OUTSIDE_LOOK } from '../triggers.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { bundle, copyWorkerFiles, ROOT } from '../build/bundleModules.ts';

const BUNDLES_FOLDER = join(ROOT, '.build/functions');

/** Folders copied beside a bundle, by the endpoint's need. */
const ASSET_FOLDERS: Record<keyof typeof ASSETS, string> = { templates: join(ROOT, '.build/templates') };

/** Folder of a handler's bundle, such as `pdf/handlers/generatePdf`; its module is `index.mjs`. */
export const bundleFolder = (handler: string) => join(BUNDLES_FOLDER, handler);

/**
 * Bundles the handlers of all endpoints and schedules, and the other functions: one minified module each, SDK included,
 * and beside it the code it loads on demand, the worker, the browser and the assets its row declares. Returns the
 * metafile of each, by handler. Run the other builds before.
 */
export async function buildFunctions(): Promise<ReadonlyMap<string, Metafile>> {
  const rows: readonly { readonly handler: string; readonly needs: EndpointNeeds }[] = [
    ...listEndpoints().map(({ handler, endpoint: { needs } }) => ({ handler, needs })),
    ...listSchedules().map(({ handler, schedule: { needs } }) => ({ handler, needs })),
    FILE_READER,
    { handler: ORIGIN_GATE, needs: {} },
    ACCOUNT_TRIGGER,
    OUTSIDE_LOOK,
  ];
  await removeStaleBundles(new Set(rows.map(({ handler }) => handler)));
  const made = await Promise.all(
    rows.map(async ({ handler, needs }): Promise<[string, Metafile]> => {
      const [metafile] = await Promise.all([bundleHandler(handler, needs), copyAssets(bundleFolder(handler), needs)]);
      return [handler, metafile];
    }),
  );
  return new Map(made);
}

function bundleHandler(handler: string, { worker, thread }: EndpointNeeds): Promise<Metafile> {
  return bundle(bundleFolder(handler), {
    index: `functions/${handler}.ts`,
    ...(worker !== undefined && { worker: `functions/${worker}.ts` }),
    ...(thread !== undefined && { thread: `functions/${thread}.ts` }),
  });
}

/** Bytes of the modules that a bundle loads before the first call: its own and what that imports by statements. */
export function bytesAtStart(handler: string, { outputs }: Metafile): number {
  const loaded = new Set<string>();
  const load = (file: string): number => {
    const output = outputs[file];
    if (!output || loaded.has(file)) return 0;
    loaded.add(file);
    return output.imports
      .filter(({ kind }) => kind === 'import-statement')
      .reduce((sum, { path }) => sum + load(path), output.bytes);
  };
  return load(relative(ROOT, join(bundleFolder(handler), 'index.mjs')));
}

async function copyAssets(
  folder: string,
  { chromium: usesChromium, assets = [], worker }: EndpointNeeds,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const asset of assets) {
    const from = ASSET_FOLDERS[asset];
    if (!existsSync(from)) throw new Error(`${from} is not there: run npm run build first.`);
    await rm(join(folder, asset), { recursive: true, force: true });
    await cp(from, join(folder, asset), { recursive: true });
  }
  if (worker !== undefined) await copyWorkerFiles(folder);
  if (usesChromium) await linkBrowser(dirname((await chromium()).executablePath), join(folder, BUNDLED_BROWSER));
}

/** 220 MB unpacked, so that a start of the function unpacks nothing: files of the one copy that this machine has. */
async function linkBrowser(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const [source, target] = [entry.parentPath, to + entry.parentPath.slice(from.length)].map((path) =>
      join(path, entry.name),
    ) as [string, string];
    if (entry.isDirectory()) await mkdir(target, { recursive: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      // Another device takes no link.
      await link(source, target).catch(() => cp(source, target));
    }
  }
}

/** Bundles of endpoints that the table no longer has must not remain. */
async function removeStaleBundles(handlers: ReadonlySet<string>): Promise<void> {
  const isKept = (path: string) => [...handlers].some((handler) => `${handler}/`.startsWith(`${path}/`));
  const remove = async (folder: string): Promise<void> => {
    for (const name of await readdir(join(BUNDLES_FOLDER, folder)).catch(() => [])) {
      const path = join(folder, name);
      if (handlers.has(path)) continue;
      if (isKept(path)) await remove(path);
      else await rm(join(BUNDLES_FOLDER, path), { recursive: true });
    }
  };
  await remove('');
}
