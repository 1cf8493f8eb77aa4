/** Letters of one degree or licence: `RN`, `Ph.D.`, `B.Pharm`, `עו"ד`. */
const CREDENTIAL = new RegExp(
  [
    String.raw`^(?:[A-Z][A-Za-z]{0,3}\.?){1,4}$`,
    String.raw`^(?:[BMD]\.?(?:Pharm|Optom|Comm|Tech|Arch)\.?|Pharm\.?D\.?|ph\.?d\.?|mba|cpa|md|רו"ח|עו"ד|ד"ר)$`,
  ].join('|'),
);

/** Whether a text is the letters of one degree or licence and nothing else. */
export const isCredential = (text: string): boolean => CREDENTIAL.test(text);

/** A short given name after a surname of one word: `Barak, Noa`. */
const GIVEN_BEHIND = /^\p{L}[\p{L}'’-]+,\s(?!(?:Esq|Eng|Dip|Cert|Hons)$)\p{Lu}\p{Ll}{2,3}$/u;

/** Returns a name without the credentials after its commas: `Maya Cohen, RN, CCRN` gives `Maya Cohen`. */
export function withoutCredentials(name: string): string {
  if (GIVEN_BEHIND.test(name)) return name;
  const parts = name.split(',');
  while (parts.length > 1 && isCredential(parts.at(-1)?.trimStart() ?? '')) parts.pop();
  return parts.join(',');
}
