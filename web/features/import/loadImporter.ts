import { once } from '../../lib/async/once.ts';
import type { Importer } from './importState.ts';
import { importStore } from './importStore.ts';

let importer: Importer | undefined;
const loadImporter = once(async () => (await import('./importer.ts')).getPageImporter(), { forgetFailure: true });

/** Loads the importer's code for somebody who is about to choose a file; a failure shows when they have. */
export function prefetchImporter(): void {
  loadImporter().catch(() => undefined);
}

/**
 * Runs with the importer, whose code is loaded when it is first needed. Called directly once loaded, since cancelling
 * must not wait; earlier calls are queued and run in order.
 */
export async function withImporter(run: (importer: Importer) => unknown): Promise<void> {
  try {
    importer ??= await loadImporter();
  } catch {
    importStore.setState({ error: { id: 'import.unreachable', again: true } });
    return;
  }
  run(importer);
}
