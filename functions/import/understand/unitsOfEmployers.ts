import type { TextLine } from '../page/textLine.ts';
import { compareDates, findPeriods, type Period } from '../resume/periods.ts';
import type { Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled, type LabelStep } from './relabelled.ts';

/** The name of an employer's unit: it begins with such a word in Hebrew and ends with one in English. */
const IS_UNIT = new RegExp(
  String.raw`^(?:סניף|מחלק[הת]|אגף|חטיב[הת]|יחיד[הת]|מרחב|מחוז|לשכ[הת]|מוקד|שלוח[הת]|צוות|גדוד|פלוג[הת])(?!\p{L})|` +
    String.raw`\s(?:branch|dep(?:artmen)?t\.?|division|unit|ward|office|region|team)$`,
  'iu',
);
/** Most letters of a line with an employer and its period, or with a post. */
const MAX_LENGTH = 95;

/** A line with exactly one period, which has both ends, and its other parts. */
interface DatedLine {
  readonly names: readonly number[];
  readonly periods: readonly number[];
  readonly span: Period;
}

/**
 * Labels the posts at one employer. If a line has only a name and a period, and the next one has a post and a unit
 * within that period, the name is the employer and the unit is the place: `Galil Bank, 2012 – today` above `Teller, Bat
 * Yam branch, 2012 – 2018`.
 */
export const withUnitsOfEmployers: LabelStep = (lines, parts, decodedLabels) => {
  const byLine = [...Map.groupBy(parts.keys(), (index) => parts[index]?.line ?? 0)];
  const dated = byLine.map(([line, indices]) => datedLine(lines[line], indices, parts));
  const changed = [...decodedLabels];
  const put = (index: number, label: Label) => (changed[index] = relabelled(decodedLabels[index], label));
  const isUnit = (index: number) => IS_UNIT.test(parts[index]?.text ?? '');
  const isHeading = (row: number) =>
    byLine[row]?.[1].some((index) => decodedLabels[index]?.label.startsWith('h:')) === true;
  for (const [row, employer] of dated.entries()) {
    const [name, ...others] = employer?.names ?? [];
    if (!employer || name === undefined || others.length > 0 || isUnit(name)) continue;
    const postAt = (below: number) => {
      const post = dated[below];
      const units = post && isWithin(post.span, employer.span) ? post.names.filter(isUnit) : [];
      return post && units.length === 1 && post.names.length === 2 ? { post, unit: units[0] as number } : undefined;
    };
    if (!postAt(row + 1)) continue;
    put(name, 'B.g.company');
    for (const index of employer.periods) put(index, 'g.period');
    for (
      let below = row + 1;
      below < dated.length && !isHeading(below) && !(dated[below] && !postAt(below));
      below += 1
    ) {
      const { post, unit } = postAt(below) ?? {};
      for (const index of post?.names ?? []) put(index, index === unit ? 'x.place' : 'B.x.title');
      for (const index of post?.periods ?? []) put(index, 'x.period');
    }
  }
  return changed;
};

function datedLine(
  line: TextLine | undefined,
  indices: readonly number[],
  parts: readonly Part[],
): DatedLine | undefined {
  const { names = [], periods = [] } = Object.groupBy(indices, (index) =>
    parts[index]?.kind === 'period' ? 'periods' : 'names',
  );
  const spans = findPeriods(line?.text ?? '');
  const [span] = spans;
  const isHead = line !== undefined && line.text.length <= MAX_LENGTH && !indices.some((index) => parts[index]?.bullet);
  return isHead && span?.isRange && spans.length === 1 && periods.length > 0 ? { names, periods, span } : undefined;
}

/** Whether a period lies within another. */
const isWithin = (inner: Period, outer: Period): boolean =>
  compareDates(outer.start, inner.start) <= 0 &&
  (outer.current || (!inner.current && compareDates(inner.end, outer.end) <= 0));
