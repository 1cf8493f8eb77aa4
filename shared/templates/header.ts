import type { PersonalInfo } from '../resume/schema.ts';
import { free, remember, shown, type Context } from './context.ts';
import { list } from './entry.ts';
import { narrowLink, phoneLink } from './links.ts';
import { h, type TreeElement, type TreeNode } from './tree.ts';

/** The contact details as a list, in the order people look for them; nothing when there are none. */
export const contactList = remember((info: PersonalInfo, context: Context): TreeElement | undefined =>
  list('contacts', [
    contact('phone', info.phone, () => phoneLink(info.phone, telephone(info.phone), context)),
    contact('email', info.email, () => narrowLink(info.email, `mailto:${info.email.trim()}`)),
    contact('address', info.address, () => free(info.address, context)),
    contact('linkedin', info.linkedin, () => narrowLink(info.linkedin)),
    contact('website', info.website, () => narrowLink(info.website)),
  ]),
);

/** The name as the document's main heading; nothing without a name. */
export const nameHeading = remember((info: PersonalInfo, context: Context): TreeElement | undefined =>
  shown(info.fullName) === '' ? undefined : h('h1', { class: 'name' }, free(info.fullName, context)),
);

function contact(kind: string, value: string, content: () => TreeNode | readonly TreeNode[]): TreeElement | undefined {
  return shown(value) === '' ? undefined : h('li', { class: `contact contact-${kind}` }, content());
}

/** The longest number there is, with its plus (E.164). */
const LONGEST_NUMBER = 16;

/** The first number of a text, to call; nothing that could become a link where that is none: too few digits, or two numbers in one. */
function telephone(phone: string): string {
  const [first = ''] = /[+*]?\(?\d[\d\s().–-]*/.exec(phone) ?? [];
  const digits = first.replace(/[^\d+*]/g, '');
  return digits.length >= 4 && digits.length <= LONGEST_NUMBER ? `tel:${digits}` : '';
}
