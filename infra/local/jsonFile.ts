import { readFile, rename, writeFile } from 'node:fs/promises';
import { createCoalescingWriter } from '../../functions/platform/coalescingWriter.ts';
import { SetupError, systemErrorCode } from '../setupError.ts';

/**
 * One JSON value in a file that only this process writes. It is replaced atomically, so that a crash leaves no half of
 * it.
 */
export class JsonFile {
  readonly #path: string;
  readonly #writeNext = createCoalescingWriter();

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the content of the file; undefined if it does not exist. Throws a SetupError if it is not JSON. */
  async read(): Promise<unknown> {
    try {
      return JSON.parse(await readFile(this.#path, 'utf8'));
    } catch (cause) {
      if (systemErrorCode(cause) === 'ENOENT') return undefined;
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new SetupError(`The file ${this.#path} is damaged: delete it, and start again.`, { cause });
    }
  }

  /**
   * Resolves when the value of that moment or a later one is on the disk. Writes are coalesced: one runs at a time,
   * since concurrent ones would replace each other's temporary file; requests during a write share the next one.
   */
  write(value: () => unknown): Promise<void> {
    return this.#writeNext(() => this.#replace(JSON.stringify(value(), null, 2)));
  }

  async #replace(text: string): Promise<void> {
    const next = `${this.#path}.new`;
    await writeFile(next, text, { mode: 0o600 });
    await rename(next, this.#path);
  }
}
