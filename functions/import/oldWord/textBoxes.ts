import type { FlowBlock } from '../page/blocks.ts';
import type { ByteView } from './byteView.ts';
import { countParts } from './propertyPages.ts';

/** Bytes of the entry of a drawing and of a text box, and where the id of the shape stands in each. */
const [SHAPE, BOX] = [
  { bytes: 26, id: 0 },
  { bytes: 22, id: 14 },
];

/** A range of characters from the beginning of all text. */
export type TextRange = readonly [start: number, end: number];

/** Ranges that a table says, counted from the beginning of their story, one behind the other and within it. */
export function rangesOf(
  story: { readonly start: number; readonly end: number },
  places: ByteView,
  valueBytes: number,
): TextRange[] {
  let reached = story.start;
  const next = (place: number) => (reached = Math.max(reached, Math.min(story.end, story.start + place)));
  return Array.from({ length: countParts(places, valueBytes) }, (_, index) => [
    next(places.u32(4 * index)),
    next(places.u32(4 * index + 4)),
  ]);
}

/** The text boxes of a story, each once: where its drawing is anchored, and what is left over at the end. */
export class TextBoxes {
  readonly #ranges = new Map<number, TextRange[]>();
  /** Shapes by the character that they are anchored at. */
  readonly #shapes = new Map<number, number>();
  /** Shapes that are anchored nowhere by themselves. */
  #grouped: readonly number[];
  readonly #read: (range: TextRange) => FlowBlock[];

  constructor(
    shapes: ByteView,
    boxes: ByteView,
    story: { readonly start: number; readonly boxes: { readonly start: number; readonly end: number } },
    read: (range: TextRange) => FlowBlock[],
  ) {
    this.#read = read;
    const ranges = rangesOf(story.boxes, boxes, BOX.bytes);
    for (const [index, range] of ranges.entries()) {
      const shape = boxes.u32(4 * (ranges.length + 1) + BOX.bytes * index + BOX.id);
      const known = this.#ranges.get(shape);
      if (known) known.push(range);
      else this.#ranges.set(shape, [range]);
    }
    const count = countParts(shapes, SHAPE.bytes);
    for (let index = 0; index < count; index += 1)
      this.#shapes.set(
        story.start + shapes.u32(4 * index),
        shapes.u32(4 * (count + 1) + SHAPE.bytes * index + SHAPE.id),
      );
    const anchored = new Set(this.#shapes.values());
    this.#grouped = [...this.#ranges.keys()].filter((shape) => !anchored.has(shape));
  }

  /** Those whose drawing is anchored at a character. One without any may be a group: only it is anchored as a whole. */
  at(character: number): FlowBlock[] {
    const shape = this.#shapes.get(character);
    if (shape === undefined) return [];
    if (this.#ranges.has(shape)) return this.#take(shape);
    const grouped = this.#grouped;
    this.#grouped = [];
    return grouped.flatMap((box) => this.#take(box));
  }

  /** Those that were asked for nowhere. */
  rest(): FlowBlock[] {
    return [...this.#ranges.keys()].flatMap((shape) => this.#take(shape));
  }

  #take(shape: number): FlowBlock[] {
    const ranges = this.#ranges.get(shape) ?? [];
    this.#ranges.delete(shape);
    return ranges.flatMap(this.#read);
  }
}
