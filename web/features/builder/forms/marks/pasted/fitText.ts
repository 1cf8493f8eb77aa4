import { stripMarks } from '../../../../../../shared/resume/textMarks.ts';

/** A text in two: what has room, and what has not, as it is read. */
export interface FittedText {
  readonly fitting: string;
  readonly rest: string;
}

/** Cuts a text between two lines, or within its first one between two words, so that `fits` takes what is before. */
export function fitText(text: string, fits: (part: string) => boolean): FittedText {
  if (fits(text)) return { fitting: text, rest: '' };
  const lines = text.split('\n');
  const whole = mostThat(lines.length, (count) => count === 0 || fits(lines.slice(0, count).join('\n')));
  if (whole > 0)
    return { fitting: lines.slice(0, whole).join('\n'), rest: lines.slice(whole).map(stripMarks).join('\n') };
  // Words of a marked stretch that ends too late would show the sign of its beginning.
  const plain = lines.map(stripMarks).join('\n');
  const words = plain.split(/(?<=\S)(?=\s)/);
  const count = mostThat(words.length, (most) => most === 0 || fits(words.slice(0, most).join('')));
  const fitting = words.slice(0, count).join('');
  return { fitting, rest: plain.slice(fitting.length).trim() };
}

/** The largest number up to `limit` that holds, where all smaller ones do. */
function mostThat(limit: number, holds: (count: number) => boolean): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
