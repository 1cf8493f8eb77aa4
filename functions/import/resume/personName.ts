import type { TextLine } from '../page/textLine.ts';
import { scoreDegreeOrInstitution, isPlace, mentionsPlace, scoreTitleOrCompany } from './cues.ts';
import { withoutCredentials } from './credentials.ts';
import { nameBesideLabel, nameInTwoFields } from './forms.ts';
import { kindByName } from './headings.ts';
import { isLabel } from './labels.ts';
import { splitLineParts } from './contactTexts.ts';

const DOCUMENT_TITLE =
  /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)(?:\s+(?:של|of))?\s*[:\-–—|]?\s*/i;

/** A name in bold and what is said of it behind it, in one text: the name. */
function boldNamePart(cell: TextLine['cells'][number]): TextLine['cells'][number] {
  const [name, ...more] = cell.runs;
  return name?.bold === true &&
    more.some(({ bold, text }) => !bold && /\p{L}{3}/u.test(text)) &&
    hasNameShape(name.text.trim())
    ? { ...cell, text: name.text.trim() }
    : cell;
}

/**
 * The person's name: a label says it, else the largest text of the first page that can be one, the first of the size;
 * '' where there is none.
 */
export function findPersonName(lines: readonly TextLine[]): string {
  // An empty page may stand before it.
  const first = lines.filter(({ page }) => page === lines[0]?.page);
  const texts = first.map((line) => ({ cells: splitLineParts(line).map((text) => ({ text })) }));
  const asked = nameBesideLabel(texts) ?? nameInTwoFields(first);
  if (asked !== undefined && hasNameShape(asked)) return asked;
  const cells = first.flatMap((line) =>
    line.cells.flatMap((cell) =>
      splitLineParts({ ...line, cells: [boldNamePart(cell)] }).map((text) => ({
        text: withoutCredentials(text.replace(DOCUMENT_TITLE, '')).trim(),
        size: cell.size,
        bold: cell.bold,
      })),
    ),
  );
  const top = cells.find(({ text }) => text !== '');
  if (top && isSurnameFirst(top.text)) return top.text;
  const stacked = stackedName(cells);
  if (stacked !== undefined) return stacked;
  const candidates = cells.filter(({ text }) => isPersonName(text));
  const standing = [...nameAtTop(cells, candidates), ...candidates];
  const largest = Math.max(...standing.map(({ size }) => size));
  return standing.find(({ size }) => size > largest * 0.97)?.text ?? '';
}

/** A name that alone is in the largest type, in two lines of which one has a single name: `SOFÍA`, `IGLESIAS PEÑA`. */
function stackedName(cells: readonly { readonly text: string; readonly size: number }[]): string | undefined {
  const largest = Math.max(...cells.map(({ size }) => size));
  const [first = '', second = '', ...more] = cells.flatMap(({ text, size }) => (size > 0.9 * largest ? [text] : []));
  const name = `${first}${first.endsWith('-') ? '' : ' '}${second}`;
  const hasSingle = [first, second].some((text) => !/\s\S{3}/.test(text.replace(HONORIFIC, '')));
  const areNames = second !== '' && more.length === 0 && ![first, second].some(isLabel);
  return areNames && hasSingle && isPersonName(name) ? name : undefined;
}

/** What a person is called by before the name. */
const HONORIFIC = /^(?:dr|prof|mr|mrs|ms|adv)\.?\s+|^(?:ד"ר|ד״ר|פרופ['׳]?|עו"ד|עו״ד|רו"ח|רו״ח)\s+/i;

/**
 * The document's first text, where nothing near it is more of a name: one of its words may name a trade, as `Baker`
 * does.
 */
function nameAtTop<Part extends { readonly text: string; readonly size: number }>(
  cells: readonly Part[],
  names: readonly Part[],
): readonly Part[] {
  const first = cells.find(({ text }) => text !== '');
  if (!first || names.includes(first) || !hasNameShape(first.text)) return [];
  const hasOtherWord = first.text
    .split(/\s+/)
    .some((word) => scoreTitleOrCompany(word) === 0 && scoreDegreeOrInstitution(word) === 0);
  return hasOtherWord && !cells.slice(0, 4).some((cell) => names.includes(cell) && cell.size > 0.97 * first.size)
    ? [first]
    : [];
}

/** `Barak, Noa`, as indexes of persons have it. */
const SURNAME_FIRST = /^\p{L}[\p{L}'׳’־-]+,\s\p{L}[\p{L}'׳’־-]+(?:\s\p{L}[\p{L}'׳’.-]*)?$/u;

/** Whether a text is a person's name with the surname first, and neither a post nor a place nor one with letters. */
export function isSurnameFirst(text: string): boolean {
  const turned = text.split(', ').toReversed().join(' ');
  const [surname = '', given = ''] = text.split(', ');
  // Letters of a licence are in capitals behind a name that is not.
  const isAlike = !/\p{Lu}{2}/u.test(given) || !/\p{Ll}/u.test(surname);
  return SURNAME_FIRST.test(text) && isAlike && isPersonName(turned) && !mentionsPlace(text);
}

function isPersonName(text: string): boolean {
  return hasNameShape(text) && Math.abs(scoreTitleOrCompany(text)) < 2 && scoreDegreeOrInstitution(text) <= 0;
}

export function hasNameShape(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 45 || !/^[\p{L}\p{M}\s.'"׳״’()־-]+$/u.test(text))
    return false;
  if (
    /[a-z]/i.test(text) &&
    !words.every((word) => /^[\p{Lu}\p{Lo}("']|^(?:van|von|de|der|la|bin|ben|al|el|da|di)$/u.test(word))
  )
    return false;
  return kindByName(text) === undefined && !isPlace(text) && !isLabel(text);
}
