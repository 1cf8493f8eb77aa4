import { isolateLtr } from '../bidi/isolate.ts';
import { withoutJoiners } from '../../text/fold.ts';
import { toBidiNodes, toDisplayText, type DocumentContext } from './context.ts';
import { h, type TreeNode } from './tree.ts';
import { addressNodes, keepTogether } from '../bidi/nonBreaking.ts';

/** Spaces, controls and what could close an attribute or element: no address of a person or page holds them. */
const UNSAFE_CHARACTERS = /[\s\p{Cc}<>"]/u;
/** A scheme; with a dot in it, it is a host with its port. */
const SCHEME = /^[a-z][a-z0-9+-]*:/i;
/** A whole address of the web: of a host of letters, figures and hyphens, with an ending. */
const PAGE = /^https?:\/\/[\w.-]{1,253}\.[a-z][\w-]{0,62}\.?(?::\d+)?\//;
/** One of mail, of a host with an ending; and a number to call. */
const PERSON = /^(?:mailto:[^@]{1,64}@[^@]{1,255}\.[^\d.]|tel:.{0,40}\d)/;

/**
 * An address that may become a link, or undefined if it leads nowhere: only web, mail and phone addresses do, so
 * that `javascript:` and the like stay text, and of these only whole ones, so that `n/a` and a name without a host do
 * too. An address without a scheme is taken as https.
 */
export function safeHref(address: string): string | undefined {
  const trimmed = withoutJoiners(address)
    .trim()
    .replace(/^https?:\/\/(?=https?:\/\/)/i, '');
  if (trimmed === '' || UNSAFE_CHARACTERS.test(trimmed)) return undefined;
  const candidate = SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(candidate)) return undefined;
  const { href } = new URL(candidate);
  return PAGE.test(href) || PERSON.test(href) ? href : undefined;
}

/** Maximum number of elements for one address: each is another piece of its paragraph (decision 19). */
const MAX_ELEMENTS = 60;

/** A link that reads left to right, shown without its scheme; plain text when the address is not a safe one. */
export function renderLink(text: string, address = text): TreeNode {
  return wrapInLink(isolateLtr(...addressNodes(stripScheme(text), MAX_ELEMENTS)), address);
}

/**
 * A number to call, none of it broken at its dashes; with words (mobile, home) in the order of the résumé. `dial`: what
 * is called, '' for nothing.
 */
export function renderPhoneLink(text: string, dial: string, context: DocumentContext): readonly TreeNode[] {
  const content = /\p{L}/u.test(text) ? toBidiNodes(text, context) : [isolateLtr(...keepTogether(toDisplayText(text)))];
  return dial === '' ? content : [h('a', { href: `tel:${dial}` }, content)];
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
