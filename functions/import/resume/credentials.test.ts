import { describe, expect, it } from 'vitest';
import { isCredential, withoutCredentials } from './credentials.ts';

describe('letters behind a name', () => {
  it('are taken off, however many there are', () => {
    const licences = ['RN', 'BSN', 'MSN', 'CCRN', 'CEN', 'TCRN', 'CFRN', 'CPEN', 'SCRN', 'PCCN', 'CNRN'];
    expect(licences.every(isCredential)).toBe(true);
    expect(withoutCredentials(`Maya Cohen, ${licences.join(', ')}`)).toBe('Maya Cohen');
    expect(withoutCredentials(`Maya Cohen${', CCRN'.repeat(20_000)}`)).toBe('Maya Cohen');
  });

  it.each([
    ['Dana Levi, Ph.D.', 'Dana Levi'],
    ['Dana Levi,MBA,CPA', 'Dana Levi'],
    ['Dana Levi, B.Pharm, M.Sc.', 'Dana Levi'],
    ['דנה לוי, עו"ד', 'דנה לוי'],
  ])('%s is the name %s', (text, name) => {
    expect(withoutCredentials(text)).toBe(name);
  });

  it.each(['Maya Cohen', 'RN', 'Maya Cohen, Haifa', `Maya Cohen${', CCRN'.repeat(11)}, 2020`, 'Levi, Dana Ruth'])(
    '%s is left as it is',
    (text) => {
      expect(withoutCredentials(text)).toBe(text);
    },
  );
});
