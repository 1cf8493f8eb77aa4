import { STUDY_MODES, SUBJECT_WORDS } from '../lexicon/cueWords.ts';
import type { Decoded } from './decode.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * What belongs to a degree though a comma parts it, as places and schools are parted: the subjects of a list behind its
 * colon (`Highers: Biology, Chemistry`), and a text behind a school that begins with a word for what is studied
 * (`Zennor High School, majoring in art`).
 */

/** What a subject of a list is taken for. */
const MAY_BE_SUBJECT: ReadonlySet<string> = new Set(['e.school', 'e.place', 'e.body', 'e.degree', 'language', 'skill']);
/** Signs within such a list. */
const IN_LIST: ReadonlySet<Boundary> = new Set(['comma', 'bracket', 'word']);
/** Signs between a school and what was studied there. */
const BEHIND_SCHOOL: ReadonlySet<Boundary> = new Set(['comma', 'dash', 'bracket']);

const beginsWith = (words: readonly string[]) =>
  new RegExp(`^(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'iu');
const [SUBJECT, MODE] = [beginsWith(SUBJECT_WORDS), beginsWith(STUDY_MODES)];

const isOneCell = (one: Part | undefined, other: Part | undefined) =>
  one !== undefined && one.line === other?.line && one.cell === other.cell;

/** Labels by which a degree has all that is of it. */
export function withDegreesOfLists(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  const roleAt = (at: number) => roleOf(changed[at]?.label ?? 'junk');
  const relabel = (at: number, label: Label) => {
    if (roleAt(at) !== label) changed[at] = relabelled(found[at], label);
  };
  for (const entry of studiesIn(found)) {
    for (const at of entry) {
      const own = parts[at];
      const isBehindColon = own?.boundary === 'colon' && isOneCell(parts[at - 1], own);
      if (!isBehindColon || roleAt(at) !== 'e.degree' || roleAt(at - 1) !== 'e.degree') continue;
      const list = listFrom(parts, changed, at);
      const isElsewhere = entry.some((one) => roleAt(one) === 'e.school' && !list.includes(one));
      if (isElsewhere) for (const one of list) relabel(one, 'e.degree');
    }
    for (const at of entry) {
      const own = parts[at];
      if (!own || !isOneCell(parts[at - 1], own)) continue;
      const isOfDegree = roleAt(at - 1) === 'e.degree';
      // How one studied is no more of the degree, and a language that was learned there is of it.
      if (isOfDegree && roleAt(at) === 'e.degree' && own.boundary === 'bracket' && MODE.test(own.text))
        relabel(at, 'e.body');
      else if (isOfDegree && roleAt(at) === 'language' && !/[.!]/.test(own.text)) relabel(at, 'e.degree');
      if (!BEHIND_SCHOOL.has(own.boundary) || roleAt(at) !== 'e.school' || roleAt(at - 1) !== 'e.school') continue;
      if (MODE.test(own.text)) relabel(at, 'e.body');
      else if (SUBJECT.test(own.text)) relabel(at, 'e.degree');
    }
  }
  return changed;
}

/** The parts of a list in one cell, from one on. */
function listFrom(parts: readonly Part[], found: readonly Decoded[], from: number): number[] {
  const list: number[] = [];
  for (let at = from + 1; isOneCell(parts[from], parts[at]); at += 1) {
    const { boundary, kind } = parts[at] as Part;
    if (!IN_LIST.has(boundary) || kind !== 'text' || !MAY_BE_SUBJECT.has(roleOf(found[at]?.label ?? 'junk'))) break;
    list.push(at);
  }
  return list;
}

/** The indexes of the parts of each study. */
function studiesIn(found: readonly Decoded[]): number[][] {
  const studies: number[][] = [];
  let isStudy = false;
  for (const [at, { label }] of found.entries()) {
    if (/^(?:B\.|h:)/.test(label)) {
      isStudy = familyOf(label) === 'e' && label.startsWith('B.');
      if (isStudy) studies.push([]);
    }
    if (isStudy) studies.at(-1)?.push(at);
  }
  return studies;
}
