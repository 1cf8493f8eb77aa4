import { describe, expect, it } from 'vitest';
import { isRegion, mentionsPlace, isPlace, scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';

describe('cues', () => {
  it('count words of titles, firms, degrees and schools, two of each at the most', () => {
    expect(scoreTitleOrCompany('Looms')).toBe(0);
    expect(scoreTitleOrCompany('Manager')).toBe(2);
    expect(scoreTitleOrCompany('Manager and Engineer and Nurse')).toBe(4);
    expect(scoreTitleOrCompany('Looms Ltd')).toBe(-2);
    expect([scoreTitleOrCompany('looms.io'), scoreTitleOrCompany('IBM'), scoreTitleOrCompany('at IBM')]).toEqual([
      -2, -2, 0,
    ]);
    expect([scoreDegreeOrInstitution('B.Sc.'), scoreDegreeOrInstitution('University')]).toEqual([2, -2]);
  });

  it('know towns and countries, wherever they stand', () => {
    expect([mentionsPlace('Cook in Haifa'), mentionsPlace('Cook in Looms'), mentionsPlace('Haifaites')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isRegion(' Israel '), isRegion('Co. Mayo'), isRegion('County Cork'), isRegion('Haifa')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['Austin, TX', true],
    ['Looms, TX', true],
    ['looms, TX', false],
    ['Haifa', true],
    ['(Haifa)', true],
    ['Haifa 12', false],
    ['', false],
    ['Haifa, Israel', true],
    ['Wix, Haifa', false],
    ['Haifa District', true],
    ['Looms District', false],
    ['מחוז חיפה', true],
    ['Greater Haifa Area', true],
    ['North District', true],
    ['Haifa Bay Area', true],
    ['תל אביב יפו', true],
    ['חיפה והסביבה', true],
    ['כפר ורדים', true],
    ['Kfar Vradim', true],
    ['Kfar Manager', false],
    // Forty-five letters are as long as a place is.
    [`Haifa${', Haifa'.repeat(5)}, Lod`, true],
    [`Haifa${', Haifa'.repeat(5)}, Acre`, false],
    ['מחוז הצפון', true],
    ['חיפה עכו', true],
    ['חיפה גן', false],
    ['Haifa, Looms', false],
    ['Haifa, Ltd', true],
  ])('%s is a place: %s', (text, is) => {
    expect(isPlace(text)).toBe(is);
  });
});
