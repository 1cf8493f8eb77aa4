import { describe, expect, it } from 'vitest';
import { cssUnicodeRange, findFallbackFonts, findUndrawn } from './fonts.ts';

describe('families that stand in', () => {
  it.each([
    ['½ position', ['bellefair'], ['signs']],
    ['½ position', ['heebo'], []],
    ['תשפ״ד', ['openSans'], ['signs']],
    ['תשפ״ד', ['heebo'], []],
    ['Опыт', ['heebo'], ['heeboLetters']],
    ['Опыт', ['frank'], ['serif']],
    ['Опыт', ['openSans'], ['fallback']],
    ['Опыт', ['notoSerif', 'assistant'], ['assistantLetters', 'serif']],
    ['Опыт', ['notoSerif', 'rubik'], ['serif', 'fallback']],
    ['Ürün', ['frank'], []],
    ['Ağaoğlu, Nguyễn', ['assistant'], ['assistantLetters']],
    ['Ağaoğlu, Nguyễn', ['plex'], ['european']],
    ['Kaczyńska', ['david'], ['serif']],
    ['Ελληνικά', ['heebo'], ['heeboLetters']],
    ['Әлия', ['heebo'], ['heeboLetters']],
    ['⌀ 5', ['heebo'], ['mathematics', 'rareSymbols', 'rareNumerals']],
    ['1️⃣ 🇮🇱', ['heebo'], ['emoji']],
    ['אמהרית / አማርኛ', ['heebo'], ['ethiopic']],
    ['ქართული', ['heebo'], ['georgian']],
    ['plain', ['bellefair'], []],
  ] as const)('%j in %j needs %j', (text, families, wanted) => {
    expect(findFallbackFonts(text, families)).toEqual(wanted);
  });
});

it('a family that stands in is fetched for its letters alone, any other for all', () => {
  expect(cssUnicodeRange('georgian')).toBe('U+10D0-10FF,U+1C90-1CBF');
  expect(cssUnicodeRange('currency')).toBe('U+20BF');
  expect(cssUnicodeRange('heebo')).toBe('U+0-10FFFF');
});

describe('characters that nothing draws', () => {
  it('are named, each once', () => {
    expect(findUndrawn('Thai ภาษา ภ, 中文, հայ')).toEqual(['ภ', 'า', 'ษ', '中', '文', 'հ', 'ա', 'յ']);
  });

  it.each([
    'Résumé, Łódź, İstanbul, Việt',
    'שָׁלוֹם צה״ל ייִדיש',
    'Привет Ελληνικά مرحبا',
    'አማርኛ ქართული',
    'm² ½ ★ 😀 ₪ ① Ⅳ ⌀ ∀ │ 1️⃣',
  ])('are none of %s', (text) => {
    expect(findUndrawn(text)).toEqual([]);
  });
});
