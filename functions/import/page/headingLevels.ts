import type { FlowBlock, FlowParagraph } from './blocks.ts';
import { paragraphsOf } from './layOutLines.ts';

/** Points: of the head of an entry, and above it. */
const [HEAD_SIZE, SPACE_BEFORE] = [10, 6];

const textOf = ({ texts }: FlowParagraph) => texts.map(({ text }) => text).join('');

/**
 * Blocks in which headings below the level of the sections' own look as the heads of entries do: a file that says how
 * deep a heading is says what it heads. Others stay as they are.
 */
export function withEntryHeads(blocks: readonly FlowBlock[], isSection: (text: string) => boolean): FlowBlock[] {
  const levels = paragraphsOf(blocks).flatMap((paragraph) =>
    paragraph.level !== undefined && isSection(textOf(paragraph)) ? [paragraph.level] : [],
  );
  if (levels.length === 0) return [...blocks];
  const ofSections = levels.reduce((least, level) => Math.min(least, level));
  const lower = (block: FlowBlock): FlowBlock => {
    if ('row' in block) return { row: block.row.map((cell) => cell.map(lower)) };
    const { paragraph } = block;
    if (paragraph.level === undefined || paragraph.level <= ofSections || isSection(textOf(paragraph))) return block;
    const texts = paragraph.texts.map((text) => ({ ...text, bold: true, size: HEAD_SIZE }));
    return { paragraph: { ...paragraph, texts, before: SPACE_BEFORE, after: 0 } };
  };
  return blocks.map(lower);
}
