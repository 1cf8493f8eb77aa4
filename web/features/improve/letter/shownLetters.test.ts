import { afterAll, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { DEFAULT_LANGUAGE } from '../../../../shared/platform/language.ts';
import { addLetter, createLetter, toLetterDocument, updateLetter } from '../../../../shared/resume/letter.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { setLanguage } from '../../../lib/i18n/messageStore.ts';
import type { Builder } from '../../builder/index.ts';
import { shownLetters } from './shownLetters.ts';

afterAll(() => setLanguage(DEFAULT_LANGUAGE));

const EMPTY: ResumeData = {
  ...STRONG_RESUME_EN,
  personalInfo: { fullName: '', email: '', phone: '', address: '', linkedin: '', website: '' },
  summary: '',
  experience: [],
  education: [],
  skills: [],
  projects: [],
  languages: [],
};
const withLetters = (resume: ResumeData) =>
  [1, 2].reduce((before) => addLetter(before, { ...createLetter(before, '2026-11-28'), body: 'Hi' }), resume);

/** A builder as far as letters know it, on that tab. */
function open(resume: ResumeData, tab = 'letter') {
  const drafts = createStore(() => ({ resume }));
  const ui = createStore(() => ({ tab, letterShown: null as ResumeData | null }));
  const builder = {
    drafts: {
      get state() {
        return drafts.getState();
      },
      subscribe: drafts.subscribe,
    },
    ui: { state: ui, update: (changes: object) => ui.setState(changes) },
  } as unknown as Builder;
  const store = shownLetters(builder);
  return { builder, drafts, ui, store, shown: () => ui.getState().letterShown };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const RESUME: ResumeData = withLetters({ ...STRONG_RESUME_EN, language: 'en' });
const documentOf = (index: number, resume = RESUME) => toLetterDocument(resume, resume.letters![index]!, 'en');

it('the sheet has the last letter, or the one that is chosen, while letters are written', async () => {
  const { builder, ui, store, shown } = open(RESUME);
  expect(shown()).toBeNull();
  await settled();
  expect(shown()).toEqual(documentOf(1));
  store.setState({ id: 'letter-1' });
  expect(shown()).toEqual(documentOf(0));
  ui.setState({ tab: 'summary' });
  expect(shown()).toBeNull();
  ui.setState({ tab: 'letter' });
  expect(shown()).toEqual(documentOf(0));
  expect(shownLetters(builder)).toBe(store);
});

it('the sheet has it as it is written, and the very same for the same content', async () => {
  const { drafts, ui, shown, store } = open(RESUME);
  await settled();
  const before = shown();
  store.setState({ id: 'letter-2' });
  ui.setState({ letterShown: shown() });
  expect(shown()).toBe(before);
  const next = updateLetter(RESUME, 'letter-2', { body: 'Bye' });
  drafts.setState({ resume: next });
  expect(shown()).toEqual(documentOf(1, next));
});

it('no letter is shown where there is none, and on no other tab', async () => {
  for (const { shown, ui } of [open(STRONG_RESUME_EN), open(RESUME, 'summary')]) {
    let changes = 0;
    ui.subscribe(() => (changes += 1));
    await settled();
    expect([shown(), changes]).toEqual([null, 0]);
  }
});

it('a letter beside an empty résumé is in the language of the screens', async () => {
  const { language: _unsaid, ...empty } = EMPTY;
  await setLanguage('he');
  const { shown } = open({ ...empty, letters: [createLetter(EMPTY, '2026-11-28')] });
  await settled();
  expect(shown()?.language).toBe('he');
  await setLanguage('en');
  expect(shown()?.language).toBe('en');
});
