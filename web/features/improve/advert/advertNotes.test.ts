import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSafeMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import type { ImproveResponse } from '../../../../shared/improve/suggestions.ts';
import type { ImproverState } from '../improverTypes.ts';
import { NO_SUGGESTIONS } from '../noSuggestions.fixture.ts';
import { createAdvertNotes, keepQuotesOf, quotesOf } from './advertNotes.ts';

const createStorage = (initial = '') => {
  const storage = createSafeMapStorage();
  if (initial !== '') storage.write('resumeData.adNotes', initial);
  return storage;
};
const QUOTES = [{ quote: 'SQL', isAdvantage: false }];

describe('notes about advertisements', () => {
  it('[AI-02] keep an answer, so that nobody is asked again, until the person takes it back', () => {
    const storage = createStorage();
    createAdvertNotes(storage, 'dana').answer('row 7', false);
    const again = createAdvertNotes(storage, 'dana');
    expect(again.state.getState().answers).toEqual({ 'row 7': false });
    again.answer('row 7', null);
    expect(createAdvertNotes(storage, 'dana').state.getState().answers).toEqual({});
  });

  it('keep what a model quoted of an advertisement, and that it did not answer', () => {
    const storage = createStorage();
    createAdvertNotes(storage, null).keepQuotes('An ad\n', QUOTES);
    const notes = createAdvertNotes(storage, null);
    notes.keepQuotes('Another', null);
    const state = notes.state.getState();
    expect([quotesOf(state, 'An ad'), quotesOf(state, 'Another'), quotesOf(state, 'A third')]).toEqual([
      QUOTES,
      null,
      undefined,
    ]);
  });

  it('belong to their owner; what nobody has claimed becomes that of the next person who signs in', () => {
    const storage = createStorage();
    const notes = createAdvertNotes(storage, null);
    notes.answer('row 1', true);
    notes.setOwner('dana');
    expect(notes.state.getState().answers).toEqual({ 'row 1': true });
    notes.answer('row 2', false);
    notes.setOwner('noam');
    expect(notes.state.getState().answers).toEqual({});
    notes.setOwner('dana');
    expect(notes.state.getState().answers).toEqual({ 'row 1': true, 'row 2': false });
  });

  it('are read from storage whatever stands there', () => {
    const broken = [
      { owner: null, value: { answers: { a: 'yes', b: true }, quotes: { c: [{ quote: 3 }], d: null, __proto__: 1 } } },
    ];
    expect(createAdvertNotes(createStorage(JSON.stringify(broken)), null).state.getState()).toEqual({
      answers: { b: true },
      quotes: { d: null },
    });
    for (const text of ['', '{', '[3]', '[{"owner":null,"value":"x"}]'])
      expect(createAdvertNotes(createStorage(text), null).state.getState()).toEqual({ answers: {}, quotes: {} });
  });

  it('[AI-02] take what an answer quotes of the advertisement that it was asked with, without any screen', () => {
    const notes = createAdvertNotes(createStorage(), null);
    const improver = createStore<Pick<ImproverState, 'response' | 'pending'>>(() => ({
      response: null,
      pending: null,
    }));
    keepQuotesOf(improver, notes);
    const answer = (asked: object, response: Partial<ImproveResponse>) => {
      const request = { improvementType: 'job', language: 'en', jobDescription: 'An ad', ...asked };
      const pending = { requestId: 'r', owner: 'dana', at: 0, texts: {}, asked: request };
      improver.setState({ pending: pending as unknown as ImproverState['pending'], response: null });
      improver.setState({ response: { ...NO_SUGGESTIONS, ...response } });
    };
    answer({}, { requirements: QUOTES });
    answer({ jobDescription: 'Another' }, {});
    answer({ jobDescription: 'Of one line', oneText: { action: 'wording' } }, { requirements: QUOTES });
    answer({ jobDescription: 'In general', improvementType: 'general' }, { requirements: QUOTES });
    const kept = (advert: string) => quotesOf(notes.state.getState(), advert);
    expect(['An ad', 'Another', 'Of one line', 'In general'].map(kept)).toEqual([QUOTES, null, undefined, undefined]);
  });

  it('forget the oldest where there are too many', () => {
    const notes = createAdvertNotes(createStorage(), null);
    for (let at = 0; at < 12; at += 1) notes.keepQuotes(`ad ${at}`, null);
    expect([quotesOf(notes.state.getState(), 'ad 1'), quotesOf(notes.state.getState(), 'ad 2')]).toEqual([
      undefined,
      null,
    ]);
  });
});
