import { parseDate } from '../../../shared/dates/parseDate.ts';
import { findPrivateData, removePrivateData } from '../../../shared/resume/privateData.ts';
import { splitBullets } from '../../../shared/resume/text.ts';

/** Signs that begin an item anywhere. Dashes and asterisks are not among them, because they also occur in sentences. */
const ITEM_SIGN = /(?<!\s)\s+(?=[•▪●◦‣■➢►▸]\s)/u;

/** Returns a text as lines without list marks. LinkedIn writes some lists as one line, which is split at its marks. */
export function toDescription(text: string): string {
  return splitBullets(text.split(ITEM_SIGN).join('\n')).join('\n');
}

/** Returns the text without facts that an employer need not know; these are added to `personal` as written. */
export function withoutPrivateFacts(text: string, personal: string[]): string {
  const facts = findPrivateData(text);
  personal.push(...facts.map(({ from, to }) => text.slice(from, to).trim()));
  return facts.length === 0 ? text : removePrivateData(text);
}

/** Returns a date of the archive (`Mar 2019`, `2019`) in the résumé's form; unchanged if it is no date. */
export const toArchiveDate = (text: string): string => parseDate(text) ?? text;

/** A link of a profile and the name that the person gave it. */
export interface ProfileLink {
  readonly label: string;
  readonly url: string;
}

/** LinkedIn's names for links without a name of their own. */
const KINDS = new Set(['personal', 'company', 'blog', 'rss', 'rss feed', 'portfolio', 'other']);

/** Reads the links of `[PERSONAL:https://one.example],[My talks:https://two.example]`; other text goes to `left`. */
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

/** Returns a phone number of the archive with its extension, which is a country code or an office extension. */
export function toPhone(number: string, extension: string): string {
  if (number === '' || extension === '') return number || extension;
  return extension.startsWith('+') ? `${extension} ${number}` : `${number} ext. ${extension}`;
}

/** Joins the texts that are not empty. */
export const joinTexts = (separator: string, ...texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join(separator);
