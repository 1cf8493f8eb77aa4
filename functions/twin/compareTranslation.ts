import { alignWords } from '../../shared/improve/guard/align.ts';
import { coverOf, isFigure, type Fact, type TextMatch } from '../../shared/improve/guard/facts.ts';
import type { Gender } from '../../shared/improve/guard/grammar.ts';
import { judgeProposal } from '../../shared/improve/guard/guard.ts';
import { normalizeText, type NormalizedText } from '../../shared/improve/guard/normalize.ts';
import type { GuardFinding } from '../../shared/improve/guard/proposal.ts';
import { findQuantityFaults } from '../../shared/improve/guard/quantityFaults.ts';
import { extractFacts, knownFacts, lostFacts } from '../../shared/improve/guard/readFacts.ts';
import { findSwappedNumbers } from '../../shared/improve/guard/swappedNumbers.ts';
import type { Language } from '../../shared/platform/language.ts';
import { isCertainAcross } from './acrossLanguages.ts';
import { compareDenials } from './compareDenials.ts';
import { isWithin, knownPlaces, type PairNames } from './knownPlaces.ts';
import { pairLines } from './pairLines.ts';

/** A text and its text in the other language. */
export interface TranslatedText {
  readonly source: string;
  readonly translation: string;
  /** Language of the translation. */
  readonly to: Language;
  /** Names of the résumé with their names in the other language, as its person has agreed to them. */
  readonly names: PairNames;
  /** The text's entry, which the translation may mention too. */
  readonly heading?: string;
  readonly gender?: Gender | undefined;
  /** UTF-16 code units the field takes. */
  readonly limit?: number;
}

/** Words of the text that its translation does not say; `sure` as a finding is. */
interface MissingWords extends TextMatch {
  readonly sure: boolean;
}

/** Where a translation says more than its text, at its words; and where it says less, at the words of the text. */
interface TranslationFaults {
  readonly added: readonly GuardFinding[];
  readonly missing: readonly MissingWords[];
}

const NAMED: ReadonlySet<Fact['kind']> = new Set(['name', 'technology', 'certification']);

/**
 * Compares a text with its translation by rules, in both directions: figures with their units and bounds, dates, names,
 * tools, degrees, denials and "only helped with" must be in both, figures and denials in the same line. Faults that are
 * certain in another language too are `sure`; a claim check may clear the rest. Pure; in time that grows with the
 * texts.
 */
export function compareTranslation({
  heading = '',
  gender,
  limit,
  to,
  names,
  ...written
}: TranslatedText): TranslationFaults {
  const [from, into] = [normalizeText(written.source), normalizeText(written.translation)];
  const [source, translation] = [from.text, into.text];
  const known = knownPlaces(source, translation, to, names);
  const isKnown = coverOf(translation, known.translation);
  const isKnownSource = coverOf(source, known.source);
  const context = [
    heading,
    ...names.filter(([name]) => isWithin(heading, name)).map(([, name]) => name),
    ...known.names.map(([, name]) => name),
  ];
  const said = { before: source, after: translation, context, gender, language: to };
  const { findings } = judgeProposal(limit === undefined ? said : { ...said, limit });
  const alignment = alignWords([translation, ...known.names.map(([name]) => name)], source);
  const lost = lostFacts(source, translation).filter(
    (fact) =>
      // In Hebrew a title is a verb as well.
      !isFigure(fact) && fact.kind !== 'title' && !(NAMED.has(fact.kind) && isSourced(alignment.isSourced, fact)),
  );
  const { pairs, left } = pairLines(source, translation);
  const lines = pairs.map(([line, other]) => compareLines(line, other, context));
  const added = [
    ...lines.flatMap((line) => line.added),
    // In another language it means nothing that a word of the translation is not in the text.
    ...findings.filter(({ reason, sure }) => sure || reason !== 'added').map(acrossLanguages),
  ].filter(({ index }) => !isKnown(index));
  const missing = [
    ...lines.flatMap((line) => line.missing),
    ...lost.map(({ kind, text, index }) => ({ text, index, sure: isCertainAcross(kind, text) })),
  ].filter(({ index }) => !isKnownSource(index));
  const foreign = FOREIGN[to](translation).map((place) => ({ reason: 'language' as const, sure: true, ...place }));
  const agreed = known.lost.map((place) => ({ ...place, sure: true }));
  return {
    added: apart(into, written.translation, [...foreign, ...added]),
    missing: apart(from, written.source, [...agreed, ...missing, ...left.map((line) => ({ ...line, sure: true }))]),
  };
}

/** A finding of rules for one language, as certain as it is in another. */
const acrossLanguages = (finding: GuardFinding): GuardFinding => ({
  ...finding,
  sure: isCertainAcross(finding.reason, finding.text) && (finding.sure || finding.reason === 'name'),
});
/** Finds certain differences between two lines: figures, their units and bounds, denials, help. */
function compareLines(line: TextMatch, other: TextMatch, context: readonly string[]) {
  const isSaid = knownFacts([line.text, ...context]);
  const denials = compareDenials(line.text, other.text);
  const added = [
    ...extractFacts(other.text).flatMap((fact) =>
      isFigure(fact) && !isSaid(fact) ? [{ ...fact, reason: fact.kind }] : [],
    ),
    ...findQuantityFaults([line.text], other.text),
    ...findSwappedNumbers(line.text, other.text).map((fact) => ({ ...fact, reason: 'swapped' as const })),
    ...denials.added,
  ];
  const missing = [
    ...lostFacts(line.text, other.text).filter(isFigure),
    ...findQuantityFaults([other.text], line.text),
    ...denials.missing,
  ];
  return {
    added: added.map(({ reason, text, index }) => ({ reason, sure: true, text, index: index + other.index })),
    missing: missing.map(({ text, index }) => ({ sure: true, text, index: index + line.index })),
  };
}

/** Finds letters that a language does not use; Hebrew allows them in names of tools. */
const FOREIGN: Readonly<Record<Language, (text: string) => TextMatch[]>> = {
  en: (text) =>
    [...text.matchAll(/\p{Script=Hebrew}+(?:[\s"'״׳’-]+\p{Script=Hebrew}+)*/gu)].map(({ 0: words, index }) => ({
      text: words,
      index,
    })),
  he: (text) => (/\p{Script=Hebrew}/u.test(text) || !/\p{Ll}{3}/u.test(text) ? [] : [{ text, index: 0 }]),
};
/** Whether each word of a name has a source. */
const isSourced = (isWordSourced: (index: number) => boolean, { text, index }: TextMatch) =>
  [...text.matchAll(/[\p{L}\p{M}'"’״׳.-]+/gu)].every((word) => isWordSourced(index + word.index));

/**
 * Each place of a text as the guard reads it once, in its order and as it is written: the first of those that share
 * words stays.
 */
function apart<Place extends TextMatch>(
  { text, originalIndex }: NormalizedText,
  written: string,
  places: readonly Place[],
): Place[] {
  const taken = new Uint8Array(text.length);
  const isFree = ({ index, text: words }: Place) => {
    const [start, end] = [index, index + words.length];
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  };
  const inOriginal = (place: Place): Place => {
    const index = originalIndex(place.index);
    return { ...place, index, text: written.slice(index, originalIndex(place.index + place.text.length - 1) + 1) };
  };
  return places
    .filter(isFree)
    .map(inOriginal)
    .toSorted((first, second) => first.index - second.index);
}
