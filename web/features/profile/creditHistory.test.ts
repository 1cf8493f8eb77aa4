import { expect, it } from 'vitest';
import { expiredOn, expiresSoon, parseImprovedSections, sourceMessage } from './creditHistory.ts';

it('what is no pack has a name in the history, and an unknown source none', () => {
  for (const source of ['premium', 'refund', 'operator', 'welcome'])
    expect(sourceMessage(source)).toBe(`profile.source.${source}`);
  expect(sourceMessage('something new')).toBeUndefined();
  expect(sourceMessage('constructor')).toBeUndefined();
});

it('the sections of a use come from its details, in the order of the document', () => {
  expect(parseImprovedSections('experience, summary')).toEqual(['summary', 'experience']);
  expect(parseImprovedSections('')).toEqual([]);
  expect(parseImprovedSections('another thing')).toEqual([]);
});

it('credits are marked in their last 30 days', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  expect(expiresSoon(Date.parse('2026-12-21T00:00:00Z'), now)).toBe(true);
  expect(expiresSoon(Date.parse('2026-12-21T00:00:01Z'), now)).toBe(false);
});

it('[CRED-02] what was granted is shown as expired from its day on, and what was taken back never', () => {
  const expiresAt = '2026-11-21T00:00:00.000Z';
  expect(expiredOn({ amount: 5, expiresAt }, Date.parse(expiresAt))).toBe(expiresAt);
  expect(expiredOn({ amount: 5, expiresAt }, Date.parse(expiresAt) - 1)).toBeUndefined();
  expect(expiredOn({ amount: -2, expiresAt }, Date.parse(expiresAt))).toBeUndefined();
  expect(expiredOn({ amount: 5 }, Date.parse(expiresAt))).toBeUndefined();
});
