import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from '../setupError.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A build step: something that is built from files, and again only when one of them has changed. */
interface BuildStep {
  readonly name: string;
  /** Files it is made from, as glob patterns. */
  readonly inputs: readonly string[];
  /** A file that exists when the step has run. */
  readonly output: string;
  run(): Promise<unknown>;
}

/**
 * In the order they are made: the site carries the templates' fonts and images. The tools are loaded when they are
 * needed.
 */
const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'templates',
    inputs: ['shared/templates/**/*.{ts,css}', 'infra/build/templates.ts', 'package-lock.json'],
    output: '.build/templates/base.css',
    run: async () => (await import('./templates.ts')).buildTemplates(),
  },
  {
    name: 'gallery',
    inputs: ['shared/**/*.{ts,css}', 'infra/build/{templates,gallery}.ts', 'package-lock.json'],
    output: '.build/public/images/templates/professional-template.jpg',
    run: async () => (await import('./gallery.ts')).buildGallery(),
  },
  {
    name: 'seo',
    inputs: [
      'shared/**/*.{ts,css}',
      'web/app/shell/logo.svg',
      'infra/build/{templates.ts,gallery.ts,seo/**/*}',
      'package-lock.json',
    ],
    output: '.build/public/manifest.webmanifest',
    run: async () => (await import('./seo/buildSeo.ts')).buildSeo(),
  },
  {
    name: 'site',
    inputs: [
      'web/**/*',
      'shared/**/*.{ts,css}',
      'infra/build/{templates.ts,gallery.ts,seo/**/*,web/**/*}',
      'vite.config.ts',
      // The floor of browsers stands in it.
      'package.json',
      'package-lock.json',
    ],
    output: '.build/web/pages/he/index.html',
    run: async () => (await import('./web/buildSite.ts')).buildSite(),
  },
];

/**
 * Hash of the names and contents of a step's inputs. Tests are no inputs. `known` keeps contents, as most files are
 * inputs of several steps; all are small, and reading them one after the other takes a third of the processor time.
 */
function hashInputs(step: BuildStep, known: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  const files = globSync([...step.inputs], { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    const content = known.get(file) ?? readFileSync(file);
    known.set(file, content);
    hash.update(file.slice(ROOT.length)).update('\0').update(content).update('\0');
  }
  return hash.digest('hex');
}

/** Runs the steps whose output is missing or older than its inputs. `log` receives each step with its milliseconds. */
export async function buildAll({ log }: { log: (line: string) => void }): Promise<void> {
  const stamps = join(ROOT, '.build/stamps');
  await mkdir(stamps, { recursive: true });
  const contents = new Map<string, Buffer>();
  for (const step of BUILD_STEPS) {
    const started = performance.now();
    const file = join(stamps, step.name);
    const stamp = hashInputs(step, contents);
    const known = existsSync(join(ROOT, step.output)) ? await readFile(file, 'utf8').catch(() => '') : '';
    if (known !== stamp) {
      await step.run().catch((cause: unknown) => {
        throw new SetupError(
          `The ${step.name} cannot be built: ${cause instanceof Error ? cause.message.trim() : String(cause)}`,
          { cause },
        );
      });
      await writeFile(file, stamp);
    }
    log(
      `${step.name.padEnd(12)} ${Math.round(performance.now() - started)} ms${known === stamp ? ' (unchanged)' : ''}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll({ log: console.log });
