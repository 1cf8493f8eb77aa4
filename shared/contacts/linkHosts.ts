import type { Language } from '../platform/language.ts';
import { lettersAndDigits } from '../resume/text.ts';
import { bareAddress } from './addresses.ts';

/** A site on which people have their own pages. */
export interface LinkHost {
  readonly host: string;
  readonly name: string | Readonly<Record<Language, string>>;
  /** The part of the address between the host and a person's name; absent if a name alone leads nowhere. */
  readonly path?: string;
}

/** A site that is not here is known by its address alone. */
const LINK_HOSTS: readonly LinkHost[] = [
  { host: 'linkedin.com', name: { he: 'לינקדאין', en: 'LinkedIn' }, path: 'in/' },
  { host: 'github.com', name: 'GitHub', path: '' },
  { host: 'gitlab.com', name: 'GitLab', path: '' },
  { host: 'bitbucket.org', name: 'Bitbucket', path: '' },
  { host: 'stackoverflow.com', name: 'Stack Overflow' },
  { host: 'kaggle.com', name: 'Kaggle', path: '' },
  { host: 'huggingface.co', name: 'Hugging Face', path: '' },
  { host: 'leetcode.com', name: 'LeetCode', path: 'u/' },
  { host: 'codepen.io', name: 'CodePen', path: '' },
  { host: 'dev.to', name: 'DEV', path: '' },
  { host: 'npmjs.com', name: 'npm', path: '~' },
  { host: 'behance.net', name: 'Behance', path: '' },
  { host: 'dribbble.com', name: 'Dribbble', path: '' },
  { host: 'artstation.com', name: 'ArtStation', path: '' },
  { host: 'figma.com', name: 'Figma', path: '@' },
  { host: 'scholar.google.com', name: 'Google Scholar' },
  { host: 'scholar.google.co.il', name: 'Google Scholar' },
  { host: 'orcid.org', name: 'ORCID', path: '' },
  { host: 'researchgate.net', name: 'ResearchGate', path: 'profile/' },
  { host: 'academia.edu', name: 'Academia' },
  { host: 'medium.com', name: 'Medium', path: '@' },
  { host: 'substack.com', name: 'Substack', path: '@' },
  { host: 'youtube.com', name: { he: 'יוטיוב', en: 'YouTube' }, path: '@' },
  { host: 'vimeo.com', name: 'Vimeo', path: '' },
  { host: 'soundcloud.com', name: 'SoundCloud', path: '' },
  { host: 'imdb.com', name: 'IMDb' },
  { host: 'instagram.com', name: { he: 'אינסטגרם', en: 'Instagram' }, path: '' },
  { host: 'facebook.com', name: { he: 'פייסבוק', en: 'Facebook' }, path: '' },
  { host: 'x.com', name: 'X', path: '' },
  { host: 'twitter.com', name: 'X', path: '' },
  { host: 'tiktok.com', name: { he: 'טיקטוק', en: 'TikTok' }, path: '@' },
  { host: 't.me', name: { he: 'טלגרם', en: 'Telegram' }, path: '' },
  { host: 'wa.me', name: { he: 'וואטסאפ', en: 'WhatsApp' }, path: '' },
  { host: 'linktr.ee', name: 'Linktree', path: '' },
];

/** The site that an address is of, a part of it (`noa.medium.com`) too; undefined of any other. */
export function hostOf(address: string): LinkHost | undefined {
  const [, host = ''] = /^([\w.-]{1,253})(?:[/?#]|$)/.exec(bareAddress(address).toLowerCase()) ?? [];
  return LINK_HOSTS.find((site) => host === site.host || host.endsWith(`.${site.host}`));
}

/** Returns a site's name in a language. */
export const hostName = ({ name }: LinkHost, language: Language): string =>
  typeof name === 'string' ? name : name[language];

/** Returns a person's name at a site, as their address there has it; '' if the address leads to no such page. */
export function userNameIn(address: string): string {
  const { path, host } = hostOf(address) ?? {};
  const bare = bareAddress(address);
  const start = `${host}/${path}`;
  if (path === undefined || !bare.toLowerCase().startsWith(start)) return '';
  const name = bare.slice(start.length);
  return /^[\p{L}\p{N}][\p{L}\p{N}._%-]{0,99}$/u.test(name) ? name : '';
}

/** The address of somebody's page by the name of its site and theirs there; '' where these lead nowhere known. */
export function addressOfUser(network: string, userName: string): string {
  const sought = lettersAndDigits(network);
  const site = LINK_HOSTS.find(({ host, name }) =>
    [host, ...(typeof name === 'string' ? [name] : Object.values(name))].some(
      (each) => lettersAndDigits(each) === sought,
    ),
  );
  const name = userName.trim().replace(/^@/, '');
  if (site?.path === undefined || !/^[\p{L}\p{N}._-]{1,100}$/u.test(name)) return '';
  return `${site.host}/${site.path}${name}`;
}
