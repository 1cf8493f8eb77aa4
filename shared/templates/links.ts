import { ltr } from './bidi.ts';
import { free, shown, type Context } from './context.ts';
import { h, type TreeNode } from './tree.ts';
import { unbroken } from './unbroken.ts';

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Spaces, controls and what could close an attribute or element: no address of a person or page holds them. */
const UNSAFE = /[\s\p{Cc}<>"]/u;

/**
 * An address that may become a link, or undefined: only web, mail and phone addresses do, so that
 * `javascript:` and the like stay text. An address without a scheme is taken as https.
 */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || UNSAFE.test(trimmed)) return undefined;
  const candidate = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(candidate)) return undefined;
  const url = new URL(candidate);
  return SCHEMES.has(url.protocol) ? url.href : undefined;
}

/** A link that reads left to right, shown without its scheme; plain text when the address is not a safe one. */
export function link(text: string, address = text): TreeNode {
  return linked(ltr(withoutScheme(text)), address);
}

/** Numbers to call, none of them broken at its dashes; with words (mobile, home) in the order of the résumé. */
export function phoneLink(text: string, address: string, context: Context): readonly TreeNode[] {
  const content = /\p{L}/u.test(text) ? free(text, context) : [ltr(...unbroken(shown(text)))];
  const href = safeHref(address);
  return href === undefined ? content : [h('a', { href }, content)];
}

/** Where a long address goes on in the next line rather than anywhere: after a slash or @, before a dot or a query. */
const BREAKS = /(?<=[/@])|(?=[.?&#])/;

/** Breaks of one address; the rest of it is in one piece, as each more is a piece of its paragraph (decision 19). */
const MOST_BREAKS = 60;

/** The same in a narrow column of its own. Within a line of text, a short address would be broken that fits into the next. */
export function narrowLink(text: string, address = text): TreeNode {
  const parts = withoutScheme(text).split(BREAKS);
  const shownParts = parts.length > MOST_BREAKS ? [...parts.slice(0, MOST_BREAKS), parts.slice(MOST_BREAKS).join('')] : parts;
  return linked(ltr(...shownParts.flatMap((part, index) => (index === 0 ? [part] : [h('wbr', {}), part]))), address);
}

function withoutScheme(text: string): string {
  return shown(text).replace(/^https?:\/\/(www\.)?(?=.)/i, '').replace(/(?<=.)\/$/, '');
}

function linked(content: TreeNode, address: string): TreeNode {
  const href = safeHref(address);
  return href === undefined ? content : h('a', { href }, content);
}
