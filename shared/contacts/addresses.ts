import { foldText, plainSigns } from '../text/fold.ts';

/**
 * An address of mail. The part before the sign has 64 characters at most (RFC 5321), which bounds how far each place is
 * looked at. A Hebrew `to` that is written with it is none of it: `ל-dana@example.com`.
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

/** The first address of mail in a text, in plain signs and without what nobody sees; '' where there is none. */
export const findMail = (text: string): string => EMAIL.exec(plainSigns(text))?.[0] ?? '';

/** The first address at LinkedIn, in the same way. */
export const findLinkedIn = (text: string): string => LINKEDIN.exec(plainSigns(text))?.[0].replace(/[.,]$/, '') ?? '';

/** A person's name at LinkedIn as it stands in an address there, alone, after an `@` or after `in/`. */
const HANDLE = /^(?:\/?in\/|@)?([\p{L}\p{N}][\p{L}\p{N}_%-]{2,99})\/?$/iu;

/** What is written in a field for LinkedIn as an address: `noabarak` is the page of that name; all else stays. */
export function linkedInAddress(text: string): string {
  const [, handle] = HANDLE.exec(plainSigns(text).trim()) ?? [];
  return handle === undefined ? text : `linkedin.com/in/${handle}`;
}

/** What is not said when an address is: scheme, `www` and the slash at its end. */
export const bareAddress = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?(?=.)|^www\./i, '')
    .replace(/(?<=.)\/$/, '');

const EVERY_MAIL = new RegExp(EMAIL, 'giu');
/** A page that nobody takes for the name of a product: with its scheme or `www`, or one of a person. */
const PAGE = /(?:https?:\/\/|www\.)\S+|\b(?:linkedin\.com|github\.com)\/\S+/gi;

/** Where addresses of mail and pages stand in a text as it is written, in UTF-16 code units, in its order. */
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
