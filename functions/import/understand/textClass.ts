import { isPlace, mentionsPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from '../resume/cues.ts';
import { kindByName, kindByWord } from '../resume/headings.ts';
import { isLabel } from '../resume/labels.ts';
import { isLanguageList } from '../resume/languages.ts';
import { isDuration, isOngoing } from '../resume/periods.ts';
import { rememberTexts } from '../resume/remember.ts';

/** The most telling class that the lexica give a text. */
export type TextClass =
  | 'period'
  | 'email'
  | 'phone'
  | 'link'
  | 'heading'
  | 'label'
  | 'title'
  | 'company'
  | 'degree'
  | 'school'
  | 'place'
  | 'language'
  | 'duration'
  | 'dateWord'
  | 'documentTitle'
  | 'prose'
  | 'text';

/** The rest of a length of time that began in another line: `ו-6 חודשים`, `and 3 months`. */
const LENGTH_REST = new RegExp(
  String.raw`^(?:(?:ו-?\s?|and\s|שנה\s|שנתיים\s|\d+\s(?:שנים|yrs?|years?)\s)ו?-?\s?)?` +
    String.raw`\d{1,2}\s?(?:חודשים|months?|mos?|שנים|years?|yrs?)\.?$`,
  'iu',
);
/** A word of a period, apart from its dates. */
const DATE_WORD = /^(?:עד|ועד|מאז|החל מ-?|since|from|to|until|till|to present)$/iu;
/** A text of so many words is prose. */
const PROSE_WORDS = 11;

/** A title of the document, which is nobody's name: `Curriculum Vitae`, `קורות חיים`. */
export const DOCUMENT_TITLE = /^(?:קורות\s*(?:ה)?חיים|קו"ח|curriculum vitae|resume|résumé|c\.?v\.?)(?=$|[^\p{L}]|\s)/iu;

/** Returns everything that the lexica say of a text. */
export const lexicalOf = rememberTexts((text: string) => {
  const [title, degree] = [scoreTitleOrCompany(text), scoreDegreeOrInstitution(text)];
  const name = kindByName(text);
  return {
    class: classOfText(text, title, degree, name),
    /** Above zero for words of titles, below zero for words of companies. */
    title,
    /** Above zero for words of degrees, below zero for words of schools. */
    degree,
    hasPlace: mentionsPlace(text),
    /** The kind of section that it would head, by its name or by a word in it. */
    heading: name ?? kindByWord(text),
  };
});

function classOfText(text: string, title: number, degree: number, heading: string | undefined): TextClass {
  if (isDuration(text) || LENGTH_REST.test(text)) return 'duration';
  if (DATE_WORD.test(text) || isOngoing(text)) return 'dateWord';
  if (DOCUMENT_TITLE.test(text)) return 'documentTitle';
  if (heading !== undefined) return 'heading';
  if (isLabel(text)) return 'label';
  if (text.length < 60 && isLanguageList(text)) return 'language';
  if (isPlace(text)) return 'place';
  if (text.split(/\s+/).length >= PROSE_WORDS) return 'prose';
  if (degree < 0) return 'school';
  if (degree > 0 && degree >= title) return 'degree';
  if (title > 0) return 'title';
  if (title < 0) return 'company';
  return degree > 0 ? 'degree' : 'text';
}
