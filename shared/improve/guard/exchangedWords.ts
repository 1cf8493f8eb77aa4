import { mainKey } from './contentKeys.ts';
import type { TextMatch } from './facts.ts';

const FROM_TO = /\bfrom (\p{L}+) (?:in)?to (\p{L}+)|(?<![א-ת])מ-?([א-ת]{2,}) ל-?([א-ת]{2,})/giu;

const pairsOf = (text: string) =>
  [...text.matchAll(FROM_TO)].map((match) => ({
    from: mainKey(match[1] ?? match[3] ?? ''),
    to: mainKey(match[2] ?? match[4] ?? ''),
    text: match[0],
    index: match.index,
  }));

/** From and to that have changed places: from French to Hebrew became from Hebrew to French. */
export function findExchangedWords(before: string, after: string): TextMatch[] {
  const said = new Set(pairsOf(before).map(({ from, to }) => `${from} > ${to}`));
  return pairsOf(after)
    .filter(({ from, to }) => from !== to && said.has(`${to} > ${from}`))
    .map(({ text, index }) => ({ text, index }));
}
