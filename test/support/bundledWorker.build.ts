import { buildWorker } from '../../infra/build/all.ts';

/** Each project that asks for it loads this module anew. */
const run = globalThis as { bundledWorker?: Promise<unknown> };

/** Before the tests that read files in the sandbox's process, once in a run; after `npm run build` it is there. */
export default async (): Promise<void> => void (await (run.bundledWorker ??= buildWorker()));
