import type { Language } from '../../platform/language.ts';
import { linkedInAddress } from '../../contacts/addresses.ts';
import { distinctContacts } from '../../resume/moreContacts.ts';
import { numberToDial } from '../../contacts/numberToDial.ts';
import { plainSigns } from '../../text/fold.ts';
import type { MoreContact, PersonalDetail, PersonalInfo, ResumeData } from '../../resume/schema.ts';
import { photoAddress } from '../../resume/photo.ts';
import { isEmailAddress } from '../../resume/text.ts';
import { toBidiNodes, memoizeByContext, toDisplayText, type DocumentContext } from './context.ts';
import { renderList } from './entry.ts';
import { DOCUMENT_LABELS } from './labels.ts';
import { renderLink, renderPhoneLink } from './links.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/**
 * Renders the contact details as a list, in the order in which people look for them, then the other contacts and a line
 * of further details; nothing if there are none.
 */
export function renderContacts(resume: ResumeData, context: DocumentContext): TreeElement | undefined {
  const usual = renderUsualContacts(resume.personalInfo, context);
  const further = [
    ...distinctContacts(resume).map((contact) => renderFurther(contact, context)),
    resume.details && renderDetails(resume.details, context),
  ].filter((item) => item !== undefined);
  return further.length === 0 ? usual : renderList('contacts', [...itemsOf(usual), ...further]);
}

const itemsOf = (list: TreeElement | undefined) =>
  (list?.children ?? []).filter((child): child is TreeElement => typeof child !== 'string');

const renderFurther = memoizeByContext(({ kind, value }: MoreContact, context): TreeElement | undefined =>
  renderContact(kind, value, () =>
    kind === 'phone'
      ? renderPhoneLink(value, numberToDial(value), context)
      : renderLink(value, isEmailAddress(value) ? `mailto:${plainSigns(value).trim()}` : value),
  ),
);

/** Renders the details in a separate line, as far as there is room for it (`base.css`). */
const renderDetails = memoizeByContext(
  (details: readonly PersonalDetail[], context: DocumentContext): TreeElement | undefined => {
    const shown = details
      .filter(({ value }) => toDisplayText(value) !== '')
      .map((detail) => h('span', { class: 'detail' }, toBidiNodes(detailText(detail, context), context)));
    const apart = shown.flatMap((detail, index) => (index === 0 ? [detail] : [' ', detail]));
    return shown.length === 0 ? undefined : h('li', { class: 'contact contact-details' }, apart);
  },
);

function detailText({ kind, label, value }: PersonalDetail, { language }: DocumentContext): string {
  const said = kind === 'own' ? label.trim() : DOCUMENT_LABELS[language].details[kind];
  return said === '' ? value : `${said}: ${value}`;
}

const renderUsualContacts = memoizeByContext((info: PersonalInfo, context: DocumentContext): TreeElement | undefined =>
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

/**
 * Renders the photograph after the texts of the head: it must not be between them in any template. A picture has no
 * text, so that it may be positioned; the style sets its size, so that pages are laid out before it is decoded.
 */
export function renderPhoto(
  { photo, personalInfo }: Pick<ResumeData, 'photo' | 'personalInfo'>,
  { language }: DocumentContext,
): TreeElement | undefined {
  if (photo === undefined) return undefined;
  return h('img', { class: 'photo', src: photoAddress(photo), alt: photoWords({ personalInfo }, language) });
}

/** Returns the photograph's description for people who do not see it. */
export const photoWords = ({ personalInfo }: Pick<ResumeData, 'personalInfo'>, language: Language): string =>
  [DOCUMENT_LABELS[language].photo, toDisplayText(personalInfo.fullName)]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\s+/g, ' ');

/** Renders the name with the professional title under it; without a name the title is set like one (`base.css`). */
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
