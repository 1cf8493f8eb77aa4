import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** A browser that can be started: the binary, and the environment its process needs. */
export interface ChromiumInstallation {
  readonly executablePath: string;
  /** Only what the browser needs: nothing of ours, credentials least of all, reaches its process. */
  readonly environment: Readonly<Record<string, string>>;
}

const PACKED_FILES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'] as const;
const FOLDER_PREFIX = 'korot-chromium-';
/** After so many milliseconds a staging folder belongs to a process that died. */
const ABANDONED_AFTER_MS = 600_000;

let installation: Promise<ChromiumInstallation> | undefined;

/**
 * The browser that comes with npm, unpacked with its own libraries and fonts, so that nothing of the
 * host is needed. It lies in the system's temporary folder and is unpacked once for all processes
 * (0.8 to 2 s, about 210 MB); each process asks once.
 *
 * @example
 * const { executablePath, environment } = await chromium();
 * await playwright.chromium.launch({ executablePath, env: environment });
 */
export function chromium(): Promise<ChromiumInstallation> {
  installation ??= unpackChromium(tmpdir()).catch((error: unknown) => {
    installation = undefined;
    throw error;
  });
  return installation;
}

/**
 * The browser below `root`. It is unpacked beside its place and moved there whole: `inflate` takes any
 * existing file for a finished one, also one that another process is still writing.
 */
export async function unpackChromium(root: string): Promise<ChromiumInstallation> {
  const packed = packedFolder();
  const target = join(root, FOLDER_PREFIX + (await fingerprint(packed)));
  if (!isComplete(target)) await unpackTo(target, packed, root);
  return toInstallation(target);
}

/** Where the packed files are: beside the bundle in a function, in the package otherwise. */
function packedFolder(): string {
  const beside = join(process.env.LAMBDA_TASK_ROOT ?? '.', 'bin');
  if (process.env.LAMBDA_TASK_ROOT !== undefined && existsSync(join(beside, PACKED_FILES[0]))) return beside;
  return join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
}

/** Another release of the browser gets another folder; the sizes tell them apart without reading 70 MB. */
async function fingerprint(packed: string): Promise<string> {
  const sizes = await Promise.all(PACKED_FILES.map(async (file) => (await stat(join(packed, file))).size));
  return createHash('sha256').update(sizes.join()).digest('hex').slice(0, 12);
}

async function unpackTo(target: string, packed: string, root: string): Promise<void> {
  await removeAbandonedFolders(root);
  const staging = await mkdtemp(`${target}.`);
  try {
    await Promise.all(inflateInto(staging, packed));
    const fontsConf = join(staging, 'fonts/fonts.conf');
    await writeFile(fontsConf, (await readFile(fontsConf, 'utf8')).replaceAll('/tmp/fonts', join(target, 'fonts')));
    // What a cleaner of temporary files left of an earlier one would be in the way.
    if (existsSync(target) && !isComplete(target)) await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process was first: its folder is as good.
    if (!isComplete(target)) throw error;
  }
}

/** `inflate` asks for the temporary folder at once and only then, so it is another one no longer than this call. */
function inflateInto(folder: string, packed: string): Promise<string>[] {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return PACKED_FILES.map((file) => inflate(join(packed, file)));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Removes what processes that died while unpacking have left. */
async function removeAbandonedFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(FOLDER_PREFIX) || !name.includes('.')) continue;
    const age = await stat(join(root, name)).then(
      (entry) => Date.now() - entry.mtimeMs,
      () => 0,
    );
    if (age > ABANDONED_AFTER_MS) await rm(join(root, name), { recursive: true, force: true });
  }
}

const isComplete = (folder: string) =>
  ['chromium', 'fonts/fonts.conf', 'al2023/lib/libnss3.so', 'libGLESv2.so'].every((file) =>
    existsSync(join(folder, file)),
  );

function toInstallation(folder: string): ChromiumInstallation {
  return {
    executablePath: join(folder, 'chromium'),
    environment: {
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: tmpdir(),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    },
  };
}
