import type { FlowBlock, FlowParagraph } from './blocks.ts';
import { paragraphsOf, textOf } from './layOutLines.ts';

/** Points: text size of a file that has only headings, and space above the head of an entry. */
const [TEXT_SIZE, SPACE_BEFORE] = [10, 6];

/**
 * Gives headings below the level of the sections the look of entry heads. A file that states the level of a heading
 * also states what belongs to it. Other headings stay as they are.
 */
export function withEntryHeads(blocks: readonly FlowBlock[], isSection: (text: string) => boolean): FlowBlock[] {
  const paragraphs = paragraphsOf(blocks);
  const levels = paragraphs.flatMap((paragraph) =>
    paragraph.level !== undefined && isSection(textOf([paragraph])) ? [paragraph.level] : [],
  );
  if (levels.length === 0) return [...blocks];
  const ofSections = levels.reduce((least, level) => Math.min(least, level));
  const size = textSize(paragraphs);
  const lower = (block: FlowBlock): FlowBlock => {
    if ('row' in block) return { ...block, row: block.row.map((cell) => cell.map(lower)) };
    const { paragraph } = block;
    if (paragraph.level === undefined || paragraph.level <= ofSections || isSection(textOf([paragraph]))) return block;
    const texts = paragraph.texts.map((text) => ({ ...text, bold: true, size }));
    return { paragraph: { ...paragraph, texts, before: SPACE_BEFORE, after: 0, keepsNext: true } };
  };
  return blocks.map(lower);
}

/** The size of most text outside headings. */
function textSize(paragraphs: readonly FlowParagraph[]): number {
  const letters = new Map<number, number>();
  for (const { texts, level } of paragraphs)
    if (level === undefined)
      for (const { size, text } of texts) letters.set(size, (letters.get(size) ?? 0) + text.trim().length);
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? TEXT_SIZE;
}
