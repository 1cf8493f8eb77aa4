import { once } from '../../lib/async/once.ts';
import type { Importer } from './importState.ts';
import { importStore } from './importStore.ts';

let importer: Importer | undefined;
const loadImporter = once(async () => (await import('./importer.ts')).getPageImporter(), { forgetFailure: true });

/**
 * The importer's code, loaded lazily when the section is shown, so that its screens come first. Called directly once
 * loaded, since cancelling must not wait; earlier calls are queued and run in order.
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
