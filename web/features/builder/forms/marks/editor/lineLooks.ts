import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Direction } from '../../../../../../shared/platform/language.ts';
import { areNumberedBullets } from '../../../../../../shared/resume/text.ts';
import { lineDirection } from '../../../../../lib/i18n/lineDirection.ts';

const OTHER: Readonly<Record<Direction, Direction>> = { rtl: 'ltr', ltr: 'rtl' };

/**
 * The direction of each line: of its letters, as in its card and the sheet. Figures alone, `2018 – 2021`, are read from
 * the left, and a line that nobody wrote in yet goes on as the one before it.
 */
export function lineDirections(lines: readonly string[], base: Direction): Direction[] {
  let before = base;
  return lines.map((text) => {
    if (/\p{L}/u.test(text)) before = lineDirection(text, base) === base ? base : OTHER[base];
    else if (/\d/.test(text)) return 'ltr';
    return before;
  });
}

/** Returns the decorations of lines: their direction, and the lines without a bullet, which are empty or numbered. */
export function drawLines(document: Node, base: Direction, isBulleted: boolean): DecorationSet {
  const texts = document.children.map((line) => line.textContent);
  const directions = lineDirections(texts, base);
  const written = texts.map((text) => text.trim()).filter((text) => text !== '');
  const isNumbered = isBulleted && areNumberedBullets(written);
  let position = 0;
  const looks = document.children.map((line, index) => {
    const from = position;
    position += line.nodeSize;
    const isBlank = texts[index]?.trim() === '';
    return Decoration.node(from, position, {
      dir: directions[index] ?? base,
      ...(isNumbered || !isBulleted ? {} : { class: isBlank ? 'bullet bullet-blank' : 'bullet' }),
    });
  });
  return DecorationSet.create(document, looks);
}
