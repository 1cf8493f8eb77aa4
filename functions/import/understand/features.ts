import type { Direction } from '../../../shared/platform/language.ts';
import type { TextLine } from '../page/textLine.ts';
import { findPeriods } from '../resume/periods.ts';
import { bodyTextSize } from '../resume/headingStyles.ts';
import type { DescribedPart } from './describedPart.ts';
import { valuesOf, namesOf, type FeatureValues } from './feature.ts';
import type { Label } from './labels.ts';
import { NEIGHBOUR_FEATURES, RULES_FEATURES, ruleRole } from './neighbourFeatures.ts';
import { PART_FEATURES, type PartSeen, type PeriodForm } from './partFeatures.ts';
import type { Part } from './parts.ts';
import { surroundingsOf, type Surroundings } from './surroundings.ts';
import { lexicalOf } from './textClass.ts';
import { namedSections, type HeadedSection } from './unnamedHeadings.ts';

/** What is known of parts besides their own look. */
export interface Knowledge {
  /** What the rules take each part for. */
  readonly rules?: readonly (Label | undefined)[] | undefined;
  /** Parts that the lexica shall not know, as they know not all words of strangers: while weights are learned. */
  readonly forget?: (part: Part) => boolean;
}

/** Everything that the first look sees: the tables whose values {@link featuresOf} gives, one behind the other. */
export const FIRST_FEATURES = [...PART_FEATURES, ...NEIGHBOUR_FEATURES, ...RULES_FEATURES] as const;

/** The names of the features of a first look, for learning. */
export const firstNames = (values: FeatureValues): string[] => namesOf(FIRST_FEATURES, values);

/** The column that a line stands in, among those of all pages. */
const columnOf = (line: TextLine) => line.page * 1_000 + line.column;

/** Features of each part by itself: its text, its look and its place. */
export function describeParts(
  lines: readonly TextLine[],
  parts: readonly Part[],
  direction: Direction,
  { rules, forget = () => false }: Knowledge = {},
): DescribedPart[] {
  const body = bodyTextSize(lines) || 10;
  const largest = Math.max(...lines.map(({ size }) => size), 1);
  const edgeOf = (line: TextLine) => (direction === 'rtl' ? -line.right : line.left);
  const edges = new Map<number, number>();
  for (const line of lines) {
    const key = columnOf(line);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, edgeOf(line)));
  }
  const kindsByLine = new Map<number, string>();
  for (const [line, own] of Map.groupBy(parts, (part) => part.line)) kindsByLine.set(line, firstKinds(own));
  const seenContact = parts.findIndex(({ kind }) => kind === 'email' || kind === 'phone');
  return parts.map((part, at) => {
    const { text } = part;
    const line = lines[part.line] as TextLine;
    const cell = line.cells[part.cell] ?? line.cells[0];
    const isUnknown = part.kind === 'text' && forget(part);
    const lexical = isUnknown ? undefined : lexicalOf(text);
    const seen: PartSeen = {
      part,
      text,
      line,
      cell,
      words: text.split(/\s+/).length,
      class: part.kind === 'text' ? (lexical?.class ?? 'text') : part.kind,
      lexical,
      periodForm: part.kind === 'period' ? periodFormOf(text) : 'none',
      isWholeLine: parts[at - 1]?.line !== part.line && parts[at + 1]?.line !== part.line,
      isUpper: /[A-Z]{3}/.test(text) && text === text.toUpperCase(),
      hasColon: /^\s*:/.test((cell?.text ?? '').slice(part.to)),
      lineKinds: kindsByLine.get(part.line) ?? '',
      cellAt: part.cell === 0 ? 'first' : part.cell === line.cells.length - 1 ? 'last' : 'inner',
      size: cell?.size ?? line.size,
      body,
      largest,
      indent: edgeOf(line) - (edges.get(columnOf(line)) ?? 0),
      next: parts[at + 1]?.boundary ?? 'end',
      toContact: seenContact - at,
    };
    return {
      part,
      line,
      class: seen.class,
      seen,
      own: valuesOf(PART_FEATURES, seen),
      rules: rules && (rules[at] ?? 'none'),
    };
  });
}

function periodFormOf(text: string): PeriodForm {
  const [period] = findPeriods(text);
  return !period ? 'none' : period.current ? 'open' : period.isRange ? 'two' : 'one';
}

/** The kinds of the first parts of a line, each once in a row: `text,period`. */
function firstKinds(parts: readonly Part[]): string {
  const kinds: string[] = [];
  for (const { kind } of parts) {
    if (kinds.length === 3) break;
    if (kinds.at(-1) !== kind) kinds.push(kind);
  }
  return kinds.join(',');
}

const NO_RULES: FeatureValues = RULES_FEATURES.map(() => false);
/** Parts within which a period counts. */
const NEAR_PERIOD = 4;

/**
 * The features of each part with its neighbours, and with the section of the nearest heading. Weights are learned with
 * the headings that are known by their names alone; a reader that knows of others tells what each part heads.
 */
export function featuresOf(
  described: readonly DescribedPart[],
  headed: readonly (HeadedSection | undefined)[] = namedSections(described),
): FeatureValues[] {
  let section = 'none';
  let sinceHeading = 0;
  const heads = (kind: string) => headed.some((one) => one?.kind === kind);
  const has = { experience: heads('experience'), education: heads('education') };
  const boldIsRare = described.filter(({ part }) => part.bold).length < 0.5 * described.length;
  const shapes = described.map((one) => `${one.class}${one.part.bold && boldIsRare ? '*' : ''}`);
  const isPeriod = (at: number) => described[at]?.class === 'period';
  const periodFrom = (at: number, by: 1 | -1): number | 'no' => {
    for (let away = 1; away <= NEAR_PERIOD; away += 1) if (isPeriod(at + by * away)) return away - 1;
    return 'no';
  };
  const around = surroundingsOf(described, shapes);
  return described.map(({ part, class: own, own: alone, seen, rules }, at) => {
    const [before, behind] = [described[at - 1]?.part, described[at + 1]?.part];
    const ownSection = headed[at];
    if (ownSection) {
      section = ownSection.kind;
      sinceHeading = 0;
    } else sinceHeading += 1;
    const near = valuesOf(NEIGHBOUR_FEATURES, {
      part,
      class: own,
      words: seen.words,
      stands: part.bold && boldIsRare,
      section,
      sinceHeading,
      has,
      shape: (offset) => shapes[at + offset] ?? 'none',
      periodBefore: described[at - 1]?.seen.periodForm ?? 'none',
      periodForm: seen.periodForm,
      next: behind?.boundary ?? 'end',
      periodIn: periodFrom(at, 1),
      periodAgo: periodFrom(at, -1),
      isAboveBullet: behind?.bullet === true && !part.bullet,
      isBelowBullet: before?.bullet === true && !part.bullet,
      around: around[at] as Surroundings,
      lineKinds: seen.lineKinds,
    });
    const said = rules
      ? valuesOf(RULES_FEATURES, {
          part,
          class: own,
          rules,
          role: (offset) => ruleRole(described[at + offset]?.rules),
        })
      : NO_RULES;
    return [...alone, ...near, ...said];
  });
}
