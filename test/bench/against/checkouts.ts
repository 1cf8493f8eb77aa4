import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Checks a commit out beside today's, in a temporary folder. Throws where there is no such commit. */
export function checkOut(commit: string): Checkout & { remove(): void } {
  const root = join(mkdtempSync(join(tmpdir(), 'korot-against-')), 'checkout');
  git('worktree', 'add', '--quiet', '--detach', root, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(dirname(root), { recursive: true, force: true });
  };
  try {
    installPackages(root);
    return { name: commit, root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const git = (...args: string[]) => execFileSync('git', ['-C', ROOT, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });

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

/** Builds the site, what the product runs with, and the bundles of the cloud's functions. */
export function build({ root }: Checkout): void {
  const bundles = `await (await import(${JSON.stringify(join(root, 'infra/deploy/bundle.ts'))})).buildFunctions()`;
  for (const args of [['infra/build/all.ts'], ['--input-type=module', '-e', bundles]])
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}
