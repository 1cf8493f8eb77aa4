import { BlockBuilder } from '../page/blockBuilder.ts';
import { readFieldInstruction } from '../page/fieldInstruction.ts';
import { PAGE_COUNT } from '../page/pageCounts.ts';
import type { ListMarks } from '../page/lists.ts';
import { RefusedFile } from '../page/refusedFile.ts';
import type { FlowBlock } from '../page/blocks.ts';
import { isOn, NO_PROPERTIES, overlay, PROPERTY, type Properties } from './properties.ts';
import type { StoryPart } from './pieces.ts';
import type { ParagraphProperties } from './propertyPages.ts';
import { headingLevel, paragraphStyle, textStyle } from '../page/styleNames.ts';
import type { OldWordStyles } from './styles.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

/** The context for reading the paragraphs of a file. */
export interface StoryContext {
  readonly styles: OldWordStyles;
  readonly marks: ListMarks;
  readonly links: Set<string>;
  /** Returns the style and properties of the paragraph that ends at an offset. */
  readonly paragraphAt: (place: number) => ParagraphProperties;
  /** Returns the text boxes that are anchored at a character. */
  readonly boxesAt: (character: number) => readonly FlowBlock[];
}

/** Special characters in the text (MS-DOC 2.4.1). */
const [CELL_END, DRAWING, PARAGRAPH_END, PAGE_END, COLUMN_END] = ['\u0007', '\u0008', '\r', '\f', '\u000e'];
const [FIELD_BEGIN, FIELD_TEXT, FIELD_END] = ['\u0013', '\u0014', '\u0015'];
const SIGNS: Readonly<Record<string, string>> = { '\t': '\t', '\u000b': '\n', '\u001e': '-', '\u001f': '' };
/** Divides a text into special characters and the text between them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const PARTS = /[\0-\u001f]|[^\0-\u001f]+/g;
/** How deep fields may be nested; deeper ones are refused. */
const MAX_FIELDS = 50;
const DEFAULT_HALF_POINTS = 20;

/** Reads one story (the body, a header, a text box) from its parts of one look. */
export class StoryReader {
  readonly #context: StoryContext;
  readonly #blocks = new BlockBuilder();
  /** Texts of the current paragraph, whose style is known only at its end. */
  #texts: { text: string; properties: Properties }[] = [];
  /** Instructions of the open fields; undefined once the result of a field has begun. */
  readonly #fields: (string | undefined)[] = [];

  constructor(context: StoryContext) {
    this.#context = context;
  }

  add({ text, start, place, bytes, properties }: StoryPart): void {
    const symbol = properties.get(PROPERTY.symbol);
    let offset = 0;
    for (const [part] of text.matchAll(PARTS)) {
      if (part >= ' ')
        this.#addText(symbol !== undefined && isOn(properties, PROPERTY.special) ? toSymbol(symbol) : part, properties);
      else this.#addSign(part, start + offset, place + offset * bytes, properties);
      offset += part.length;
    }
  }

  finish(): FlowBlock[] {
    // If a field never ends, its instruction may be text and is kept.
    for (const text of this.#fields) if (text) this.#texts.push({ text, properties: NO_PROPERTIES });
    if (this.#texts.length > 0) this.#endParagraph(undefined, 0);
    return this.#blocks.finish();
  }

  #addSign(sign: string, character: number, place: number, properties: Properties): void {
    if (sign === FIELD_BEGIN) {
      if (this.#fields.length >= MAX_FIELDS) throw new RefusedFile('pdf_too_large');
      this.#fields.push('');
    } else if (sign === FIELD_TEXT) this.#endInstruction();
    else if (sign === FIELD_END) {
      this.#endInstruction();
      if (this.#fields.pop() !== undefined) this.#addText(PAGE_COUNT, properties);
    } else if (sign === DRAWING) this.#blocks.boxes.push(...this.#context.boxesAt(character));
    else if (sign === PARAGRAPH_END || sign === CELL_END) this.#end(sign, place, properties);
    else if (sign === PAGE_END || sign === COLUMN_END) this.#endParagraph(place, this.#depthAt(place));
    else this.#addText(ownProperty(SIGNS, sign) ?? '', properties);
  }

  #addText(text: string, properties: Properties): void {
    // The result of a field inside an instruction is part of the instruction.
    const open = this.#fields.findLastIndex((instruction) => instruction !== undefined);
    if (open >= 0) this.#fields[open] += text;
    else if (text !== '' && !isOn(properties, PROPERTY.deleted)) this.#texts.push({ text, properties });
  }

  #endInstruction(): void {
    const last = this.#fields.length - 1;
    const instruction = this.#fields[last];
    if (instruction === undefined) return;
    const { address, countsPages } = readFieldInstruction(instruction);
    if (address !== undefined) this.#context.links.add(address);
    // The result of a page number field is then collected like an instruction and is no text.
    if (!countsPages) this.#fields[last] = undefined;
  }

  #depthAt(place: number): number {
    const { properties } = this.#context.paragraphAt(place);
    const isInTable = isOn(properties, PROPERTY.inTable) || isOn(properties, PROPERTY.nesting);
    return isInTable ? Math.max(1, properties.get(PROPERTY.nesting) ?? 1) : 0;
  }

  /** Ends a paragraph at a sign, which may also end a cell or a row. */
  #end(sign: string, place: number, looks: Properties): void {
    const { properties } = this.#context.paragraphAt(place);
    const depth = this.#depthAt(place);
    const endsRow = isOn(properties, PROPERTY.rowEnd) || isOn(properties, PROPERTY.innerRowEnd);
    const endsCell = sign === CELL_END || isOn(properties, PROPERTY.innerCellEnd);
    if (endsRow && this.#texts.length === 0) {
      const direction = isOn(properties, PROPERTY.rightToLeftTable) ? 'rtl' : 'ltr';
      this.#blocks.endRow(Math.max(1, depth), direction);
    }
    // A deleted paragraph end joins two paragraphs.
    else if (endsCell || !isOn(looks, PROPERTY.deleted)) {
      this.#endParagraph(place, endsCell ? Math.max(1, depth) : depth);
      if (endsCell) this.#blocks.endCell(Math.max(1, depth));
    }
  }

  #endParagraph(place: number | undefined, depth: number): void {
    const { styles, paragraphAt, marks } = this.#context;
    const { style, properties } = place === undefined ? { style: 0, properties: undefined } : paragraphAt(place);
    const ownStyle = styles(style);
    const look = properties ? overlay(ownStyle.paragraph, properties) : ownStyle.paragraph;
    for (const { text, properties: near } of this.#texts.splice(0)) {
      const named = near.get(PROPERTY.textStyle);
      const behind = named === undefined ? ownStyle.text : overlay(ownStyle.text, styles(named).text);
      const whole = overlay(behind, near);
      if (isOn(whole, PROPERTY.hidden)) continue;
      const size = (whole.get(PROPERTY.size) ?? DEFAULT_HALF_POINTS) / 2;
      const byName = named === undefined ? undefined : textStyle(styles(named).name);
      this.#blocks.addText({ text, bold: isOn(whole, PROPERTY.bold), size, style: byName });
    }
    const list = look.get(PROPERTY.list) ?? 0;
    const level = look.get(PROPERTY.listLevel) ?? 0;
    this.#blocks.mark = list === 0 ? '' : marks({ id: String(list), level });
    const heading = headingLevel(ownStyle.name);
    const space = (id: number) => (look.get(id) ?? 0) / 20;
    this.#blocks.endParagraph(depth, {
      before: space(PROPERTY.before),
      after: space(PROPERTY.after),
      style: paragraphStyle(ownStyle.name),
      ...(list !== 0 && { depth: level }),
      ...(heading !== undefined && { level: heading }),
      ...(properties && isOn(properties, PROPERTY.rightToLeft) && { rightToLeft: true as const }),
    });
  }
}

/** Returns the character of a symbol: the value holds its font, then its code. */
const toSymbol = (value: number) => String.fromCharCode(value >>> 16);
