import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** A browser that can be started: its binary and environment. */
export interface ChromiumInstallation {
  readonly executablePath: string;
  /** Only what the browser needs. None of our variables, least of all credentials, reach its process. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Folder of the unpacked browser beside a Lambda bundle, where nothing has to be unpacked (infra/deploy/bundle.ts). */
export const BUNDLED_BROWSER = 'browser';

const PACKED_FILES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'] as const;
const FOLDER_PREFIX = 'korot-chromium-';
/** A staging folder older than so many milliseconds belongs to a process that died. */
const ABANDONED_AFTER_MS = 600_000;
/** Another release unused for so many milliseconds is removed. */
const OUTDATED_AFTER_MS = 90 * 86_400_000;

let installation: Promise<ChromiumInstallation> | undefined;

/**
 * Returns the browser that comes with npm, with its own libraries and fonts, so that nothing of the host is needed. In
 * Lambda it is unpacked in the bundle. On a machine it is unpacked once for all processes and checkouts (about 3 s, 220
 * MB) into the user's cache folder, which survives restarts, or into the temporary folder if that is not writable. Each
 * process looks for it once.
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

/** The cache folder by the XDG base directory specification. */
const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'korot');

async function findUnpacked(root: string): Promise<ChromiumInstallation | undefined> {
  const folder = join(root, FOLDER_PREFIX + (await fingerprint(packedFolder())));
  return isComplete(folder) ? toInstallation(folder) : undefined;
}

/**
 * Returns the browser below `root`. It is unpacked beside its final folder and moved there as a whole, because
 * `inflate` takes any existing file for complete, even one that another process is still writing.
 */
export async function unpackChromium(root: string): Promise<ChromiumInstallation> {
  const packed = packedFolder();
  const target = join(root, FOLDER_PREFIX + (await fingerprint(packed)));
  if (!isComplete(target)) await unpackTo(target, packed, root);
  return toInstallation(target);
}

const packedFolder = () => join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');

/** Identifies the release of the browser, which has its own folder. File sizes suffice and avoid reading 70 MB. */
async function fingerprint(packed: string): Promise<string> {
  const sizes = await Promise.all(PACKED_FILES.map(async (file) => (await stat(join(packed, file))).size));
  return createHash('sha256').update(`2 ${sizes.join()}`).digest('hex').slice(0, 12);
}

/** Fonts are beside this file. Nothing is written there, because the folder may be read-only. */
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
    // Lambda runs the files as another user.
    for (const path of ['.', 'chromium']) await chmod(join(staging, path), 0o755);
    // A cleaner of temporary files may have left an incomplete folder there.
    if (existsSync(target) && !isComplete(target)) await rm(target, { recursive: true, force: true });
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process finished first; its folder is just as good.
    if (!isComplete(target)) throw error;
  }
}

/**
 * Unpacks into a folder. `inflate` reads the temporary folder from the environment only when it is called, so the
 * variable is set for this call alone.
 */
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

/** Removes folders of processes that died while unpacking, and old releases. */
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
