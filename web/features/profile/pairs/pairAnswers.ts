import type { TranslatedLine } from '../../../../shared/api/twin.ts';
import { otherLanguages } from '../../../../shared/platform/language.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { takeFields } from '../../../../shared/resume/takeField.ts';
import { genderOf, isTranslatable, knownOfPair, makeTwin } from '../../../../shared/twin/makeTwin.ts';
import { isAlike, pathsOf, type PairChange } from '../../../../shared/twin/pairState.ts';
import { proposeName, translateTerm, type TermWish } from '../../../../shared/twin/translateTerm.ts';
import { kindOf, mapTexts, textsOf, type FieldKind } from '../../../../shared/twin/twinFields.ts';

/** A change of the other side, as a question for this one. */
export interface PairQuestion {
  readonly change: PairChange;
  /** `take`: the value is taken or left; `write`: the text needs words of this language. */
  readonly kind: 'take' | 'write';
  /** The text here, or a proposal for a name if there is none. */
  readonly text: string;
  /** Its translation where it is a known term, in other words than it has here. */
  readonly known: string | undefined;
}

/** Both sides, and their last agreement: a text that was paired then gets the same words again. */
export interface PairTexts {
  readonly mine: ResumeData;
  readonly other: ResumeData;
  readonly common: { readonly mine: ResumeData; readonly other: ResumeData };
}

const NAMES: readonly FieldKind[] = ['person', 'place', 'organization'];

/** How the words of the other side are translated for this one. */
export function wishOf({ mine, other, common }: PairTexts): TermWish {
  const to = resumeLanguage(mine, otherLanguages(resumeLanguage(other))[0]);
  return { to, gender: genderOf(mine) ?? genderOf(other), known: knownOfPair(common.other, common.mine) };
}

/** A question about each change. */
export function askAbout(texts: PairTexts, changes: readonly PairChange[]): PairQuestion[] {
  const [wish, ours, theirs] = [wishOf(texts), textsOf(texts.mine), textsOf(texts.other)];
  return changes.map((change) => {
    const [kind, text, said] = [kindOf(change.path), ours.get(change.path) ?? '', theirs.get(change.path) ?? ''];
    const isText = change.kind !== 'gone' && theirs.has(change.path) && !isAlike(change);
    if (!isText) return { change, kind: 'take', text: '', known: undefined };
    const known = translateTerm(said, kind, wish);
    const proposal = text === '' && NAMES.includes(kind) ? proposeName(said, kind, wish) : text;
    return { change, kind: 'write', text: proposal, known: known === text || known === '' ? undefined : known };
  });
}

/** This side with the change, in its own words: what has none yet is `open`. */
export function withTaken(texts: PairTexts, change: PairChange): { data: ResumeData; open: readonly string[] } {
  const { data, open } = makeTwin(texts.other, wishOf(texts), new Map());
  const places = pathsOf(change).map((path) => ({ path }));
  const whole = takeFields(texts.mine, { ...data, language: texts.mine.language }, places);
  return { data: whole, open: open.filter((openPath) => openPath.startsWith(`${change.path}/`)) };
}

/** This side with these words in that place. */
export function withWritten({ mine, other }: PairTexts, change: PairChange, text: string): ResumeData {
  const paths = pathsOf(change);
  return takeFields(
    mine,
    mapTexts(other, (said, path) => (paths.includes(path) ? text.trim() : said)),
    paths.map((path) => ({ path })),
  );
}

/** Returns whether a question is for a model: it needs words of this language, and none are known. */
export const isOpen = ({ kind, known, change }: PairQuestion): boolean =>
  kind === 'write' && known === undefined && change.kind !== 'gone' && isTranslatable(change.path);

/** Questions whose translation says the same as the text by all that is known. */
export const cleanQuestions = (
  questions: readonly PairQuestion[],
  lines: ReadonlyMap<string, TranslatedLine>,
): PairQuestion[] =>
  questions.filter(({ change }) => {
    const line = lines.get(change.path);
    return line?.checked === true && line.added.length + line.missing.length + line.unmarked.length === 0;
  });

/** This side with words in the place of each of these questions. */
export const withAll = (
  texts: PairTexts,
  questions: readonly PairQuestion[],
  said: (question: PairQuestion) => string,
): ResumeData =>
  questions.reduce((mine, question) => withWritten({ ...texts, mine }, question.change, said(question)), texts.mine);
