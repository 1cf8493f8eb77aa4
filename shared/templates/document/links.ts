import { isolateLtr } from '../bidi/isolate.ts';
import { toBidiNodes, toDisplayText, type DocumentContext } from './context.ts';
import { h, type TreeNode } from './tree.ts';
import { keepTogether } from '../bidi/nonBreaking.ts';

const ALLOWED_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Spaces, controls and what could close an attribute or element: no address of a person or page holds them. */
const UNSAFE_CHARACTERS = /[\s\p{Cc}<>"]/u;

/**
 * An address that may become a link, or undefined: only web, mail and phone addresses do, so that
 * `javascript:` and the like stay text. An address without a scheme is taken as https.
 */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || UNSAFE_CHARACTERS.test(trimmed)) return undefined;
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  return ALLOWED_SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** A link that reads left to right, shown without its scheme; plain text when the address is not a safe one. */
export function renderLink(text: string, address = text): TreeNode {
  return wrapInLink(isolateLtr(stripScheme(text)), address);
}

/** Numbers to call, none of them broken at its dashes; with words (mobile, home) in the order of the résumé. */
export function renderPhoneLink(text: string, address: string, context: DocumentContext): readonly TreeNode[] {
  const content = /\p{L}/u.test(text) ? toBidiNodes(text, context) : [isolateLtr(...keepTogether(toDisplayText(text)))];
  const href = safeHref(address);
  return href === undefined ? content : [h('a', { href }, content)];
}

/** Where a long address goes on in the next line rather than anywhere: after a slash or @, before a dot or a query. */
const BREAK_OPPORTUNITIES = /(?<=[/@])|(?=[.?&#])/;

/** Breaks of one address; the rest of it is in one piece, as each more is a piece of its paragraph (decision 19). */
const MAX_LINE_BREAKS = 60;

/**
 * The same in a narrow column of its own. Within a line of text, a short address would be broken that fits into the
 * next.
 */
export function renderBreakableLink(text: string, address = text): TreeNode {
  const parts = stripScheme(text).split(BREAK_OPPORTUNITIES);
  const shownParts =
    parts.length > MAX_LINE_BREAKS
      ? [...parts.slice(0, MAX_LINE_BREAKS), parts.slice(MAX_LINE_BREAKS).join('')]
      : parts;
  return wrapInLink(
    isolateLtr(...shownParts.flatMap((part, index) => (index === 0 ? [part] : [h('wbr', {}), part]))),
    address,
  );
}

function stripScheme(text: string): string {
  return toDisplayText(text)
    .replace(/^https?:\/\/(www\.)?(?=.)/i, '')
    .replace(/(?<=.)\/$/, '');
}

function wrapInLink(content: TreeNode, address: string): TreeNode {
  const href = safeHref(address);
  return href === undefined ? content : h('a', { href }, content);
}
