import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A state of the repository that can be run: sources, packages and what is built. */
export interface Checkout {
  readonly name: string;
  /** Its folder, without a slash at the end. */
  readonly root: string;
}

export const TODAY: Checkout = { name: 'today', root: dirname(join(ROOT, 'x')) };

/**
 * Sources and packages of a commit, in a temporary folder that is kept: the next comparison finds it built. Throws
 * if there is no such commit.
 */
export function checkOut(commit: string): Checkout {
  const id = execFileSync('git', ['-C', ROOT, 'rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' });
  const root = join(tmpdir(), 'korot-against', id.trim());
  if (!existsSync(root)) {
    const unfinished = `${root}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const sources = execFileSync('git', ['-C', ROOT, 'archive', id.trim()], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', unfinished], { input: sources });
    installPackages(unfinished);
    renameSync(unfinished, root);
  }
  return { name: commit, root };
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}
const packagesOf = (root: string) =>
  Object.entries((JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile).packages);

/** Today's packages, linked, where they have all that the commit names in the same versions; else its own by npm. */
function installPackages(root: string): void {
  const here = new Map(packagesOf(ROOT).map(([path, { version }]) => [path, version]));
  const isSame = packagesOf(root).every(([path, { version }]) => path === '' || here.get(path) === version);
  if (isSame && existsSync(join(ROOT, 'node_modules')))
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(root, 'node_modules')]);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds what has changed of the site and of what the product runs with. */
export const build = ({ root }: Checkout): void => node(root, 'infra/build/all.ts');

/** Builds the bundles of the cloud's functions. */
export function buildBundles({ root }: Checkout): void {
  const module = JSON.stringify(join(root, 'infra/deploy/bundle.ts'));
  node(root, '--input-type=module', '-e', `await (await import(${module})).buildFunctions()`);
}

const node = (cwd: string, ...args: readonly string[]) =>
  void execFileSync(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
