import { h, type TreeNode } from '../document/tree.ts';
import { UNIT } from './numbers.ts';

const NUMBER_PATTERN = String.raw`[₪$€£]?\d[\d.,:/]*(?<=\d)(?:[%‰KMB]|°[CF]?|${UNIT}[²³]?)?[₪$€£+]?`;
/** GB, mm/s, mU/min. */
const RATE = String.raw`(?:km/h|(?:${UNIT}[²³]?|[mk]?U)(?:/(?:s|min|h|d|kg|[dm]?[lL]|[cm]?m[²³]))?)`;
const UNIT_BEHIND = String.raw`(?:(?: | ?/ ?)${RATE}| (?:h|°[CF]))`;
/** Before and after it is no part of a longer word, address or number, except for a Hebrew prefix (ב-2019). */
const BEFORE = String.raw`(?<![\p{N}.,/@_%]|\p{N}:|(?![א-ת])\p{L}|(?<![א-ת])[–-])`;
const BEHIND = String.raw`(?![\p{L}\p{N}/@_-])`;
/** A person's or a page's, with its hyphens: noa@best-of.example, www.best-of.example, best-of.example/a-b. */
const ADDRESS =
  String.raw`(?<![^\s("'“„[])(?<address>` +
  String.raw`(?:https?://|www\.|[\w.+%-]{1,64}@|(?:[A-Za-z\d][A-Za-z\d-]{0,62}\.){1,8}[a-z]{2,24}/)[^\s<>"“”]+)`;
/** Parts that are read as one, each with an example. */
const HELD = new RegExp(
  [
    ADDRESS,
    // 2019-2022, 09:00 – 17:00, 35–45 mmHg: numbers joined by dashes, as years, shares, hours, amounts and phones are
    String.raw`${BEFORE}[+~≈]?${NUMBER_PATTERN}(?:(?:-| ?– ?)${NUMBER_PATTERN})+(?:${UNIT_BEHIND})?${BEHIND}`,
    // 4.1 → 4.2, 21 ms → 8 ms
    String.raw`${BEFORE}${NUMBER_PATTERN}(?:${UNIT_BEHIND})? ?(?:→|->) ?${NUMBER_PATTERN}(?:${UNIT_BEHIND})?${BEHIND}`,
    // 512 KB, 0.05 mm/s, 16 / kHz: a number and its unit
    String.raw`${BEFORE}[+~≈]?${NUMBER_PATTERN}${UNIT_BEHIND}${BEHIND}`,
    // Cortex-M7, but no GPT-4: no line ends before a digit
    String.raw`(?<![\p{L}\p{N}./@_-])(?![א-ת])\p{L}+-\p{L}{1,2}\d+(?:\.\d+)*(?![\p{L}\p{N}/@_-]|\.\p{L})`,
    // MIL-STD-810G, PCI-DSS: no line ends within a name of capitals
    String.raw`(?<![\p{L}\p{N}./@_-])[A-Z]{2,6}-[A-Z][A-Z\d]{0,7}(?:-[A-Z\d]{1,8}){0,2}(?![\p{L}\p{N}/@_-]|\.\p{L})`,
    // GIF I-1523-111.4/2021: no line ends within the number of a file
    String.raw`(?<![\p{L}\p{N}./@_-])(?:[A-Z]{2,5} )?[A-Z]{1,4}(?:-\d[\d.]{0,8}){1,3}/\d{2,4}(?![\p{L}\p{N}/@_-])`,
    // h-index, on-call, 12-month, end-to-end: no line ends after what is short or a number and begins a word, nor
    // within a phrase
    String.raw`(?<![\p{L}\p{N}./@_-])(?:[A-Za-z]{1,2}|\d+|[A-Za-z]+-[a-z]{2,3})-[A-Za-z]{2,}` +
      String.raw`(?![\p{L}\p{N}/@_-]|\.\p{L})`,
    // follow-up, hands-on: what is short and ends a word
    String.raw`(?<![\p{L}\p{N}./@_-])[A-Za-z]{3,12}-(?:up|on|in|off|out|to)(?![\p{L}\p{N}/@_-]|\.\p{L})`,
    // ו-Hexagon: the browser ends a line after a hyphen before a letter that is no Hebrew one
    String.raw`(?<![א-ת"'״׳])[א-ת]{1,3}-[A-Za-z][\w.+#]*`,
  ].join('|'),
  'gu',
);

/** Two words that are read as one, each with an example. */
const PAIRS = new RegExp(
  [
    // −64%, – 64 %: what looks as a minus would change what the number says
    String.raw`(?<=\s)[-–−] ?\d[\d.,]{0,9}(?<=\d) ?%${BEHIND}`,
    // 12 תקלות: a number and what it counts
    String.raw`${BEFORE}[+~≈₪$]?\d{1,3}(?:,\d{3}){0,3}\+? [א-ת][א-ת"״'׳]{1,11}(?![א-ת\p{N}])`,
    // 4 targets, but no 3 and: the same in English
    String.raw`${BEFORE}[+~≈₪$€£]?\d{1,3}(?:,\d{3}){0,3}\+? (?!(?:and|for|from|out|per|the|with) )[a-z]{3,14}${BEHIND}`,
    // T ≤ 0.3 K, |B| ≤ 14 T, n = 120: a relation and both its sides
    String.raw`(?<![\p{L}\p{N}./@_|-])(?:\p{L}[\p{L}\p{N}]{0,7}|\|\p{L}[\p{L}\p{N}]{0,7}\|) [=≠≈<>≤≥±] ` +
      String.raw`[+−-]?\d[\d.,]{0,8}(?<=\d)(?:%|${UNIT_BEHIND}| [KT])?${BEHIND}`,
    // RabbitMQ 3.6, Node.js v20, SOC 2: a name and its version, but no number after the first word of a sentence;
    // PostgreSQL 14 עם, React 18 בצוות: where no plural is counted
    String.raw`(?<![\p{L}\p{N}./@_-])(?:[A-Z][\w.+#]{1,15} (?:v\d{1,3}|\d{1,3}\.\d)[\d.]{0,6}|[A-Z]{2,8} \d{1,5}` +
      String.raw`|[A-Za-z][\w.+#]{1,15} \d{1,4}(?= (?:[בלכוה]|(?![א-ת]{0,12}(?:ים|ות)(?![א-ת]))[א-ת])))` +
      String.raw`(?<=\d)(?![\p{L}\p{N}%/:@_(–-]|[.,]\d)`,
    // Manager – Infrastructure: no line begins with a dash
    String.raw`(?<![\p{L}\p{N}./@_-])\p{L}[^\s–—]{0,17} [–—](?= \D)`,
    // A. Levi, Š. Novák, א. לוי, י' כהן: an initial and its name
    String.raw`(?<![\p{L}\p{N}./@_'’׳"״-])(?:\p{Lu}\.|[א-ת][.'’׳]) (?:\p{Lu}|[א-ת])[\p{L}'’׳"״-]{1,15}`,
    // no. 117,402, pp. 311–358, עמ' 44–79: a word that only a number gives a meaning
    String.raw`(?<![\p{L}\p{N}./@_-])(?:(?:[Nn]o|[Vv]ol|[Cc]h|[Ss]ec|[Ff]ig|pp?)\.|(?:עמ|מס)['’׳]) ` +
      String.raw`\d[\d.,/–-]{0,14}(?<=\d)${BEHIND}`,
    // (ICC, LCIA): what is short between brackets, but Hebrew: in an English line these belong to the line
    String.raw`\((?=[^()\nא-ת]{3,20}\))[^()\s]+ [^()\n]*\)`,
    // Halevi, M.: a name and its initial
    String.raw`(?<![\p{L}\p{N}./@_'’-])\p{Lu}[\p{L}'’-]{1,15},? \p{Lu}\.(?=[,;:)]|$| [(&])`,
    // ISF 1284/19, C.A. 5087/21: the number of a file
    String.raw`(?<![\p{L}\p{N}./@_-])[A-Z](?:[A-Z.]{1,7}) \d{1,5}/\d{2,4}${BEHIND}`,
  ].join('|'),
  'gu',
);

/** All of them have one of these; to look for them in a text without takes longer than all else of a short line. */
const MAY_HOLD = /[\d–—(-]|(?<!\p{L})(?:\p{Lu}\.|[א-ת][.'’׳]) /u;

/** The longest part that is never broken: about the width of the narrowest column of a template. */
export const MAX_HELD_LENGTH = 22;
/** The same for a part of an address: the narrowest column that a design makes. */
const MAX_PART_LENGTH = 16;
/** More are in no text that a person writes; each is an element to lay out and tag. */
export const MAX_HELD_TOGETHER = 40;

/**
 * A text with what is read as one, in so many places at most, held together: the browser breaks a line after a dash
 * also between two numbers, and at each space.
 */
export function keepTogether(text: string, most = MAX_HELD_TOGETHER): TreeNode[] {
  if (!MAY_HOLD.test(text)) return text === '' ? [] : [text];
  const nodes: TreeNode[] = [];
  let position = 0;
  let held = 0;
  for (const { 0: whole, index, groups } of findHeld(text)) {
    if (held >= most) break;
    if (index < position) continue;
    const isAddress = groups?.['address'] !== undefined;
    const isLong = whole.length > MAX_HELD_LENGTH;
    if (isAddress ? !whole.includes('-') : isLong) continue;
    const parts = isAddress && isLong ? addressNodes(whole, most - held) : [h('span', { class: 'unbroken' }, whole)];
    held += parts.filter((part) => typeof part !== 'string').length;
    if (index > position) nodes.push(text.slice(position, index));
    nodes.push(...parts);
    position = index + whole.length;
  }
  if (position < text.length) nodes.push(text.slice(position));
  return nodes;
}

/** Yields the parts that are read as one, in order; searches only as far as the caller reads. */
function* findHeld(text: string): Generator<RegExpExecArray> {
  const rows = [text.matchAll(HELD), text.matchAll(PAIRS)];
  const next = rows.map((row) => row.next().value);
  for (;;) {
    const first = (next[0]?.index ?? Infinity) <= (next[1]?.index ?? Infinity) ? 0 : 1;
    const match = next[first];
    if (!match) return;
    yield match;
    next[first] = rows[first]?.next().value;
  }
}

/**
 * An address, which goes on in the next line after a slash or @; a part between these that is too long for a line, also
 * before its dots and hyphens. Never after a hyphen, which would seem to be added. With so many elements at most.
 */
export function addressNodes(text: string, most: number): TreeNode[] {
  const parts = partWhereLong(text, /(?<=[/@])/).flatMap((part) => partWhereLong(part, /(?=[.?&#_-])/));
  const nodes: TreeNode[] = [];
  let position = 0;
  let elements = 0;
  for (const part of parts) {
    // Every second piece is a hyphen and what it is held together with.
    const pieces = part.split(/(-\S)/u);
    elements += (pieces.length + 1) / 2;
    if (elements > most) break;
    if (position > 0) nodes.push(h('wbr', {}));
    for (const [place, piece] of pieces.entries())
      if (piece !== '') nodes.push(place % 2 === 1 ? h('span', { class: 'unbroken' }, piece) : piece);
    position += part.length;
  }
  return position < text.length ? [...nodes, text.slice(position)] : nodes;
}

const partWhereLong = (text: string, places: RegExp) => (text.length > MAX_PART_LENGTH ? text.split(places) : [text]);

/**
 * The beginning of a word that may be too long for a line, up to the first place where a line may end anyway. After a
 * slash or a maqaf it may not always: a very long part is broken wherever its line ends.
 */
const LONG_START = /^(?:[^\s/?\u2010\u2013\u2014\u05be-]{16,}|\S{48,})/u;

/**
 * Returns a text after a mark with its long first word made breakable: otherwise the mark would be alone in its line,
 * and the word be broken in the next. Any other text is returned unchanged.
 */
export function breakLongStart(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const [first, ...rest] = nodes;
  if (first === undefined) return nodes;
  if (typeof first !== 'string') {
    const children = breakLongStart(first.children);
    return children === first.children ? nodes : [{ ...first, children }, ...rest];
  }
  const [start] = LONG_START.exec(first) ?? [];
  if (start === undefined) return nodes;
  const following = first.slice(start.length);
  return [h('span', { class: 'breakable' }, start), ...(following === '' ? [] : [following]), ...rest];
}

/** A Hebrew prefix before what is isolated: `ב-`, `וב־"`. */
const PREFIX = /(?<![א-ת"'״׳])[א-ת]{1,3}[-־]["“„(]?$/u;

/**
 * Returns the nodes of a right-to-left text, with each prefix held together with the element that it is written onto
 * (`ב-Java`): between two elements the browser would end a line after the hyphen, though not within one text. `budget`
 * is how many more the paragraph may have; a name of several words may still be broken at its spaces.
 */
export function holdPrefixes(nodes: readonly TreeNode[], budget: { held: number }): TreeNode[] {
  const result: TreeNode[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const [node, next] = [nodes[index] as TreeNode, nodes[index + 1]];
    const prefix = typeof node === 'string' && typeof next === 'object' ? PREFIX.exec(node)?.[0] : undefined;
    if (prefix === undefined || budget.held <= 0) {
      result.push(node);
      continue;
    }
    budget.held -= 1;
    const before = (node as string).slice(0, -prefix.length);
    if (before !== '') result.push(before);
    result.push(h('span', { class: 'unbroken' }, prefix, next));
    index += 1;
  }
  return result;
}
