import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface Display {
  /** As `DISPLAY` names it. */
  readonly name: string;
  close(): Promise<void>;
}

/** A screen that nobody sees, for programs that cannot do without one. The server chooses a free number. */
export async function startDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with ${code}`);
  });
  const [chosen] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  // Its end is wanted from here on.
  failed.catch(() => {});
  return {
    name: `:${chosen.toString().trim()}`,
    async close() {
      server.kill();
      await failed.catch(() => {});
    },
  };
}
