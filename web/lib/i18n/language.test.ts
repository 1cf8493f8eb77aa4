import { describe, expect, it } from 'vitest';
import { LANGUAGE_KEY, parseLanguage } from './language.ts';

describe('the stored language', () => {
  it('[I18N-04] is Hebrew when nothing or something unknown is stored', () => {
    for (const stored of [null, '', 'fr', 'EN', 'he-IL', 'undefined', '{"language":"en"}'])
      expect(parseLanguage(stored)).toBe('he');
  });

  it('is taken as it is when it is one of ours, under the required key', () => {
    expect([parseLanguage('en'), parseLanguage('he'), LANGUAGE_KEY]).toEqual(['en', 'he', 'language']);
  });
});
