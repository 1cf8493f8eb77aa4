/** A text in which facts are looked for, whatever marks, capitals and line ends a reader has in it. */
export interface PreparedText {
  /** Returns the places of a fact as whole words. */
  readonly placesOf: (fact: string) => readonly number[];
  /** Returns the places where a line begins or ends with a heading. */
  readonly linesWith: (heading: string) => readonly number[];
  /** Whether each of its words is there, wherever. */
  readonly hasWords: (fact: string) => boolean;
}

/** Letters and signs as they are compared: no marks, one blank for several, no capitals. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .toLowerCase();

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

export function prepareText(source: string): PreparedText {
  const lines = plain(source)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const text = lines.join(' ');
  const ends = new Set<number>([0]);
  let end = 0;
  for (const line of lines) {
    end += line.length + 1;
    ends.add(end);
    ends.add(end - 1);
  }
  const known = new Map<string, readonly number[]>();
  const search = (fact: string) => {
    const wanted = plain(fact).replaceAll('\n', ' ').trim();
    const places: number[] = [];
    if (wanted === '') return places;
    for (let place = text.indexOf(wanted); place >= 0; place = text.indexOf(wanted, place + 1)) {
      const [first, last] = [wanted[0], wanted.at(-1)];
      const isCut =
        (isWordSign(first) && isWordSign(text[place - 1])) ||
        (isWordSign(last) && isWordSign(text[place + wanted.length]));
      if (!isCut) places.push(place);
    }
    return places;
  };
  const placesOf = (fact: string) => {
    const before = known.get(fact) ?? search(fact);
    known.set(fact, before);
    return before;
  };
  return {
    placesOf,
    linesWith: (heading) =>
      placesOf(heading).filter((place) => ends.has(place) || ends.has(place + plain(heading).trim().length)),
    hasWords: (fact) => (plain(fact).match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => placesOf(word).length > 0),
  };
}
