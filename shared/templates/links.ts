import { ltr } from './bidi.ts';
import { shown } from './context.ts';
import { h, type TreeNode } from './tree.ts';

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
  const visible = shown(text).replace(/^https?:\/\/(www\.)?(?=.)/i, '').replace(/(?<=.)\/$/, '');
  const href = safeHref(address);
  return href === undefined ? ltr(visible) : h('a', { href }, ltr(visible));
}
