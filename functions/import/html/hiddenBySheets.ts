import type { MarkupNode } from '../../../shared/html/readHtml.ts';

const SHEET = /<style\b[^<>]{0,500}>([^<]{0,200000})/gi;
/** An element by its name, its id and its classes, and by nothing else. */
const SELECTOR = /^([a-z][\w-]{0,40})?((?:[.#][\w-]{1,100}){0,5})$/i;
const SHOWN = /^\s*(display|visibility)\s*:\s*([a-z-]{1,20})/;
/** Selectors of a page that hide or show something: each is asked about each element. */
const MAX_SELECTORS = 200;

/** A selector with one of the two properties that hide. */
interface SheetRule {
  readonly name: string | undefined;
  readonly marks: readonly string[];
  readonly property: string;
  readonly hides: boolean;
}

/**
 * Whether the sheets of style of a page hide an element, told by its name, id and classes. Rules that hold under a
 * condition, or by what stands around an element, are not read: what they hide is text.
 */
export function hiddenBySheets(html: string): (node: MarkupNode) => boolean {
  const rules = Array.from(html.matchAll(SHEET), ([, sheet = '']) => rulesOf(withoutComments(sheet)))
    .flat()
    .slice(0, MAX_SELECTORS)
    .toSorted((rule, other) => weightOf(rule) - weightOf(other));
  if (!rules.some(({ hides }) => hides)) return () => false;
  return (node) => {
    const name = node.nodeName.toLowerCase();
    const classes = (node.getAttribute?.('class') ?? '').split(/\s+/).map((each) => `.${each}`);
    const marks = new Set([...classes, `#${node.getAttribute?.('id') ?? ''}`]);
    const isFor = (rule: SheetRule) =>
      (rule.name === undefined || rule.name === name) && rule.marks.every((mark) => marks.has(mark));
    const last = new Map(rules.filter(isFor).map(({ property, hides }) => [property, hides]));
    return [...last.values()].includes(true);
  };
}

/** The rule that counts where several are for one element: by ids, then classes, then names, then the later one. */
const weightOf = ({ name, marks }: SheetRule): number =>
  marks.reduce((sum, mark) => sum + (mark.startsWith('#') ? 100 : 10), name === undefined ? 0 : 1);

const withoutComments = (sheet: string) =>
  sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('')
    .replaceAll(/<!--|-->/g, '');

function rulesOf(sheet: string): SheetRule[] {
  const rules: SheetRule[] = [];
  let [selectors, depth] = ['', 0];
  for (const [token] of sheet.matchAll(/[{}]|[^{}]+/g))
    if (token === '{') depth += 1;
    else if (token === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) selectors = token.slice(token.lastIndexOf(';') + 1);
    else if (depth === 1 && !selectors.includes('@')) rules.push(...rulesFor(selectors, token));
  return rules;
}

function rulesFor(selectors: string, declarations: string): SheetRule[] {
  const said = declarations.split(';').flatMap((declaration) => {
    const [, property, value = ''] = SHOWN.exec(declaration.toLowerCase()) ?? [];
    return property === undefined ? [] : { property, hides: value === 'none' || value === 'hidden' };
  });
  return selectors.split(',').flatMap((selector) => {
    const [whole = '', name, marks = ''] = SELECTOR.exec(selector.trim()) ?? [];
    if (whole === '') return [];
    return said.map((shown) => ({ ...shown, name: name?.toLowerCase(), marks: marks.match(/[.#][\w-]+/g) ?? [] }));
  });
}
