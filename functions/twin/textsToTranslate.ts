import { ownContactsOf, type OwnContacts } from '../../shared/resume/moreContacts.ts';
import type { Gender } from '../../shared/improve/guard/grammar.ts';
import { otherLanguages, type Language } from '../../shared/platform/language.ts';
import { resumeLanguage } from '../../shared/resume/resumeLanguage.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { parseMarks, withoutMarks, type TextMark } from '../../shared/resume/textMarks.ts';
import { genderOf, isTranslatable, knownOfPair, namesOfPair } from '../../shared/twin/makeTwin.ts';
import type { TermWish } from '../../shared/twin/translateTerm.ts';
import { hasMarks, kindOf, textsOf, type FieldKind } from '../../shared/twin/twinFields.ts';

/** A text of one résumé of a pair that the other has no words for, or older ones. */
export interface TextToTranslate {
  readonly path: string;
  readonly kind: FieldKind;
  /** As it is read. */
  readonly text: string;
  /** Its marked words (bold, italics, links); absent if there are none. */
  readonly marks?: readonly TextMark[];
  /** The entry that it belongs to: title, employer. */
  readonly heading: string;
}

/** Texts with what is known about their pair. */
export interface TranslationWish {
  readonly to: Language;
  readonly gender: Gender | undefined;
  readonly texts: readonly TextToTranslate[];
  /** Names that the pair agrees on: as the texts write them, and as the translation does. */
  readonly names: readonly (readonly [string, string])[];
  readonly terms: TermWish;
  /** Contacts of the person whom the texts are about, as their résumé writes them. */
  readonly personalInfo: OwnContacts;
}

/** A résumé, and the state of it that its pair agrees on. */
interface SideOfPair {
  readonly data: ResumeData;
  readonly common: ResumeData;
}

/** The entry that a field is of, with a slash after it; '' if it is of none. */
const entryOf = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '');
const HEADINGS: readonly FieldKind[] = ['title', 'degree', 'organization', 'heading'];

/** Returns the texts to translate for these places of the other résumé. */
export function textsToTranslate(
  mine: SideOfPair,
  other: SideOfPair,
  paths: readonly string[],
  said?: Gender,
): TranslationWish {
  const data = withoutMarks(other.data);
  const to = resumeLanguage(mine.data, otherLanguages(resumeLanguage(data))[0]);
  const gender = said ?? genderOf(mine.data) ?? genderOf(data);
  const [all, written] = [textsOf(data), textsOf(other.data)];
  const headings = Map.groupBy(
    [...all].filter(([path, text]) => HEADINGS.includes(kindOf(path)) && text.trim() !== ''),
    ([path]) => entryOf(path),
  );
  const texts = [...new Set(paths)].flatMap((path): TextToTranslate[] => {
    const text = all.get(path)?.trim() ?? '';
    if (!isTranslatable(path) || !/\p{L}/u.test(text)) return [];
    const of = (entryOf(path) === '' ? [] : (headings.get(entryOf(path)) ?? [])).filter(([place]) => place !== path);
    const heading = of.map(([, words]) => words).join(', ');
    const marked = hasMarks(path) ? parseMarks(written.get(path)?.trim() ?? '') : undefined;
    const marks = marked?.text === text && marked.marks.length > 0 ? { marks: marked.marks } : undefined;
    return [{ path, kind: kindOf(path), text, heading, ...marks }];
  });
  const names = namesOfPair(other.common, mine.common);
  const terms: TermWish = { to, gender, known: knownOfPair(other.common, mine.common) };
  return { to, gender, texts, names, terms, personalInfo: ownContactsOf(data) };
}
