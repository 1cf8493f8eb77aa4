import { LEGAL_FORMS, SITE_WORDS } from '../lexicon/siteWords.ts';
import { STATE_CODES } from '../lexicon/regionNames.ts';
import { canBeTown, isPlace, isRegion, scoreTitleOrCompany } from '../resume/cues.ts';
import type { Decoded } from './network/decode.ts';
import { roleOf } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * What stands behind the comma of an employer's name is a place where it is known for one, where the name has ended by
 * law, where the same employer has another behind it, where the other employers of the list have their places there, or
 * where its country stands behind it.
 */

const anyOf = (words: readonly string[]) => words.map((word) => word.replaceAll('.', String.raw`\.?`)).join('|');
const ENDS_BY_LAW = new RegExp(String.raw`[\s,](?:${anyOf(LEGAL_FORMS)})\.?$`, 'iu');
const IS_SITE = new RegExp(String.raw`^(?:${anyOf(SITE_WORDS)})(?!\p{L})|(?<!\p{L})(?:${anyOf(SITE_WORDS)})$`, 'iu');
/** Parts of a head that are looked at. */
const MAX_HEAD = 16;
/** Words of a place of no list. */
const MAX_WORDS = 4;

const isOneCell = (a: Part | undefined, b: Part | undefined) => a?.line === b?.line && a?.cell === b?.cell;

/** Labels by which a place behind the comma of an employer is none of its name. */
export function withPlacesOfEmployers(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  const roleAt = (at: number) => roleOf(found[at]?.label ?? 'junk');
  /** Employers with one text behind their comma, of which both are labelled so, or the second as a place. */
  const pairs = [...parts.entries()].flatMap(([at, part]) => {
    const before = parts[at - 1];
    const isSecond =
      part.boundary === 'comma' &&
      roleAt(at - 1) === 'x.company' &&
      before !== undefined &&
      isOneCell(before, part) &&
      !(isOneCell(parts[at - 2], part) && roleAt(at - 2) === 'x.company');
    return isSecond ? [{ at, name: before.text, text: part.text, role: roleAt(at) }] : [];
  });
  const open = pairs.filter(({ role }) => role === 'x.company');
  const isKnown = ({ name, text }: (typeof pairs)[number]) =>
    isPlace(text) || isSite(text) || IS_CITY.test(text) || (ENDS_BY_LAW.test(name) && canBePlace(text));
  /** Whether its place stands behind it, so that it is a ward, a shop or a hall of the employer. */
  const hasPlaceBehind = (at: number) => {
    const [own, next] = [parts[at], parts[at + 1]];
    return (
      next !== undefined &&
      BEFORE_PLACE.has(next.boundary) &&
      isOneCell(own, next) &&
      roleAt(at + 1) === 'x.place' &&
      !isState(next.text)
    );
  };
  const goesOn = (at: number) =>
    parts[at + 1]?.boundary === 'comma' && isOneCell(parts[at], parts[at + 1]) && roleAt(at + 1) === 'x.company';
  const isTownBehind = (at: number) => hasPlaceBehind(at) && isPlace(parts[at + 1]?.text ?? '');
  /** Whether its place stands behind a text: a known one, a town before its state, or any where it is no town. */
  const isBeforePlace = (at: number) => {
    const [own, next, last] = [parts[at], parts[at + 1], parts[at + 2]];
    const isInState = hasPlaceBehind(at) && isOneCell(next, last) && STATE_CODES.has(last?.text ?? '');
    const isNoTown = IS_INITIALS.test(own?.text ?? '') && isOneCell(own, next) && roleAt(at + 1) === 'x.place';
    return isTownBehind(at) || isInState || isNoTown;
  };
  const canBeOther = ({ at, text }: (typeof pairs)[number]) => canBePlace(text) && !hasPlaceBehind(at) && !goesOn(at);
  const hasOther = (pair: (typeof pairs)[number]) =>
    canBeOther(pair) &&
    pairs.some((other) => other.name === pair.name && other.text !== pair.text && canBeOther(other));
  const places = new Set(open.filter((pair) => isKnown(pair) || hasOther(pair)));
  const settled = pairs.filter((pair) => pair.role === 'x.place' || places.has(pair)).length;
  // Where all others have their places there, and they are two and more.
  const rest = open.filter((pair) => !places.has(pair) && canBePlace(pair.text) && !hasPlaceBehind(pair.at));
  if (rest.length === 1 && settled > 1 && settled + rest.length === pairs.length)
    for (const pair of rest) places.add(pair);
  const changed = [...found];
  // A town before its country, between the comma of a name and that of a place.
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const isTown =
      part.boundary === 'comma' &&
      next?.boundary === 'comma' &&
      isOneCell(part, next) &&
      isOneCell(parts[at - 1], part) &&
      found[at]?.label.startsWith('x.') === true &&
      roleAt(at - 1) === 'x.company' &&
      roleAt(at + 1) === 'x.place' &&
      isState(next.text) &&
      canBeTown(part.text);
    if (isTown) changed[at] = relabelled(found[at], 'x.place');
  }
  // Behind a ward of the employer too.
  const isCity = (at: number) => IS_CITY.test(parts[at]?.text ?? '') && isOneCell(parts[at - 1], parts[at]);
  for (const at of parts.keys())
    if (parts[at]?.boundary === 'comma' && isCity(at) && [at - 1, at].every((one) => roleAt(one) === 'x.company'))
      if (!goesOn(at)) changed[at] = relabelled(found[at], 'x.place');
  // Where an entry says its place in another line, what is known for none is of the employer.
  for (const { at, text, role } of pairs)
    if (role === 'x.place' && isOfEmployer(text) && isPlacedElsewhere(parts, found, at))
      changed[at] = relabelled(found[at], 'x.company');
  // A ward is no place where a known one stands behind it; a street, an estate and a town may be both.
  for (const { at, text } of pairs)
    if (
      roleAt(at) === 'x.place' &&
      isBeforePlace(at) &&
      (isOfEmployer(text) || (IS_DISTRICT.test(text) && isTownBehind(at)))
    )
      changed[at] = relabelled(found[at], 'x.company');
  for (const { at } of places) changed[at] = relabelled(found[at], 'x.place');
  return changed;
}

/** A town that says of itself that it is one, or its state by letters: `Batangas City`, `Ballarat VIC`. */
const IS_CITY = new RegExp(
  String.raw`^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:City|ACT|NSW|NT|QLD|SA|TAS|VIC|${[...STATE_CODES].join('|')})$`,
  'u',
);
/** A name by its initials, which no town has: `מש"ב`. */
const IS_INITIALS = /^\p{Lo}{2,4}["״]\p{Lo}$/u;
/** A part of a country that an employer has an office for: `מחוז מרכז`. */
const IS_DISTRICT = /^(?:מחוז|מרחב|אזור|איזור)\s|\s(?:region|district)$/iu;

/** Whether a known place stands in another line of the entry that a part is of, before what was done. */
function isPlacedElsewhere(parts: readonly Part[], found: readonly Decoded[], at: number): boolean {
  const begins = (one: number) => /^(?:B\.|h:)/.test(found[one]?.label ?? 'h:');
  let [start, end] = [at, at + 1];
  while (start > 0 && at - start < MAX_HEAD && !begins(start)) start -= 1;
  while (end < parts.length && end - at < MAX_HEAD && !begins(end) && found[end]?.label !== 'x.body') end += 1;
  return parts.slice(start, end).some(({ line, text }, index) => {
    return found[start + index]?.label === 'x.place' && line !== parts[at]?.line && isPlace(text);
  });
}

/** Signs between an employer and its place, or a ward of it and that. */
const BEFORE_PLACE: ReadonlySet<string> = new Set(['comma', 'bracket']);

/** Whether a text is what a town stands before: a country, or a state by its letters. */
const isState = (text: string) => isRegion(text) || /^[A-Z]{2}$/.test(text);

/** Whether a text is a name without a number of a house, that is known for no place and no site. */
const isOfEmployer = (text: string) => !/\d/.test(text) && !isPlace(text) && !isSite(text);

/** Whether a text is a kind of site with its name, where one works: `נמל אשדוד`, `Holly industrial park`. */
export const isSite = (text: string) => IS_SITE.test(text);

/** Whether a short text has no word of a firm, a part of one, or a post, and does not end by law itself. */
export const canBePlace = (text: string) =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  scoreTitleOrCompany(text) === 0 &&
  !ENDS_BY_LAW.test(` ${text}`) &&
  !/(?<!\p{L})(?:dep(?:artmen)?t|division|unit|team|office of|section|מחלק|אגף|חטיב|יחיד|מדור|צוות|סניף)/iu.test(text);
