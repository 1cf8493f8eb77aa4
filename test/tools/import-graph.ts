import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.ts';

const root = new URL('../../', import.meta.url).pathname;

const SOURCES = ['infra', 'functions', 'shared', 'web', 'vite.config.ts'];

/** The import graph of the four top folders, tests left out, and the rules it breaks. */
export async function readImportGraph(baseDir = root, sources = SOURCES): Promise<ICruiseResult> {
  const { output } = await cruise(
    sources,
    { ...configuration.options, baseDir, ruleSet: { forbidden: configuration.forbidden }, validate: true },
    configuration.options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error('the report has no modules');
  return output;
}

export const ownModules = (graph: ICruiseResult): IModule[] =>
  graph.modules.filter(({ source }) => /^(infra|functions|shared|web)\//.test(source));

/** The violated rules, `rule from to` each; of a cycle each of its modules. */
export function faultsOf(graph: ICruiseResult): string[] {
  const faults = graph.summary.violations.flatMap(({ rule, from, to, cycle }) => {
    if (cycle !== undefined) return [from, ...cycle.map(({ name }) => name)].map((name) => `${rule.name} ${name}`);
    return [from === to ? `${rule.name} ${from}` : `${rule.name} ${from} ${to}`];
  });
  return [...new Set(faults)].toSorted();
}
