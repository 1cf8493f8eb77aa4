import type { TextLine } from '../page/textLine.ts';
import { isBullet } from './bullets.ts';
import { isPlace, scoreDegreeOrInstitution, type NameClassifier } from './cues.ts';
import { isHeadLike } from './entryLines.ts';
import { splitAtComma, type HeadPiece } from './headPieces.ts';

/**
 * A name with a dash in it is whole where the line below is the other name: `Practical engineer – power`,
 * `Polytechnic`.
 */
export function joinDashedName(
  pieces: readonly HeadPiece[],
  head: readonly TextLine[],
  next: TextLine | undefined,
  judge: NameClassifier,
): readonly HeadPiece[] {
  const [a, b, c] = pieces;
  const other = c?.text ?? (next && !isBullet(next) && isHeadLike(next) ? next.text : undefined);
  // A place is no name, and with its place behind it the line says all.
  if (
    (other !== undefined && isPlace(other)) ||
    (b && (isPlace(b.text) || isPlace(/\(([^()]+)\)$/.exec(b.text)?.[1] ?? '')))
  )
    return pieces;
  if (!a || !b || a.row !== b.row || a.row === c?.row || other === undefined) return pieces;
  const text = head[a.row]?.text ?? '';
  const between = text.slice(text.indexOf(a.text) + a.text.length, text.lastIndexOf(b.text));
  const isOther =
    judge(a.text) !== 0 &&
    Math.sign(judge(b.text)) !== -Math.sign(judge(a.text)) &&
    Math.sign(judge(other)) === -Math.sign(judge(a.text));
  return isOther && /^\s+[-–—]\s+$/.test(between)
    ? [{ ...a, text: `${a.text}${between}${b.text}` }, ...pieces.slice(2)]
    : pieces;
}

/**
 * Two names that a dash parts are cut at a comma where the first holds both:
 * `BSc in Physics, Technion – Israel Institute`.
 */
export function splitAtCommaBeforeDash(
  pieces: readonly HeadPiece[],
  head: readonly TextLine[],
  judge: NameClassifier,
): readonly HeadPiece[] {
  const [a, b, ...more] = pieces;
  if (!a || !b || more.length > 0 || a.row !== b.row || a.bold !== b.bold) return pieces;
  const between = (head[a.row]?.text ?? '').split(a.text)[1]?.split(b.text)[0] ?? '';
  const [first, second] = splitAtComma(a, judge);
  const [own, other] = splitAtComma(b, judge);
  // A field of study goes with its degree; what stands behind the dash of a post is where it was.
  const isSplit =
    judge === scoreDegreeOrInstitution &&
    own &&
    other &&
    judge(a.text) !== 0 &&
    judge(own.text) === 0 &&
    Math.sign(judge(other.text)) === -Math.sign(judge(a.text));
  if (isSplit && /^\s+[-–—]\s+$/.test(between)) return [{ ...a, text: `${a.text}${between}${own.text}` }, other];
  const isBoth =
    second !== undefined &&
    judge(first?.text ?? '') !== 0 &&
    Math.sign(judge(second.text)) === -Math.sign(judge(first?.text ?? '')) &&
    Math.sign(judge(b.text)) !== Math.sign(judge(first?.text ?? ''));
  return first && isBoth && /^\s+[-–—]\s+$/.test(between)
    ? [first, { ...second, text: `${second.text}${between}${b.text}` }]
    : pieces;
}
