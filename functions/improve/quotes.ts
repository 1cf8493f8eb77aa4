import { foldSigns } from '../../shared/improve/guard/normalize.ts';

/** Between parts of a quotation that do not follow each other. */
const GAP = /…|\[?\.\.\.\]?/;
/** Parts of one quotation: each is looked for in all of the source. */
const MOST_PARTS = 20;
/** The words of a text as quotes are compared, with a space on either side. */
export const quotableWords = (text: string) =>
  ` ${foldSigns(text)
    .toLowerCase()
    .replace(/[\s.,;:"()[\]]+/g, ' ')
    .trim()} `;

/** The parts of something that was copied with gaps between. */
export const partsOf = (copied: string) => copied.split(GAP).filter((part) => quotableWords(part).trim() !== '');

/** The parts of a quotation; undefined if one of them is not in the source word for word. */
export function trueQuotes(quote: string, sources: readonly string[]): string[] | undefined {
  const said = sources.map(quotableWords);
  const parts = partsOf(quote);
  return parts.length > 0 &&
    parts.length <= MOST_PARTS &&
    parts.every((part) => said.some((source) => source.includes(quotableWords(part))))
    ? parts
    : undefined;
}
