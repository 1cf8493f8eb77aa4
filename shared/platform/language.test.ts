import { expect, it } from 'vitest';
import { languageOfDirection, otherLanguages, textDirection, toSupportedLanguage } from './language.ts';

it('[NAV-03] Hebrew is written from the right, English from the left', () => {
  expect([textDirection('he'), textDirection('en')]).toEqual(['rtl', 'ltr']);
  expect([languageOfDirection('rtl'), languageOfDirection('ltr')]).toEqual(['he', 'en']);
});

it('a language is one of ours by its name alone', () => {
  expect(['he', 'en', 'fr', 'HE', '', null, 1].map(toSupportedLanguage)).toEqual([
    'he',
    'en',
    ...Array.from({ length: 5 }),
  ]);
  expect([otherLanguages('he'), otherLanguages('en')]).toEqual([['en'], ['he']]);
});
