import { once } from '../../lib/async/once.ts';
import type { Importer } from './importState.ts';
import { importStore } from './importStore.ts';

let importer: Importer | undefined;
const loadImporter = once(async () => (await import('./importer.ts')).getPageImporter(), { forgetFailure: true });

/**
 * Everything that works: loaded when the section is shown, so that its screens are there first. Used at once where it
 * is there, since giving up must not wait its turn; what is asked meanwhile is done in the order it was asked.
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
