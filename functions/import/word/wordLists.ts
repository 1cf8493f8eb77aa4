import { childOf, valueOf, type WordElement } from './wordXml.ts';

/** The mark of the next paragraph of a list: empty, a bullet, or its number; what Word draws and does not store. */
export type ListMarks = (list: { readonly id: string; readonly level: number }) => string;

const HEBREW_ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

/** A level of a list; its text has `%1` where the number of the first level stands. */
export interface ListLevel {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

/** Levels of a list by their number, from 0. */
export type ListLevels = ReadonlyMap<number, ListLevel>;

/** Levels of a list. */
const MAX_LEVELS = 9;

export function createListMarks(root: WordElement | undefined): ListMarks {
  const numbering = childOf(root, 'numbering');
  const elements = (name: string) => numbering?.children.filter((child) => child.name === name) ?? [];
  const definitions = new Map(
    elements('abstractNum').map((list) => [list.attributes['abstractNumId'], readLevels(list)]),
  );
  const lists = new Map(
    elements('num').map((list) => [list.attributes['numId'], definitions.get(valueOf(list, 'abstractNumId'))]),
  );
  return countLists((id) => lists.get(id));
}

/** Counts the paragraphs of lists, whatever format they are stored in. */
export function countLists(levelsOf: (id: string) => ListLevels | undefined): ListMarks {
  const counts = new Map<string, number[]>();
  return ({ id, level }) => {
    const levels = levelsOf(id);
    const found = levels?.get(level);
    if (!found || level >= MAX_LEVELS) return '';
    if (found.format === 'bullet') return '•';
    if (found.format === 'none') return '';
    const list = counts.get(id) ?? [];
    counts.set(id, [...list.slice(0, level), (list[level] ?? found.start - 1) + 1]);
    const numbers = counts.get(id) ?? [];
    return found.text.replace(/%(\d)/g, (_, at: string) => {
      const index = Number(at) - 1;
      return writeNumber(numbers[index] ?? 1, levels?.get(index)?.format ?? found.format);
    });
  };
}

function readLevels(list: WordElement): Map<number, ListLevel> {
  return new Map(
    list.children
      .filter(({ name }) => name === 'lvl')
      .map((level) => [
        Number(level.attributes['ilvl'] ?? 0),
        {
          format: valueOf(level, 'numFmt') ?? 'decimal',
          text: valueOf(level, 'lvlText') ?? '',
          start: Number(valueOf(level, 'start') ?? 1) || 1,
        },
      ]),
  );
}

function writeNumber(value: number, format: string): string {
  if (format.startsWith('hebrew')) return HEBREW_ALPHABET[value - 1] ?? String(value);
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(0x60 + ((value - 1) % 26) + 1);
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  return String(value);
}
