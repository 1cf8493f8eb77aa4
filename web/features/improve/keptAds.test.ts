import { describe, expect, it } from 'vitest';
import { adTitle, MAX_KEPT_ADS, parseKeptAds, withAd } from './keptAds.ts';

describe('kept job ads', () => {
  it('stand once each, the newest first, without blank ones', () => {
    expect(withAd(['b', 'a'], ' a\n')).toEqual(['a', 'b']);
    expect(withAd(['a'], ' \n')).toEqual(['a']);
  });

  it('make room for the newest', () => {
    const full = Array.from({ length: MAX_KEPT_ADS }, (_, index) => `ad ${index}`);
    expect(withAd(full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
  });

  it('are read from storage whatever stands there', () => {
    expect(parseKeptAds(['דרושה אחות', 3, '', null, 'Cook'])).toEqual(['דרושה אחות', 'Cook']);
    expect([parseKeptAds(null), parseKeptAds({ 0: 'a' })]).toEqual([[], []]);
  });

  it('are called by their first line', () => {
    expect(adTitle('\n  דרוש/ה רכז/ת גיוס  \nמיקום: חיפה')).toBe('דרוש/ה רכז/ת גיוס');
  });
});
