import { parseDate } from '../../../shared/dates/parseDate.ts';
import { findPrivateData, removePrivateData } from '../../../shared/resume/privateData.ts';
import { splitBullets } from '../../../shared/resume/text.ts';

/** Signs that begin an item wherever they stand; a dash or an asterisk may stand within a sentence. */
const ITEM_SIGN = /(?<!\s)\s+(?=[•▪●◦‣■➢►▸]\s)/u;

/**
 * What somebody wrote about something as the lines of a description, without marks of lists. LinkedIn writes some lists
 * as one line: it is parted at its marks.
 */
export function toDescription(text: string): string {
  return splitBullets(text.split(ITEM_SIGN).join('\n')).join('\n');
}

/** The text without facts that an employer need not know, which go to `personal` as they are written. */
export function withoutPrivateFacts(text: string, personal: string[]): string {
  const facts = findPrivateData(text);
  personal.push(...facts.map(({ from, to }) => text.slice(from, to).trim()));
  return facts.length === 0 ? text : removePrivateData(text);
}

/** A date of the archive (`Mar 2019`, `2019`) as the résumé has it; as written where it is none. */
export const toArchiveDate = (text: string): string => parseDate(text) ?? text;

/** A link of a profile, with the name that the person gave it. */
export interface ProfileLink {
  readonly label: string;
  readonly url: string;
}

/** What LinkedIn calls a link that has no name of its own. */
const KINDS = new Set(['personal', 'company', 'blog', 'rss', 'rss feed', 'portfolio', 'other']);

/** The links of `[PERSONAL:https://one.example],[My talks:https://two.example]`; what is no link goes to `left`. */
export function readLinks(text: string, left: string[]): ProfileLink[] {
  const links: ProfileLink[] = [];
  for (const part of text.split(/(?<=\])\s*,\s*(?=\[)/)) {
    const [, named = '', url = ''] = /^\[?(?:([^:\]]*?):(?!\/\/))?([^\s\].]+\.[^\s\]]+)\]?$/.exec(part.trim()) ?? [];
    const label = named.trim();
    if (url !== '') links.push({ label: KINDS.has(label.toLowerCase()) ? '' : label, url });
    else if (part.trim() !== '') left.push(part.trim());
  }
  return links;
}

/** A number of the archive; what stands beside it is a country's code, or the number of a desk. */
export function toPhone(number: string, extension: string): string {
  if (number === '' || extension === '') return number || extension;
  return extension.startsWith('+') ? `${extension} ${number}` : `${number} ext. ${extension}`;
}

/** The texts that are not empty, joined. */
export const joinTexts = (separator: string, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(separator);
