import { fileURLToPath } from 'node:url';

/** Where the bundled worker of the import lies for tests. */
export const BUNDLED_WORKER_FOLDER = fileURLToPath(new URL('../../.build/test-worker/', import.meta.url));
