import { foldText, plainSigns } from '../text/fold.ts';

/**
 * Matches an e-mail address. The part before the `@` has 64 characters at most (RFC 5321), which bounds the search. A
 * Hebrew prefix written with a hyphen is not part of it: `ל-dana@example.com`.
 */
export const EMAIL =
  /(?![ולבמ]{1,2}[-־])[\p{L}\p{N}_][\p{L}\p{N}._%+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/iu;

/** An address of a person at LinkedIn; specimens write it with the ending that is kept for them. */
export const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.(?:com|example)\/[\p{L}\p{N}_%/.-]+/iu;

/** Ends of addresses that are read as sites without a `www`. */
export const TLD =
  String.raw`com|pt|es|ie|se|dk|fi|pl|cz|gr|ro|hu|ru|jp|br|mx|au|nz|sg|aero|agency|digital|net|org|io|dev|me|co|` +
  String.raw`il|app|ai|info|biz|tech|design|xyz|site|online|page|uk|de|fr|eu|us|edu|gov|example|test|art|studio|` +
  String.raw`blog|cv|work|ca|ch|nl|tv|name|pro`;

/** A page with its scheme, or a host that ends as one. */
export const SITE = new RegExp(
  `(?:https?://[^\\s|,]+|` +
    `(?<![a-z0-9-])[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,8}\\.(?:${TLD})(?:/[^\\s|,]*)?(?![\\w.@]))`,
  'giu',
);

/** Returns the first e-mail address of a text, with plain signs and without invisible characters; '' if none. */
export const findMail = (text: string): string => EMAIL.exec(plainSigns(text))?.[0] ?? '';

/** The first address at LinkedIn, in the same way. */
export const findLinkedIn = (text: string): string => LINKEDIN.exec(plainSigns(text))?.[0].replace(/[.,]$/, '') ?? '';

/** A person's name at LinkedIn as an address there has it: alone, after an `@` or after `in/`. */
const HANDLE = /^(?:\/?in\/|@)?([\p{L}\p{N}][\p{L}\p{N}_%-]{2,99})\/?$/iu;

/** Returns the address for the text of a LinkedIn field: `noabarak` becomes that name's page; other texts stay. */
export function linkedInAddress(text: string): string {
  const [, handle] = HANDLE.exec(plainSigns(text).trim()) ?? [];
  return handle === undefined ? text : `linkedin.com/in/${handle}`;
}

/** Removes the parts that nobody says aloud: scheme, `www` and the final slash. */
export const bareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?(?=.)|^www\./i, '')
    .replace(/(?<=.)\/$/, '');

const EVERY_MAIL = new RegExp(EMAIL, 'giu');
/** A page that cannot be mistaken for a product's name: with its scheme or `www`, or a person's profile. */
const PAGE = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin\.com|github\.com)\/\S+/gi;

/** Returns the places of e-mail and web addresses in a text as it was written, in UTF-16 code units, in order. */
export function findAddresses(source: string): { readonly from: number; readonly to: number }[] {
  const { text, sourceAt } = foldText(source);
  const addresses = [EVERY_MAIL, PAGE]
    .flatMap((form) =>
      Array.from(text.matchAll(form), ({ 0: said, index }) => ({ from: index, to: index + said.length })),
    )
    .toSorted((a, b) => a.from - b.from);
  let end = 0;
  const apart = addresses.filter(({ from, to }) => {
    const isFree = from >= end;
    end = Math.max(end, to);
    return isFree;
  });
  return apart.map(({ from, to }) => ({ from: sourceAt(from), to: sourceAt(to - 1) + 1 }));
}
