import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface BundleBudget {
  /** Its name in the figures. */
  readonly name: string;
  /** End of the source path of the route's lazily loaded module. */
  readonly page: string;
  /** The same for the files that its page loads later without any action of the visitor. */
  readonly later?: readonly string[];
  /** Message areas the route loads besides the shell's, at once or later. */
  readonly areas: readonly string[];
  /** Maximum size of gzipped script, in kilobytes (1,024 bytes). */
  readonly limitKb: number;
  /** Maximum number of files that the script comes in: each is a request, and what one imports waits for it. */
  readonly limitFiles: number;
}

type ChunkMap = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Performance budget: fails the build when a route needs more script than its budget, and prints the figures. */
export function bundleBudget(budgets: readonly BundleBudget[]): Plugin {
  return {
    name: 'korot:budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      // Built for Node to write pages, it reaches no browser.
      if (this.environment.config.consumer === 'server') return;
      const chunks: ChunkMap = new Map(
        Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const over: string[] = [];
      for (const budget of budgets) {
        const files = requiredChunks(budget, chunks);
        if (typeof files === 'string') {
          over.push(`${budget.name}: no chunk for ${files}`);
          continue;
        }
        const kb = files.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1024;
        const size = `${kb.toFixed(1)} KB of gzipped script in ${files.length} files`;
        const line = `${budget.name}: ${size} (limits ${budget.limitKb} and ${budget.limitFiles})`;
        this.info(line);
        if (kb > budget.limitKb || files.length > budget.limitFiles) over.push(line);
      }
      if (over.length > 0) this.error(`script budget exceeded\n${over.join('\n')}`);
    },
  };
}

/**
 * Every chunk that the route loads by itself: entry, page and what comes later, messages of the larger language, and
 * what they import. A path that is in no chunk is answered in their place.
 */
function requiredChunks(budget: BundleBudget, chunks: ChunkMap): Rolldown.OutputChunk[] | string {
  const all = [...chunks.values()];
  const pages: Rolldown.OutputChunk[] = [];
  for (const path of [budget.page, ...(budget.later ?? [])]) {
    const chunk = all.find(
      ({ facadeModuleId, moduleIds }) =>
        facadeModuleId?.endsWith(path) === true || moduleIds.some((id) => id.endsWith(path)),
    );
    if (chunk === undefined) return path;
    pages.push(chunk);
  }
  const messages = ['shell', ...budget.areas].flatMap((area) =>
    largestChunk(all.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${area}.json`) === true)),
  );
  const needed = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || needed.has(chunk)) return;
    needed.add(chunk);
    chunk.imports.forEach((file) => visit(chunks.get(file)));
  };
  [...all.filter(isOwnEntry), ...pages, ...messages].forEach(visit);
  return [...needed];
}

/** Whether every route begins with it: other HTML files, such as the page that a window closes itself by, do not. */
const isOwnEntry = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isEntry && !/(?<!\/index)\.html$/.test(facadeModuleId ?? '');

function largestChunk(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  return chunks.toSorted((a, b) => b.code.length - a.code.length).slice(0, 1);
}
