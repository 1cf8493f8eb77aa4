import { LEGAL_FORMS, SITE_WORDS, STATE_CODES } from '../lexicon/words.ts';
import { isPlace, isRegion, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { Entry } from './entry.ts';
import { roleOf, type Label, type LabelledPart } from './labels.ts';
import type { Boundary } from './parts.ts';

const anyOf = (words: readonly string[]) => words.map((word) => word.replaceAll('.', String.raw`\.?`)).join('|');
const ENDS_BY_LAW = new RegExp(String.raw`[\s,](?:${anyOf(LEGAL_FORMS)})\.?$`, 'iu');
const IS_SITE = new RegExp(String.raw`^(?:${anyOf(SITE_WORDS)})(?!\p{L})|(?<!\p{L})(?:${anyOf(SITE_WORDS)})$`, 'iu');
/** A part of an employer or a school (department, branch), which is not a place. */
const IS_PART = new RegExp(
  String.raw`(?<!\p{L})(?:dep(?:artmen)?t|division|unit|team|office|section|faculty|branch|` +
    'מחלק|אגף|חטיב|יחיד|מדור|צוות|סניף|פקולט|מגמ|חוג)',
  'iu',
);
/** Most words of a place that no list knows. */
const MAX_WORDS = 4;
/** How many entries with a place make a place usual in their list. */
const MIN_PLACED = 2;
const BEHIND_NAME: ReadonlySet<Boundary> = new Set(['comma', 'bracket']);

/**
 * Separates places from the names of employers or schools at a comma or bracket: the network takes an unlisted town for
 * more of the name. The text is a place if a list knows it, if the name before it is complete (`Mercy Ridge Hospital`),
 * or if most entries of the list have one there.
 */
export function withTowns(entries: readonly Entry[], owner: string): readonly Entry[] {
  const known = entries.map((entry) => withPlace(withNameInBothScripts(entry), owner, false));
  const placed = known.filter((entry) => entry.has('place')).length;
  const isUsual = placed >= MIN_PLACED && placed * 2 > entries.length;
  return isUsual ? known.map((entry) => withPlace(entry, owner, true)) : known;
}

/** Adds a name in brackets to the name before it if it repeats it in the other script: `Carmel (כרמל), Haifa`. */
function withNameInBothScripts({ family, parts }: Entry): Entry {
  const told = parts.map((labelledPart, index) => {
    const before = parts[index - 1];
    const isAgain =
      labelledPart.part.boundary === 'bracket' &&
      isBehind(labelledPart, before) &&
      roleOf(labelledPart.label) === `${family}.place` &&
      SCRIPTS.every((script) => script.test(labelledPart.part.text) !== script.test(before?.part.text ?? '')) &&
      !isPlace(labelledPart.part.text);
    return isAgain && before ? { ...labelledPart, label: roleOf(before.label) as Label } : labelledPart;
  });
  return new Entry(family, told);
}

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Hebrew}/u];

function withPlace(entry: Entry, owner: string, isUsual: boolean): Entry {
  const { family, parts } = entry;
  const label = `${family}.place` as Label;
  const first = parts.findIndex((labelledPart) => roleOf(labelledPart.label) === `${family}.${owner}`);
  let end = first + 1;
  while (
    end > 0 &&
    isBehind(parts[end], parts[end - 1]) &&
    roleOf(parts[end]?.label ?? 'junk') === `${family}.${owner}`
  )
    end += 1;
  const next = parts[end];
  const isBeforePlace = next?.label === label && isBehind(next, parts[end - 1]);
  // The text before a country is its town: `Diocese of Lodwar, Turkana, Kenya`.
  const canBe = (text: string, index: number) =>
    isKnown(text) || (canBePlace(text) && (isUsual || isBeforePlace || hasEnded(parts[index - 1]?.part.text ?? '')));
  const isOpen = !entry.has('place') || (isBeforePlace && isState(next.part.text));
  let from = end;
  if (isOpen) while (from - 1 > first && canBe(parts[from - 1]?.part.text ?? '', from - 1)) from -= 1;
  return new Entry(
    family,
    parts.map((labelledPart, index) => (index >= from && index < end ? { ...labelledPart, label } : labelledPart)),
  );
}

const isBehind = (labelledPart: LabelledPart | undefined, before: LabelledPart | undefined): boolean =>
  labelledPart !== undefined &&
  BEHIND_NAME.has(labelledPart.part.boundary) &&
  before?.part.line === labelledPart.part.line &&
  before.part.cell === labelledPart.part.cell;

const isState = (text: string): boolean => isRegion(text) || STATE_CODES.has(text);
const isKnown = (text: string): boolean => isPlace(text) || isState(text) || IS_SITE.test(text);

/** Whether the last word of a name tells its kind (`Hospital`), so that the name is complete. */
function hasEnded(name: string): boolean {
  const last = name.split(/\s+/).at(-1) ?? '';
  const isKind = /^\p{Lu}\p{Ll}/u.test(last) && (scoreTitleOrCompany(last) < 0 || scoreDegreeOrInstitution(last) < 0);
  return isKind && name.includes(' ');
}

/** Whether a short text could be a place: no word of a company, department or post, and no legal form at its end. */
const canBePlace = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  scoreTitleOrCompany(text) === 0 &&
  scoreDegreeOrInstitution(text) === 0 &&
  !ENDS_BY_LAW.test(` ${text}`) &&
  !IS_PART.test(text);
