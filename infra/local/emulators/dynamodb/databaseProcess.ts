import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SetupError } from '../../../setupError.ts';
import { listen } from '../../listen.ts';
import { reapChildren } from '../../reaper.ts';
import { forgetDeleted } from '../sqliteFile.ts';

/** Grace period in milliseconds before it is killed. */
const GRACE_MS = 3_000;

/** A database that ends by itself is started again so often within that time; what ends more often is broken. */
const RESTARTS = { times: 5, milliseconds: 600_000 } as const;

const tell = (line: string) => void process.stderr.write(`${line}\n`);

/** Returns the path of the database's program; the package is only its binary, which runs without a wrapper. */
function binaryPath(): string {
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  } catch {
    throw new SetupError(
      'The local database (@dynoxide/linux-x64) is not installed on this platform. ' +
        'Set AWS_ENDPOINT_URL_DYNAMODB to a DynamoDB endpoint, for example DynamoDB Local.',
    );
  }
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

/**
 * The database as a child process, at one port of loopback, with its data in `<folder>/dynamodb.sqlite`, or in memory
 * without one. It ends with this process, however that ends. Once it is watched and ends by itself, it is started again
 * with the same data, a few times, and the terminal says so; in memory the data is lost, so that it stays away.
 */
export class DatabaseProcess {
  readonly url: string;
  readonly #start: () => ChildProcess;
  readonly #file: string | undefined;
  readonly #release: () => Promise<void>;
  readonly #restarts: number[] = [];
  #child: ChildProcess;
  #said = '';
  #isWatched = false;

  private constructor(port: number, folder: string | undefined) {
    this.url = `http://127.0.0.1:${port}`;
    this.#file = folder === undefined ? undefined : join(folder, 'dynamodb.sqlite');
    const data = this.#file === undefined ? [] : ['--db-path', this.#file];
    const options = ['--host', '127.0.0.1', '--port', String(port), ...data];
    const binary = binaryPath();
    this.#start = () => spawn(binary, options, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#release = reapChildren();
    this.#child = this.#watched();
  }

  static async start(folder: string | undefined): Promise<DatabaseProcess> {
    return new DatabaseProcess(await freePort(), folder);
  }

  /** From now on it is started again where it ends by itself: one that cannot start is not. */
  watch(): void {
    this.#isWatched = true;
  }

  /** The last output of the database if it has ended; undefined while it runs. */
  get ended(): string | undefined {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null) return undefined;
    return signalCode ?? (this.#said.trim() || `exit code ${exitCode}`);
  }

  /** Takes out of its file what was deleted from it, also while it runs. */
  tidy(): void {
    if (this.#file !== undefined) forgetDeleted(this.#file);
  }

  /** Ends it. Acknowledged writes are not lost: SQLite has a write-ahead log. */
  async stop(): Promise<void> {
    this.#isWatched = false;
    if (this.ended === undefined) {
      const ended = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    }
    this.tidy();
    await this.#release();
  }

  #watched(): ChildProcess {
    // Tidies up after a database that was killed earlier.
    this.tidy();
    const child = this.#start();
    this.#said = '';
    child.stderr?.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-2_000)));
    child.on('error', (error) => (this.#said = error.message));
    child.on('close', () => this.#replace());
    return child;
  }

  #replace(): void {
    if (!this.#isWatched) return;
    const how = this.ended ?? 'an error';
    const now = Date.now();
    const recent = this.#restarts.filter((time) => now - time < RESTARTS.milliseconds).length;
    if (this.#file === undefined || recent >= RESTARTS.times)
      return tell(
        `The local database has ended (${how}), and nothing can be saved: stop npm start, and start it again.`,
      );
    this.#restarts.push(now);
    this.#child = this.#watched();
    tell(`The local database had ended (${how}) and was started again, with the same data.`);
  }
}
