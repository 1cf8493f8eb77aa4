import { stripMarks } from '../../shared/resume/textMarks.ts';

/** Marks that a model likes to put before a line. */
const BULLET_MARK = /^[ \t]*(?:[-*•●▪–]|\d{1,2}[.)])[ \t]+/;

/** Phrases with which models introduce their text. */
const PREAMBLE = /^(?:(?:sure|of course|certainly|בטח|בוודאי)[!,.]?\s)?(?:here(?:'s| is)|below is|הנה)[^:\n]{0,60}:\s/i;

/**
 * A model's text without the formatting and the talk that its source does not use: bold marks, tags, bullets before
 * the lines, an empty line between them.
 */
export function cleanModelText(text: string, source: string): string {
  const unmarked = source.includes('**') ? text : stripMarks(text).replace(/\*\*/g, '');
  const plain = /<[a-z]/i.test(source) ? unmarked : unmarked.replace(/<\/?[a-z][^<>]*>/gi, '');
  const told = PREAMBLE.test(source) ? plain : plain.trimStart().replace(PREAMBLE, '');
  const lines = told.split('\n').filter((line) => line.trim() !== '' || source.includes('\n\n'));
  const marked = source.split('\n').some((line) => BULLET_MARK.test(line));
  return (marked ? lines : lines.map((line) => line.replace(BULLET_MARK, ''))).join('\n').trim();
}
