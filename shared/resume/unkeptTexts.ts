import { parseDate, saysPresent } from '../dates/parseDate.ts';
import { photoAddress } from './photo.ts';
import { stripMarks } from './textMarks.ts';
import { isRecord } from './repairValues.ts';
import type { ResumeData } from './schema.ts';

/** Keys of what a file says about itself or of its looks, and none of a person. */
const NOT_OF_THE_PERSON: ReadonlySet<string> = new Set([
  '$schema',
  'meta',
  'metadata',
  'id',
  'icon',
  'columns',
  'separateLinks',
  'countryCode',
  'network',
  'type',
  'theme',
]);
/** Maximum number of texts that are named, and characters of one. */
const MOST_TEXTS = 200;
const MOST_CHARACTERS = 2_000;
const MOST_LEVELS = 12;

const fold = (text: string) =>
  stripMarks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Texts of a foreign JSON file that are nowhere in the résumé made of it, in the file's order, each with the name that
 * the file has for it (`postalCode: 3100001`): no value of the person is dropped in silence. The file's own values are
 * counted, so that it holds for lists and builders that nobody here knows.
 */
export function unkeptTexts(source: unknown, resume: ResumeData): string[] {
  const kept = fold(textsIn(resume).join(' '));
  const unkept: string[] = [];
  const look = (value: unknown, name: string, level: number): void => {
    if (unkept.length >= MOST_TEXTS || level > MOST_LEVELS) return;
    if (Array.isArray(value)) {
      for (const item of value) look(item, name, level + 1);
    } else if (isRecord(value)) {
      if (value['visible'] === false || value['hidden'] === true) return;
      // The heading of a list, or of a text, that has a field for itself.
      const isList = Array.isArray(value['items']) || typeof value['content'] === 'string';
      for (const [key, item] of Object.entries(value))
        if (!NOT_OF_THE_PERSON.has(key) && !(isList && key === 'name')) look(item, key, level + 1);
    } else if (typeof value === 'string' || typeof value === 'number') {
      if (resume.photo !== undefined && value === photoAddress(resume.photo)) return;
      // Names only the kind of an embedded picture: nobody reads the rest.
      const text = String(value).replace(/^(data:[^,]{0,100}),[^]*$/, '$1');
      const lost = text.split('\n').filter((line) => !isKept(line, kept));
      if (lost.length > 0) unkept.push(`${name}: ${lost.join('\n')}`.slice(0, MOST_CHARACTERS));
    }
  };
  look(source, '', 0);
  return unkept;
}

/**
 * Returns whether the résumé has a text as it is, or as the date that it names; a text without letters needs no place.
 */
function isKept(line: string, kept: string): boolean {
  const folded = fold(line);
  if (folded === '' || kept.includes(folded)) return true;
  // An address may have lost its scheme, a period its words.
  const bare = fold(line.replace(/^(?:https?:\/\/|mailto:|tel:)(?:www\.)?/i, ''));
  return kept.includes(bare) || line.split(/\s(?:[-–—]|to|until|עד)\s/).every((end) => isKeptDate(end.trim(), kept));
}

const isKeptDate = (text: string, kept: string): boolean => {
  const date = parseDate(text);
  return date === null ? saysPresent(text) : kept.includes(fold(date));
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
