import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from './negotiateLanguage.ts';

describe('the language of a call', () => {
  it.each([
    ['en', 'he', 'en'],
    ['he', 'en-US', 'he'],
    [undefined, 'en-GB,en;q=0.9,he;q=0.8', 'en'],
    [undefined, 'fr,he;q=0.5,en;q=0.9', 'en'],
    [undefined, 'iw-IL', 'he'],
    [undefined, 'en;q=0,fr', 'he'],
    [undefined, 'fr,de', 'he'],
    [undefined, undefined, 'he'],
    [undefined, '', 'he'],
    [undefined, ';;;q=,,=x', 'he'],
    ['xx', 'en', 'en'],
    [['en'], undefined, 'he'],
  ])('with the field %j and Accept-Language %j is %s', (field, accept, language) => {
    expect(negotiateLanguage(field, accept)).toBe(language);
  });
});
