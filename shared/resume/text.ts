import { ownProperty } from '../platform/ownProperty.ts';

export { isBlankText } from './blankText.ts';

/**
 * List marks as they are typed and pasted: symbol fonts' signs arrive as private characters, or as the letters for
 * them. A minus is part of its number.
 */
const BULLET_MARK = /^\s*(?:[•·∙⦁▪●◦‣■□○◆◇❖►▶➢➤✓✔\p{Co}]\s*|[*–—-]\s+|[–—-](?=\p{L})|[o§Ø]\t\s*)/u;

/** Returns the mark at the beginning of a description's line, with the spaces around it; '' if there is none. */
export const bulletMarkOf = (line: string): string => BULLET_MARK.exec(line)?.[0] ?? '';

/** Splits a description into bullets, one a line; leading bullet marks and empty lines are dropped (TPL-06). */
export function splitBullets(description: string): string[] {
  return description
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(BULLET_MARK, '').trim())
    .filter((line) => line !== '');
}

const HEBREW_ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

/** Whether bullets bring their own marks: `1.`, `2)` or `א.`, `ב.`, two or more in order from the first. */
export function areNumberedBullets(bullets: readonly string[]): boolean {
  return (
    bullets.length > 1 &&
    bullets.every((bullet, index) => {
      const mark = /^(\d{1,2}|[א-ת])[.)]\s/.exec(bullet)?.[1];
      return mark !== undefined && (mark === String(index + 1) || mark === HEBREW_ALPHABET[index]);
    })
  );
}

/** A longer text in brackets is not a remark on one technology. */
const MAX_BRACKET_LENGTH = 200;
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * Splits a project's technologies into tags, by comma (TPL-06). A comma within brackets is the tag's own:
 * `AWS (EC2, S3)` is one; a bracket that is never closed holds nothing.
 */
export const splitTags = (technologies: string): string[] => splitOutsideBrackets(technologies, ',');

/** Splits a text at each of some signs, but not within brackets; the parts are trimmed, and empty ones left out. */
export function splitOutsideBrackets(text: string, signs: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const closer = ownProperty(CLOSING_BRACKETS, text.charAt(index));
    const end = closer === undefined ? -1 : text.slice(0, index + MAX_BRACKET_LENGTH).indexOf(closer, index);
    if (end > index) index = end;
    else if (signs.includes(text.charAt(index))) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Words of a text as a person counts them: runs between spaces that hold a letter or a digit. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Characters of an e-mail address (RFC 5321: 64, the sign and 255). */
const LONGEST_ADDRESS = 320;

/** Text, an at sign, text, a dot, text, no spaces (STAT-08); between two dots there is text too. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text may be an e-mail address. */
export function isEmailAddress(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST_ADDRESS && EMAIL_PATTERN.test(trimmed);
}

/** Returns the letters and digits of a text in one form and one case, for comparing texts. */
export const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
