import { bundleWorker } from '../../infra/deploy/bundleModules.ts';
import { BUNDLED_WORKER_FOLDER } from './bundledWorker.ts';

/** Before the tests that read files in the sandbox's process. */
export default (): Promise<void> => bundleWorker(BUNDLED_WORKER_FOLDER);
