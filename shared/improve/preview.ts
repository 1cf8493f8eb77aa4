/** What was found in a text, where. */
interface LocatedFinding {
  readonly text: string;
  /** Place in UTF-16 code units. */
  readonly index: number;
}

/** The part of a text's letters that a preview may show. */
const SHOWN_SHARE = 1 / 3;
/** Words on either side of a finding that come with it, where the person has written them. */
const CONTEXT_WORDS = 2;
const GAP = '…';

/**
 * A text that is not paid for, as far as it is shown: the words that something was found in, the person's own words
 * around them, and a gap for everything else. At most a third of its letters, but for its first finding. `findings` are
 * those that it shows, at their places in it; a finding about the whole text is at 0.
 *
 * @example
 * createPreview('Led a team of 7341 people at Zvulon', 'Led a team', [{ text: '7341', index: 14 }]).text
 * // 'team of 7341 …' at most
 */
export function createPreview<F extends LocatedFinding>(
  text: string,
  before: string,
  findings: readonly F[],
): { readonly text: string; readonly findings: F[] } {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    index: match.index,
    end: match.index + match[0].length,
  }));
  const own = new Set(letterRuns(before));
  const shown = new Set<number>();
  let left = words.reduce((sum, word) => sum + word.text.length, 0) * SHOWN_SHARE;
  const show = (at: number, must = false): boolean => {
    const word = words[at];
    if (!word || shown.has(at)) return word !== undefined;
    if (!must && word.text.length > left) return false;
    left -= word.text.length;
    shown.add(at);
    return true;
  };
  const kept: F[] = [];
  for (const finding of findings) {
    const to = firstFrom(words, finding.index + finding.text.length);
    const from = Math.max(0, firstFrom(words, finding.index) - 1);
    const places = words
      .slice(from, to)
      .flatMap(({ end }, at) => (finding.text !== '' && end > finding.index ? [from + at] : []));
    // All of its words or none: a half of it says nothing.
    const size = places.reduce((sum, at) => sum + (shown.has(at) ? 0 : (words[at]?.text.length ?? 0)), 0);
    if (places.length > 0 && size > left && kept.length > 0) continue;
    for (const at of places) show(at, true);
    kept.push(finding);
  }
  for (const at of [...shown].toSorted((a, b) => a - b)) {
    for (const step of [-1, 1])
      for (
        let away = 1;
        away <= CONTEXT_WORDS && isOwn(words[at + step * away]?.text, own) && show(at + step * away);
        away += 1
      );
  }
  return renderPreview(words, shown, kept);
}

function renderPreview<F extends LocatedFinding>(
  words: readonly { readonly text: string; readonly index: number }[],
  shown: ReadonlySet<number>,
  findings: readonly F[],
): { readonly text: string; readonly findings: F[] } {
  let preview = '';
  /** How far each word that is shown has moved. */
  const moved = new Map<number, number>();
  words.forEach((word, at) => {
    if (!shown.has(at)) {
      if (!preview.endsWith(GAP)) preview += preview === '' ? GAP : ` ${GAP}`;
      return;
    }
    if (preview !== '') preview += ' ';
    moved.set(at, preview.length - word.index);
    preview += word.text;
  });
  const placed = findings.map((finding) => {
    const at = firstFrom(words, finding.index + 1) - 1;
    const { text: word = '', index = 0 } = words[at] ?? {};
    const by = finding.index < index + word.length ? moved.get(at) : undefined;
    return { ...finding, index: by === undefined ? 0 : finding.index + by };
  });
  return { text: preview, findings: placed };
}

const letterRuns = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word.toLowerCase());
const isOwn = (word: string | undefined, own: ReadonlySet<string>) =>
  word !== undefined && letterRuns(word).every((part) => own.has(part));

/** Place of the first of these, which stand in order, that is not before `index`. */
function firstFrom(words: readonly { readonly index: number }[], index: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as { readonly index: number }).index < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
