import type { FlowBlock } from '../page/blocks.ts';
import type { StorySpan } from './fileInformation.ts';
import { countParts } from './propertyPages.ts';

/** Bytes of the entry of a drawing and of a text box, and the offset of the shape's id in each. */
const [SHAPE, BOX] = [
  { bytes: 26, id: 0 },
  { bytes: 22, id: 14 },
];

/** Returns the texts that a table lists, within their story and not overlapping. Offsets count from its beginning. */
export function textsOf(story: StorySpan, places: Buffer, valueBytes: number): StorySpan[] {
  let reached = story.start;
  const next = (place: number) => (reached = Math.max(reached, Math.min(story.end, story.start + place)));
  return Array.from({ length: countParts(places, valueBytes) }, (_, index) => ({
    start: next(places.readUInt32LE(4 * index)),
    end: next(places.readUInt32LE(4 * index + 4)),
  }));
}

const shapeAt = (table: Buffer, { bytes, id }: typeof SHAPE, index: number) =>
  table.readUInt32LE(4 * (countParts(table, bytes) + 1) + bytes * index + id);

/** Returns the text boxes of a story that begins at `start`, each once. */
export function readTextBoxes(
  start: number,
  shapes: Buffer,
  boxes: Buffer,
  texts: StorySpan,
  read: (text: StorySpan) => FlowBlock[],
) {
  const unread = Map.groupBy(textsOf(texts, boxes, BOX.bytes), (_, index) => shapeAt(boxes, BOX, index));
  /** Shapes by the character at which they are anchored. */
  const anchored = new Map(
    Array.from({ length: countParts(shapes, SHAPE.bytes) }, (_, index) => [
      start + shapes.readUInt32LE(4 * index),
      shapeAt(shapes, SHAPE, index),
    ]),
  );
  const anchoredShapes = new Set(anchored.values());
  /** Shapes without an anchor of their own. */
  const grouped = [...unread.keys()].filter((shape) => !anchoredShapes.has(shape));
  const take = (of: readonly number[]) =>
    of.flatMap((shape) => {
      const inShape = unread.get(shape) ?? [];
      unread.delete(shape);
      return inShape.flatMap((text) => read(text));
    });
  return {
    /** Returns the text boxes anchored at a character. A drawing without one may be a group, anchored as a whole. */
    at: (character: number): FlowBlock[] => {
      const shape = anchored.get(character);
      if (shape === undefined) return [];
      return take(unread.has(shape) ? [shape] : grouped.splice(0));
    },
    /** Returns the text boxes that no call has returned. */
    rest: () => take([...unread.keys()]),
  };
}
