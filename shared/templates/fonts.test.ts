import { describe, expect, it } from 'vitest';
import { findFallbackFonts, findUnsupportedLetters } from './fonts.ts';

describe('families that stand in', () => {
  it.each([
    ['½ position', ['bellefair'], ['signs']],
    ['½ position', ['heebo'], []],
    ['תשפ״ד', ['openSans'], ['signs']],
    ['תשפ״ד', ['heebo'], []],
    ['Опыт', ['heebo'], ['fallback']],
    ['Опыт', ['frank'], ['serif', 'fallback']],
    ['Опыт', ['notoSerif', 'assistant'], ['serif', 'fallback']],
    ['Ürün', ['frank'], []],
    ['Ağaoğlu, Nguyễn', ['assistant'], ['european']],
    ['Kaczyńska', ['david'], ['serif', 'european']],
    ['Ελληνικά', ['heebo'], ['european']],
    ['Әлия', ['heebo'], ['european', 'fallback']],
    ['אמהרית / አማርኛ', ['heebo'], ['ethiopic']],
    ['ქართული', ['heebo'], ['georgian']],
    ['plain', ['bellefair'], []],
  ] as const)('%j in %j needs %j', (text, families, wanted) => {
    expect(findFallbackFonts(text, families)).toEqual(wanted);
  });
});

describe('letters that nothing draws', () => {
  it('are told, each once', () => {
    expect(findUnsupportedLetters('Thai ภาษา ภ, 中文, հայ')).toEqual(['ภ', 'า', 'ษ', '中', '文', 'հ', 'ա', 'յ']);
  });

  it.each([
    'Résumé, Łódź, İstanbul, Việt',
    'שָׁלוֹם צה״ל ייִדיש',
    'Привет Ελληνικά مرحبا',
    'አማርኛ ქართული',
    'm² ½ ★ 😀 ₪ ① Ⅳ',
  ])('are none of %s', (text) => {
    expect(findUnsupportedLetters(text)).toEqual([]);
  });
});
