import type { Direction } from '../../../shared/platform/language.ts';
import { withText, type Cell } from '../page/cell.ts';
import { withCells, type TextLine } from '../page/textLine.ts';
import { toParagraphs } from '../resume/bullets.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import { entriesOf, type Entry } from './entry.ts';
import { closeBrackets } from './fields.ts';
import { isHeading, roleOf, type Label, type LabelledPart } from './labels.ts';
import type { Part } from './parts.ts';

/** The part of a page below one heading; `head` is the part before the first heading. */
export interface PageSection {
  readonly label: Label | 'head';
  /** The parts of its heading, which may have two lines or two weights. */
  readonly heads: readonly LabelledPart[];
  readonly parts: readonly LabelledPart[];
}

/** One or several pages whose parts have labels, and their sections, entries and lines by these labels. */
export class LabelledPage {
  readonly lines: readonly TextLine[];
  readonly labelled: readonly LabelledPart[];
  readonly direction: Direction;
  readonly sections: readonly PageSection[];
  /** How clearly the labels won, on average, 0-1. */
  readonly clearness: number;
  readonly #byLine: ReadonlyMap<number, readonly LabelledPart[]>;
  readonly #places: ReadonlyMap<Part, number>;
  #byText: ReadonlyMap<string, readonly LabelledPart[]> | undefined;

  constructor(lines: readonly TextLine[], labelled: readonly LabelledPart[], direction: Direction) {
    [this.lines, this.labelled, this.direction] = [lines, labelled, direction];
    this.sections = sectionsOf(labelled);
    this.clearness = labelled.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, labelled.length);
    this.#byLine = Map.groupBy(labelled, ({ part }) => part.line);
    this.#places = new Map(labelled.map(({ part }, index) => [part, index]));
  }

  /** Returns the parts of these roles, in reading order. */
  of(...roles: readonly string[]): LabelledPart[] {
    return this.labelled.filter(({ label }) => roles.includes(roleOf(label)));
  }

  /** Returns the parts of a line. */
  inLine(line: number): readonly LabelledPart[] {
    return this.#byLine.get(line) ?? [];
  }

  /** Returns a part with its label on the page. */
  at(part: Part): LabelledPart | undefined {
    return this.labelled[this.#places.get(part) ?? -1];
  }

  /** Returns these parts with their direct neighbours. */
  around(some: readonly LabelledPart[]): LabelledPart[] {
    const places = new Set(some.flatMap(({ part }) => [-1, 0, 1].map((by) => (this.#places.get(part) ?? -2) + by)));
    return [...places].toSorted((a, b) => a - b).flatMap((place) => this.labelled[place] ?? []);
  }

  /** Returns the roles of all parts with exactly this text. */
  rolesOf(text: string): readonly string[] {
    this.#byText ??= Map.groupBy(this.labelled, ({ part }) => part.text);
    return this.#byText.get(text)?.map(({ label }) => roleOf(label)) ?? [];
  }

  entries(family: string): Entry[] {
    return entriesOf(this.labelled, family);
  }

  cellOf({ part }: LabelledPart): Cell | undefined {
    return this.lines[part.line]?.cells[part.cell];
  }

  /**
   * Returns the lines of the sections with these labels. They are whole lines whatever the labels of their parts, for
   * text with a grammar of its own. A heading's line counts if it holds more than the heading.
   */
  linesBelow(...headings: readonly PageSection['label'][]): TextLine[] {
    const sectionOf = new Map<number, PageSection['label']>();
    for (const { label, heads, parts } of this.sections)
      for (const { part } of [...heads, ...parts]) sectionOf.set(part.line, label);
    return this.lines.filter((_, lineIndex) => {
      const section = sectionOf.get(lineIndex);
      return section !== undefined && headings.includes(section) && !this.inLine(lineIndex).every(isHeading);
    });
  }

  /** Returns these parts as lines. Of a line with other parts as well, only the text of these parts is kept. */
  linesOf(parts: readonly LabelledPart[]): TextLine[] {
    return [...Map.groupBy(parts, ({ part }) => part.line)].flatMap(([lineIndex, partsOfLine]) => {
      const line = this.lines[lineIndex];
      if (!line) return [];
      if (partsOfLine.length === this.inLine(lineIndex).length) return [line];
      const cells = [...Map.groupBy(partsOfLine, ({ part }) => part.cell)].flatMap(([number, inCell]) => {
        const cell = line.cells[number];
        const [first, last] = [inCell[0], inCell.at(-1)];
        if (!cell || !first || !last) return [];
        const text = closeBrackets(cell.text.slice(first.part.from, last.part.to), cell, last.part);
        return [{ ...withText(cell, text), runs: [{ text, bold: first.part.bold }] }];
      });
      return cells.length === 0 ? [] : [withCells(line, cells)];
    });
  }

  /** Returns the paragraphs of these parts. */
  paragraphsOf(parts: readonly LabelledPart[]): string {
    return toParagraphs(this.linesOf(parts), this.direction).join('\n');
  }
}

/** Whether the words of a heading name its section. */
export const saysItsSection = ({ heads }: Pick<PageSection, 'heads'>): boolean => {
  const text = textOf(heads);
  return (kindByName(text) ?? kindByWord(text)) !== 'other';
};

export const textOf = (parts: readonly LabelledPart[]): string => parts.map(({ part }) => part.text).join(' ');

function sectionsOf(labelled: readonly LabelledPart[]): PageSection[] {
  const sections: { label: PageSection['label']; heads: LabelledPart[]; parts: LabelledPart[] }[] = [];
  for (const labelledPart of labelled) {
    const last = sections.at(-1);
    if (!isHeading(labelledPart)) {
      if (last) last.parts.push(labelledPart);
      else sections.push({ label: 'head', heads: [], parts: [labelledPart] });
      // After a heading that names its section, the next heading begins another section.
    } else if (last?.label === labelledPart.label && last.parts.length === 0 && !saysItsSection(last))
      last.heads.push(labelledPart);
    else sections.push({ label: labelledPart.label, heads: [labelledPart], parts: [] });
  }
  return sections;
}
