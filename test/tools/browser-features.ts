import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Node } from 'acorn';
import * as css from 'css-tree';

/**
 * Which features of browsers a script or a style sheet uses, by their names in the compatibility data, and which
 * versions know them (the `web-features` package, from which Baseline itself is made).
 *
 * A script is read without types: a member counts as a feature where its object is a global of that name, and
 * otherwise only where everything that has a member of that name is new.
 */

/** The first version of each browser that knows a feature; a browser that is not named knows it not at all. */
export type Support = Readonly<Record<string, string>>;

/** The syntax of this edition is known to every browser that the check of old browsers lets pass. */
const ECMA_VERSION = 2024;

/** What a file uses: features by their keys, and members of objects that nobody knows, by their names alone. */
export interface FeatureUses {
  readonly features: readonly string[];
  readonly members: readonly string[];
}

interface WebFeature {
  readonly status?: { readonly by_compat_key?: Readonly<Record<string, { readonly support: Support }>> };
}
const DATA = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('web-features/data.json'), 'utf8')) as {
  readonly features: Readonly<Record<string, WebFeature>>;
};

const SUPPORT: ReadonlyMap<string, Support> = new Map(
  Object.values(DATA.features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}).map(([key, { support }]) => [key, support]),
  ),
);

/** Versions by browser. Throws for a name that the data do not know. */
export function supportOf(key: string): Support {
  const support = SUPPORT.get(key);
  if (support === undefined) throw new Error(`the compatibility data know no ${key}`);
  return support;
}

/** Whether every one of these browsers, by name and version, knows the feature. */
export function isKnownTo(floor: Readonly<Record<string, number>>, key: string): boolean {
  const support = supportOf(key);
  return Object.entries(floor).every(([browser, version]) => {
    const since = support[browser];
    return since !== undefined && parseFloat(since.replace('≤', '')) <= version;
  });
}

/**
 * Those of a file's features that such browsers do not all know, each by its first possible name. What belongs to an
 * interface that is itself unknown to them is no feature of its own: nothing of that interface can be had without a
 * feature that is counted.
 */
export function unknownFeatures(floor: Readonly<Record<string, number>>, { features, members }: FeatureUses): string[] {
  const possible = members.map((name) => (BY_MEMBER.get(name) ?? []).filter((key) => isOwnerKnown(floor, key)));
  return [
    ...features.filter((key) => !isKnownTo(floor, key)),
    ...possible.filter((keys) => keys.every((key) => !isKnownTo(floor, key))).flatMap((keys) => keys.slice(0, 1)),
  ];
}

function isOwnerKnown(floor: Readonly<Record<string, number>>, key: string): boolean {
  const owner = key.slice(0, key.lastIndexOf('.'));
  // Iterators are older than the name that their helpers stand under.
  return owner === 'javascript.builtins.Iterator' || !SUPPORT.has(owner) || isKnownTo(floor, owner);
}

/** The one instance that a global name stands for. */
const INSTANCES: Readonly<Record<string, readonly string[]>> = {
  window: ['Window'],
  self: ['Window', 'WorkerGlobalScope'],
  globalThis: ['Window'],
  document: ['Document', 'Node', 'Element', 'EventTarget'],
  navigator: ['Navigator'],
  crypto: ['Crypto'],
  performance: ['Performance'],
  history: ['History'],
  location: ['Location'],
  caches: ['CacheStorage'],
};

/** Keys by what comes after their last dot; static members are found by the name of what they stand on. */
const BY_MEMBER = new Map<string, string[]>();
/** Every name that a browser puts into the global scope, with its key. */
const GLOBALS = new Map<string, string>();
for (const key of SUPPORT.keys()) {
  const [area, ...path] = key.split('.');
  if (area !== 'api' && !key.startsWith('javascript.builtins.')) continue;
  const names = area === 'api' ? path : path.slice(1);
  if (names.length === 1) GLOBALS.set(names[0] as string, key);
  if (area === 'api' && names[0] === 'Window' && names.length === 2) GLOBALS.set(names[1] as string, key);
  const member = names.length === 2 ? names[1] : undefined;
  if (member !== undefined && !/_(?:event|static)$/.test(member))
    BY_MEMBER.set(member, [...(BY_MEMBER.get(member) ?? []), key]);
}

/** Methods that answer an iterator; what follows in the same chain is a helper of iterators. */
const ITERATOR_MAKERS = new Set(['values', 'keys', 'entries', 'matchAll']);

/** Came with the helpers. */
const ITERATOR_HELPERS = 'javascript.builtins.Iterator.Iterator';

type AnyNode = Node & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/**
 * What a script uses.
 *
 * @throws {SyntaxError} Where its syntax is newer than {@link ECMA_VERSION}.
 */
export function scriptFeatures(code: string): FeatureUses {
  const found = new Set<string>();
  const members = new Set<string>();
  const add = (...keys: string[]) => {
    const known = keys.filter((key) => SUPPORT.has(key));
    for (const key of known.slice(0, 1)) found.add(key);
    return known.length > 0;
  };
  const addMember = (object: AnyNode, name: string) => {
    if (object.type === 'Identifier') {
      const owner = String(object['name']);
      const interfaces = INSTANCES[owner];
      if (interfaces && add(...interfaces.map((each) => `api.${each}.${name}`))) return;
      // A name of the window is not told from its instance's.
      if (interfaces && GLOBALS.has(name)) return void add(GLOBALS.get(name) as string);
      if (interfaces) return;
      const owns = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`, `api.${owner}.${name}`];
      if (GLOBALS.has(owner)) return void owns.some((key) => add(key));
    }
    const helper = `javascript.builtins.Iterator.${name}`;
    // Told apart from a member of that name on who knows what: this one is a helper for certain.
    if (ITERATOR_MAKERS.has(calledName(object) ?? '') && add(helper)) return void add(ITERATOR_HELPERS);
    members.add(name);
  };
  const visit = (node: AnyNode, parent: AnyNode | null) => {
    if (node.type === 'MemberExpression') {
      const { object, property, computed } = node as unknown as {
        object: AnyNode;
        property: AnyNode;
        computed: boolean;
      };
      const name = computed ? property['value'] : (property['name'] ?? property['value']);
      if (typeof name === 'string') addMember(object, name);
    }
    if (node.type === 'Identifier' && parent !== null && isReference(node, parent)) {
      const key = GLOBALS.get(String(node['name']));
      if (key !== undefined) add(key);
    }
    for (const child of Object.values(node)) {
      if (isNode(child)) visit(child, node);
      else if (Array.isArray(child)) for (const each of child) if (isNode(each)) visit(each, node);
    }
  };
  visit(parse(code, { ecmaVersion: ECMA_VERSION, sourceType: 'module' }) as unknown as AnyNode, null);
  return { features: [...found], members: [...members] };
}

/** The name of the method whose call this is. `Object.keys()` and its like answer lists. */
function calledName(node: AnyNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node as unknown as { callee: AnyNode };
  if (callee.type !== 'MemberExpression') return undefined;
  const { object, property } = callee as unknown as { object: AnyNode; property: AnyNode };
  if (object.type === 'Identifier' && object['name'] === 'Object') return undefined;
  return property.type === 'Identifier' ? String(property['name']) : undefined;
}

/** Whether the identifier reads a variable, rather than naming a member, a key, a parameter or a label. */
function isReference(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent.type === 'Property') return parent['value'] === node;
  return (
    /Expression$|Argument|Statement$|^VariableDeclarator$|^SpreadElement$|^TemplateLiteral$/.test(parent.type) &&
    parent['id'] !== node &&
    !/Function/.test(parent.type)
  );
}

/** What a style sheet uses. */
export function styleFeatures(text: string): FeatureUses {
  const found = new Set<string>();
  const add = (key: string) => SUPPORT.has(key) && found.add(key);
  css.walk(css.parse(text, { parseCustomProperty: true }), {
    enter(node: css.CssNode) {
      if (node.type === 'Atrule') add(`css.at-rules.${node.name}`);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        add(`css.selectors.${node.name}`);
      if (node.type === 'NestingSelector') add('css.selectors.nesting');
      if (node.type === 'Function') {
        for (const group of [
          '',
          'color.',
          'image.',
          'gradient.',
          'transform-function.',
          'filter-function.',
          'easing-function.',
        ])
          add(`css.types.${group}${node.name}`);
      }
      if (node.type === 'Dimension' && /^[dsl]v(?:h|w|i|b|min|max)$/.test(node.unit ?? ''))
        add('css.types.length.viewport_percentage_units_dynamic');
      if (node.type !== 'Declaration') return;
      add(`css.properties.${node.property}`);
      css.walk(node.value as css.CssNode, {
        enter(part: css.CssNode) {
          const value = part.type === 'Identifier' || part.type === 'Function' ? part.name : undefined;
          if (value !== undefined) add(`css.properties.${node.property}.${value}`);
        },
      });
    },
  });
  return { features: [...found], members: [] };
}
