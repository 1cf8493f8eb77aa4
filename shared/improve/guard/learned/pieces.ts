import { isTranslated } from '../alignment.ts';
import { coverOf } from '../facts.ts';
import { isHebrewWord } from '../words.ts';
import { PURE_ADDITION, addedPieces, changedMeanings } from './added.ts';
import { isStanding, withholdingIn } from './certainty.ts';
import { compareWords } from './edits.ts';
import { moreParts } from './items.ts';
import { exchangedTimes, joinSameKinds, looselyJoined, pluralised } from './joined.ts';
import { lostLimits, newCauses } from './limits.ts';
import { movedNumbers } from './movedNumbers.ts';
import { frontedRoles, raisedParts } from './parts.ts';
import { type Comparison, type EditPiece, type RuleFinding, type View, bucket, scriptName } from './view.ts';
import { firstFrom } from '../places.ts';

const SURE_FEATURES: ReadonlySet<string> = new Set([
  'number change',
  'number span',
  'new number known=true,lost=true,date',
  'new number known=true,lost=true,number',
]);

const SUSPECT_FEATURES: ReadonlySet<string> = new Set([PURE_ADDITION]);

/** Every difference between a source and a proposal, what rules are sure of, and what they only suspect. */
export function describePieces(comparison: Comparison): {
  readonly pieces: readonly EditPiece[];
  readonly sure: readonly RuleFinding[];
  readonly suspected: readonly RuleFinding[];
} {
  const { source, context, proposal, known, forget } = comparison;
  const edits = compareWords(source, context, proposal, forget);
  joinSameKinds(edits, source, proposal);
  const isKnown = coverOf(proposal, known);
  for (const word of edits.after) if (word.link === 'none' && isKnown(word.index)) word.link = 'context';
  const translated = isTranslated(source, edits.after);
  const lost = edits.before.filter(({ link, kind }) => link === 'none' && kind === 'content');
  const added = edits.after.filter(({ link, kind }) => link === 'none' && kind === 'content').length;
  const content = edits.before.filter(({ kind }) => kind === 'content');
  const kept = content.length === 0 ? 1 : 1 - lost.length / content.length;
  const lang = scriptName(edits.after.filter(({ text }) => isHebrewWord(text)).length * 2 > edits.after.length);
  const view: View = {
    ...comparison,
    rules: comparison.rules.toSorted((a, b) => a.index - b.index),
    edits,
    translated,
    lost,
    shared: [
      `lang=${lang}`,
      `translated=${translated}`,
      `kept=${bucket(kept, [0.4, 0.6, 0.8, 0.95])}`,
      `net=${bucket(added - lost.length, [-2, 0, 1, 2, 4])}`,
      `growth=${bucket(proposal.length / Math.max(1, source.length), [0.7, 0.95, 1.05, 1.2, 1.5])}`,
      `lang=${lang},translated=${translated}`,
    ],
  };
  const pieces = [
    ...addedPieces(view),
    ...changedMeanings(view),
    ...looselyJoined(view),
    ...moreParts(view),
    ...pluralised(view),
    ...exchangedTimes(view),
    ...lostLimits(view),
    ...raisedParts(view),
    ...movedNumbers(view),
    ...newCauses(view),
    ...frontedRoles(view),
  ];
  const ruled = view.rules.filter((rule) => isStanding(rule, edits, translated));
  const having = (names: ReadonlySet<string>) =>
    ruled.length > 0 || translated ? [] : pieces.filter(({ features }) => features.some((name) => names.has(name)));
  const withholding = new Set(ruled.filter(withholdingIn(source)));
  const sure = [...withholding, ...having(SURE_FEATURES)];
  const suspected = [...ruled.filter((rule) => !withholding.has(rule)), ...having(SUSPECT_FEATURES)];
  return { pieces: [...pieces, ...rulePieces(view, pieces)], sure, suspected };
}

/** What the rules find beside the words that were added. */
function rulePieces(view: View, pieces: readonly EditPiece[]): EditPiece[] {
  const isCovered = coverOf(
    view.proposal,
    pieces.filter(({ words }) => words.length > 0),
  );
  const { after } = view.edits;
  return view.rules.flatMap((rule) => {
    if (rule.reason === 'added' || isCovered(rule.index)) return [];
    const word = after[Math.max(0, firstFrom(after, rule.index + 1) - 1)];
    const link = word?.link ?? 'none';
    // A rank of the source, in the other language.
    if (view.translated && (rule.reason === 'title' || rule.reason === 'certification') && link === 'meaning')
      return [];
    return [
      {
        ...rule,
        words: [],
        features: [
          `rule=${rule.reason}`,
          `rule=${rule.reason},translated=${view.translated}`,
          `rule=${rule.reason},link=${link}`,
          `rule=${rule.reason},${view.shared[0] ?? ''}`,
          `rule=${rule.reason},${view.shared[2] ?? ''}`,
        ],
      },
    ];
  });
}
