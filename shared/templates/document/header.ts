import { linkedInAddress } from '../../contacts/addresses.ts';
import { numberToDial } from '../../contacts/numberToDial.ts';
import { plainSigns } from '../../text/fold.ts';
import type { PersonalInfo } from '../../resume/schema.ts';
import { toBidiNodes, memoizeByContext, toDisplayText, type DocumentContext } from './context.ts';
import { renderList } from './entry.ts';
import { renderLink, renderPhoneLink } from './links.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/** The contact details as a list, in the order people look for them; nothing when there are none. */
export const renderContacts = memoizeByContext(
  (info: PersonalInfo, context: DocumentContext): TreeElement | undefined =>
    renderList('contacts', [
      renderContact('phone', info.phone, () => renderPhoneLink(info.phone, numberToDial(info.phone), context)),
      renderContact('email', info.email, () => renderLink(info.email, `mailto:${plainSigns(info.email).trim()}`)),
      renderContact('address', info.address, () => toBidiNodes(info.address, context)),
      renderContact('linkedin', info.linkedin, () => renderLink(linkedInAddress(info.linkedin))),
      renderContact('website', info.website, () => renderLink(info.website)),
    ]),
);

/** The name as the document's main heading; nothing without a name. */
export const renderName = memoizeByContext((info: PersonalInfo, context: DocumentContext): TreeElement | undefined =>
  toDisplayText(info.fullName) === ''
    ? undefined
    : h('h1', { class: 'name' }, toBidiNodes(info.fullName, context).map(keepHyphensTogether)),
);

/** The name with the professional title under it, which is set like the name where there is none; see `base.css`. */
export function renderNameAndHeadline(
  info: PersonalInfo,
  headline: string,
  context: DocumentContext,
): TreeElement | undefined {
  const name = renderName(info, context);
  if (toDisplayText(headline) === '') return name;
  const line = h('p', { class: 'headline' }, toBidiNodes(headline, context));
  return h('hgroup', { class: 'name' }, name && h('h1', { class: 'person' }, name.children), line);
}

/** A double name with more characters is not held together: in no size of a name would a line hold it. */
const MAX_UNBROKEN = 48;

/** A name with its hyphens held together: a line may end between two names, not within a double one. */
function keepHyphensTogether(node: TreeNode): TreeNode {
  if (typeof node !== 'string') return { ...node, children: node.children.map(keepHyphensTogether) };
  const parts = node.split(/((?<!\S)\S+[-\u2010\u05be]\S+)/u);
  if (parts.length === 1) return node;
  return h(
    'span',
    {},
    // Every second part is a double name.
    parts.map((part, index) =>
      index % 2 === 1 && part.length <= MAX_UNBROKEN ? h('span', { class: 'unbroken' }, part) : part,
    ),
  );
}

function renderContact(
  kind: string,
  value: string,
  content: () => TreeNode | readonly TreeNode[],
): TreeElement | undefined {
  return toDisplayText(value) === '' ? undefined : h('li', { class: `contact contact-${kind}` }, content());
}
