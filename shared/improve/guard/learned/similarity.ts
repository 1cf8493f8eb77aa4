import vectorTable from '../../lexicon/wordVectors.json' with { type: 'json' };
import { englishOf } from '../concepts.ts';
import { isHebrewWord, normalizeWord } from '../words.ts';

const DIMENSIONS = vectorTable.dimensions;
/** Places of words in the table, the most frequent first. */
const PLACES = new Map<string, number>();
const TEXTS = vectorTable.words.map((line, at) => {
  const space = line.indexOf(' ');
  PLACES.set(line.slice(0, space), at);
  return line.slice(space + 1);
});
const decoded = new Map<number, Int8Array>();

function vectorAt(place: number): Int8Array {
  let vector = decoded.get(place);
  if (!vector) {
    const bytes = atob(TEXTS[place] as string);
    vector = Int8Array.from({ length: DIMENSIONS }, (_, at) => bytes.charCodeAt(at));
    decoded.set(place, vector);
  }
  return vector;
}

/** English words that a word may stand for; a Hebrew one by the lexica that know both languages. */
const MAX_GLOSSES = 6;
const glossesOf = (word: string): readonly number[] => {
  const english = isHebrewWord(word) ? englishOf(word) : [word.toLowerCase().replace(/['’]s$/, '')];
  return english
    .flatMap((one) => {
      const place = PLACES.get(one) ?? PLACES.get(normalizeWord(one));
      return place === undefined ? [] : [place];
    })
    .slice(0, MAX_GLOSSES);
};

const remembered = new Map<string, readonly number[]>();
const MAX_REMEMBERED = 20_000;
function placesOf(word: string): readonly number[] {
  let places = remembered.get(word);
  if (!places) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(word, (places = glossesOf(word)));
  }
  return places;
}

/** How frequent a word is: its place among the words of the table; undefined where it is not among them. */
export const frequencyRank = (word: string): number | undefined => placesOf(word)[0];

/** How alike two words are used, -1 to 1, in either language; undefined where the table lacks one of them. */
export function similarity(one: string, other: string): number | undefined {
  let best: number | undefined;
  for (const a of placesOf(one))
    for (const b of placesOf(other)) {
      const [x, y] = [vectorAt(a), vectorAt(b)];
      let [dot, nx, ny] = [0, 0, 0];
      for (let at = 0; at < DIMENSIONS; at += 1) {
        const [i, j] = [x[at] as number, y[at] as number];
        dot += i * j;
        nx += i * i;
        ny += j * j;
      }
      const cosine = dot / Math.sqrt(nx * ny || 1);
      if (best === undefined || cosine > best) best = cosine;
    }
  return best;
}
