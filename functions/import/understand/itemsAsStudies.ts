import { canBeTown, isPlace, saysDegree, saysSchool, scoreDegreeOrInstitution } from '../resume/cues.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import type { SectionKind } from '../lexicon/headingNames.ts';
import type { Decoded } from './decode.ts';
import { familyOf, type Label } from './labels.ts';
import type { Part } from './parts.ts';
import { relabelled } from './relabelled.ts';

/*
 * A page without a study may say them among items: below `Education`, with each school above what was learned there, as
 * a LinkedIn profile has them, or below a word of one's own (`Papers`). What names a school or takes years is a study.
 */

/** What known headings above studies say: `Papers` may be those of a trade, and `Certificates` all that one has. */
const MAY_HEAD: ReadonlySet<SectionKind | undefined> = new Set([
  undefined,
  'education',
  'certifications',
  'publications',
]);
/** Lines of the head of a study. */
const MAX_LINES = 3;

/** An item: the indexes of its parts. */
type ListedItem = readonly number[];

/** Labels by which the items of a section are the studies of a page that has no others. */
export function withItemsAsStudies(parts: readonly Part[], found: readonly Decoded[]): readonly Decoded[] {
  if (found.some(({ label }) => familyOf(label) === 'e' || label === 'h:education')) return found;
  const changed = [...found];
  const headings = [...found.keys()].filter((at) => found[at]?.label.startsWith('h:'));
  for (const [index, heading] of headings.entries()) {
    const text = parts[heading]?.text ?? '';
    const kind = kindByName(text);
    if (found[heading]?.label !== 'h:custom' || !MAY_HEAD.has(kind)) continue;
    const isNamed = kind === 'education' || kindByWord(text) === 'education';
    const items = itemsIn(found, heading + 1, headings[index + 1] ?? found.length);
    const studies = items.filter((item) => isStudy(parts, item, isNamed));
    const hasSchool = studies.some((item) => schoolOf(parts, item) !== undefined);
    if (!hasSchool || (kind !== undefined && studies.length < items.length)) continue;
    for (const item of studies)
      for (const [place, at] of item.entries()) {
        const label = `${place === 0 ? 'B.' : ''}e.${roleIn(parts, item, at)}` as Label;
        changed[at] = relabelled(found[at], label);
      }
    if (studies.length === items.length) changed[heading] = relabelled(found[heading], 'h:education');
  }
  return changed;
}

/** The items between two headings; none where anything else stands there. */
function itemsIn(found: readonly Decoded[], from: number, to: number): ListedItem[] {
  const items: number[][] = [];
  for (let at = from; at < to; at += 1) {
    const label = found[at]?.label ?? 'junk';
    if (familyOf(label) !== 'c') return [];
    if (label.startsWith('B.') || at === from) items.push([]);
    items.at(-1)?.push(at);
  }
  return items;
}

const namesSchool = (text: string) => (saysSchool(text) || scoreDegreeOrInstitution(text) < 0) && !saysDegree(text);

const textsOf = (parts: readonly Part[], item: ListedItem) => item.filter((at) => parts[at]?.kind === 'text');

const schoolOf = (parts: readonly Part[], item: ListedItem) =>
  textsOf(parts, item).find((at) => namesSchool(parts[at]?.text ?? ''));

/** Whether an item says what takes years, with its time; below `Education` a school with its time is enough. */
function isStudy(parts: readonly Part[], item: ListedItem, isNamed: boolean): boolean {
  const texts = textsOf(parts, item).map((at) => parts[at]?.text ?? '');
  const lines = (parts[item.at(-1) ?? -1]?.line ?? 0) - (parts[item[0] ?? -1]?.line ?? 0) + 1;
  const periods = item.filter((at) => parts[at]?.kind === 'period').length;
  if (texts.length === 0 || periods !== 1 || lines > MAX_LINES) return false;
  return texts.some(saysDegree) || (isNamed && texts.some(namesSchool));
}

/** What a part of an item is of a study: the school is what says so, and a place stands behind its comma. */
function roleIn(parts: readonly Part[], item: ListedItem, at: number): 'degree' | 'school' | 'place' | 'period' {
  const own = parts[at];
  if (own?.kind === 'period') return 'period';
  const school = schoolOf(parts, item);
  const isOfLine = own?.line === parts[school ?? -1]?.line;
  if (school === undefined || at < school || !isOfLine) return 'degree';
  if (at === school) return 'school';
  return own?.boundary === 'comma' && (isPlace(own.text) || canBeTown(own.text)) ? 'place' : 'degree';
}
