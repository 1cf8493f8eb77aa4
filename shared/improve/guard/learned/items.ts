import { isHebrewWord, normalizeWord } from '../words.ts';
import type { LinkedWord } from './edits.ts';
import { type EditPiece, type View, bucket, scriptName } from './view.ts';

/** Hebrew words that begin with the letter of "and" themselves. */
const OWN_AND = /^(?:וידוא|וידא|ווידא|ועד|ותק|ותיק|וטרינר|וילון|וילונות|ויטמין|וירטואל|וידאו|ויזה|ואטסאפ)/;

/** Parts of a text that stand beside each other: between signs, "and" and "or", whichever of them separates these. */
function countParts(text: string, words: readonly LinkedWord[]): number {
  return words.filter((word, at) => {
    if (word.kind === 'function' && !/^ו[א-ת]/.test(word.text)) return false;
    const previous = words[at - 1];
    if (!previous) return true;
    const gap = text.slice(previous.index + previous.text.length, word.index);
    if (/[,;:.!?\n/&+()–—]/.test(gap)) return true;
    if (/^(?:and|or|או)$/i.test(previous.text)) return true;
    const bare = normalizeWord(word.text);
    return isHebrewWord(bare) && /^ו[א-ת]{2}/.test(bare) && !OWN_AND.test(bare);
  }).length;
}

/**
 * More parts than the source has: one thing more in a list, also where each of its words is joined with some word of
 * the source, or where no lexicon can tell, as in a translation.
 */
export function moreParts(view: View): EditPiece[] {
  const { before, after } = view.edits;
  const more = countParts(view.proposal, after) - countParts(view.source, before);
  if (more <= 0) return [];
  const doubted = after.findLast(({ kind, link }) => kind === 'content' && (link === 'none' || link === 'loose'));
  const place = doubted ?? after.at(-1);
  if (!place) return [];
  const [left, net] = [bucket(view.lost.length, [1, 2, 4]), view.shared[3] ?? ''];
  const size = Math.min(3, more);
  return [
    {
      text: place.text,
      index: place.index,
      words: [],
      reason: 'added',
      features: [
        'parts',
        `parts more=${size}`,
        `parts more=${size},lost=${left}`,
        `parts more=${size},translated=${view.translated}`,
        `parts lost=${left},${net}`,
        `parts translated=${view.translated},${view.shared[4] ?? ''}`,
        `parts doubted=${doubted?.link ?? 'none of them'},lost=${left}`,
        `parts ${scriptName(isHebrewWord(place.text))}`,
      ],
    },
  ];
}
