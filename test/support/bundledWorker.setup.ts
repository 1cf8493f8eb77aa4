import { startWorker, workerProcesses } from '../../functions/import/process/workerProcess.ts';
import { LOCAL_ENVIRONMENT } from '../../infra/local/environment.ts';

/**
 * Files are read by the worker as it is deployed: from its sources each of some ninety starts takes 0.65 s of processor
 * time, bundled 0.2. Who runs the product in a process of its own has the sources there.
 */
workerProcesses.start = (kind) => startWorker(kind, LOCAL_ENVIRONMENT['IMPORT_WORKER']);
