import { bulletsOf, isNumbered } from '../resume/text.ts';
import { free, shown, type Context } from './context.ts';
import { link } from './links.ts';
import { h, type TreeElement } from './tree.ts';

/** The entry of any section, in the document's terms; every text may be empty. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly place?: string;
  /** As shown, for example `03/2019 – 05/2021`. */
  readonly dates: string;
  readonly description: string;
  readonly url?: string;
  readonly tags?: readonly string[];
}

/**
 * An entry as a heading, its details and a list; parts without text leave nothing behind, no separator and no empty
 * line either: an organization heads an entry without a title, and a link stands in the line of a missing organization.
 */
export function entryOf(entry: Entry, context: Context): TreeElement | undefined {
  const titled = shown(entry.title) !== '';
  const title = titled ? entry.title : entry.organization;
  const address = entry.url ?? '';
  const hasLink = shown(address) !== '';
  const details = organization(titled ? entry : { ...entry, organization: '' }, context);
  const head = [
    shown(title) !== '' && h('h3', { class: 'entry-title' }, free(title, context)),
    details ?? (hasLink && h('p', { class: 'entry-org' }, link(address))),
    shown(entry.dates) !== '' && h('p', { class: 'entry-dates' }, free(entry.dates, context)),
    details !== undefined && hasLink && h('p', { class: 'entry-url' }, link(address)),
  ].filter((part) => part !== false && part !== undefined);
  const bullets = bulletsOf(entry.description);
  const lists = [
    list(isNumbered(bullets) ? 'bullets numbered' : 'bullets', bullets.map((bullet) => item('bullet', bullet, context))),
    list('tags', (entry.tags ?? []).map((tag) => item('tag', tag, context))),
  ].filter((part) => part !== undefined);
  if (head.length === 0 && lists.length === 0) return undefined;
  return h('div', { class: 'entry', 'data-id': entry.id }, head.length > 0 && h('div', { class: 'entry-head' }, head), lists);
}

function organization({ organization: name, place = '' }: Entry, context: Context): TreeElement | undefined {
  const parts = [
    shown(name) !== '' && h('span', { class: 'entry-company' }, free(name, context)),
    shown(place) !== '' && h('span', { class: 'entry-place' }, free(place, context)),
  ].filter((part) => part !== false);
  if (parts.length === 0) return undefined;
  return h('p', { class: 'entry-org' }, parts.flatMap((part, index) => (index === 0 ? [part] : [', ', part])));
}

/** A list item of a text; nothing when nothing of it would be seen. */
export function item(className: string, text: string, context: Context): TreeElement | undefined {
  return shown(text) === '' ? undefined : h('li', { class: className }, free(text, context));
}

/** A list of the items that are there; nothing without any. */
export function list(className: string, items: readonly (TreeElement | undefined)[]): TreeElement | undefined {
  const present = items.filter((entry) => entry !== undefined);
  return present.length === 0 ? undefined : h('ul', { class: className }, present);
}
