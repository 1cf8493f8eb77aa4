import type { MarkupNode } from '../../../shared/html/readHtml.ts';

const SHEET = /<style\b([^<>]{0,500})>([^<]{0,200000})/gi;
/** The media that a style sheet declares. */
const SAID_MEDIA = /\smedia\s{0,9}=\s{0,9}["']?([^"']{0,200})/i;
const MEDIA_RULE = /^\s*@media\b/i;
/** Media with their usual widths in pixels: a screen, and a page of A4. */
const MEDIA = { screen: 1_280, print: 794 } as const;
type Medium = keyof typeof MEDIA;
const KIND_OF_MEDIA = /^(?:(not)\s|only\s)?\s*(screen|print|all)$/;
const WIDTH = /^\(\s*(min|max)-width\s*:\s*(\d{1,5}(?:\.\d{1,5})?)(px|r?em)\s*\)$/;
const PIXELS_OF_EM = 16;
/** A selector of only a name, an id and classes. */
const SELECTOR = /^([a-z][\w-]{0,40})?((?:[.#][\w-]{1,100}){0,5})$/i;
const SHOWN = /^\s*(display|visibility)\s*:\s*([a-z-]{1,20})/;
/** Most selectors that hide or show something; each is tested against each element. */
const MAX_SELECTORS = 200;

/** A selector with one of the two properties that hide. */
interface SheetRule {
  readonly name: string | undefined;
  readonly marks: readonly string[];
  readonly property: string;
  readonly hides: boolean;
  /** Media for which it applies. */
  readonly media: readonly Medium[];
}

/**
 * Returns a function that tells whether a page's style sheets hide an element both on screens and in print, by its
 * name, id and classes. What one of the two shows counts as text. Rules under conditions other than the medium and its
 * width, and selectors of surrounding elements, are ignored.
 */
export function hiddenBySheets(html: string): (node: MarkupNode) => boolean {
  const rules = Array.from(html.matchAll(SHEET), ([, says = '', sheet = '']) =>
    rulesOf(withoutComments(sheet), SAID_MEDIA.exec(says)?.[1] ?? ''),
  )
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
    const matching = rules.filter(isFor);
    return (Object.keys(MEDIA) as Medium[]).every((medium) => {
      const holding = matching.filter(({ media }) => media.includes(medium));
      const last = new Map(holding.map(({ property, hides }) => [property, hides]));
      return [...last.values()].includes(true);
    });
  };
}

/** Returns the media in which all conditions hold; none if a condition is unknown. */
const mediaOf = (conditions: readonly string[]) =>
  (Object.keys(MEDIA) as Medium[]).filter((medium) =>
    conditions.every((queries) => queries.split(',').some((query) => isTrueOf(query, medium))),
  );

function isTrueOf(query: string, medium: Medium): boolean {
  const parts = query.trim().toLowerCase().split(' and ');
  return parts.every((part) => {
    const [, not, kind] = KIND_OF_MEDIA.exec(part) ?? [];
    // "not" negates the whole query.
    if (kind !== undefined && (not === undefined || parts.length === 1))
      return (kind === 'all' || kind === medium) === (not === undefined);
    const [, end, number, unit] = WIDTH.exec(part) ?? [];
    const width = Number(number) * (unit === 'px' ? 1 : PIXELS_OF_EM);
    return end === 'min' ? MEDIA[medium] >= width : end === 'max' ? MEDIA[medium] <= width : part === '';
  });
}

/** The weight of a rule among those for one element: ids, then classes, then names. Of equal ones the last wins. */
const weightOf = ({ name, marks }: SheetRule): number =>
  marks.reduce((sum, mark) => sum + (mark.startsWith('#') ? 100 : 10), name === undefined ? 0 : 1);

const withoutComments = (sheet: string) =>
  sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.split('*/').slice(1).join('*/')))
    .join('')
    .replaceAll(/<!--|-->/g, '');

function rulesOf(sheet: string, said: string): SheetRule[] {
  const rules: SheetRule[] = [];
  /** Selectors and conditions of the open blocks. */
  const open: string[] = [];
  let text = '';
  const endBlock = () => {
    const selectors = open.pop() ?? '@';
    const isRead = open.every((condition) => MEDIA_RULE.test(condition)) && !selectors.includes('@');
    const conditions = [said, ...open.map((condition) => condition.replace(MEDIA_RULE, ''))];
    if (isRead) rules.push(...rulesFor(selectors, text, mediaOf(conditions)));
    text = '';
  };
  for (const [token] of sheet.matchAll(/[{}]|[^{}]+/g))
    if (token === '{') {
      open.push(text.slice(text.lastIndexOf(';') + 1));
      text = '';
    } else if (token === '}') endBlock();
    else text = token;
  // A block that is not closed ends with its style sheet.
  if (open.length > 0) endBlock();
  return rules;
}

function rulesFor(selectors: string, declarations: string, media: readonly Medium[]): SheetRule[] {
  const said = declarations.split(';').flatMap((declaration) => {
    const [, property, value = ''] = SHOWN.exec(declaration.toLowerCase()) ?? [];
    return property === undefined ? [] : { property, hides: value === 'none' || value === 'hidden' };
  });
  return selectors.split(',').flatMap((selector) => {
    const [whole = '', name, marks = ''] = SELECTOR.exec(selector.trim()) ?? [];
    if (whole === '') return [];
    return said.map((shown) => ({
      ...shown,
      media,
      name: name?.toLowerCase(),
      marks: marks.match(/[.#][\w-]+/g) ?? [],
    }));
  });
}
