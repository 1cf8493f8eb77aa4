import { canBeTown, isPlace, scoreDegreeOrInstitution } from '../resume/cues.ts';
import type { Decoded } from './decode.ts';
import { roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { relabelled } from './relabelled.ts';
import { studyParts } from './studyParts.ts';

/*
 * Studies of a list that are set alike have the same in the same seats: a line, a cell, or a text between two bars.
 * `Technical college, stone | College No. 14 | Bath` says its degree first below `Gemmology | Loom Institute | Leeds`,
 * though its words sound like a school.
 */

/** Signs that part two seats; a comma may stand within one name. */
const PARTS_SEATS: ReadonlySet<Boundary> = new Set(['bar', 'dash', 'cell', 'line', 'paragraph', 'column']);
/** Seats of a head, from which on it is a form that others may have. */
const MIN_SEATS = 3;

/** The parts of a study in one seat, with what the first of them is. */
interface SeatOfStudy {
  readonly parts: readonly number[];
  readonly role: string;
}

/** A study by its seats, and how these are set. */
interface SeatedStudy {
  readonly seats: readonly SeatOfStudy[];
  readonly form: string;
}

/** Labels by which studies that are set alike have the same in each seat. */
export function withStudiesOfOneOrder(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const changed = [...found];
  for (const alike of Map.groupBy(studiesIn(parts, found), ({ form }) => form).values()) {
    const whole = alike.filter(isSettled);
    // Where no words say which is which, a study with both names stands for those without.
    const clear = whole.filter((study) => isClear(parts, study));
    const settled = clear.length > 0 ? clear : whole;
    const [order] = settled.map(rolesOf);
    if (!order || settled.some((study) => rolesOf(study).join() !== order.join())) continue;
    for (const study of alike) {
      if (settled.includes(study) || rolesOf(study).join() === order.join() || !mayBe(parts, study, order)) continue;
      for (const [index, seat] of study.seats.entries())
        for (const [at, role] of rolesInSeat(parts, found, seat, order[index] ?? '')) {
          const begins = found[at]?.label.startsWith('B.') ? 'B.' : '';
          if (roleOf(found[at]?.label ?? 'junk') !== role)
            changed[at] = relabelled(found[at], `${begins}${role}` as Label);
        }
    }
  }
  return changed;
}

const rolesOf = ({ seats }: SeatedStudy) => seats.map(({ role }) => role);
const textOf = (parts: readonly Part[], seat: SeatOfStudy | undefined) => parts[seat?.parts[0] ?? -1]?.text ?? '';
const scoreOf = (parts: readonly Part[], { seats }: SeatedStudy, at: number) =>
  scoreDegreeOrInstitution(textOf(parts, seats[at]));

const has = (study: SeatedStudy, role: string) => rolesOf(study).filter((one) => one === role).length === 1;

/** Whether a study has its degree, school and period in a seat each, and no more of both names in any. */
const isSettled = (study: SeatedStudy): boolean =>
  ['e.degree', 'e.school', 'e.period'].every((role) => has(study, role)) &&
  !rolesOf(study).some((role) => role === '' || role === 'e.body');

/** Whether the words of a study say that its order is the right one. */
function isClear(parts: readonly Part[], study: SeatedStudy): boolean {
  const [degree, school] = ['e.degree', 'e.school'].map((role) => scoreOf(parts, study, rolesOf(study).indexOf(role)));
  return (degree ?? 0) > (school ?? 0);
}

/** Whether the words of a study do not say that its names are the other way round, and a town stands where one has. */
function mayBe(parts: readonly Part[], study: SeatedStudy, order: readonly string[]): boolean {
  const [degree, school] = ['e.degree', 'e.school'].map((role) => scoreOf(parts, study, order.indexOf(role)));
  const places = study.seats.filter((_, at) => order[at] === 'e.place').map((seat) => textOf(parts, seat));
  return (degree ?? 0) >= (school ?? 0) && places.every((text) => isPlace(text) || canBeTown(text));
}

/** What the parts of a seat are: behind the comma of a school is its place. */
function rolesInSeat(
  parts: readonly Part[],
  found: readonly Decoded[],
  { parts: own }: SeatOfStudy,
  role: string,
): (readonly [at: number, role: string])[] {
  const isTail = (at: number) => role === 'e.school' && at !== own[0] && found[at]?.label === 'e.place';
  return own.map((at) => [at, parts[at]?.kind === 'period' ? 'e.period' : isTail(at) ? 'e.place' : role] as const);
}

/** The studies with their seats, up to the last line that has a name or a period. */
function studiesIn(parts: readonly Part[], found: readonly Decoded[]): SeatedStudy[] {
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  return studyParts(found).flatMap((entry) => {
    const last = parts[entry.findLast((at) => roleAt(at) !== 'e.body') ?? -1]?.line ?? -1;
    const head = entry.filter((at) => (parts[at]?.line ?? 0) <= last);
    const seats: number[][] = [];
    for (const at of head) {
      const { kind = 'text', boundary = 'line' } = parts[at] ?? {};
      const isOther = kind === 'period' || parts[at - 1]?.kind === 'period' || PARTS_SEATS.has(boundary);
      if (isOther || seats.length === 0) seats.push([at]);
      else seats.at(-1)?.push(at);
    }
    const first = parts[head[0] ?? -1]?.line ?? 0;
    const form = seats.map(([at = -1]) => `${(parts[at]?.line ?? 0) - first} ${parts[at]?.cell} ${parts[at]?.kind}`);
    return seats.length < MIN_SEATS
      ? []
      : [{ seats: seats.map((own) => ({ parts: own, role: roleOfSeat(own.map(roleAt)) })), form: form.join('|') }];
  });
}

/** The role of a seat; none where names of both kinds stand in it. */
const roleOfSeat = (roles: readonly string[]): string =>
  roles.includes('e.degree') && roles.includes('e.school') ? '' : (roles[0] ?? '');
