import { saysCourse, saysDegree } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { studyParts } from './studyParts.ts';

/*
 * Studies in a line each were taken for one. Where none has a school, each line says what was learned (`10 years of
 * school`, `Course for carers, 2021`); where a line has a period as the first one has, and begins as that does, it is a
 * study of its own, with what was learned and where in the same order.
 */

/** The parts of one line. */
type LineOfStudy = readonly number[];

/** Labels by which every line that is a study of its own begins one. */
export function withLinesOfStudies(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const roleAt = (at: number) => roleOf(changed[at]?.label ?? 'junk');
  const set = (at: number, label: string) => {
    if (changed[at]?.label !== label) changed[at] = relabelled(found[at], label as Label);
  };
  for (const study of studyParts(found)) {
    const lines = [...Map.groupBy(study, (at) => parts[at]?.line ?? -1).values()];
    const isEach = isListOfDegrees(parts, lines, roleAt);
    const begun = lines.slice(1).filter((line) => isEach || isAsFirst(parts, line, lines[0] ?? [], roleAt));
    for (const line of begun) {
      const texts = line.filter((at) => parts[at]?.kind === 'text');
      const [first, last] = [texts[0] ?? -1, texts.at(-1) ?? -1];
      if (!isEach && !texts.some((at) => roleAt(at) === 'e.degree')) set(first, 'e.degree');
      const isWithSchool = lines[0]?.some((at) => roleAt(at) === 'e.school') === true;
      if (isWithSchool && last !== first && texts.every((at) => roleAt(at) === 'e.degree')) set(last, 'e.school');
      set(line[0] ?? -1, `B.${roleAt(line[0] ?? -1)}`);
    }
  }
  return changed;
}

const saysStudy = (text: string) => saysDegree(text) || saysCourse(text);

/** Whether a study has no school, and all of its lines say a degree or a course. */
function isListOfDegrees(
  parts: readonly Part[],
  lines: readonly LineOfStudy[],
  roleAt: (at: number) => string,
): boolean {
  const roles = lines.flat().map(roleAt);
  return (
    lines.length > 1 &&
    roles.every((role) => role === 'e.degree' || role === 'e.period') &&
    lines.every(([first = -1]) => roleAt(first) === 'e.degree' && saysStudy(parts[first]?.text ?? ''))
  );
}

/** Whether a line has a period and a name behind or before it, in the order of the first line of its study. */
function isAsFirst(
  parts: readonly Part[],
  line: LineOfStudy,
  above: LineOfStudy,
  roleAt: (at: number) => string,
): boolean {
  const [first = -1] = line;
  const isPeriod = (at: number | undefined) => roleAt(at ?? -1) === 'e.period';
  const isWhole = above.some(isPeriod) && above.some((at) => roleAt(at) === 'e.degree');
  const hasNames = line.some((at) => roleAt(at) === 'e.degree' || roleAt(at) === 'e.school');
  const isSame = isPeriod(first) === isPeriod(above[0]);
  return (
    isWhole &&
    isSame &&
    hasNames &&
    line.some(isPeriod) &&
    parts[first]?.bullet === parts[above[0] ?? -1]?.bullet &&
    (isPeriod(first) || (roleAt(first) === 'e.degree' && saysStudy(parts[first]?.text ?? '')))
  );
}
