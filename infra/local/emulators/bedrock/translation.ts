import { DEFAULT_LANGUAGE, LANGUAGES, otherLanguages, type Language } from '../../../../shared/platform/language.ts';
import { proposeName, translateTerm } from '../../../../shared/twin/translateTerm.ts';
import type { FieldKind } from '../../../../shared/twin/twinFields.ts';
import { readDataBlock } from './dataBlock.ts';

interface NumberedText {
  readonly number: number;
  readonly kind: FieldKind;
  readonly text: string;
}

/** Marks around words that the rules cannot translate. */
const MARKS = { he: ['[לתרגום: ', ']'], en: ['[to translate: ', ']'] } as const;
/** Letters by which the language of a text is known, the first that fits: names of tools are Latin in either. */
const LETTERS = { he: /[א-ת]/, en: /[a-z]/i } as const;
function targetOf(text: string): Language {
  const from = LANGUAGES.find((language) => LETTERS[language].test(text)) ?? DEFAULT_LANGUAGE;
  return otherLanguages(from)[0] ?? from;
}

/**
 * Translates texts by rules: known terms are translated, known names are written as the other language has them, the
 * rest is marked.
 */
export function translateTexts(question: string, fault: string): { readonly number: number; readonly text: string }[] {
  const texts = JSON.parse(readDataBlock(question, 'texts') ?? '[]') as NumberedText[];
  const names = JSON.parse(readDataBlock(question, 'names') ?? '[]') as { name: string; translation: string }[];
  const known = names.toSorted((a, b) => b.name.length - a.name.length);
  return texts.map(({ number, kind, text }) => {
    if (fault === 'unchanged') return { number, text };
    const said = text
      .split('\n')
      .map((line) =>
        translateLine(
          known.reduce((rest, { name, translation }) => rest.replace(name, translation), line),
          kind,
        ),
      )
      .join('\n');
    return { number, text: fault === 'injected' || fault === 'boastful' ? `${said} 99%` : said };
  });
}

/** A line as these rules translate it, each sentence by itself. */
export const translateLine = (line: string, kind: FieldKind = 'text'): string =>
  line
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => translateSentence(sentence, kind))
    .join(' ');

/** Words between two signs, which are translated alone and put back between them. */
const SIGNED = /(⟦M\d+⟧)((?:(?!⟦).)+)(⟦\/M\d+⟧)/g;
const SIGN = /⟦\/?M\d+⟧/g;

function translateSentence(signed: string, kind: FieldKind): string {
  const line = signed.replace(SIGN, '');
  const said = translatePlain(line, kind);
  return [...signed.matchAll(SIGNED)].reduce((all, [, open = '', words = '', close = '']) => {
    const there = [translatePlain(words, kind), words].find((each) => all.includes(each));
    return there === undefined ? all : all.replace(there, () => open + there + close);
  }, said);
}

function translatePlain(line: string, kind: FieldKind): string {
  const to = targetOf(line);
  const [before, after] = MARKS[to];
  const term = translateTerm(line, kind, { to, gender: 'f' });
  if (term !== undefined) return term;
  const spelled = proposeName(line, 'place', { to, gender: 'f' });
  return kind === 'text' || spelled === line ? `${before}${spelled}${after}` : spelled;
}
