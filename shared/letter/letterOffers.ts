import type { Language } from '../platform/language.ts';
import { withPrefix } from '../resume/letterWords.ts';
import type { ResumeData } from '../resume/schema.ts';
import { splitBullets, splitWords } from '../resume/text.ts';
import { withoutMarks } from '../resume/textMarks.ts';
import { analyzeWording } from '../resume/wording.ts';
import { coverRequirements, type TermPlace } from '../improve/advert/coverage.ts';
import { readRequirements } from '../improve/advert/requirements.ts';
import { splitSentences } from '../improve/sentences.ts';
import { listTextLocations, type LocatedText } from '../improve/suggestions.ts';

/** A sentence for a letter, made of one line of the résumé and the entry that holds it. */
export interface LetterOffer {
  readonly text: string;
  /** The place of the résumé's line. */
  readonly place: TermPlace;
  /** The requirement of the advertisement that it answers, in the advertisement's words; '' without one. */
  readonly answers: string;
}

export interface LetterOffers {
  readonly offers: readonly LetterOffer[];
  /** Whether a requirement could be read in the advertisement; true without an advertisement. */
  readonly isAdvertRead: boolean;
}

/** More than a letter of one page holds. */
const MOST_OFFERS = 8;

/** How a line of an entry becomes a sentence in the first person. */
interface SentenceForm {
  /** Whether a line says by its first word what the person did, so that it goes on from "I". */
  readonly isVerb: (line: string) => boolean;
  readonly asVerb: (line: string, role: string, employer: string) => string;
  readonly asName: (line: string, role: string, employer: string) => string;
}

const IRREGULAR_PAST = /^(?:led|built|wrote|drove|won|grew|taught|oversaw|ran|cut|sold|set|made|brought|held)\s/i;
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const FORMS: Readonly<Record<Language, SentenceForm>> = {
  he: {
    isVerb: (line) => /^[א-ת]{2,}תי\s/.test(line),
    asVerb: (line, role, employer) => `${hebrewRole('כ', role, employer)} ${line}`,
    asName: (line, role, employer) => `${hebrewRole('בתפקידי כ', role, employer)}: ${line}`,
  },
  en: {
    isVerb: (line) => /^[a-z]{2,}ed\s/i.test(line) || IRREGULAR_PAST.test(line),
    asVerb: (line, role, employer) => `As ${role}${employer && ` at ${employer}`}, I ${lowerFirst(line)}`,
    asName: (line, role, employer) => `As ${role}${employer && ` at ${employer}`}: ${line}`,
  },
};

const hebrewRole = (opening: string, role: string, employer: string) =>
  withPrefix(opening, role) + (employer === '' ? '' : ` ${withPrefix('ב', employer)}`);

/**
 * Sentences for a letter out of the résumé, and of nothing else: with an advertisement, the lines that answer what it
 * asks for, in its order; without one, or where nothing answers it, the lines of the latest entries that state a
 * figure, then the others. What the letter has already is not offered. `today`: `2026-11`.
 */
export function offerSentences(
  resume: ResumeData,
  { advert, body, language, today }: { advert: string; body: string; language: Language; today: string },
): LetterOffers {
  const plain = withoutMarks(resume);
  const lines = listTextLocations(plain).flatMap((located) =>
    linesOf(located).map((line) => ({
      line,
      text: toSentence(line, located, language),
      place: placeOf(line, located),
    })),
  );
  const requirements = isReadable(advert) ? readRequirements(advert).requirements : [];
  const answered = coverRequirements(requirements, plain, today)
    .flatMap(({ text: answers, places }) => places.map(({ line }) => ({ line: splitBullets(line)[0], answers })))
    .flatMap(({ line, answers }) => lines.flatMap((each) => (each.line === line ? [{ ...each, answers }] : [])));
  const strong = lines.filter(({ line }) => analyzeWording(line).hasNumber);
  const rest = [...strong, ...lines.filter((each) => !strong.includes(each))];
  const chosen = answered.length > 0 ? answered : rest.map((each) => ({ ...each, answers: '' }));
  const offers = [...new Map(chosen.toReversed().map((offer) => [offer.text, offer])).values()].toReversed();
  return {
    offers: offers
      .filter(({ text }) => !body.includes(text))
      .slice(0, MOST_OFFERS)
      .map(({ text, place, answers }) => ({ text, place, answers })),
    isAdvertRead: advert.trim() === '' || requirements.length > 0,
  };
}

/** Whether most of a text is in letters of the languages whose advertisements are read. */
const isReadable = (text: string): boolean =>
  2 * (text.match(/[a-zא-ת]/gi) ?? []).length > (text.match(/\p{L}/gu) ?? []).length;

/** Fewer words are no sentence: a mark, a name. */
const LEAST_WORDS = 4;

const linesOf = ({ section, text }: LocatedText): string[] =>
  (section === 'summary' ? splitSentences(text).map((sentence) => sentence.text) : splitBullets(text)).filter(
    (line) => splitWords(line).length >= LEAST_WORDS,
  );

const placeOf = (line: string, { section, id }: LocatedText): TermPlace => ({
  section,
  ...(id !== undefined && { id }),
  line,
});

/** The line as a sentence; one of a job says as what, and where. */
function toSentence(line: string, { section, heading }: LocatedText, language: Language): string {
  const [role = '', employer = ''] = heading;
  const form = FORMS[language];
  const said =
    section !== 'experience' || role === ''
      ? line
      : (form.isVerb(line) ? form.asVerb : form.asName)(line, role, employer);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
