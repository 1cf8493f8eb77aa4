import { describe, expect, it } from 'vitest';
import { allTaken, confirmedBy, decided, harmless, NOTHING_CHOSEN, takenOf, type Offer } from './choices.ts';

const offer = (changes: Partial<Offer>): Offer => ({ section: 'experience', id: 'exp-1', before: 'old', after: 'new', findings: [], lost: [], changedSince: false, ...changes });
const good = offer({});
const inventive = offer({ id: 'exp-2', findings: [{ reason: 'number', text: '40%', index: 0 }, { reason: 'technology', text: 'Kubernetes', index: 9 }] });
const forgetful = offer({ section: 'summary', id: undefined, lost: ['2019'] });
const stale = offer({ id: 'exp-3', changedSince: true });
const long = offer({ id: 'exp-4', after: 'x'.repeat(8_001), findings: [{ reason: 'too_long', text: '', index: 0 }] });
const all = [good, inventive, forgetful, stale, long];

describe('what is taken', () => {
  it('is nothing that was not decided', () => {
    expect(takenOf(NOTHING_CHOSEN, all)).toEqual([]);
  });

  it('is by "take all" what is harmless: nothing found, lost or changed since', () => {
    expect(harmless(all)).toEqual([good]);
    expect(takenOf(allTaken(NOTHING_CHOSEN, all), all)).toEqual([good]);
  });

  it('is what lost facts or is for an older text only when it is taken by itself', () => {
    const choices = decided(decided(NOTHING_CHOSEN, forgetful, 'take'), stale, 'take');
    expect(takenOf(choices, all)).toEqual([forgetful, stale]);
  });

  it('is what invents only after each finding was confirmed, and no more when one is taken back', () => {
    const first = confirmedBy(NOTHING_CHOSEN, inventive, 0, true);
    expect(takenOf(decided(first, inventive, 'take'), all)).toEqual([]);
    const both = decided(confirmedBy(first, inventive, 1, true), inventive, 'take');
    expect(takenOf(both, all)).toEqual([inventive]);
    const back = confirmedBy(both, inventive, 0, false);
    expect(takenOf(back, all)).toEqual([]);
    // Confirmed again, it has to be taken again.
    expect(takenOf(confirmedBy(back, inventive, 0, true), all)).toEqual([]);
  });

  it('is never what the field does not hold', () => {
    expect(takenOf(decided(confirmedBy(NOTHING_CHOSEN, long, 0, true), long, 'take'), all)).toEqual([]);
  });

  it('stays left where it was left, whatever is confirmed', () => {
    const left = decided(NOTHING_CHOSEN, inventive, 'leave');
    expect(confirmedBy(left, inventive, 0, true).decisions).toEqual(left.decisions);
  });
});
