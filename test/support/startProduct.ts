import { spawn, type ChildProcess } from 'node:child_process';

const START = new URL('../../infra/local/start.ts', import.meta.url).pathname;

/** `npm start` as a child process, as a person starts and stops it. */
export interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Its output so far. */
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** The address, as soon as it is ready. Rejects with the output where the process ends before. */
  readonly ready: () => Promise<string>;
}

/** Starts it on any free port. The caller must stop it. */
export function startProduct(
  environment: Readonly<Record<string, string>>,
  [command, ...options]: readonly [string, ...string[]] = [process.execPath, START],
): Started {
  const child = spawn(command, options, {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const ready = async () => {
    let isOver = false;
    void ended.then(() => (isOver = true));
    for (;;) {
      const url = /^Ready on (http:\/\/\S+:\d+)$/m.exec(out)?.[1];
      if (url !== undefined) return url;
      if (isOver) throw new Error(`ended with ${(await ended).code}: ${out}${err}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, pid: child.pid as number, out: () => out, err: () => err, ended, ready };
}

/** The same, with a module (its text) that is loaded into the process first. */
export const startWith = (environment: Readonly<Record<string, string>>, script: string) =>
  startProduct(environment, [
    process.execPath,
    '--import',
    `data:text/javascript,${encodeURIComponent(script)}`,
    START,
  ]);
