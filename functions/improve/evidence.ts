/** A part of a proposal that nothing in its source seems to stand behind, as it is written in the proposal. */
export interface Doubt {
  readonly text: string;
}

/** White space, quotes and case may differ; every letter of a span must be the source's. */
const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[“”„״]/g, '"')
    .replace(/[‘’׳]/g, "'")
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** Shorter spans prove nothing: a word of three letters stands in every text. */
const MIN_SPAN = 4;

/**
 * Lines of a proposal whose evidence is not in the source word for word. A model names one span for each line; where it
 * names none at all there is nothing to check, and the guard alone judges.
 */
export function findUnprovenLines(text: string, evidence: readonly string[], sources: readonly string[]): Doubt[] {
  if (evidence.length === 0) return [];
  const said = sources.map(comparable);
  const isProof = (span: string | undefined) => {
    const words = comparable(span ?? '');
    return words.length >= MIN_SPAN && said.some((source) => source.includes(words));
  };
  return text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' || isProof(evidence[at]) ? [] : [{ text: line.trim() }]));
}
