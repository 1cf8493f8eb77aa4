import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPE, isStructurallySame, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, otherLanguages, type Language } from '../../../shared/platform/language.ts';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
const MESSAGES = join(WEB, 'lib/i18n/messages');
const HEBREW = /\p{Script=Hebrew}/u;

/** Hebrew on English screens too: the footer's copyright line (NAV-14). */
const HEBREW_IN_BOTH = ['shell.copyright'];

/**
 * Language names are always in their own language; the example of mixed directions is a Hebrew line; examples in empty
 * fields are in the résumé's language, whatever the language of the screens.
 */
const SAME_IN_BOTH = [
  'app/shell/LanguageSwitch.tsx',
  'features/pages/home/BidiExample.tsx',
  'features/builder/forms/examples.ts',
  'features/builder/forms/personalExamples.ts',
];

const areas = readdirSync(join(MESSAGES, 'en')).map((file) => file.replace(/\.json$/, ''));
const textsOf = (language: Language, area: string) =>
  JSON.parse(readFileSync(join(MESSAGES, language, `${area}.json`), 'utf8')) as Record<string, string>;

/** The text of every source file of the client except tests. */
const source = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(WEB, file), 'utf8'))
  .join('\n');

interface Plural {
  readonly forms: readonly string[];
  /** The number itself is in the text, as in "# pages": then Hebrew has a separate form for two. */
  readonly counts: boolean;
}

function plurals(elements: readonly MessageFormatElement[]): Plural[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inside = Object.values(element.options).flatMap((option) => plurals(option.value));
      const counts = element.options['other']?.value.some((part) => part.type === TYPE.pound) === true;
      return element.type === TYPE.plural ? [{ forms: Object.keys(element.options), counts }, ...inside] : inside;
    }
    return element.type === TYPE.tag ? plurals(element.children) : [];
  });
}

/** The literal text of a message, whatever its values and in every plural form. */
function literals(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => literals(option.value));
    return element.type === TYPE.tag ? literals(element.children) : [];
  });
}

/** Names that Hebrew writes in Latin letters. */
const LATIN_NAMES = [
  'Google',
  'PayPal',
  'Chrome',
  'Chromium',
  'Safari',
  'Firefox',
  'Enter',
  'Amazon',
  'Bedrock',
  'Textract',
  'axe',
  'JSON Resume',
  'Reactive Resume',
  'Word',
  'Markdown',
  'GitHub',
  'Letter',
  'WhatsApp',
  'pdf\\.js',
  'PDFium',
  'PDFBox',
  'Apache Tika',
  'pdftotext',
  'pypdf',
  'Edge',
];
const NAME = new RegExp(String.raw`\b(?:${LATIN_NAMES.join('|')})\b`, 'g');

/** Forbidden synonyms of the terms in docs/words.md: one thing has one word. */
const SYNONYMS = {
  he: new RegExp(
    'שיפור ב־AI|קרדיטי(?!ם)|תוכנית|הזאת|כזאת|(?<!אי)מייל|דוא״ל|הישגתי|שומר…|טוען…|' +
      // לקבל, except in the legal texts.
      'שלוקחים(?! לקורות)|לקיח|(?<![א-ת])לקחת את (?!הגרסה)|' +
      'סעיפי|סעיף(?! \\d)|להחיל|חיבור לרשת|[“”„]',
  ),
  en: /\bsign(?:ed|s|ing)? (?:in|out)\b|\bretry\b|(?<!local |text )\beditor\b/i,
} as const;

/** A message without its values. */
const words = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '');

const EXACT: Record<string, string> = { one: '=1', two: '=2' };

/** Ids of plural messages that lack a form their language needs; an exact number also counts. */
const lacking = (texts: Record<string, string>, needed: (plural: Plural) => string[]) =>
  Object.entries(texts)
    .filter(([, text]) =>
      plurals(parse(text)).some((plural) =>
        needed(plural).some((form) => !plural.forms.includes(form) && !plural.forms.includes(EXACT[form] ?? '')),
      ),
    )
    .map(([id]) => id);

/** What stands in quotes in the sources and may be an id. */
const quotedIds = new Set([...source.matchAll(/'([\w.-]+)(?=')/g)].map(([, id]) => id));

/** Whether the sources contain the id, whole or as a template literal whose fixed parts match it. */
const isUsed = (id: string): boolean => quotedIds.has(id) || templates.some((pattern) => pattern.test(id));

/** Ids built by template literals, as patterns; a literal nested in another's expression is replaced first. */
const templates = [
  ...source
    .replaceAll(/\$\{[^{}`]*\}/g, '§')
    .replaceAll(/\$\{[^{}`]*`[^`]*`[^{}`]*\}/g, '§')
    .matchAll(/`([a-z][\w.-]*\.[^`\s]*§[^`]*)`/g),
].map(
  ([, text = '']) =>
    new RegExp(
      `^${text
        .split('§')
        .map((part) => part.replaceAll('.', String.raw`\.`))
        .join(String.raw`[\w-]+`)}$`,
    ),
);

/** Sections and years of laws: the only figures written literally in legal texts. */
const NAMES_OF_LAWS = /5741-1981|1981|1[34][CDגד]1?/g;

it.each(['privacy', 'terms'])('figures in the text of %s come from the constants, except for names of laws', (area) => {
  for (const language of LANGUAGES)
    expect(
      Object.entries(textsOf(language, area))
        .filter(([, text]) => literals(parse(text)).some((part) => /\d/.test(part.replaceAll(NAMES_OF_LAWS, ''))))
        .map(([id]) => id),
    ).toEqual([]);
});

it.each(LANGUAGES)('[I18N-01] %s has the files that English has', (language) => {
  expect(readdirSync(join(MESSAGES, language)).toSorted()).toEqual(readdirSync(join(MESSAGES, 'en')).toSorted());
});

describe('the screens hold no text of their own', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const code = (file: string) =>
    readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

  it('[I18N-01] in Hebrew', () => {
    expect(files.filter((file) => HEBREW.test(code(file)) && !SAME_IN_BOTH.includes(file))).toEqual([]);
  });

  it('[I18N-01] in English', () => {
    const found = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [
          ...code(file).matchAll(/(?<![=)\]\w"'])>\s*[^<>{}()=;]*[A-Za-z]{3}[^<>{}()=;]*<\//g),
          ...code(file).matchAll(/\s(?:aria-label|placeholder|alt|title)="[^"]*[A-Za-z]{2}[^"]*"/g),
        ].map(([text]) => `${file}: ${text.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

describe.each(areas)('the texts of %s', (area) => {
  const he = textsOf('he', area);
  const en = textsOf('en', area);

  it.each(LANGUAGES)('[I18N-01] exist in %s, none empty, all under their area', (language) => {
    const texts = textsOf(language, area);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted());
    expect(Object.entries(texts).filter(([id, text]) => text.trim() === '' || !id.startsWith(`${area}.`))).toEqual([]);
  });

  it.each(otherLanguages('en'))('are valid ICU messages that take the same values in %s as in English', (language) => {
    const texts = textsOf(language, area);
    for (const [id, text] of Object.entries(en)) {
      const same = isStructurallySame(parse(text), parse(texts[id] ?? ''));
      expect(same.success ? 'same' : `${id}: ${same.error?.message}`).toBe('same');
    }
  });

  it('[I18N-01] are Hebrew in the Hebrew file and have no Hebrew in the English one', () => {
    expect(
      Object.entries(he)
        .filter(([, text]) => /[a-z]{3}/.test(words(text)) && !HEBREW.test(text))
        .map(([id, text]) => `${id}: ${text}`),
    ).toEqual([]);
    expect(
      Object.entries(en)
        .filter(([id, text]) => HEBREW.test(text) && !HEBREW_IN_BOTH.includes(id))
        .map(([id]) => id),
    ).toEqual([]);
  });

  it('hold no English word in Hebrew but names', () => {
    const found = Object.entries(he).flatMap(([id, text]) =>
      literals(parse(text))
        .flatMap((part) => part.replaceAll(NAME, '').match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g) ?? [])
        .map((word) => `${id}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('are set as they should be: no straight quotes or apostrophes, no dots in a row, no stray spaces', () => {
    const found = [...Object.entries(he), ...Object.entries(en)].filter(
      ([, text]) =>
        literals(parse(text)).some((part) => /["']|\.\.\.|  |\S [,.;!?](?:\s|$)/.test(part)) || text !== text.trim(),
    );
    expect(found.map(([id]) => id)).toEqual([]);
  });

  it('have one word for one thing', () => {
    const found = (
      [
        ['he', he],
        ['en', en],
      ] as const
    ).flatMap(([language, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => SYNONYMS[language].test(text))
        .map(([id]) => `${language} ${id}`),
    );
    expect(found).toEqual([]);
  });

  it('join a Hebrew word by the Hebrew maqaf', () => {
    expect(
      Object.entries(he)
        .filter(([, text]) => /[א-ת]-/.test(text))
        .map(([id]) => id),
    ).toEqual([]);
  });

  // Within Hebrew a sign in front of a number is drawn behind it: "3+" means three or more.
  it('hold a sign and its number together', () => {
    expect(
      [...Object.entries(he), ...Object.entries(en)]
        .filter(([, text]) => /(?<![\w\u2066א-ת])[+−±~<>≤≥](?=\{|\d)/.test(text))
        .map(([id]) => id),
    ).toEqual([]);
  });

  it('have the plural forms that their language needs', () => {
    expect(lacking(he, ({ counts }) => (counts ? ['one', 'two', 'other'] : ['one', 'other']))).toEqual([]);
    expect(lacking(en, () => ['one', 'other'])).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys(en).filter((id) => !isUsed(id))).toEqual([]);
  });
});
