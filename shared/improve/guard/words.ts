/** A word of a text, as both languages part them: apostrophes, gershayim, dots and signs within a name belong to it. */
export interface Word {
  readonly text: string;
  readonly index: number;
  /** Whether it opens a line, a sentence or a clause after a colon. */
  readonly opens: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}+#]|['’"״׳.](?=[\p{L}\p{N}]))*['׳]?/gu;
const OPENING = /(?:^|[\n.!?:;•(])[\s\-–—*•"“]*$/;

/** Texts whose words are asked for again and again while one proposal is judged. */
const RECENT = 12;
const recent = new Map<string, readonly Word[]>();

export function wordsIn(text: string): readonly Word[] {
  const known = recent.get(text);
  if (known) return known;
  const words = read(text);
  if (recent.size >= RECENT) recent.delete(recent.keys().next().value as string);
  recent.set(text, words);
  return words;
}

function read(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], index: match.index, opens: OPENING.test(text.slice(Math.max(0, match.index - 12), match.index)) || match.index === 0 }));
}

export const isHebrew = (word: string) => /^[\u05d0-\u05ea]/.test(word);

const PREFIX = /^[ושהבלמכ]/;

/** The word, and what it is without one, two or three of the Hebrew prefixes (and, that, the, in, to, from, as). */
export function withoutPrefixes(word: string): string[] {
  const forms = [word];
  for (let rest = word; forms.length < 4 && rest.length > 2 && PREFIX.test(rest); ) {
    rest = rest.slice(1);
    forms.push(rest);
  }
  return forms;
}

/** Whether a word stands in a set, perhaps behind Hebrew prefixes on either side. */
export function stands(word: string, among: ReadonlySet<string>): boolean {
  return withoutPrefixes(word).some((form) => among.has(form));
}

/** Every form under which the words of these texts may come back: lower case, with and without prefixes, singular. */
export function formsOf(texts: readonly string[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const text of texts) {
    for (const { text: word } of wordsIn(text)) {
      for (const form of withoutPrefixes(plain(word))) forms.add(form);
      for (const part of plain(word).split(/[.-]/)) forms.add(part);
    }
  }
  return forms;
}

/** Lower case, without quotes and the English possessive and plural. */
export function plain(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '').replace(/['’"״׳]/g, '');
  return /^[a-z]{4,}s$/.test(lower) && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}

/** The root as far as it tells two words apart or together; for comparing, not for showing. */
export function stem(word: string): string {
  const bare = plain(word);
  if (!isHebrew(bare)) return bare.replace(/(?:ing|ed|es|e|d)$/, '').slice(0, 5);
  const unprefixed = bare.length > 4 ? bare.replace(/^[ושהבלמכ]{1,2}(?=.{3})/, '') : bare;
  return unprefixed.replace(/(?:יהם|ים|ות|תי|ית|נו|ה|ת|י)$/, '').slice(0, 4);
}
