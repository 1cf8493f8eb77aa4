/** Returns the mark of a list's next paragraph: empty, a bullet or its number. Word does not store these marks. */
export type ListMarks = (list: { readonly id: string; readonly level: number }) => string;

const HEBREW_ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

/** A level of a list; `%1` in its text is the place of the first level's number. */
export interface ListLevel {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

/** Levels of a list by their number, from 0. */
export type ListLevels = ReadonlyMap<number, ListLevel>;

/** Most levels of a list. */
const MAX_LEVELS = 9;

/** Numbers the paragraphs of lists, for any file format. */
export function countLists(levelsOf: (id: string) => ListLevels | undefined): ListMarks {
  const counts = new Map<string, number[]>();
  return ({ id, level }) => {
    const levels = levelsOf(id);
    const listLevel = levels?.get(level);
    if (!listLevel || level >= MAX_LEVELS) return '';
    if (listLevel.format === 'bullet') return '•';
    if (listLevel.format === 'none') return '';
    const list = counts.get(id) ?? [];
    counts.set(id, [...list.slice(0, level), (list[level] ?? listLevel.start - 1) + 1]);
    const numbers = counts.get(id) ?? [];
    return listLevel.text.replace(/%(\d)/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      return writeNumber(numbers[index] ?? 1, levels?.get(index)?.format ?? listLevel.format);
    });
  };
}

function writeNumber(value: number, format: string): string {
  if (format.startsWith('hebrew')) return HEBREW_ALPHABET[value - 1] ?? String(value);
  if (format === 'lowerLetter' || format === 'upperLetter') {
    const letter = String.fromCharCode(0x60 + ((value - 1) % 26) + 1);
    return format === 'upperLetter' ? letter.toUpperCase() : letter;
  }
  return String(value);
}
