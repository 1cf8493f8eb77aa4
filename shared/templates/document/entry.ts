import { splitBullets, areNumberedBullets } from '../../resume/text.ts';
import { MAX_HELD_LENGTH, breakLongStart } from '../bidi/nonBreaking.ts';
import { endsWhole, holdBrackets, holdEnds } from '../bidi/wholeParts.ts';
import { toBidiNodes, toDisplayText, type DocumentContext } from './context.ts';
import { renderLink } from './links.ts';
import { toMarkedNodes } from './markedText.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/** The entry of any section, in the document's terms; every text may be empty. */
export interface DocumentEntry {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly place?: string;
  /** The dates as shown, for example `03/2019 – 05/2021`. */
  readonly dates: string;
  readonly description: string;
  readonly url?: string;
  readonly tags?: readonly string[];
  /** Its place in a list whose entries are numbered, from 1. */
  readonly number?: number | undefined;
}

/**
 * Renders an entry as a heading, its details and a list. Parts without text leave no separator and no empty line: an
 * organization heads an entry without a title, and a link replaces a missing organization.
 */
export function renderEntry(entry: DocumentEntry, context: DocumentContext): TreeElement | undefined {
  const titled = toDisplayText(entry.title) !== '';
  const title = titled ? entry.title : entry.organization;
  const address = entry.url ?? '';
  const hasLink = toDisplayText(address) !== '';
  const details = renderOrganization(titled ? entry : { ...entry, organization: '' }, context);
  const head = [
    toDisplayText(title) !== '' &&
      h('h3', { class: 'entry-title' }, renderNumber(entry.number), holdBrackets(toBidiNodes(title, context))),
    details ?? (hasLink && h('p', { class: 'entry-org' }, renderLink(address))),
    toDisplayText(entry.dates) !== '' && h('p', { class: 'entry-dates' }, holdEnds(toBidiNodes(entry.dates, context))),
    details !== undefined && hasLink && h('p', { class: 'entry-url' }, renderLink(address)),
  ].filter((part) => part !== false && part !== undefined);
  const bullets = splitBullets(entry.description);
  const lists = [
    renderList(
      areNumberedBullets(bullets) ? 'bullets numbered' : 'bullets',
      bullets.map((bullet) => renderItem('bullet', bullet, context, toBulletNodes)),
    ),
    renderList(
      'tags',
      (entry.tags ?? []).map((tag) => renderItem('tag', tag, context)),
    ),
  ].filter((part) => part !== undefined);
  if (head.length === 0 && lists.length === 0) return undefined;
  const length = title.length + (titled ? entry.organization.length : 0) + (entry.place ?? '').length;
  const isLong = details !== undefined && length > context.headLength;
  return h(
    'div',
    { class: 'entry', 'data-id': entry.id },
    head.length > 0 && h('div', { class: isLong ? 'entry-head entry-head-long' : 'entry-head' }, head),
    lists,
  );
}

/** Text and no counter of the style: a page that goes on with a list would count from one again. */
const renderNumber = (number: number | undefined): readonly TreeNode[] =>
  number === undefined ? [] : [h('span', { class: 'entry-number' }, `${number}.`), ' '];

const toBulletNodes: typeof toMarkedNodes = (text, context) => breakLongStart(toMarkedNodes(text, context));

function renderOrganization(
  { organization: name, place = '' }: DocumentEntry,
  context: DocumentContext,
): TreeElement | undefined {
  const company = holdBrackets(toBidiNodes(name, context));
  const parts = [
    company.length > 0 && h('span', { class: 'entry-company' }, company),
    // A place is short, and no last line of half a name.
    toDisplayText(place) !== '' && h('span', { class: placeClass(place) }, toBidiNodes(place, context)),
  ].filter((part) => part !== false);
  const [first, second] = parts;
  if (first === undefined) return undefined;
  if (second === undefined) return h('p', { class: 'entry-org' }, first);
  return h(
    'p',
    { class: 'entry-org' },
    endsWhole(company) ? [h('span', { class: 'unbroken' }, first, ','), ' ', second] : [first, ', ', second],
  );
}

const placeClass = (place: string) => (place.length > MAX_HELD_LENGTH ? 'entry-place' : 'entry-place unbroken');

/** A list item of a text; nothing when none of it would be seen. */
export function renderItem(
  className: string,
  text: string,
  context: DocumentContext,
  toNodes = toBidiNodes,
): TreeElement | undefined {
  return toDisplayText(text) === '' ? undefined : h('li', { class: className }, toNodes(text, context));
}

/** A list of the items that are there; nothing without any. */
export function renderList(className: string, items: readonly (TreeElement | undefined)[]): TreeElement | undefined {
  const present = items.filter((entry) => entry !== undefined);
  return present.length === 0 ? undefined : h('ul', { class: className }, present);
}
