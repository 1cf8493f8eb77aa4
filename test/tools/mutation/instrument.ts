import { parseSync } from 'vite';

/** One small change of a source, as a defect would be. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What stands in that line. */
  readonly context: string;
  readonly from: string;
  readonly to: string;
  /** It stands outside of all functions, and runs while the module is loaded: it cannot be switched afterwards. */
  readonly isLoaded: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What may stand in an expression's place; `at`: what is said about the expression itself. */
type Operator = (node: Node, at: (node: unknown) => string, source: string) => readonly string[];

/** Each comparison: over its boundary, and turned round. */
const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

/** Each turn of theirs counts, whatever is changed: a loop that never ends is noticed. */
const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** What a module may remember something in. */
const KEPT = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Uint8Array', 'Uint16Array']);

/** Ids of texts: one is exchanged for another of the same file. */
const TEXT_ID = /^'[a-z]+\.[\w.]+'$/;

const OPERATORS: Readonly<Record<string, Operator>> = {
  BinaryExpression: ({ operator, left, right }, at) =>
    (new Map(Object.entries(COMPARISONS)).get(operator as string) ?? []).map(
      (sign) => `${at(left)} ${sign} ${at(right)}`,
    ),
  LogicalExpression: ({ operator, left, right }, at) =>
    operator === '??' ? [at(left)] : [`(${at(left)}) ${operator === '&&' ? '||' : '&&'} (${at(right)})`],
  UnaryExpression: ({ operator, argument }, at) => (operator === '!' ? [`Boolean(${at(argument)})`] : []),
  ConditionalExpression: ({ consequent, alternate }, at) => [at(consequent), at(alternate)],
  TemplateLiteral: () => ['``'],
  Literal: ({ value }, _at, source) => {
    if (typeof value === 'boolean') return [String(!value)];
    if (typeof value === 'number') return [String(value + 1)];
    return typeof value === 'string' && value !== '' && !TEXT_ID.test(source) ? ["''"] : [];
  },
};

/** Where an expression stands by itself: a call that is left out, a value that is not returned, drawn or given. */
const DROPPED: Readonly<Record<string, readonly [child: string, instead: string]>> = {
  ExpressionStatement: ['expression', 'undefined'],
  ReturnStatement: ['argument', 'undefined'],
  ArrowFunctionExpression: ['body', 'undefined'],
  JSXExpressionContainer: ['expression', 'undefined'],
};

/** Nothing in them is run, or nothing may be wrapped. */
const SKIPPED = /^(TS(?!As|Satisfies|NonNull)|Import|Export(All|Named).*Source|TaggedTemplate)/;
const UNWRAPPED_FIELDS = new Set([
  'source',
  'typeAnnotation',
  'typeArguments',
  'returnType',
  'typeParameters',
  'quasi',
]);

/**
 * A source in which every mutant can be switched on while it runs: `__mutant(7) ? <changed> : <as written>`. Ids count
 * from `first`. Nothing in types, imports and names of properties is changed. The code has the `chosen` ones only. Its
 * maps, sets and arrays of small numbers are passed to `__kept`, which has them forget.
 */
export function instrument(
  source: string,
  file: string,
  first: number,
  chosen: (id: number) => boolean = () => true,
): { readonly code: string; readonly mutants: readonly Mutant[] } {
  const mutants: Mutant[] = [];
  const turns: Node[] = [];
  const inserts: { readonly at: number; readonly order: number; readonly text: string }[] = [];
  const textIds = [...new Set([...source.matchAll(/(?<=\bt\()'[a-z]+\.[\w.]+'/g)].map(([id]) => id))];
  const at = (node: unknown) => source.slice((node as Node).start, (node as Node).end);

  const lines = source.split('\n');
  let functions = 0;

  const wrap = (node: Node, depth: number, all: readonly string[]) => {
    const instead = all.filter((to) => to !== at(node));
    if (instead.length === 0) return;
    const line = source.slice(0, node.start).split('\n').length;
    const context = lines[line - 1]?.trim() ?? '';
    const choices = instead.flatMap((to) => {
      const id = first + mutants.length;
      mutants.push({ id, file, line, context, from: at(node), to, isLoaded: functions === 0 });
      return chosen(id) ? [`__mutant(${id}) ? (${to}) : `] : [];
    });
    if (choices.length === 0) return;
    inserts.push({ at: node.start, order: depth, text: `(${choices.join('')}(` });
    inserts.push({ at: node.end, order: -depth, text: '))' });
  };

  const visit = (node: Node, depth: number, isExpression: boolean) => {
    if (SKIPPED.test(node.type) || typeof node['directive'] === 'string') return;
    const isFunction = /Function/.test(node.type);
    const changed = isExpression ? (OPERATORS[node.type]?.(node, at, at(node)) ?? []) : [];
    const others = textIds.filter((id) => id !== at(node));
    const isText = isExpression && node.type === 'Literal' && TEXT_ID.test(at(node)) && others.length > 0;
    wrap(node, depth * 2, isText ? [others[textIds.indexOf(at(node)) % others.length] ?? "''"] : changed);
    if (node.type === 'NewExpression' && KEPT.has(at(node['callee']))) {
      inserts.push({ at: node.start, order: depth * 2, text: '__kept(' });
      inserts.push({ at: node.end, order: -depth * 2, text: ')' });
    }
    if (LOOPS.has(node.type) && isNode(node['test'])) turns.push(node['test']);
    if (isFunction) functions += 1;
    const [child, instead] = DROPPED[node.type] ?? [];
    const dropped = child === undefined ? undefined : (node[child] as Node | null);
    if (dropped && instead !== undefined && canBeDropped(node, dropped)) wrap(dropped, depth * 2 + 1, [instead]);
    for (const [field, value] of Object.entries(node)) {
      if (UNWRAPPED_FIELDS.has(field)) continue;
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(each)) visit(each, depth + 1, !isName(node, field));
    }
    if (isFunction) functions -= 1;
  };
  visit(parseSync(file, source).program as unknown as Node, 0, false);
  if (mutants.some(({ id }) => chosen(id)))
    for (const { start, end } of turns)
      inserts.push({ at: start, order: -1, text: '(__mutant(0), ' }, { at: end, order: 1, text: ')' });
  return { code: merge(source, inserts), mutants };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether a child is a name or a place that is written to, and no value. */
function isName({ type, computed }: Node, field: string): boolean {
  if ((type === 'Property' || type === 'PropertyDefinition' || type === 'MethodDefinition') && field === 'key')
    return computed !== true;
  return type === 'JSXAttribute' || (type === 'AssignmentExpression' && field === 'left') || type.startsWith('TSType');
}

/** Only calls among statements, and only values among what is given: a handler's own code has mutants of its own. */
function canBeDropped({ type }: Node, child: Node): boolean {
  if (type === 'ExpressionStatement')
    return /^(Call|Await)Expression$/.test(child.type) && (child['callee'] as Node | undefined)?.type !== 'Super';
  if (type === 'JSXExpressionContainer') return /^(Identifier|MemberExpression|CallExpression)$/.test(child.type);
  return child.type !== 'BlockStatement' && child.type !== 'ArrowFunctionExpression';
}

/** Closing marks come first where several stand at one place, the innermost first; of opening ones the outermost. */
function merge(source: string, inserts: readonly { at: number; order: number; text: string }[]): string {
  const sorted = inserts.toSorted((a, b) => a.at - b.at || a.order - b.order);
  let [code, from] = ['', 0];
  for (const { at, text } of sorted) {
    code += source.slice(from, at) + text;
    from = at;
  }
  return code + source.slice(from);
}
