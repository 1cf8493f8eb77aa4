import { canBeTown, isPlace, saysDegree } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * Words at the end of an English name, and at the beginning of one with `of` and of a Hebrew one, say that it is where
 * somebody learned: `Harbour Training Centre`, `Faculty of Weaving`, `מכללת רימון`. Where the one text of a study that
 * says so was taken for its degree, and what was taken for its school does not, it is the school.
 */

const KINDS = 'centre|center|college|school|academy|institute|university|polytechnic|seminary|faculty|lyceum';
const NAMES_SCHOOL = new RegExp(
  String.raw`^\p{L}.*\s(?:${KINDS})$|^(?:the\s)?(?:${KINDS})\sof\s|` +
    String.raw`^ה?(?:מכללת|מכללה|אוניברסיטת|אוניברסיטה|בית ספר|בית הספר|תיכון|סמינר|טכניקום|אולפן|אולפנת|ישיבת|` +
    String.raw`מכון|מדרשת|מרכז)\s\p{L}{2}`,
  'iu',
);
/** Words that are one half of such a name, in the line below the other. */
const HALF = new RegExp(String.raw`^(?:${KINDS})$`, 'iu');
/** What says how far one learned, and where no more than any other text. */
const LEVEL = /^(?:senior |junior |public )?(?:high|middle|primary|elementary|secondary|grade|trade|night) school$/iu;

const namesSchool = (text: string) => NAMES_SCHOOL.test(text) && !LEVEL.test(text) && !saysDegree(text);

/** Labels by which the one name of a study that says that it is a school is none of its degree. */
export function withSchoolsByWords(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const textAt = (at: number) => parts[at]?.text ?? '';
  for (const own of studiesIn(found)) {
    const of = (role: string) => own.filter((at) => roleOf(found[at]?.label ?? 'junk') === role);
    const set = (at: number, role: string) => {
      const begins = found[at]?.label.startsWith('B.') ? 'B.' : '';
      changed[at] = relabelled(found[at], `${begins}${role}` as Label);
    };
    const [degrees, schools] = [of('e.degree'), of('e.school')];
    const [school] = schools;
    const half = school === undefined ? undefined : halfBefore(parts, degrees, school);
    if (half !== undefined) {
      set(half, 'e.school');
      continue;
    }
    const before = nameBeforeTown(parts, degrees, schools);
    if (before !== undefined && school !== undefined) {
      set(before, 'e.school');
      set(school, 'e.place');
      continue;
    }
    const named = degrees.filter((at) => namesSchool(textAt(at)));
    const [at, ...more] = named;
    if (at === undefined || more.length > 0 || schools.some((other) => namesSchool(textAt(other)))) continue;
    const isTaken = degrees.length > 1;
    // Both names the other way round, or a town behind the comma of the school in its place.
    if (!isTaken && (schools.length === 0 || schools.some((other) => saysPlaceOf(parts, at, other)))) continue;
    if (schools.length > 1) continue;
    set(at, 'e.school');
    for (const other of schools) set(other, isTaken && saysPlaceOf(parts, at, other) ? 'e.place' : 'e.degree');
  }
  return changed;
}

/** The text at the end of the line above a school that is a word alone: `Blue Loom` above `College`. */
function halfBefore(parts: readonly Part[], degrees: readonly number[], school: number): number | undefined {
  const [before, own] = [parts[school - 1], parts[school]];
  const isHalf = own !== undefined && HALF.test(own.text) && before?.line === own.line - 1 && own.from < 2;
  return isHalf && degrees.includes(school - 1) && degrees.length > 1 && before.boundary === 'comma'
    ? school - 1
    : undefined;
}

/** The text before the only school of a study, where that is a town and no school: `Diploma, Loom House, Bath`. */
function nameBeforeTown(
  parts: readonly Part[],
  degrees: readonly number[],
  [school, ...more]: readonly number[],
): number | undefined {
  const [before, own] = [parts[(school ?? 0) - 1], parts[school ?? -1]];
  const isTown = own?.boundary === 'comma' && before?.boundary === 'comma' && isPlace(own.text);
  const isName = school !== undefined && degrees.includes(school - 1) && degrees.includes(school - 2);
  return isTown && isName && more.length === 0 && before.line === own.line && !saysDegree(before.text)
    ? school - 1
    : undefined;
}

/** Whether a text right behind a school is where that is. */
function saysPlaceOf(parts: readonly Part[], school: number, other: number): boolean {
  const part = parts[other];
  const isBehind = other === school + 1 && (part?.boundary === 'comma' || part?.boundary === 'bracket');
  return isBehind && (isPlace(part.text) || canBeTown(part.text));
}

/** The parts of each study. */
function studiesIn(found: readonly Decoded[]): number[][] {
  const studies: number[][] = [];
  let isOpen = false;
  for (const [at, { label }] of found.entries()) {
    const isOwn = roleOf(label).startsWith('e.');
    if (isOwn && (label.startsWith('B.') || !isOpen)) studies.push([]);
    if (isOwn) studies.at(-1)?.push(at);
    isOpen = isOwn || (isOpen && !label.startsWith('h:') && !label.startsWith('B.'));
  }
  return studies;
}
