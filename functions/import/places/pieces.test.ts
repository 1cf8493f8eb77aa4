import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';
import type { Word } from './words.ts';

const wordsOf = (text: string): Word[] =>
  text
    .split(' ')
    .map((one) => ({ text: one, from: 0, to: one.length, ink: undefined, claims: undefined, place: undefined }));
const EMAIL = 'personalInfo.email';
/** The pieces that some words have on lines of words. */
const found = (words: readonly string[], ...lines: readonly string[]) =>
  piecesOf(
    words.map((word) => ({ path: EMAIL, word })),
    lines.map(wordsOf),
  ).map(({ path, pieces }) => [path, ...pieces.map(({ text }) => text)]);

it('a word that the file breaks is in its field with all of its pieces, however short', () => {
  expect(found(['danalevi'], 'Cook danalev', 'i Haifa')).toEqual([[EMAIL, 'danalev', 'i']]);
  expect(found(['il'], 'i', 'l')).toEqual([[EMAIL, 'i', 'l']]);
  expect(found(['danalevi'], 'dan', 'ale', 'vi')).toEqual([[EMAIL, 'dan', 'ale', 'vi']]);
});

it('a word whose letters only occur within one is no piece of it', () => {
  expect(found(['twelvedana'], 'team of twelve')).toEqual([]);
  expect(found(['danalevi'], 'ana', 'levi')).toEqual([]);
  expect(found(['danalevi'], 'danalevi')).toEqual([]);
});

it('pieces are near each other, and each is of one word', () => {
  expect(found(['danalevi'], 'dana', 'x', 'levi')).toEqual([[EMAIL, 'dana', 'levi']]);
  expect(found(['danalevi'], 'dana', 'x', 'y', 'levi')).toEqual([]);
  expect(found(['danalevi', 'danacohen'], 'dana', 'levi cohen')).toEqual([[EMAIL, 'dana', 'levi']]);
  expect(found(['lele'], 'le')).toEqual([]);
});

it('where a piece leads nowhere, another that begins alike is tried', () => {
  expect(found(['danalevi'], 'dan dana', 'levi')).toEqual([[EMAIL, 'dana', 'levi']]);
});

it('a page of single letters is looked at so long and no longer', () => {
  let looks = 0;
  const [one] = wordsOf('a') as [Word];
  const letter = (): Word => ({
    ...one,
    get text() {
      looks += 1;
      return 'a';
    },
  });
  const rows = Array.from({ length: 60 }, () => Array.from({ length: 8 }, letter));
  expect(piecesOf([{ path: EMAIL, word: `${'a'.repeat(40)}b` }], rows)).toEqual([]);
  expect(looks).toBeLessThan(1_000_000);
});
