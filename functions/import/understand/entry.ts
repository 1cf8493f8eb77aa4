import { familyOf, roleOf, isHeading, type LabelledPart } from './labels.ts';

/** One entry of a list. Its parts are in reading order and can be asked for by role (`title`, `period`, `body`). */
export class Entry {
  readonly family: string;
  readonly parts: readonly LabelledPart[];

  constructor(family: string, parts: readonly LabelledPart[]) {
    [this.family, this.parts] = [family, parts];
  }

  of(...names: readonly string[]): LabelledPart[] {
    return this.parts.filter(({ label }) => names.some((name) => roleOf(label) === `${this.family}.${name}`));
  }

  has(name: string): boolean {
    return this.of(name).length > 0;
  }

  /** Names and dates: all parts except description and place. */
  get head(): LabelledPart[] {
    return this.parts.filter(({ label }) => !/\.(?:body|place)$/.test(label));
  }

  /** Whether the head has several kinds of parts. A single name may be a profession or an unknown heading. */
  get isWhole(): boolean {
    return new Set(this.head.map(({ label }) => roleOf(label))).size > 1;
  }
}

/** Returns the entries of a family. An entry begins where a label says so, or where its family begins. */
export function entriesOf(parts: readonly LabelledPart[], family: string): Entry[] {
  const entries: LabelledPart[][] = [];
  let isOpen = false;
  for (const labelledPart of parts) {
    if (familyOf(labelledPart.label) !== family) {
      if (isHeading(labelledPart)) isOpen = false;
      continue;
    }
    if (labelledPart.label.startsWith('B.') || !isOpen) entries.push([labelledPart]);
    else entries.at(-1)?.push(labelledPart);
    isOpen = true;
  }
  return entries.map((partsOfEntry) => new Entry(family, partsOfEntry));
}
