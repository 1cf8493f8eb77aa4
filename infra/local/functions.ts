import { existsSync } from 'node:fs';
import type { Handler } from '../../functions/middleware/handler.ts';
import { endpoints } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { Problem } from './problem.ts';

interface HandlerModule {
  readonly handler: Handler;
  /** Ends what the function keeps between calls, such as a browser. Lambda ends the process instead. */
  readonly close?: () => Promise<void>;
}

const FUNCTIONS = new URL('../../functions/', import.meta.url);

/** The handler modules, each loaded once, as a warm function keeps it. */
export class Functions {
  readonly #loaded = new Map<string, Promise<HandlerModule>>();

  /** The handler of an endpoint: `functions/<handler>.ts`. Throws a Problem when the file is not there. */
  async load(endpoint: Endpoint): Promise<HandlerModule> {
    const known = this.#loaded.get(endpoint.handler);
    if (known) return known;
    const file = new URL(`${endpoint.handler}.ts`, FUNCTIONS);
    if (!existsSync(file)) throw new Problem(`The handler functions/${endpoint.handler}.ts is missing: get it back from the repository.`);
    const loading = import(file.href) as Promise<HandlerModule>;
    this.#loaded.set(endpoint.handler, loading);
    return loading;
  }

  /** Loads every handler that is served. Returns how many. */
  async loadAll(): Promise<number> {
    const built = endpoints().filter(({ endpoint }) => endpoint.built);
    await Promise.all(built.map(({ endpoint }) => this.load(endpoint)));
    return built.length;
  }

  async close(): Promise<void> {
    const modules = await Promise.allSettled(this.#loaded.values());
    await Promise.allSettled(modules.map(async (module) => module.status === 'fulfilled' && module.value.close?.()));
    this.#loaded.clear();
  }
}
