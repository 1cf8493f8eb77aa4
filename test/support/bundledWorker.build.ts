import { bundleWorker } from '../../infra/build/bundleModules.ts';
import { BUNDLED_WORKER_FOLDER } from './bundledWorker.ts';

/** Each project that asks for it loads this module anew. */
const run = globalThis as { bundledWorker?: Promise<void> };

/** Before the tests that read files in the sandbox's process, once in a run. */
export default (): Promise<void> => (run.bundledWorker ??= bundleWorker(BUNDLED_WORKER_FOLDER));
