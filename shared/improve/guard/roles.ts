import { findCredentials } from './credentials.ts';
import { maskText, type Fact, type TextMatch } from './facts.ts';

/**
 * What stands before somebody else's role: "assisted the team lead", "reported to the VP", "עזרתי למנהלת", "החלפתי את
 * ראש המשמרת".
 */
const OTHERS_EN = new RegExp(
  [
    String.raw`\b(?:(?:assist|help|support|replac|cover|report|answer|accompan|train|advis)\w*`,
    String.raw`(?: to| for| with| by)?(?: (?:the|a|an|our|my))?|`,
    String.raw`(?:with|for|to|by|under|of|between|and) (?:the|our|my|their|his|her|an?)|`,
    String.raw`directly (?:to|under))`,
    String.raw`(?: [a-z-]+){0,2} $`,
  ].join(''),
  'i',
);
const OWN_EN = new RegExp(
  [
    String.raw`\b(?:promot\w*|appoint\w*|advanc\w*|mov\w*|rose|as|am|was|were|became|serv\w*|`,
    String.raw`duties|role|position|work|job)`,
    String.raw`(?: (?:to|of|as|up to))?(?: (?:the|a|an|acting))?(?: [a-z-]+){0,2} $`,
  ].join(''),
  'i',
);
const OTHERS_HE = /(?<![א-ת])(?:את|עם|מול|תחת|אצל|עבור|בידי|על ידי|ע"י|לצד|בפני|במקום|מטעם|של|בין)(?: [א-ת]+)? $/;
const PROMOTED_HE = new RegExp(
  [
    String.raw`(?<![א-ת])(?:קוד[א-ת]+|מוני[א-ת]+|הפכ[א-ת]+|התקדמ[א-ת]+|עלי[א-ת]+|`,
    String.raw`נבחר[א-ת]+|הוסמכ[א-ת]+|תפקיד|משרת)`,
    String.raw`(?: [א-ת]+)? $`,
  ].join(''),
  '',
);
const OWN_HE = /(?<![א-ת])(?:הייתי|כיהנתי|שימשתי|בתור|בתפקיד|היותי)(?: [א-ת]+)? $/;
const SENTENCE_START = /(?:^|[\n.!?:;•])(?:[^\S\n]|[-–—*])*$/;

/** Whether a role that a text names is that of somebody else, with whom the writer worked. */
export function isSomeoneElsesRole(text: string, { index, text: role }: TextMatch): boolean {
  const before = text.slice(Math.max(0, index - 48), index);
  if (SENTENCE_START.test(before)) return false;
  if (!/^[א-ת]/.test(role)) return OTHERS_EN.test(before) && !OWN_EN.test(before);
  if (role.startsWith('כ') || OWN_HE.test(before) || PROMOTED_HE.test(before)) return false;
  return (
    OTHERS_HE.test(before) ||
    /^ל(?!ל)/.test(role) ||
    /^ו?ה/.test(role) ||
    / ה[א-ת]/.test(role) ||
    /^ ה[א-ת]/.test(text.slice(index + role.length))
  );
}

/** Degrees, certificates, ranks and honours; somebody else's rank is not counted as the person's own. */
export function findRanks(text: string): Fact[] {
  return findCredentials(text).map((fact) =>
    fact.kind === 'title' && isSomeoneElsesRole(text, fact) ? { ...fact, key: `other ${fact.key}` } : fact,
  );
}

/** The key that a rank of somebody else would have as the person's own: `other manager` is `manager`. */
export const toOwnRankKey = (key: string) => key.replace(/^other /, '');

/** A text without the roles of other people. */
export function maskOthersRoles(text: string): string {
  return maskText(
    text,
    findRanks(text).filter(({ key }) => key.startsWith('other ')),
  );
}
