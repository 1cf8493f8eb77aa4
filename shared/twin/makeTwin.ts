import { RESUME_LIMITS } from '../resume/limits.ts';
import type { Language } from '../platform/language.ts';
import { withoutLetters } from '../resume/letter.ts';
import type { ResumeData } from '../resume/schema.ts';
import { termKey, termsOf } from './terms.ts';
import type { Gender } from '../improve/guard/grammar.ts';
import { proposeName, translateTerm, type TermWish } from './translateTerm.ts';
import { kindOf, mapTexts, textsOf, type FieldKind } from './twinFields.ts';

/** A name in a résumé, with a proposal for the other language. */
export interface NameProposal {
  readonly text: string;
  readonly kind: FieldKind;
  readonly proposal: string;
}

const NAMES: readonly FieldKind[] = ['person', 'place', 'organization'];

/**
 * Whether a field holds words that a model translates: no name, nothing private, nothing that is the same in all
 * languages.
 */
export const isTranslatable = (path: string): boolean => !['alike', 'private', ...NAMES].includes(kindOf(path));

/** Every name of a résumé once, with a proposal for each that the other language does not write as it is. */
export function proposeNames(resume: ResumeData, wish: TermWish): NameProposal[] {
  const names = new Map<string, NameProposal>();
  for (const [path, written] of textsOf(resume)) {
    const [kind, text] = [kindOf(path), written.trim()];
    if (!NAMES.includes(kind) || text === '' || names.has(termKey(text))) continue;
    const proposal = proposeName(text, kind, wish).slice(0, RESUME_LIMITS.line);
    if (proposal !== text) names.set(termKey(text), { text, kind, proposal });
  }
  return [...names.values()];
}

/** A résumé in the other language, and the paths of the texts that have no known translation: there it has nothing. */
export interface MadeTwin {
  readonly data: ResumeData;
  readonly open: readonly string[];
}

/** Texts by their paths, each with its words in the other language. */
export type TwinWords = ReadonlyMap<string, readonly [text: string, words: string]>;

/** The words that a pair agrees on: each text of one side when both agreed, with the other side's text there. */
export function wordsOfPair(common: ResumeData, other: ResumeData): TwinWords {
  const said = textsOf(other);
  return new Map(
    [...textsOf(common)].flatMap(([path, text]) => {
      const words = said.get(path) ?? '';
      return text === '' || words === '' ? [] : [[path, [text, words]] as const];
    }),
  );
}

/**
 * The skeleton of a résumé in another language: structure, dates, contacts, links, order and look as they are, known
 * terms and names translated, everything else empty. `names` are the person's answers to {@link proposeNames}, by their
 * texts; a name that they emptied is left open. `words` are known translations, used where a text is still the same:
 * for a copy for a job, its base in the other language.
 */
export function makeTwin(
  resume: ResumeData,
  wish: TermWish,
  names: ReadonlyMap<string, string>,
  words: TwinWords = new Map(),
): MadeTwin {
  const known = new Map([...names].map(([text, said]) => [termKey(text), said.trim()]));
  const open: string[] = [];
  // A letter is written from scratch in another language.
  const data = mapTexts(withoutLetters(resume), (text, path) => {
    const kind = kindOf(path);
    const name = NAMES.includes(kind) ? known.get(termKey(text)) : undefined;
    const [same, there] = words.get(path) ?? [];
    const said = name ?? (same === text ? there : undefined) ?? translateTerm(text, kind, wish) ?? '';
    if (said === '' && text.trim() !== '') open.push(path);
    return said;
  });
  return { data: { ...data, language: wish.to }, open };
}

/** The form in which a Hebrew résumé speaks of its person, by its titles; undefined if none shows it. */
export function genderOf(resume: ResumeData): Gender | undefined {
  const count = { m: 0, f: 0 };
  const titles = [...textsOf(resume)].filter(([path]) => kindOf(path) === 'title').map(([, text]) => termKey(text));
  for (const {
    he: [male = '', female = ''],
  } of termsOf('titles')) {
    if (female === '') continue;
    count.m += titles.filter((title) => title === termKey(male)).length;
    count.f += titles.filter((title) => title === termKey(female)).length;
  }
  if (count.m === count.f) return undefined;
  return count.m > count.f ? 'm' : 'f';
}

/** Whether a résumé in that language says about its person which form is meant (`מנהל`, `מנהלת`). */
export const asksGender = (to: Language): boolean => termsOf('titles').some((term) => term[to].length > 1);

/** Names that two résumés of a pair give to the same, each once. */
export function namesOfPair(other: ResumeData, mine: ResumeData): (readonly [string, string])[] {
  const said = textsOf(mine);
  const names = [...textsOf(other)].flatMap(([path, text]): [string, string][] => {
    const [name, translated] = [text.trim(), said.get(path)?.trim() ?? ''];
    return NAMES.includes(kindOf(path)) && name !== '' && translated !== '' ? [[name, translated]] : [];
  });
  return [...new Map(names)];
}

/**
 * Returns the names that both résumés of a pair use for the same, by {@link termKey} of one's texts, for later texts.
 */
export function knownOfPair(other: ResumeData, mine: ResumeData): ReadonlyMap<string, string> {
  const said = textsOf(mine);
  return new Map(
    [...textsOf(other)].flatMap(([path, text]): [string, string][] => {
      const translated = said.get(path)?.trim() ?? '';
      const isTerm = kindOf(path) !== 'text' && kindOf(path) !== 'alike' && text.trim() !== '' && translated !== '';
      return isTerm ? [[termKey(text), translated]] : [];
    }),
  );
}
