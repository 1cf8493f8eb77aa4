import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Checkout } from './checkouts.ts';

/** One figure that any state of the repository has: smaller is better unless it says otherwise. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Today's part of the other's that is wanted at most; with `atLeast`, at least. */
  readonly wanted: number;
  readonly atLeast?: true;
  readonly measure: (checkout: Checkout) => Promise<number>;
}

/** Runs a script of this folder on a checkout, in a process of its own, and reads the number that it prints last. */
async function run(script: string, { root }: Checkout, environment: Readonly<Record<string, string>> = {}) {
  const file = fileURLToPath(new URL(`./${script}.child.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, root], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const numbers = out.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  if (numbers.length === 0 || numbers.some((one) => !Number.isFinite(one) || one <= 0))
    throw new Error(`${script} in ${root}: ${errors.slice(-1_000) || out.slice(-1_000)}`);
  return numbers;
}

const first = async (numbers: Promise<number[]>) => (await numbers)[0] as number;

/** Another place for temporary files, so that nothing is there of an earlier start. */
async function inFreshFolder<T>(work: (environment: Record<string, string>) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'korot-fresh-'));
  try {
    return await work({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A start of which nothing is built; what was, is put back. */
async function withoutBuild<T>(root: string, work: () => Promise<T>): Promise<T> {
  const [built, kept] = [join(root, '.build'), join(root, '.kept-build')];
  if (existsSync(built)) renameSync(built, kept);
  try {
    return await work();
  } finally {
    rmSync(built, { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, built);
    else mkdirSync(built, { recursive: true });
  }
}

/** What is measured in turns; a new one is a row. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'cold PDF: the function’s bundle, fresh temporary folder',
    unit: 'ms',
    wanted: 0.45,
    measure: (checkout) => inFreshFolder((environment) => first(run('cold-pdf', checkout, environment))),
  },
  {
    name: 'first import of a process',
    unit: 'ms',
    wanted: 0.35,
    measure: (checkout) => first(run('first-import', checkout)),
  },
  {
    name: 'first start, nothing built',
    unit: 's',
    wanted: 0.4,
    measure: (checkout) => withoutBuild(checkout.root, () => first(run('server', checkout, { ONLY: 'start' }))),
  },
  { name: 'memory at rest (PSS)', unit: 'MB', wanted: 0.65, measure: async (checkout) => (await memory(checkout))[0] },
  {
    name: 'memory after 100 PDFs of 100 bullets (PSS)',
    unit: 'MB',
    wanted: 0.65,
    measure: async (checkout) => (await memory(checkout))[1],
  },
  { name: 'warm PDF', unit: 'ms', wanted: 0.76, measure: async (checkout) => (await warm(checkout))[0] },
  {
    name: 'PDFs a second, 8 at once',
    unit: '/s',
    wanted: 1.7,
    atLeast: true,
    measure: async (checkout) => (await warm(checkout))[1],
  },
];

type Two = readonly [number, number];
const latest = new Map<string, { readonly numbers: Promise<number[]>; taken: number }>();

/** Two figures of one run: the run is made for the first that asks, and the other takes its part. */
async function shared(script: string, checkout: Checkout): Promise<Two> {
  const key = `${script} ${checkout.root}`;
  let known = latest.get(key);
  if (!known || known.taken === 2) latest.set(key, (known = { numbers: run(script, checkout), taken: 0 }));
  known.taken += 1;
  return (await known.numbers) as unknown as Two;
}
const memory = (checkout: Checkout) => shared('server', checkout);
const warm = (checkout: Checkout) => shared('warm-pdf', checkout);
