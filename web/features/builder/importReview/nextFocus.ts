/**
 * Where the focus goes on when a row of a list is dealt with: to the row that takes its place, or the one before; to
 * what ends the review where none is left.
 */
export function nextFocusSelector(list: string, at: number, left: number): string {
  return left === 0 ? '.review-foot .button' : `${list} > li:nth-child(${Math.min(at, left - 1) + 1}) .button`;
}
