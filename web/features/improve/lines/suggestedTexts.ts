import {
  suggestionKey,
  toSuggestions,
  type ImproveResponse,
  type Suggestion,
  type SuggestionFinding,
  type TextLocation,
} from '../../../../shared/improve/suggestions.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { splitBullets } from '../../../../shared/resume/text.ts';
import { stripMarks } from '../../../../shared/resume/textMarks.ts';
import { pairLines } from './pairLines.ts';

/** Lines in the place of the person's own, and what is asked about them. */
export interface LineProposal {
  /** Empty if the person's line is left out. */
  readonly lines: readonly string[];
  readonly findings: readonly SuggestionFinding[];
  /** Facts of the person's lines that these no longer state. */
  readonly lost: readonly string[];
}

/** One suggestion for a line: what can be taken or left by itself. */
export interface SuggestedLine {
  readonly key: string;
  /** The person's lines; empty if a line is added. */
  readonly own: readonly string[];
  readonly proposal: LineProposal;
  /** The lines before an added line: the person's, and the suggested ones. */
  readonly behind: readonly string[];
  /** The lines that stay, in this order: each the person's own, or from the suggestion with that key by then. */
  readonly order?: readonly { readonly own: readonly string[]; readonly key: string }[];
}

/** A text's suggestions, line by line; lines that stay as they are are not among them. */
export interface SuggestedText {
  readonly key: string;
  readonly place: TextLocation;
  readonly lines: readonly SuggestedLine[];
  readonly staying: number;
  /** Words removed from it before. */
  readonly removed: readonly string[];
  /** No model has checked its claims. */
  readonly unchecked: boolean;
}

/** Lines of a text as they are compared: without marks of bold or of lists. */
export const plainLines = (text: string): string[] => splitBullets(text).map((line) => stripMarks(line));

/** The suggestions of an answer, in the order of the document. `sent` is the résumé that it was asked for. */
export const toSuggestedTexts = (sent: ResumeData, response: ImproveResponse): SuggestedText[] =>
  toSuggestions(sent, response).map(toSuggestedText);

const textOf = (places: readonly number[], from: readonly string[]) => places.map((place) => from[place] ?? '');

function toSuggestedText(suggestion: Suggestion): SuggestedText {
  const key = suggestionKey(suggestion);
  const ownLines = plainLines(suggestion.before);
  const now = locateLines(suggestion.after);
  const pairs = pairLines(
    ownLines,
    now.map(({ text }) => text),
  );
  const nowTexts = now.map(({ text }) => text);
  const isSame = (pair: (typeof pairs)[number]) =>
    textOf(pair.own, ownLines).join('\n') === textOf(pair.now, nowTexts).join('\n');
  const lines = pairs.flatMap((pair, index): SuggestedLine[] => {
    if (isSame(pair)) return [];
    const [mine, theirs] = [textOf(pair.own, ownLines), textOf(pair.now, nowTexts)];
    const before = pairs[index - 1];
    return [
      {
        key: `${key}#${index}`,
        own: mine,
        proposal: {
          lines: theirs,
          findings: pair.now.flatMap((place) => findingsIn(suggestion.findings, now[place])),
          lost: lostIn(suggestion.lost, mine, theirs),
        },
        behind: before ? [...textOf(before.own, ownLines), ...textOf(before.now, nowTexts)] : [],
      },
    ];
  });
  const placed = pairs
    .map((pair, index) => ({ own: textOf(pair.own, ownLines), key: `${key}#${index}`, first: pair.now[0] }))
    .filter((pair) => pair.own.length > 0 && pair.first !== undefined);
  const sorted = placed.toSorted((a, b) => (a.first ?? 0) - (b.first ?? 0));
  const isMoved = placed.some((pair, index) => pair !== sorted[index]);
  const order: SuggestedLine = {
    key: `${key}#order`,
    own: [],
    proposal: { lines: [], findings: [], lost: [] },
    behind: [],
    order: sorted.map(({ own: mine, key: of }) => ({ own: mine, key: of })),
  };
  return {
    key,
    place: { section: suggestion.section, ...(suggestion.id !== undefined && { id: suggestion.id }) },
    lines: isMoved ? [...lines, order] : lines,
    staying: pairs.filter(isSame).length,
    removed: suggestion.removed,
    unchecked: suggestion.unchecked === true,
  };
}

const lostIn = (facts: readonly string[], ownLines: readonly string[], now: readonly string[]) =>
  facts.filter((fact) => ownLines.some((line) => line.includes(fact)) && !now.some((line) => line.includes(fact)));

interface LocatedLine {
  readonly text: string;
  readonly from: number;
}

/** The lines of a proposal, with their places in it. */
function locateLines(text: string): LocatedLine[] {
  let from = 0;
  return text.split('\n').flatMap((raw) => {
    const start = from;
    from += raw.length + 1;
    const [line] = splitBullets(raw);
    return line === undefined ? [] : [{ text: line, from: start + raw.indexOf(line) }];
  });
}

/** Returns the findings of a line, at their places there. */
const findingsIn = (findings: readonly SuggestionFinding[], line: LocatedLine | undefined): SuggestionFinding[] =>
  line === undefined
    ? []
    : findings.flatMap(({ text, index, reason }) => {
        const [start, end] = [
          Math.max(index, line.from),
          Math.min(index + Math.max(1, text.length), line.from + line.text.length),
        ];
        return start < end
          ? [
              {
                reason,
                text: text === '' ? '' : line.text.slice(start - line.from, end - line.from),
                index: start - line.from,
              },
            ]
          : [];
      });
