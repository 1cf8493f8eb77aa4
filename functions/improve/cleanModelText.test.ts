import { describe, expect, it } from 'vitest';
import { cleanModelText } from './cleanModelText.ts';

describe('a model’s text', () => {
  it.each([
    ['- Managed a team\n- Wrote reports', 'I managed a team\nI wrote reports', 'Managed a team\nWrote reports'],
    ['**Managed** a team', 'managed a team', 'Managed a team'],
    ['*Managed* [a team](https://a.b) of 5 * 3', 'managed', 'Managed a team of 5 * 3'],
    ['1. ניהלתי צוות\n\n2. כתבתי דוחות', 'ניהלתי\nכתבתי', 'ניהלתי צוות\nכתבתי דוחות'],
    ['<p>Managed <b>a team</b></p>', 'managed', 'Managed a team'],
    ['Sure! Here is the improved text: Managed a team', 'managed', 'Managed a team'],
    ['2019 was a good year', 'x', '2019 was a good year'],
    ['3-5 people, x < y and y > 2', 'x', '3-5 people, x < y and y > 2'],
  ])('%j for %j is %j', (text, source, tidy) => expect(cleanModelText(text, source)).toBe(tidy));

  it('keeps the formatting that the person uses', () => {
    for (const source of ['- Managed\n- Wrote', '**Bold**', 'a <b>b</b>', 'one\n\ntwo'])
      expect(cleanModelText(source, source)).toBe(source);
  });
});
