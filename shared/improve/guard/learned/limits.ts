import { CAUSES, LIMITERS } from '../../lexicon/limiters.ts';
import { isVerb } from '../verbs.ts';
import type { FindingReason } from '../facts.ts';
import { type EditPiece, type View, nextWord } from './view.ts';
import { firstFrom, partsOf, placesOf } from '../places.ts';
import type { LinkedWord } from './edits.ts';
import { ownProperty } from '../../../platform/ownProperty.ts';

/** Why a claim is withheld that lost what limited it; any other limit is a hedge. */
const LIMIT_REASONS: Readonly<Record<string, FindingReason>> = {
  help: 'responsibility',
  stead: 'responsibility',
  beside: 'responsibility',
  under: 'responsibility',
  not: 'negation',
};

/** Kinds that say one had a smaller part; one of them in place of another claims no more. */
const SMALLER_PARTS: ReadonlySet<string> = new Set(['help', 'tried', 'stead', 'beside', 'under']);
const countMatches = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((sum, pattern) => sum + [...text.matchAll(pattern)].length, 0);

/** Content words on either side of a limiting word that a claim is known by. */
const NEIGHBOURS = 3;

/** Whether the proposal has a verb of doing or leading where the source has none of its rank. */
function ranksAbove({ edits: { after } }: View): boolean {
  return after.some((word) => word.link === 'none' && isVerb(word, word.opensSentence));
}

/** Words of the source that made a claim smaller, where the claim is still made without them. */
export function lostLimits(view: View): EditPiece[] {
  const { before, after } = view.edits;
  const content = before.filter(({ kind }) => kind === 'content' || kind === 'number');
  const smaller = LIMITERS.filter(([kind]) => SMALLER_PARTS.has(kind)).map(([, pattern]) => pattern);
  const keptSmall = countMatches(view.proposal, smaller) >= countMatches(view.source, smaller);
  const told = new Set<number>();
  const rises = ranksAbove(view);
  const [clauses, sentences] = [partsOf(view.source, CLAUSE_ENDS), partsOf(view.source, SENTENCE_ENDS)];
  const denies = placesOf(view.source, NEGATIONS).within;
  const isSentenceGone = createSentenceReader(before);
  return LIMITERS.flatMap(([kind, pattern]) => {
    const found = [...view.source.matchAll(pattern)];
    if (found.length === 0) return [];
    const left = [...view.proposal.matchAll(pattern)].length;
    if (left >= found.length) return [];
    const instead = SMALLER_PARTS.has(kind) && keptSmall;
    if (instead && view.translated) return [];
    return found.flatMap((match) => {
      const end = match.index + match[0].length;
      // One word is one limit, whatever kinds it may be of.
      if (told.has(match.index)) return [];
      const own = before.slice(firstFrom(before, match.index), firstFrom(before, end));
      if (own.some(({ link, kind: of }) => link === 'same' && of !== 'function')) return [];
      if (
        isSentenceGone(
          match.index,
          end,
          kind === 'not' || denies(clauses.start(match.index), match.index) ? clauses : sentences,
        )
      )
        return [];
      told.add(match.index);
      const next = firstFrom(content, end);
      const behind = content.slice(next, next + NEIGHBOURS);
      const here = firstFrom(content, match.index);
      const ahead = content.slice(Math.max(0, here - 2), here);
      const keptBehind = behind.filter(({ link }) => link !== 'none');
      const keptAhead = ahead.filter(({ link }) => link !== 'none');
      const anchor = [...keptBehind, ...keptAhead].find(({ other }) => other !== undefined)?.other;
      const place = after[anchor ?? 0];
      const meaning = own.some(({ link }) => link !== 'none');
      return [
        {
          text: place?.text ?? '',
          index: place?.index ?? 0,
          words: [],
          reason: ownProperty(LIMIT_REASONS, kind) ?? 'hedge',
          features: instead
            ? [
                `lost instead=${kind}`,
                `lost instead=${kind},rises=${rises}`,
                `lost instead,rises=${rises},${view.shared[1] ?? ''}`,
              ]
            : [
                'lost',
                `lost kind=${kind}`,
                `lost kind=${kind},all=${left === 0}`,
                `lost kind=${kind},translated=${view.translated}`,
                `lost kind=${kind},replaced=${meaning}`,
                `lost behind=${keptBehind.length},${view.translated}`,
                `lost first=${behind[0]?.link ?? 'end'}`,
                `lost kind=${kind},first=${behind[0] !== undefined && behind[0].link !== 'none'}`,
                `lost ahead=${keptAhead.length}`,
                `lost alone=${view.lost.length <= own.length},kind=${kind},` +
                  String(behind[0] !== undefined && behind[0].link !== 'none'),
                `lost alone=${view.lost.length <= own.length},replaced=${meaning},${view.translated}`,
                `lost ${view.shared[2] ?? ''}`,
                `lost ${view.shared[0] ?? ''}`,
              ],
        },
      ];
    });
  });
}

/** Share of the words of a sentence below which it is taken to be left out, and not reworded. */
const LEFT_OUT_BELOW = 1 / 3;

const SENTENCE_ENDS = '.!?;\n';
/** What is denied between two commas may be left out with its "not". */
const CLAUSE_ENDS = `${SENTENCE_ENDS},`;

const NEGATIONS = LIMITERS.flatMap(([kind, pattern]) => (kind === 'not' ? [pattern] : []));

/**
 * Whether the sentence that holds a limiting word is left out: what it limited is not claimed any more. Words are
 * counted once: `counts[n]` is of those before the n-th.
 */
function createSentenceReader(before: readonly LinkedWord[]) {
  const all = [0];
  const kept = [0];
  for (const { kind, link } of before) {
    const counts = kind === 'content' || kind === 'number';
    all.push((all.at(-1) as number) + (counts ? 1 : 0));
    kept.push((kept.at(-1) as number) + (counts && link !== 'none' ? 1 : 0));
  }
  const within = (counts: readonly number[], from: number, to: number) =>
    (counts[firstFrom(before, to)] as number) - (counts[firstFrom(before, from)] as number);
  return (from: number, to: number, parts: ReturnType<typeof partsOf>): boolean => {
    const [start, end] = [parts.start(from), parts.end(to)];
    const beside = (counts: readonly number[]) => within(counts, start, from) + within(counts, Math.min(to, end), end);
    return beside(all) > 0 && beside(kept) < beside(all) * LEFT_OUT_BELOW;
  };
}

/** Words that join two things as cause and effect, where the source has none of their kind. */
export function newCauses(view: View): EditPiece[] {
  return CAUSES.flatMap(([kind, pattern]) => {
    if (view.source.search(pattern) >= 0) return [];
    return [...view.proposal.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      const from = firstFrom(view.edits.after, index + text.length);
      // "Drove trams" says "driving trams".
      if (view.edits.after.slice(firstFrom(view.edits.after, index), from).every(({ link }) => link === 'same'))
        return [];
      const next = nextWord(view.edits.after, from, ({ kind }) => kind !== 'function');
      return [
        {
          text,
          index,
          words: [],
          reason: 'outcome' as const,
          features: [
            'cause',
            `cause kind=${kind}`,
            `cause kind=${kind},next=${next?.link ?? 'end'}`,
            `cause next=${next?.link ?? 'end'}`,
            `cause translated=${view.translated}`,
            `cause ${view.shared[3] ?? ''}`,
          ],
        },
      ];
    });
  });
}
