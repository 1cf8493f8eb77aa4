import { bilingualPattern } from '../guard/patterns.ts';
import cues from './cues.json' with { type: 'json' };

/** Returns a pattern of phrases in both languages, separated by commas. */
function cue(lines: readonly string[]): RegExp {
  const phrases = lines.flatMap((line) => line.split(', '));
  const of = (isHebrew: boolean) => phrases.filter((phrase) => /[א-ת]/.test(phrase) === isHebrew).join('|');
  return bilingualPattern(of(false), of(true));
}
/** Returns the patterns of a group by key, in order; if two match, the first counts. */
const cueRows = <Key extends string>(group: Readonly<Record<Key, readonly string[]>>) =>
  Object.entries<readonly string[]>(group).map(([key, lines]) => [key as Key, cue(lines)] as const);

/**
 * What a section of an advertisement is about, by the words of its heading (`דרישות יתרון` are advantages). `aside`
 * asks for nothing: benefits, the company, applying.
 */
export const HEADINGS = cueRows(cues.headings);
export type AdvertSection = keyof typeof cues.headings;

/** Kinds of requirements by their words; without any of these a requirement is a skill. */
export const KIND_CUES = cueRows(cues.kinds);
/** The kind of a requirement, which decides how it is asked about and where it is written. */
export type RequirementKind = 'skill' | 'language' | keyof typeof cues.kinds;

/**
 * Words of sentences. `aside` asks for nothing anywhere (equal opportunities, how to apply); `offer` asks for nothing
 * outside the requirements; `advantage` and `must` come before or after what they mark; `need` speaks of the applicant;
 * `requirement` marks one in running text; `having` connects what is `sought` with its requirements (an electrician
 * with a licence); `duty` precedes a task of the job; `opening` begins another requirement in a list; `degree` only
 * says that one is asked for, `issuer` by whom; `similar` allows any tool of a kind, `secondLanguage` any language,
 * `otherWay` an alternative to a degree.
 */
export const CUES = Object.fromEntries(cueRows(cues.sentences)) as Readonly<
  Record<keyof typeof cues.sentences, RegExp>
>;
