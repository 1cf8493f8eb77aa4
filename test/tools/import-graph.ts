import { readFileSync } from 'node:fs';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.ts';

const root = new URL('../../', import.meta.url).pathname;

/** Faults that stood when their rule was made: a line each, `rule from to`. The list only shrinks. */
export const KNOWN_FAULTS_FILE = `${root}test/checks/known-import-faults.txt`;

const SOURCES = ['infra', 'functions', 'shared', 'web', 'vite.config.ts'];

/** The modules of the four wings with what they import, tests left out, and the rules they break. */
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

/**
 * The broken rules as the list has them. Of a circle each module is a line: which of its ways round is named first
 * changes with every import.
 */
export function faultsOf(graph: ICruiseResult): string[] {
  const faults = graph.summary.violations.flatMap(({ rule, from, to, cycle }) => {
    if (cycle !== undefined) return [from, ...cycle.map(({ name }) => name)].map((name) => `${rule.name} ${name}`);
    return [from === to ? `${rule.name} ${from}` : `${rule.name} ${from} ${to}`];
  });
  return [...new Set(faults)].toSorted();
}

export function readKnownFaults(): string[] {
  return readFileSync(KNOWN_FAULTS_FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
