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

/** Sentences that ask for nothing wherever they stand: fair chances, how to apply. */
export const ASIDE = cue(cues.aside);
/** What is offered, where it does not stand among the requirements. */
export const OFFER = cue(cues.offer);

/** An advantage, and a must: said behind or before what they are said of. */
export const ADVANTAGE = cue(cues.advantage);
export const MUST = cue(cues.must);

/** What tells a requirement in running text. */
export const REQUIREMENT = cue(cues.requirement);
/** Between what is looked for and what is asked of it: an electrician with a licence. */
export const SOUGHT = cue(cues.sought);
export const HAVING = cue(cues.having);

/** Where in a list a new requirement begins. */
export const OPENING = cue(cues.opening);

/** Kinds of requirements by their words; what says none of them is a skill. */
export const KIND_CUES = cueRows(cues.kinds);
/** What a requirement is about: how it is asked about, and where it is written. */
export type RequirementKind = 'skill' | 'language' | keyof typeof cues.kinds;

/** Words that say no more than that a degree is asked for. */
export const DEGREE_WORDS = cue(cues.degree);
