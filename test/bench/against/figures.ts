import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
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
  /** What is wanted is today's value by itself, in its unit. */
  readonly isCount?: true;
}

/** A script of this folder, and the figures that it prints, by their keys. */
export interface Run {
  readonly script: string;
  readonly figures: Readonly<Record<string, Figure>>;
  /** Whether it runs the bundles of the cloud's functions. */
  readonly bundles?: true;
  /** Changes the environment for the run. */
  readonly within?: (
    checkout: Checkout,
    measure: (environment?: Readonly<Record<string, string>>) => Promise<Values>,
  ) => Promise<Values>;
}

/** The results of a run, by the keys of its figures. */
export type Values = Readonly<Record<string, number>>;

/** The runs that are measured in turns; a new figure is a row. */
export const RUNS: readonly Run[] = [
  {
    script: 'cold-pdf',
    bundles: true,
    within: inFreshFolder,
    figures: { cold: { name: 'cold PDF: the function’s bundle, fresh temporary folder', unit: 'ms', wanted: 0.45 } },
  },
  {
    script: 'first-import',
    figures: { first: { name: 'first import of a process', unit: 'ms', wanted: 0.35 } },
  },
  {
    script: 'start',
    within: withoutBuild,
    figures: { start: { name: 'first start, nothing built', unit: 's', wanted: 0.4 } },
  },
  {
    script: 'memory',
    figures: {
      rest: { name: 'memory at rest (PSS)', unit: 'MB', wanted: 0.65 },
      after: { name: 'memory after 100 PDFs of 100 bullets (PSS)', unit: 'MB', wanted: 0.65 },
    },
  },
  {
    script: 'warm-pdf',
    figures: {
      warm: { name: 'warm PDF', unit: 'ms', wanted: 0.76 },
      processor: { name: 'warm PDF, processor time', unit: 'ms', wanted: 0.76 },
      rate: { name: 'PDFs a second, 8 at once', unit: '/s', wanted: 1.7, atLeast: true },
    },
  },
  {
    script: 'builder',
    figures: {
      requests: { name: 'script files of the builder', unit: 'files', wanted: 25, isCount: true },
      description: { name: 'key to sheet, a description', unit: 'ms', wanted: 0.75 },
      descriptionThread: { name: 'a key in a description, main thread’s processor time', unit: 'ms', wanted: 0.75 },
      title: { name: 'key to sheet, a job’s title', unit: 'ms', wanted: 0.75 },
      shortName: { name: 'key to sheet, a short name', unit: 'ms', wanted: 0.75 },
      wrappedName: { name: 'key to sheet, a name that wraps', unit: 'ms', wanted: 0.58 },
      wrappedNameThread: {
        name: 'a key in a name that wraps, main thread’s processor time',
        unit: 'ms',
        wanted: 0.58,
      },
    },
  },
];

/** Runs a script on a checkout, in a process of its own, for the figures of these keys; it prints them last. */
export async function measure(
  { script, within = (_, run) => run() }: Run,
  keys: readonly string[],
  checkout: Checkout,
): Promise<Values> {
  const file = fileURLToPath(new URL(`./${script}.child.ts`, import.meta.url));
  return within(checkout, async (environment = {}) => {
    const child = spawn(process.execPath, [file, checkout.root, ...keys], {
      cwd: checkout.root,
      env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const values = valuesIn(out.trim().split('\n').at(-1) ?? '');
    if (!values || !keys.every((key) => (values[key] ?? 0) > 0))
      throw new Error(`${script} in ${checkout.root}: ${errors.slice(-1_000) || out.slice(-1_000)}`);
    return values;
  });
}

function valuesIn(line: string): Values | undefined {
  try {
    return JSON.parse(line) as Values;
  } catch {
    return undefined;
  }
}

/** Another place for temporary files, so that nothing is there of an earlier start. */
async function inFreshFolder(
  _: Checkout,
  work: (environment: Readonly<Record<string, string>>) => Promise<Values>,
): Promise<Values> {
  const folder = mkdtempSync(join(tmpdir(), 'korot-fresh-'));
  try {
    return await work({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A start of which nothing is built; what was, is put back, at the next run where this one is killed. */
async function withoutBuild({ root }: Checkout, work: () => Promise<Values>): Promise<Values> {
  const [built, kept] = [join(root, '.build'), join(root, '.kept-build')];
  const putBack = () => {
    if (!existsSync(kept)) return;
    rmSync(built, { recursive: true, force: true });
    renameSync(kept, built);
  };
  putBack();
  renameSync(built, kept);
  try {
    return await work();
  } finally {
    putBack();
  }
}
