const ADDRESS = /@|:\/\/|^www\./i;
/** Runs of right-to-left letters (Hebrew, Arabic), or of any other letters. */
const SCRIPT_RUNS = /([\u0590-\u06ff]+)|[\p{L}\p{M}]+/gu;

/**
 * Words of right-to-left scripts less the words of the others: what a text is written in, whatever it begins with.
 * Positive means Hebrew, 0 that nothing says it. A capitalised word in Latin letters counts a quarter: it is mostly a
 * name (React, Google), at home in a Hebrew sentence too. Beside Hebrew words others count half: they are terms
 * (`backend`, `unit tests`) more often than prose. Addresses do not count.
 */
export function hebrewWeight(text: string): number {
  let right = 0;
  let lower = 0;
  let capitalised = 0;
  for (const part of text.split(/\s+/))
    if (!ADDRESS.test(part))
      for (const [word, isRight] of part.matchAll(SCRIPT_RUNS))
        if (isRight) right += 1;
        else if (word[1] && word[0] === word[0]?.toLowerCase()) lower += 1;
        else capitalised += 1;
  return right - (right > 0 ? lower / 2 : lower) - capitalised / 4;
}
