import { describe, expect, it } from 'vitest';
import { fallbacksFor } from './fonts.ts';

describe('families that stand in', () => {
  it.each([
    ['½ position', ['bellefair'], ['signs']],
    ['½ position', ['heebo'], []],
    ['תשפ״ד', ['openSans'], ['signs']],
    ['תשפ״ד', ['heebo'], []],
    ['Опыт', ['heebo'], ['fallback']],
    ['plain', ['bellefair'], []],
  ] as const)('%j in %j needs %j', (text, families, wanted) => {
    expect(fallbacksFor(text, families)).toEqual(wanted);
  });
});
