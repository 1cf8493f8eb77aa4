import { bilingualPattern } from '../guard/patterns.ts';
import cues from './cues.json' with { type: 'json' };

/** A pattern of phrases of both languages, separated by commas. */
function cue(lines: readonly string[]): RegExp {
  const phrases = lines.flatMap((line) => line.split(', '));
  const of = (isHebrew: boolean) => phrases.filter((phrase) => /[א-ת]/.test(phrase) === isHebrew).join('|');
  return bilingualPattern(of(false), of(true));
}
/** The patterns of a group, by its keys in their order: of two that are said the first counts. */
const cueRows = <Key extends string>(group: Readonly<Record<Key, readonly string[]>>) =>
  Object.entries<readonly string[]>(group).map(([key, lines]) => [key as Key, cue(lines)] as const);

/**
 * What a part of an advertisement is about by the words of its heading (`דרישות יתרון` are advantages); `aside` is what
 * nobody is asked for: benefits, the company, applying.
 */
export const HEADINGS = cueRows(cues.headings);
export type AdvertSection = keyof typeof cues.headings;

/** Kinds of requirements by their words; what says none of them is a skill. */
export const KIND_CUES = cueRows(cues.kinds);
/** What a requirement is about: how it is asked about, and where it is written. */
export type RequirementKind = 'skill' | 'language' | keyof typeof cues.kinds;

/**
 * Words of sentences: `aside` asks for nothing wherever it stands (fair chances, how to apply), `offer` not outside
 * the requirements; `advantage` and `must` are said behind or before what they are said of, `need` of the applicant;
 * `requirement` tells one in running text; `having` stands between what is `sought` and what is asked of it (an
 * electrician with a licence), `duty` before what one does in the job; with `opening` a new one begins in a list;
 * `degree` says no more than that one is asked for, and `issuer` by whom; `similar` lets any tool of a kind do,
 * `secondLanguage` any language, and `otherWay` what is no degree.
 */
export const CUES = Object.fromEntries(cueRows(cues.sentences)) as Readonly<
  Record<keyof typeof cues.sentences, RegExp>
>;
