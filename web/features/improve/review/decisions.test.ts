import { describe, expect, it } from 'vitest';
import {
  acceptAllSafe,
  answerQuestion,
  confirmFinding,
  decide,
  safeSuggestions,
  NO_DECISIONS,
  acceptedSuggestions,
} from './decisions.ts';
import type { CurrentSuggestion } from '../currentSuggestions.ts';

const offer = (changes: Partial<CurrentSuggestion>): CurrentSuggestion => ({
  section: 'experience',
  id: 'exp-1',
  before: 'old',
  after: 'new',
  findings: [],
  lost: [],
  changedSince: false,
  ...changes,
});
const good = offer({});
const inventive = offer({
  id: 'exp-2',
  findings: [
    { reason: 'number', text: '40%', index: 0 },
    { reason: 'technology', text: 'Kubernetes', index: 9 },
  ],
});
const forgetful = offer({ section: 'summary', id: undefined, lost: ['2019'] });
const stale = offer({ id: 'exp-3', changedSince: true });
const long = offer({ id: 'exp-4', after: 'x'.repeat(8_001), findings: [{ reason: 'too_long', text: '', index: 0 }] });
const all = [good, inventive, forgetful, stale, long];

describe('what is taken', () => {
  it('is nothing that was not decided', () => {
    expect(acceptedSuggestions(NO_DECISIONS, all)).toEqual([]);
  });

  it('is by "take all" what is harmless: nothing found, lost or changed since', () => {
    expect(safeSuggestions(all)).toEqual([good]);
    expect(acceptedSuggestions(acceptAllSafe(NO_DECISIONS, all), all)).toEqual([good]);
  });

  it('is what lost facts or is for an older text only when it is taken by itself', () => {
    const choices = decide(decide(NO_DECISIONS, forgetful, 'take'), stale, 'take');
    expect(acceptedSuggestions(choices, all)).toEqual([forgetful, stale]);
  });

  it('is what invents only after each finding was confirmed, and no more when one is taken back', () => {
    const first = confirmFinding(NO_DECISIONS, inventive, 0, true);
    expect(acceptedSuggestions(decide(first, inventive, 'take'), all)).toEqual([]);
    const both = decide(confirmFinding(first, inventive, 1, true), inventive, 'take');
    expect(acceptedSuggestions(both, all)).toEqual([inventive]);
    const back = confirmFinding(both, inventive, 0, false);
    expect(acceptedSuggestions(back, all)).toEqual([]);
    // After a new confirmation it has to be accepted again.
    expect(acceptedSuggestions(confirmFinding(back, inventive, 0, true), all)).toEqual([]);
  });

  it('is what is asked about only after the yes to its own question, and no more when that is withdrawn', () => {
    const asked = { ...inventive, asked: true };
    expect(safeSuggestions([asked])).toEqual([]);
    expect(acceptedSuggestions(decide(NO_DECISIONS, asked, 'take'), [asked])).toEqual([]);
    const yes = decide(answerQuestion(NO_DECISIONS, asked, true), asked, 'take');
    expect(acceptedSuggestions(yes, [asked])).toEqual([asked]);
    expect(acceptedSuggestions(answerQuestion(yes, asked, false), [asked])).toEqual([]);
  });

  it('is never what the field does not hold', () => {
    expect(acceptedSuggestions(decide(confirmFinding(NO_DECISIONS, long, 0, true), long, 'take'), all)).toEqual([]);
  });

  it('stays left where it was left, whatever is confirmed', () => {
    const left = decide(NO_DECISIONS, inventive, 'leave');
    expect(confirmFinding(left, inventive, 0, true).decisions).toEqual(left.decisions);
  });
});
