import { globSync, readFileSync } from 'node:fs';
import { generate, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

const WEB = new URL('../../web/', import.meta.url).pathname;
const STYLES = globSync('{app,features,ui}/**/*.css', { cwd: WEB });

/** Where a stylesheet belongs: a feature, the design system, the shell. */
const ownerOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/') ? 2 : 1)
    .join('/');

/** Classes that a stylesheet styles by themselves, on the screen: `.offer`, and not `.receipt .offer`. */
function ownClasses(css: string): Set<string> {
  const found = new Set<string>();
  walk(parse(css), {
    enter(node) {
      if (node.type === 'Atrule' && node.prelude && generate(node.prelude) === 'print') return walk.skip;
      if (node.type !== 'Rule' || !node.prelude) return undefined;
      if (node.prelude.type !== 'SelectorList') return undefined;
      for (const selector of node.prelude.children?.toArray() ?? []) {
        const [, name] = /^\.([\w-]+)$/.exec(generate(selector)) ?? [];
        if (name !== undefined) found.add(name);
      }
      return undefined;
    },
  });
  return found;
}

it('a class is styled by one feature alone: what is loaded later must not change what stands', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of STYLES)
    for (const name of ownClasses(readFileSync(WEB + file, 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  expect(owners.size).toBeGreaterThan(300);
  const shared = [...owners].filter(([, by]) => by.size > 1).map(([name, by]) => `.${name}: ${[...by].join(', ')}`);
  expect(shared).toEqual([]);
});

/** What is around every field of the builder. */
const AROUND_FIELDS =
  /(?:^|[\s,>+~(])(?:html|:root|body|#root|\.screen|\.builder|\.panel|\.panel-inner)(?:\[[^\]]*\])*:has\(/;

it('nothing around a field asks what is in it: each key would be looked for in the whole page (usePageMark)', () => {
  expect(AROUND_FIELDS.test('html:has(.view-switch) .toasts {}')).toBe(true);
  expect(AROUND_FIELDS.test(".builder[data-view='form']:has(.more) {}")).toBe(true);
  expect(STYLES.filter((file) => AROUND_FIELDS.test(readFileSync(WEB + file, 'utf8')))).toEqual([]);
});
