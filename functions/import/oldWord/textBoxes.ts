import type { FlowBlock } from '../page/blocks.ts';
import type { StorySpan } from './fileInformation.ts';
import { countParts } from './propertyPages.ts';

/** Bytes of the entry of a drawing and of a text box, and where the id of the shape stands in each. */
const [SHAPE, BOX] = [
  { bytes: 26, id: 0 },
  { bytes: 22, id: 14 },
];

/** The texts that a table says, counted from the beginning of their story, one behind the other and within it. */
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

/** The text boxes of a story that begins at a character, each once. */
export function readTextBoxes(
  start: number,
  shapes: Buffer,
  boxes: Buffer,
  texts: StorySpan,
  read: (text: StorySpan) => FlowBlock[],
) {
  const unread = Map.groupBy(textsOf(texts, boxes, BOX.bytes), (_, index) => shapeAt(boxes, BOX, index));
  /** Shapes by the character that they are anchored at. */
  const anchored = new Map(
    Array.from({ length: countParts(shapes, SHAPE.bytes) }, (_, index) => [
      start + shapes.readUInt32LE(4 * index),
      shapeAt(shapes, SHAPE, index),
    ]),
  );
  const anchoredShapes = new Set(anchored.values());
  /** Shapes that are anchored nowhere by themselves. */
  const grouped = [...unread.keys()].filter((shape) => !anchoredShapes.has(shape));
  const take = (of: readonly number[]) =>
    of.flatMap((shape) => {
      const inShape = unread.get(shape) ?? [];
      unread.delete(shape);
      return inShape.flatMap((text) => read(text));
    });
  return {
    /** Those whose drawing is anchored at a character; one without any may be a group, which is anchored as a whole. */
    at: (character: number): FlowBlock[] => {
      const shape = anchored.get(character);
      if (shape === undefined) return [];
      return take(unread.has(shape) ? [shape] : grouped.splice(0));
    },
    /** Those that were asked for nowhere. */
    rest: () => take([...unread.keys()]),
  };
}
