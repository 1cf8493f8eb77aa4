import type { Occupation } from './occupations.ts';
import { isMistyped, isRank, likeness, nameWords, titleWords, type TitleWord, type WordForms } from './titleWords.ts';

/** A name as it is looked for; without an occupation where it is a job that there is no help for. */
interface Name {
  readonly words: readonly WordForms[];
  readonly length: number;
  readonly isLatin: boolean;
  readonly occupation: Occupation | undefined;
}

const LATIN = /^\p{Script=Latin}/u;
const lettersOf = (words: readonly WordForms[]) => words.reduce((sum, { text }) => sum + text.length, 0);
const byOccupations = new WeakMap<readonly Occupation[], Names>();

interface Names {
  /** Names by the stem of their first word, and by its first letter. */
  readonly byStem: ReadonlyMap<string, readonly Name[]>;
  readonly byLetter: ReadonlyMap<string, readonly Name[]>;
  /** Every word of a name: none of them is a mistyped other. */
  readonly words: ReadonlySet<string>;
}

function namesOf(occupations: readonly Occupation[]): Names {
  const known = byOccupations.get(occupations);
  if (known) return known;
  const all = occupations.flatMap((occupation) => [
    ...Object.values(occupation.names)
      .flat()
      .map((name) => nameOf(name, occupation)),
    ...(occupation.others ?? []).map((name) => nameOf(name, undefined)),
  ]);
  const names = {
    byStem: Map.groupBy(all, ({ words }) => words[0]?.job ?? ''),
    byLetter: Map.groupBy(all, ({ words }) => words[0]?.text[0] ?? ''),
    words: new Set(all.flatMap(({ words }) => words.map(({ text }) => text))),
  };
  byOccupations.set(occupations, names);
  return names;
}

function nameOf(name: string, occupation: Occupation | undefined): Name {
  const words = nameWords(name);
  return { words, length: lettersOf(words), isLatin: LATIN.test(words[0]?.text ?? ''), occupation };
}

/** Words for somebody's helper, who is not that somebody: `עוזר טבח`, `מזכירת רופא`. */
const HELPERS: ReadonlySet<string> = new Set('עוזר עוזרת סיע סיעת מזכיר מזכירת שולית'.split(' '));
/** The same in English, where the word comes last. */
const HELPING: ReadonlySet<string> = new Set('assistant aide helper student recruiter trainer instructor'.split(' '));

/** A name in a title: how far from what the title says first, and how much it says. The smaller the better. */
type Standing = readonly number[];

interface NameFound {
  readonly name: Name;
  readonly standing: Standing;
}

/**
 * Returns the occupation of the first title that names one; none if the best name is that of a job without help. A
 * Hebrew title names the job first, an English one last; an employer or client follows a sign, `at` or `ל-`: so `מזכירה
 * לעורך דין` is a secretary and `Sales engineer` no seller. Of several names the one with the longest field wins, and
 * among equal fields the longest name. Words of rank may be between the words of a name, and a name of such words alone
 * names nothing: `אחות אחראית משמרת` is a nurse, not a shift manager. In a title that otherwise names nothing, an
 * unknown word may be a mistyped one.
 */
export function findOccupation(titles: readonly string[], occupations: readonly Occupation[]): Occupation | undefined {
  const names = namesOf(occupations);
  for (const title of titles) {
    const words = titleWords(title);
    const match =
      bestOf(words, likeness, ({ job, bare }) =>
        [job, bare?.job ?? ''].flatMap((stem) => names.byStem.get(stem) ?? []),
      ) ?? bestOf(words, orMistyped(names.words), ({ text }) => names.byLetter.get(text[0] ?? '') ?? []);
    if (match?.name.occupation) return match.name.occupation;
  }
  return undefined;
}

const orMistyped =
  (words: ReadonlySet<string>): typeof likeness =>
  (word, known, part) =>
    likeness(word, known, part) ?? (!words.has(word.text) && isMistyped(word.text, known.text) ? 'form' : undefined);

function bestOf(
  title: readonly TitleWord[],
  alike: typeof likeness,
  namesFrom: (word: TitleWord) => readonly Name[],
): NameFound | undefined {
  let best: NameFound | undefined;
  for (const [start, word] of title.entries())
    for (const name of namesFrom(word)) {
      const standing = standingOf(title, start, name, alike);
      if (standing && (!best || isBefore(standing, best.standing))) best = { name, standing };
    }
  return best;
}

function isBefore(standing: Standing, other: Standing): boolean {
  const place = standing.findIndex((value, index) => value !== other[index]);
  return place >= 0 && (standing[place] ?? 0) < (other[place] ?? 0);
}

/** Returns the place of a name that begins at a word of a title; undefined if none begins there. */
function standingOf(
  title: readonly TitleWord[],
  start: number,
  { words, length, isLatin }: Name,
  alike: typeof likeness,
): Standing | undefined {
  const { piece, place } = title[start] ?? { piece: 0, place: 0 };
  const before = title[start - 1];
  const within = title.slice(start, title.findLastIndex((word) => word.piece === piece) + 1);
  let [next, behind, changed, field] = [0, 0, 0, 0];
  for (const [index, word] of within.entries()) {
    const known = words[next];
    const how = known && alike(word, known, next === 0 ? 'job' : 'field');
    if (how) {
      if (how === 'prefixed' && next === 0 && !word.text.startsWith('ה')) behind = 1;
      if (how !== 'same') changed += 1;
      if (!isRank(word.text)) field += word.text.length;
      next += 1;
    } else if (next === 0 || !isRank(word.text)) return undefined;
    if (next < words.length) continue;
    if (field === 0) return undefined;
    const after = within[index + 1];
    if (isLatin && after && !mayFollow(after, place, words.length > 1)) return undefined;
    if (before?.piece === piece && words.length === 1 && HELPERS.has(before.text)) return undefined;
    const isEnglish = LATIN.test(title.find((word) => word.piece === piece)?.text ?? '');
    return [
      field > 2 || !isLatin ? 0 : 1,
      place + behind,
      isEnglish ? -(start + index) : start,
      -field,
      changed,
      -length,
    ];
  }
  return undefined;
}

/** Whether an English name ends before a word: a single word otherwise says what the last word is about. */
const mayFollow = ({ text, place }: TitleWord, before: number, isLong: boolean) =>
  place > before || isRank(text) || !LATIN.test(text) || (isLong && !HELPING.has(text));
