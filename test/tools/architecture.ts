import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { faultsOf, ownModules, readImportGraph } from './import-graph.ts';

/**
 * Draws which room of the house imports which, as Mermaid text: `npm run architecture`. The drawings are what the
 * sources say; `test/checks/imports.test.ts` holds that they are as they would be drawn now.
 */
export const DRAWING_FILE = fileURLToPath(new URL('../../docs/architecture/imports.md', import.meta.url));

type Edge = readonly [from: string, to: string];

const wingOf = (path: string) => path.split('/')[0] as string;

/** The room a file is in, or undefined for files that stand in a wing itself. */
function roomOf(path: string): string | undefined {
  const [wing, folder, ...rest] = path.split('/');
  if (wing === 'web' && folder === 'features') {
    return rest[0] === 'pages' ? `features/pages/${rest[1]}` : `features/${rest[0]}`;
  }
  return rest.length === 0 ? undefined : folder;
}

function edgesOf(graph: ICruiseResult, nameOf: (path: string) => string | undefined): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { source, dependencies } of ownModules(graph)) {
    for (const { resolved } of dependencies) {
      const [from, to] = [
        nameOf(source),
        /^(infra|functions|shared|web)\//.test(resolved) ? nameOf(resolved) : undefined,
      ];
      if (from !== undefined && to !== undefined && from !== to) edges.set(`${from} ${to}`, [from, to]);
    }
  }
  return [...edges.keys()].toSorted().map((key) => edges.get(key) as Edge);
}

const idOf = (room: string) => room.replaceAll('/', '_');

function flowchart(direction: 'LR' | 'TD', rooms: readonly string[], edges: readonly Edge[]): string {
  const lines = [
    `flowchart ${direction}`,
    ...rooms.map((room) => `  ${idOf(room)}["${room.replace(/^features\//, '')}"]`),
    ...edges.map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
  ];
  return ['```mermaid', ...lines, '```'].join('\n');
}

/** The rooms of one wing that `isDrawn` takes, with the imports between them. */
function drawWing(graph: ICruiseResult, wing: string, isDrawn: (room: string) => boolean): string {
  const nameOf = (path: string) => {
    const room = wingOf(path) === wing ? roomOf(path) : undefined;
    return room !== undefined && isDrawn(room) ? room : undefined;
  };
  const rooms = new Set(ownModules(graph).flatMap(({ source }) => nameOf(source) ?? []));
  return flowchart('LR', [...rooms].toSorted(), edgesOf(graph, nameOf));
}

const isCapability = (room: string) => room !== 'http' && room !== 'platform';
const isFeature = (room: string) => room.startsWith('features/');

export function drawArchitecture(graph: ICruiseResult): string {
  return `# Who imports whom

Drawn from the sources by \`npm run architecture\`; do not edit. An arrow says "imports". The rules behind it are
the tables of \`.dependency-cruiser.ts\`.

## The wings

${flowchart('LR', ['infra', 'functions', 'shared', 'web'], edgesOf(graph, wingOf))}

## The server: capabilities of \`functions/\`

All of them stand on \`http/\` (what surrounds every handler) and \`platform/\` (what reaches the services),
which are not drawn.

${drawWing(graph, 'functions', isCapability)}

## The browser: features of \`web/\`

\`app/\` puts them together; all of them stand on \`ui/\` and \`lib/\`.

${drawWing(graph, 'web', isFeature)}

## What all agree on: folders of \`shared/\`

${drawWing(graph, 'shared', () => true)}

## Where it runs: folders of \`infra/\`

${drawWing(graph, 'infra', () => true)}
`;
}

if (import.meta.main) {
  const graph = await readImportGraph();
  mkdirSync(dirname(DRAWING_FILE), { recursive: true });
  writeFileSync(DRAWING_FILE, drawArchitecture(graph));
  const faults = faultsOf(graph);
  console.log([DRAWING_FILE, ...faults].join('\n'));
}
