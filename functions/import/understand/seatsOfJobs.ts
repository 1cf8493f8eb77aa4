import { canBeTown, isPlace, isRegion, scoreTitleOrCompany } from '../resume/cues.ts';
import type { TextLine } from '../page/textLine.ts';
import type { Decoded } from './decode.ts';
import { isSite } from './employerPlaces.ts';
import { familyOf, roleOf, type Label } from './labels.ts';
import type { Boundary, Part } from './parts.ts';
import { STEP_MARGIN } from './relabelled.ts';

/*
 * The heads of the jobs of a page are built alike: what stands behind the bar, or in the second line, is the employer
 * of all of them. A head is cut into seats, each a text with what commas and brackets add to it; a job that was read
 * otherwise than those whose head has the same seats is read as they are, where its words do not say the contrary.
 */

/** A seat of a head: a text with what commas and brackets add, or a date. */
interface HeadSeat {
  readonly parts: readonly number[];
  /** How it is set: its line and cell, the sign before it, its type, and whether it is a date. */
  readonly form: string;
  /** The roles of its parts, each once, in their order; a place behind an employer is left out. */
  readonly roles: string;
  readonly hasPlace: boolean;
}

/** What the steps of this file know of the page. */
interface SeatedPage {
  readonly parts: readonly Part[];
  readonly found: readonly Decoded[];
  /** Of each part, whether it is in the seat of the one before it. */
  readonly isWithin: readonly boolean[];
}

/** A sign within one seat: a comma, a bracket that opens, or a slash; behind one that closes another text may begin. */
const WITHIN = /^(?:[)\]]?\s*,|[([]|\/)$/u;
/** What stands before the first text of a line. */
const BEGINS_LINE: ReadonlySet<Boundary> = new Set(['start', 'column', 'paragraph', 'line']);
/** What every head has, and a text that may be none of it. */
const NEEDED = ['x.title', 'x.company', 'x.period'] as const;
/** Characters from which on a text is what was done, whatever the others have in its seat. */
const MAX_NAME = 60;
/** Places that employ. */
const EMPLOYS = /^(?:קיבוץ|kibbutz)\s/iu;
/** Parts of a head, with what follows it: no more is looked at, however long a list is. */
const MAX_PARTS = 24;
/** Settled heads against which one that has all it needs is read anew. */
const MIN_SETTLED = 2;

/** Labels by which the jobs whose heads are built alike have their names, places and periods in the same seats. */
export function withSeatsOfJobs(
  lines: readonly TextLine[],
  parts: readonly Part[],
  found: readonly Decoded[],
): readonly Decoded[] {
  const changed = [...found];
  const page = { parts, found, isWithin: parts.map((_, at) => goesOn(lines, parts, found, at)) };
  const starts = [...found.keys()].filter((at) => found[at]?.label.startsWith('B.x.'));
  const heads = starts.map((start) => settledHead(page, start));
  const isClear = (head: readonly HeadSeat[]) => head.every((seat) => saysItsNames(parts, found, seat.parts));
  for (const [index, start] of starts.entries()) {
    const own = seatsOf(page, runFrom(found, start));
    const alike = heads.filter(
      (head, other) => other !== index && head.length > 0 && head.every(({ form }, at) => own[at]?.form === form),
    );
    const clear = alike.filter(isClear);
    const same = mostOften(clear.length > 0 ? clear : alike);
    const [head] = same;
    const isSettled = (heads[index]?.length ?? 0) > 0 && isClear(heads[index] ?? []);
    if (!head || (isSettled && same.length < Math.max(MIN_SETTLED, sharing(heads, index) + 1))) continue;
    const seats = own.slice(0, head.length);
    const next = own[head.length];
    // What was done begins in a line of its own, or behind a stop: `Guide. Led the walks`.
    const sign = parts[next?.parts[0] ?? -1]?.boundary ?? 'line';
    if (next && (isOfHead(next) || !(sign === 'stop' || BEGINS_LINE.has(sign)))) continue;
    if (!seats.every((seat, at) => mayBe(parts, seat, head[at]!))) continue;
    for (const [at, seat] of seats.entries())
      for (const [one, role] of rolesIn(parts, found, seat, head[at]!)) {
        const label = (one === start ? `B.${role}` : role) as Label;
        if (found[one]?.label !== label) changed[one] = { label, margin: STEP_MARGIN };
      }
  }
  return changed;
}

/** How many heads have the order of one, which is among them. */
const sharing = (heads: readonly (readonly HeadSeat[])[], index: number) =>
  heads.filter((head) => orderOf(head) === orderOf(heads[index] ?? [])).length;

const orderOf = (head: readonly HeadSeat[]) => head.map(({ form, roles }) => `${form} ${roles}`).join();

/** The heads of the order that most of some have; none where two orders are as frequent. */
function mostOften(heads: readonly (readonly HeadSeat[])[]): readonly (readonly HeadSeat[])[] {
  const groups = [...Map.groupBy(heads, orderOf).values()].toSorted((a, b) => b.length - a.length);
  return groups[0] && groups[0].length > (groups[1]?.length ?? 0) ? groups[0] : [];
}

/** The parts of the family of jobs from one on: what begins in the midst of a head may have been read wrongly. */
function runFrom(found: readonly Decoded[], from: number): number[] {
  const run: number[] = [];
  for (let at = from; at < from + MAX_PARTS && familyOf(found[at]?.label ?? 'junk') === 'x'; at += 1) run.push(at);
  return run;
}

/** The seats of the head of an entry that has each of its names and its period in one of them; none otherwise. */
function settledHead(page: SeatedPage, start: number): readonly HeadSeat[] {
  const { found } = page;
  const run = runFrom(found, start);
  const end = run.findIndex((at, index) => index > 0 && found[at]?.label.startsWith('B.'));
  const seats = seatsOf(page, end < 0 ? run : run.slice(0, end));
  const seatOf = (role: string) => seats.filter(({ roles }) => roles.split(' ').includes(role));
  if (NEEDED.some((role) => seatOf(role).length !== 1)) return [];
  const body = seats.findIndex((seat) => !isOfHead(seat));
  const head = body < 0 ? seats : seats.slice(0, body);
  const isWhole = NEEDED.every((role) => head.some(({ roles }) => roles.split(' ').includes(role)));
  const isMixed = head.some(({ roles, form }) => roles.includes('x.body') || form.includes(' stop '));
  // Beside both names in one seat, a place of no list in one of its own may be the employer.
  const hasBoth = head.some(({ roles }) => roles.includes('x.title') && roles.includes('x.company'));
  const isDoubtful = hasBoth && head.some((seat) => seat.roles === 'x.place' && mayEmploy(page.parts, seat));
  return isWhole && !isMixed && !isDoubtful ? head : [];
}

/** Whether what was taken for a place behind a sign of its line is known for none, or employs. */
function mayEmploy(parts: readonly Part[], seat: HeadSeat): boolean {
  const first = parts[seat.parts[0] ?? -1];
  const isBehindSign = first !== undefined && !BEGINS_LINE.has(first.boundary) && first.boundary !== 'cell';
  return isBehindSign && (!isPlace(first.text) || EMPLOYS.test(first.text));
}

/** Whether the words of no name in a seat say that it is the other one. */
const saysItsNames = (parts: readonly Part[], found: readonly Decoded[], own: readonly number[]) =>
  own.every((at) => {
    const [role, says] = [roleOf(found[at]?.label ?? 'junk'), scoreTitleOrCompany(parts[at]?.text ?? '')];
    return role === 'x.title' ? says >= 0 : role !== 'x.company' || says <= 0;
  });

/** Whether a seat has a name, a place or a period. */
const isOfHead = ({ roles }: HeadSeat) => roles.split(' ').some((role) => role !== 'x.body');

/** Whether a part is in the seat of the one before it. */
function goesOn(lines: readonly TextLine[], parts: readonly Part[], found: readonly Decoded[], at: number): boolean {
  const [own, before] = [parts[at], parts[at - 1]];
  if (!own || !before || own.line !== before.line || own.cell !== before.cell) return false;
  // Words of a period that is no date: `05.18 ועד עכשיו`.
  if (own.kind === 'text' && before.kind === 'period')
    return own.boundary === 'kind' && roleOf(found[at]?.label ?? 'junk') === 'x.period';
  const sign = lines[own.line]?.cells[own.cell]?.text.slice(before.to, own.from).trim() ?? '';
  return own.kind === before.kind && WITHIN.test(sign);
}

function seatsOf({ parts, found, isWithin }: SeatedPage, run: readonly number[]): HeadSeat[] {
  const seats: number[][] = [];
  for (const [index, at] of run.entries())
    if (index > 0 && isWithin[at]) seats.at(-1)?.push(at);
    else seats.push([at]);
  const top = parts[run[0] ?? -1]?.line ?? 0;
  return seats.map((own) => {
    const first = parts[own[0] ?? -1];
    const sign = first && BEGINS_LINE.has(first.boundary) ? 'line' : first?.boundary;
    const form = [(first?.line ?? 0) - top, first?.cell, sign, first?.kind, first?.bold, first?.bullet].join(' ');
    const all = [...new Set(own.map((at) => roleOf(found[at]?.label ?? 'junk')))];
    const isEmployer = all[0] === 'x.company' || all.includes('x.title');
    const roles = all.filter((role) => role !== 'x.place' || !isEmployer).join(' ');
    return { parts: own, form, roles, hasPlace: all.includes('x.place') };
  });
}

/** Whether a text may be what the others have in its seat. */
function mayBe(parts: readonly Part[], seat: HeadSeat, model: HeadSeat): boolean {
  if (seat.roles === model.roles || seat.roles.split(' ')[0] === model.roles) return true;
  const text = parts[seat.parts[0] ?? -1]?.text ?? '';
  const says = scoreTitleOrCompany(text);
  if (text.length > MAX_NAME || /[.!?]$/.test(text.replace(/(?<=\p{L}{2})\.$/u, '.'))) return false;
  if (model.roles === 'x.title') return says >= 0;
  // Who works for oneself says where alone; a kibbutz is a place that employs.
  const isOnlyPlace = seat.roles === 'x.place' && isPlace(text) && !EMPLOYS.test(text);
  if (model.roles === 'x.company') return says <= 0 && !isOnlyPlace;
  return model.roles === 'x.place' && (isPlace(text) || isSite(text) || canBeTown(text));
}

/** The roles of the parts of a seat, by what the others have there. */
function rolesIn(
  parts: readonly Part[],
  found: readonly Decoded[],
  seat: HeadSeat,
  model: HeadSeat,
): (readonly [at: number, role: string])[] {
  const [role = '', ...more] = model.roles.split(' ');
  if (more.length > 0 || seat.roles === model.roles)
    return seat.parts.map((at) => [at, roleOf(found[at]?.label ?? 'junk')]);
  let isPlaced = false;
  return seat.parts.map((at, index) => {
    const text = parts[at]?.text ?? '';
    const isWhere = isPlace(text) || isRegion(text) || (model.hasPlace && canBeTown(text));
    const isOwn = roleOf(found[at]?.label ?? 'junk') === 'x.place';
    isPlaced ||= role === 'x.company' && index > 0 && parts[at]?.boundary === 'comma' && (isOwn || isWhere);
    return [at, isPlaced ? 'x.place' : role];
  });
}
