import { existsSync } from 'node:fs';
import type { LambdaHandler } from '../../functions/http/handlerFor.ts';
import { listEndpoints, type EndpointRow } from '../../shared/api/endpoints.ts';
import { SetupError } from '../setupError.ts';

interface HandlerModule {
  readonly handler: LambdaHandler;
  /** Warms up what the first call would wait for. Lambda does that during a cold start. */
  readonly warm?: () => Promise<void>;
  /** Gives back memory that a former call took, as none is expected. Lambda freezes the process instead. */
  readonly rest?: () => Promise<void>;
  /** Ends what the function keeps between calls, such as a browser. Lambda ends the process instead. */
  readonly close?: () => Promise<void>;
}

const FUNCTIONS_FOLDER = new URL('../../functions/', import.meta.url);

/** The handler modules, each loaded once, as a warm function keeps it. */
export class HandlerLoader {
  readonly #loaded = new Map<string, Promise<HandlerModule>>();
  readonly #folder: URL;

  constructor(folder: URL = FUNCTIONS_FOLDER) {
    this.#folder = folder;
  }

  /** The handler of an endpoint: `functions/<handler>.ts`. Throws a SetupError when the file is not there. */
  async load({ handler }: Pick<EndpointRow, 'handler'>): Promise<HandlerModule> {
    const known = this.#loaded.get(handler);
    if (known) return known;
    const file = new URL(`${handler}.ts`, this.#folder);
    if (!existsSync(file))
      throw new SetupError(`The handler functions/${handler}.ts is missing: get it back from the repository.`);
    const loading = import(file.href) as Promise<HandlerModule>;
    this.#loaded.set(handler, loading);
    return loading;
  }

  /** Loads every handler and warms it up. Throws a SetupError that names the one that cannot be. */
  async warm(): Promise<void> {
    await Promise.all(listEndpoints().map((row) => this.#warm(row)));
  }

  async #warm(row: EndpointRow): Promise<void> {
    try {
      const module = await this.load(row);
      await module.warm?.();
    } catch (cause) {
      if (cause instanceof SetupError) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new SetupError(
        `functions/${row.handler}.ts cannot run here: ${why}. ` +
          'If a package or its binary is missing, npm ci brings it back.',
        { cause },
      );
    }
  }

  /** Lets every handler give back what it does not use. Never rejects. */
  rest(): Promise<void> {
    return this.#each((module) => module.rest?.());
  }

  async close(): Promise<void> {
    await this.#each((module) => module.close?.());
    this.#loaded.clear();
  }

  /** Asks all that are loaded, whatever becomes of one of them. */
  async #each(ask: (module: HandlerModule) => Promise<void> | undefined): Promise<void> {
    const modules = await Promise.allSettled(this.#loaded.values());
    await Promise.allSettled(modules.map(async (module) => module.status === 'fulfilled' && ask(module.value)));
  }
}
