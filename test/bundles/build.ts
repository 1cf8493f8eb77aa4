import { basename } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFunctions, bytesAtStart } from '../../infra/deploy/bundle.ts';

/** What a handler's bundle is made of. */
export interface BundleFacts {
  /** Of the modules that are loaded before the first call. */
  readonly bytesAtStart: number;
  /** Names of its modules. */
  readonly modules: readonly string[];
  /** Sources that went into it, from the repository's root. */
  readonly inputs: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** By handler, `pdf/handlers/generatePdf`. */
    readonly bundles: Readonly<Record<string, BundleFacts>>;
  }
}

/** Builds the bundles once, before the tests that look at them and the tests that run them. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const made = await buildFunctions();
  const facts = [...made].map(([handler, metafile]): [string, BundleFacts] => [
    handler,
    {
      bytesAtStart: bytesAtStart(handler, metafile),
      modules: Object.keys(metafile.outputs).map((file) => basename(file)),
      inputs: Object.keys(metafile.inputs),
    },
  ]);
  provide('bundles', Object.fromEntries(facts));
}
