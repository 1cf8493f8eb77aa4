import { describe, expect, it } from 'vitest';
import { advertTitle, MAX_KEPT_ADVERTS, parseKeptAdverts, withAdvert } from './keptAdverts.ts';

describe('kept adverts', () => {
  it('stand once each, the newest first, without blank ones', () => {
    expect(withAdvert(['b', 'a'], ' a\n')).toEqual(['a', 'b']);
    expect(withAdvert(['a'], ' \n')).toEqual(['a']);
  });

  it('make room for the newest', () => {
    const full = Array.from({ length: MAX_KEPT_ADVERTS }, (_, index) => `ad ${index}`);
    expect(withAdvert(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
  });

  it('are read from storage whatever stands there', () => {
    expect(parseKeptAdverts(['דרושה אחות', 3, '', null, 'Cook'])).toEqual(['דרושה אחות', 'Cook']);
    expect([parseKeptAdverts(null), parseKeptAdverts({ 0: 'a' })]).toEqual([[], []]);
  });

  it('are called by their first line', () => {
    expect(advertTitle('\n  דרוש/ה רכז/ת גיוס  \nמיקום: חיפה')).toBe('דרוש/ה רכז/ת גיוס');
  });
});
