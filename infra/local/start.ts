import { startBuild } from '../build/all.ts';
import { chromium } from '../../functions/pdf/chromium.ts';
import { listSchedules } from '../../functions/platform/tasks/schedules.ts';
import { lockDataFolder, openDataFolder } from './dataFolder.ts';
import { guardEmulators } from './emulatorGuard.ts';
import { checkPort } from './port.ts';
import type { LocalProduct } from './startLocal.ts';
import { SetupError } from '../setupError.ts';

/** `npm start`: builds missing or stale parts, then runs the whole product until it is stopped. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const printPart = (name: string, milliseconds: number) => print(`${name.padEnd(12)} ${milliseconds} ms`);

function parsePort(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new SetupError(`PORT must be a number from 0 to 65535, and is "${value}".`);
}

const stopped = new AbortController();

let starting: Promise<LocalProduct> | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  // A second signal forces the exit.
  if (stopping) process.exit(code || 130);
  stopping = true;
  stopped.abort();
  // A start in progress is awaited first: otherwise a half launched browser would be left running.
  const local = await starting?.catch(() => undefined);
  await local?.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The terminal, or the reader of the output, is gone.
for (const output of [process.stdout, process.stderr]) output.on('error', () => stopping || void stop(1));

guardEmulators();

try {
  const port = parsePort(process.env.PORT);
  process.env.LOG_LEVEL ??= 'error';
  const host = process.env.HOST ?? '127.0.0.1';
  await checkPort(port, host);
  const dataDir = await openDataFolder(process.env.DATA_DIR ?? '.local');
  // Like the port, the folder is only checked here; it is locked when the product starts.
  await (
    await lockDataFolder(dataDir)
  )();
  // Unpacks the browser beside the build if needed; the code that prints reports a failure.
  void chromium().catch(() => {});
  const ready = Promise.withResolvers<void>();
  const build = startBuild(print, ready.promise);
  await build.templates;
  // Hundreds of modules, which a start that is refused above does without.
  const { startLocal } = await import('./startLocal.ts');
  const warm = process.env.WARM !== '0';
  const built = Promise.all([build.site, build.worker]);
  starting = startLocal({ port, host, dataDir, warm, built, rests: true, progress: printPart });
  const local = await starting;
  await build.told;
  if (!stopping) print(`Ready on ${local.url}`);
  // With it calls are answered at once: nothing else is made before.
  await local.warmed;
  ready.resolve();
  Promise.all([build.fonts, build.pictures]).catch((error: Error) => process.stderr.write(`${error.message}\n`));
  if (!stopping) {
    const { runNights } = await import('./nightlyWork.ts');
    runNights(listSchedules(), { signal: stopped.signal, tidy: () => local.tidy() });
  }
} catch (error) {
  // A start that is being stopped may fail; that is not an error.
  if (!stopping) {
    process.stderr.write(
      `${error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    await stop(1);
  }
}
