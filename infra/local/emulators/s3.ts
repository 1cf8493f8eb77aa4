import { join } from 'node:path';
import { BUCKETS } from '../../../shared/api/needs.ts';
import { SetupError } from '../../setupError.ts';
import { startOnLoopback } from './fauxqs.ts';
import { forgetDeleted } from './sqliteFile.ts';
import { openFormProxy } from './s3/formProxy.ts';
import { LOCAL_REGION } from '../environment.ts';
import type { Emulator } from './emulator.ts';

const bucketName = (key: string) => `korot-local-${key}`;

/** S3 by fauxqs, in this process, with real checksums and ranges; only the signatures of forms are checked. */
export const s3Emulator: Emulator = {
  name: 'files (S3)',
  folder: 's3',
  endpointVariable: 'AWS_ENDPOINT_URL_S3',
  async start(folder) {
    const keys = Object.keys(BUCKETS) as (keyof typeof BUCKETS)[];
    const tidy = () => forgetDeleted(join(folder, 'fauxqs.db'));
    tidy();
    const server = await startOnLoopback({ dataDir: folder, defaultRegion: LOCAL_REGION }).catch((cause: unknown) => {
      throw new SetupError(
        `The stored files in ${folder} cannot be read: move that folder away or delete it, and start again.`,
        { cause },
      );
    });
    for (const key of keys) server.createBucket(bucketName(key));
    const gate = await openFormProxy(`http://127.0.0.1:${server.port}`);
    return {
      environment: {
        AWS_ENDPOINT_URL_S3: gate.url,
        ...Object.fromEntries(keys.map((key) => [BUCKETS[key], bucketName(key)])),
      },
      tidy,
      async stop() {
        await gate.close();
        await server.stop();
        tidy();
      },
    };
  },
};
