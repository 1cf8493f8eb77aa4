import { createStore, type StoreApi } from 'zustand/vanilla';
import { chosenLetter, toLetterDocument } from '../../../../shared/resume/letter.ts';
import type { Language } from '../../../../shared/platform/language.ts';
import { resumeLanguage } from '../../../../shared/resume/resumeLanguage.ts';
import type { Letter, ResumeData } from '../../../../shared/resume/schema.ts';
import { getLanguageState, subscribeToLanguage } from '../../../lib/i18n/messageStore.ts';
import type { Builder } from '../../builder/index.ts';

/** The letter that is written, or was last; null: the last one of the résumé. */
type ShownLetter = { readonly id: string | null };

const shownOf = new WeakMap<Builder, StoreApi<ShownLetter>>();

/**
 * Which letter is shown, for as long as the page is there: the sheet has it while letters are written, also on a
 * phone, where the form is away meanwhile.
 */
export function shownLetters(builder: Builder): StoreApi<ShownLetter> {
  const known = shownOf.get(builder);
  if (known) return known;
  const { drafts, ui } = builder;
  const store = createStore<ShownLetter>(() => ({ id: null }));
  let made: { readonly resume: ResumeData; readonly letter: Letter; readonly language: Language } | undefined;
  const follow = () => {
    const { resume } = drafts.state;
    const { tab, letterShown } = ui.state.getState();
    const letter = tab === 'letter' ? chosenLetter(resume, store.getState().id) : undefined;
    // An empty résumé has the language of the screens.
    const language = resumeLanguage(resume, getLanguageState().language);
    // The same document for the same content: what is measured of a page is known by it.
    if (letter && letterShown && made?.resume === resume && made.letter === letter && made.language === language)
      return;
    if (!letter && !letterShown) return;
    made = letter && { resume, letter, language };
    ui.update({ letterShown: letter ? toLetterDocument(resume, letter, language) : null });
  };
  shownOf.set(builder, store);
  store.subscribe(follow);
  drafts.subscribe(follow);
  subscribeToLanguage(follow);
  ui.state.subscribe(({ tab }, before) => {
    if (tab !== before.tab) follow();
  });
  // Not while a screen is drawn.
  queueMicrotask(follow);
  return store;
}
