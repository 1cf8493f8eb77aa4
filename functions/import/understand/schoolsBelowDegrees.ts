import type { TextLine } from '../page/textLine.ts';
import { canBeTown, isPlace } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { isNoSchool } from './gradesOfStudies.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { studyParts } from './studyParts.ts';

/*
 * A study with its degree and period says where as well. A text in a cell between these (`N3 Weaving ¦ Loom House ¦
 * 2031`) is that, and so is the line right below them where another study of the list has its school there, whatever
 * the text was taken for.
 */

/** Words of a school of no list. */
const MAX_WORDS = 7;

/** Labels by which a study without a school has the text that stands in the seat of one. */
export function withSchoolsBelowDegrees(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const roleAt = (at: number) => roleOf(changed[at]?.label ?? 'junk');
  const set = (at: number, role: string) => {
    changed[at] = relabelled(found[at], role as Label);
  };
  for (const [at, { label }] of found.entries()) if (label === 'e.school' && isNoSchool(parts, at)) set(at, 'e.body');
  const byLine = Map.groupBy(parts.keys(), (at) => parts[at]?.line ?? -1);
  const studies = studyParts(changed);
  const hasBelow = studies.some((own) => isBelow(parts, own, roleAt));
  for (const own of studies) {
    const roles = own.map(roleAt);
    if (roles.includes('e.school') || !roles.includes('e.degree') || !roles.includes('e.period')) continue;
    const cell = cellOfSchool(parts, own, roleAt);
    const below = byLine.get((parts[own.findLast((at) => isOfHead(roleAt(at))) ?? -1]?.line ?? -2) + 1) ?? [];
    const isIn = cell.length > 0 || (hasBelow && mayBeSchool(lines, parts, below, changed));
    const school = !isIn ? [] : cell.length > 0 ? cell : below;
    let isPlaced = false;
    for (const at of school) {
      const { text, boundary } = parts[at] as Part;
      isPlaced ||= at !== school[0] && boundary === 'comma' && (isPlace(text) || canBeTown(text));
      set(at, isPlaced ? 'e.place' : 'e.school');
    }
  }
  return changed;
}

const isOfHead = (role: string) => role === 'e.degree' || role === 'e.period';

/** Whether a study has its degree and its period in one line, and its school at the beginning of the next. */
function isBelow(parts: readonly Part[], own: readonly number[], roleAt: (at: number) => string): boolean {
  const [degree, period, school] = ['e.degree', 'e.period', 'e.school'].map(
    (role) => parts[own.find((at) => roleAt(at) === role) ?? -1],
  );
  return degree !== undefined && degree.line === period?.line && school?.line === degree.line + 1 && school.cell === 0;
}

/** The texts of a cell beside the degree and the period of a study that were taken for what was done there. */
function cellOfSchool(parts: readonly Part[], own: readonly number[], roleAt: (at: number) => string): number[] {
  const degree = parts[own.find((at) => roleAt(at) === 'e.degree') ?? -1];
  const period = parts[own.find((at) => roleAt(at) === 'e.period') ?? -1];
  if (!degree || degree.line !== period?.line || degree.cell === period.cell) return [];
  const cells = Map.groupBy(
    own.filter((at) => parts[at]?.line === degree.line && ![degree.cell, period.cell].includes(parts[at]?.cell ?? -1)),
    (at) => parts[at]?.cell,
  );
  const [cell = [], ...more] = cells.values();
  return more.length === 0 && cell.every((at) => roleAt(at) === 'e.body') && isName(parts, cell) ? cell : [];
}

/** Whether some texts may be a name with its place. */
function isName(parts: readonly Part[], some: readonly number[]): boolean {
  const [first] = some;
  const text = some.map((at) => parts[at]?.text ?? '').join(' ');
  const isText = some.every((at) => parts[at]?.kind === 'text' && parts[at].boundary !== 'colon' && !parts[at].bullet);
  return (
    first !== undefined &&
    isText &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    text.split(' ').length <= MAX_WORDS &&
    !isNoSchool(parts, first)
  );
}

/** Whether the line below the head of a study may be its school: it is in the same column, and heads nothing. */
function mayBeSchool(
  lines: readonly TextLine[],
  parts: readonly Part[],
  below: readonly number[],
  found: readonly Decoded[],
): boolean {
  const [first] = below;
  const line = lines[parts[first ?? -1]?.line ?? -1];
  const above = lines[(parts[first ?? -1]?.line ?? 0) - 1];
  if (!line || !above || line.page !== above.page || line.column !== above.column) return false;
  const labels = below.map((at) => found[at]?.label ?? 'junk');
  const next = found[(below.at(-1) ?? -1) + 1]?.label ?? 'junk';
  return (
    !isOfHead(next) &&
    line.cells.length === 1 &&
    !labels.some((label) => label.startsWith('h:') || label === 'label' || roleOf(label) === 'e.degree') &&
    isName(parts, below)
  );
}
