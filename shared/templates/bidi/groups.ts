import { hasLatin, hasRtl } from './script.ts';
import type { Token, TokenKind } from './tokens.ts';
import { ownProperty } from '../../platform/ownProperty.ts';

/**
 * A token, or a bracketed or quoted part: with right-to-left letters, with other letters only, or with numbers and
 * signs only.
 */
export interface Item {
  readonly kind: Exclude<TokenKind, 'sign'> | 'rtlGroup' | 'latinGroup' | 'numberGroup';
  readonly start: number;
  readonly end: number;
  /** Within a group. */
  readonly items?: readonly Item[];
}

const CLOSERS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  "'": "'",
  '“': '”',
  '‘': '’',
  '„': '“',
  '«': '»',
};
const OPENERS_BY_CLOSER: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '”': '“',
  '’': '‘',
  '»': '«',
};

/** Deeper brackets are signs like others. */
const MAX_DEPTH = 12;

interface OpenGroup {
  readonly opener: string;
  readonly token?: Token;
  readonly items: Item[];
}

/**
 * The tokens of a text, with each pair of brackets or quotes and what it holds as one item. A bracket without its other
 * one is not an item; a quote after a number belongs to the number (27" מסך), a geresh after a word to the word
 * (ושות').
 */
export function groupTokens(text: string, tokens: readonly Token[]): Item[] {
  const stack: OpenGroup[] = [{ opener: '', items: [] }];
  const top = () => stack.at(-1) as OpenGroup;
  /** Merges the groups above a level, whose opening signs were never closed, into the level. */
  const fold = (level: number) => {
    while (stack.length > level + 1) mergeUp(stack);
  };
  for (const token of tokens) {
    if (token.kind !== 'sign') {
      top().items.push({ kind: token.kind, start: token.start, end: token.end });
      continue;
    }
    const sign = text.charAt(token.start);
    const level = closedLevel(text, token, sign, stack);
    if (level > 0) {
      fold(level);
      const { token: opener, items } = stack.pop() as OpenGroup;
      top().items.push(groupOf(text, (opener as Token).start, token.end, items));
    } else if (opens(text, token, sign) && stack.length <= MAX_DEPTH) stack.push({ opener: sign, token, items: [] });
    else extendLast(text, token, sign, top().items);
  }
  fold(0);
  return top().items;
}

function mergeUp(stack: OpenGroup[]): void {
  const { items } = stack.pop() as OpenGroup;
  const below = (stack.at(-1) as OpenGroup).items;
  for (const item of items) below.push(item);
}

/** The level of the group that a sign closes; 0 if it closes none. */
function closedLevel(text: string, { start, end }: Token, sign: string, stack: readonly OpenGroup[]): number {
  const opener = ownProperty(OPENERS_BY_CLOSER, sign) ?? sign;
  const isQuote = opener === sign;
  if (isQuote && (/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) || /\s/.test(text.charAt(start - 1)))) return 0;
  for (let level = stack.length - 1; level > 0; level -= 1) {
    const open = (stack[level] as OpenGroup).opener;
    if (open === opener || ownProperty(CLOSERS, open) === sign) return level;
    // A quote is closed within the bracket that it was opened in.
    if (isQuote && '([{'.includes(open)) return 0;
  }
  return 0;
}

/** Whether a sign opens a group: a bracket always, a quote before a word and not after a Latin one. */
function opens(text: string, { start, end }: Token, sign: string): boolean {
  if ('([{“‘„«'.includes(sign)) return true;
  if (sign !== '"' && sign !== "'") return false;
  const before = text.slice(Math.max(0, start - 1), start);
  const isFree = before === '' || !/[\p{L}\p{N}]/u.test(before) || (sign === '"' && hasRtl(before));
  return isFree && end < text.length && !/[\s.,:;!?)\]}]/.test(text.charAt(end));
}

/** A sign that is no pair's may end the token that it is written onto. */
function extendLast(text: string, token: Token, sign: string, items: Item[]): void {
  const last = items.at(-1);
  if (last?.end !== token.start) return;
  const isOfWord = last.kind === 'rtl' && (sign === "'" || sign === '’' || (sign === '"' && token.end === text.length));
  const isOfNumber = last.kind === 'number' && (sign === '"' || sign === "'");
  if (isOfWord || isOfNumber) items[items.length - 1] = { ...last, end: token.end };
}

function groupOf(text: string, start: number, end: number, items: readonly Item[]): Item {
  const inner = text.slice(start + 1, end - 1);
  const kind = hasRtl(inner) ? 'rtlGroup' : hasLatin(inner) ? 'latinGroup' : 'numberGroup';
  return { kind, start, end, items };
}
