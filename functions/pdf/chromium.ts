import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** A browser that can be started: the binary, and the environment its process needs. */
export interface ChromiumInstallation {
  readonly executablePath: string;
  /** Only what the browser needs: nothing of ours, credentials least of all, reaches its process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Folder of the unpacked browser beside a function's bundle: there nothing is unpacked (infra/deploy/bundle.ts). */
export const BUNDLED_BROWSER = 'browser';

const PACKED_FILES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'] as const;
const FOLDER_PREFIX = 'korot-chromium-';
/** After so many milliseconds a staging folder belongs to a process that died. */
const ABANDONED_AFTER_MS = 600_000;
/** After so many milliseconds another release is taken for one that nobody starts any more. */
const OUTDATED_AFTER_MS = 90 * 86_400_000;

let installation: Promise<ChromiumInstallation> | undefined;

/**
 * The browser that comes with npm, with its own libraries and fonts, so that nothing of the host is needed. In a
 * function it lies unpacked in the bundle. On a machine it is unpacked once for all processes and checkouts (about 3 s,
 * 220 MB) into the person's cache folder, where a restart leaves it, or, where none can be written, the system's
 * temporary folder. Each process asks once.
 *
 * @example
 * const { executablePath, environment } = await chromium();
 * await playwright.chromium.launch({ executablePath, env: environment });
 */
export function chromium(): Promise<ChromiumInstallation> {
  installation ??= findChromium().catch((error: unknown) => {
    installation = undefined;
    throw error;
  });
  return installation;
}

async function findChromium(): Promise<ChromiumInstallation> {
  const bundled = join(process.env.LAMBDA_TASK_ROOT ?? '.', BUNDLED_BROWSER);
  if (process.env.LAMBDA_TASK_ROOT !== undefined && isComplete(bundled)) return toInstallation(bundled);
  const kept = await findUnpacked(cacheFolder());
  if (kept) return kept;
  const isWritable = await mkdir(cacheFolder(), { recursive: true })
    .then(() => access(cacheFolder(), constants.W_OK))
    .then(
      () => true,
      () => false,
    );
  return unpackChromium(isWritable ? cacheFolder() : tmpdir());
}

/** As the XDG base directories say. */
const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'korot');

async function findUnpacked(root: string): Promise<ChromiumInstallation | undefined> {
  const folder = join(root, FOLDER_PREFIX + (await fingerprint(packedFolder())));
  return isComplete(folder) ? toInstallation(folder) : undefined;
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

const packedFolder = () => join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');

/** Another release of the browser gets another folder; the sizes tell them apart without reading 70 MB. */
async function fingerprint(packed: string): Promise<string> {
  const sizes = await Promise.all(PACKED_FILES.map(async (file) => (await stat(join(packed, file))).size));
  return createHash('sha256').update(`2 ${sizes.join()}`).digest('hex').slice(0, 12);
}

/** Fonts lie beside this file, wherever that is; nothing is written there, as the place may be read-only. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpackTo(target: string, packed: string, root: string): Promise<void> {
  await removeOldFolders(root);
  const staging = await mkdtemp(`${target}.`);
  try {
    await Promise.all(inflateInto(staging, packed));
    await writeFile(join(staging, 'fonts/fonts.conf'), FONTS_CONF);
    // Lambda runs what somebody else has packed.
    for (const path of ['.', 'chromium']) await chmod(join(staging, path), 0o755);
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

/** Removes what processes that died while unpacking have left, and releases of long ago. */
async function removeOldFolders(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const age = await stat(join(root, name)).then(
      (entry) => Date.now() - entry.mtimeMs,
      () => 0,
    );
    if (age > (name.includes('.') ? ABANDONED_AFTER_MS : OUTDATED_AFTER_MS))
      await rm(join(root, name), { recursive: true, force: true });
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
      HOME: tmpdir(),
      TMPDIR: tmpdir(),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    },
  };
}
