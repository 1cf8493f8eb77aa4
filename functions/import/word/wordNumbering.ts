import { countLists, type ListLevel, type ListMarks } from '../page/lists.ts';
import type { XmlElement } from '../file/untrustedXml.ts';
import { valueOf } from './wordXml.ts';

/** Returns the marks of lists from the numbering part; no marks if a file has no such part. */
export function createListMarks(numbering: XmlElement | undefined): ListMarks {
  const elements = (name: string) => numbering?.children.filter((child) => child.name === name) ?? [];
  const definitions = new Map(
    elements('abstractNum').map((list) => [list.attributes['abstractNumId'], readLevels(list)]),
  );
  const lists = new Map(
    elements('num').map((list) => [list.attributes['numId'], definitions.get(valueOf(list, 'abstractNumId'))]),
  );
  return countLists((id) => lists.get(id));
}

function readLevels(list: XmlElement): Map<number, ListLevel> {
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
