import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

/** A regular expression of the sources; `files` are those that have it, from the repository's root. */
export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
  readonly files: readonly string[];
}

/** A pattern that was composed while a file was loaded, and the line that did it. */
export interface ComposedPattern {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const CHILD = fileURLToPath(new URL('composed.child.ts', import.meta.url));

/** Stands for a value that a pattern is composed with and that only a call knows. */
const STAND_IN = 'Word1';

interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** All nodes below a value, in the order of the source. */
function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value && typeof value.type === 'string' ? [value as SyntaxNode, ...below] : below;
}

/** The text of an argument of `RegExp`, with stand-ins for what it is composed of; undefined if it is not a text. */
function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node['value'] as string;
  const isRaw = node?.type === 'TaggedTemplateExpression';
  const template = isRaw ? (node['template'] as SyntaxNode) : node;
  if (template?.type !== 'TemplateLiteral') return undefined;
  const texts = template['quasis'] as readonly { readonly raw: string; readonly cooked: string }[];
  return texts.map((text) => (isRaw ? text.raw : text.cooked)).join(STAND_IN);
}

/** Lines, from 1, in which a source composes a pattern. */
export const composingLines = (code: string): number[] =>
  code.split('\n').flatMap((line, at) => [...line.matchAll(/(?<!\w)RegExp\(/g)].map(() => at + 1));

/**
 * The patterns that are written in a source, and those that it composes in the order of {@link composingLines}: each as
 * it stands there, undefined if that is not a text.
 */
export function patternsIn(file: string, code: string) {
  const { body } = parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });
  const nodes = nodesIn(body);
  const literals = nodes.flatMap((node) =>
    node.type === 'RegExpLiteral' ? [{ source: node['pattern'] as string, flags: node['flags'] as string }] : [],
  );
  const composed = nodes.flatMap((node) => {
    const callee = node['callee'] as SyntaxNode | undefined;
    if (!/^(?:New|Call)Expression$/.test(node.type) || callee?.['value'] !== 'RegExp') return [];
    const [source, flags] = ((node['arguments'] ?? []) as readonly { readonly expression: SyntaxNode }[]).map(
      ({ expression }) => textOf(expression),
    );
    return [source === undefined ? undefined : { source, flags: flags ?? '' }];
  });
  return { literals, composed };
}

/**
 * All patterns of the sources, each once: those that are written, those that are composed when their file is loaded, as
 * they are then, and those that a call composes, with a word for each value. `unknown` are the places whose pattern is
 * none of these.
 */
export function collectPatterns(): {
  readonly patterns: readonly SourcePattern[];
  readonly unknown: readonly string[];
} {
  const files = globSync('{functions,shared,web,infra}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(root + file, 'utf8') }));
  const composing = files.filter(({ code }) => composingLines(code).length > 0).map(({ file }) => file);
  const loaded = JSON.parse(
    execFileSync(process.execPath, [CHILD, root, ...composing], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as ComposedPattern[];
  const filesOf = new Map<string, Set<string>>();
  const add = (file: string, { source, flags }: { readonly source: string; readonly flags: string }) => {
    const key = JSON.stringify([source, flags]);
    filesOf.set(key, (filesOf.get(key) ?? new Set()).add(file));
  };
  for (const one of loaded) add(one.file, one);
  const seen = new Set(loaded.map(({ file, line }) => `${file}:${line}`));
  const unknown: string[] = [];
  for (const { file, code } of files) {
    const { literals, composed } = patternsIn(file, code);
    for (const literal of literals) add(file, literal);
    for (const [at, line] of composingLines(code).entries()) {
      if (seen.has(`${file}:${line}`)) continue;
      const pattern = composed[at];
      if (pattern) add(file, pattern);
      else unknown.push(`${file}:${line}`);
    }
  }
  const patterns = [...filesOf].map(([key, own]): SourcePattern => {
    const [source, flags] = JSON.parse(key) as [string, string];
    return { source, flags, files: [...own] };
  });
  return { patterns, unknown };
}
