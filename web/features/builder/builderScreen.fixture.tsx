import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { calculateCompletion } from '../../../shared/resume/completion.ts';
import { resumeLanguage } from '../../../shared/resume/resumeLanguage.ts';
import { calculateScore } from '../../../shared/resume/score.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { DraftStoreContext, ResumeLanguageContext, type DraftState, type DraftStore } from '../drafts/index.ts';
import type { Builder } from './builder.ts';
import { BuilderContext } from './builderContext.ts';
import { BuilderSlotsContext } from './builderSlots.ts';
import type { BuilderTab } from './store/tabs.ts';
import { createBuilderUi } from './store/uiStore.ts';

const SLOTS = {
  AiTab: () => 'AI',
  LetterForm: Nothing,
  SheetNote: Nothing,
  Background: Nothing,
  SiteMenu: Nothing,
  TextTools: Nothing,
};
function Nothing() {
  return null;
}

/** A builder over this résumé on one of its tabs, as far as what is drawn first reads it. */
export function builderOver(
  resume: ResumeData,
  tab: BuilderTab = 'personal',
  draft: Partial<DraftState> = {},
): Builder {
  const drafts = { state: { resume, epoch: 0, ...draft }, subscribe: () => () => {}, follow: () => () => {} };
  return {
    drafts: drafts as unknown as DraftStore,
    ui: createBuilderUi(tab),
    document: () => resume,
    analysis: createStore(() => ({ completion: calculateCompletion(resume), score: calculateScore(resume) })),
  } as unknown as Builder;
}

/** A part of that builder, as it is drawn first: nothing in it can be pressed. */
export const inBuilder = (builder: Builder, content: ReactNode): ReactNode => (
  <BuilderContext value={builder}>
    <BuilderSlotsContext value={SLOTS}>
      <DraftStoreContext value={builder.drafts}>
        <ResumeLanguageContext value={resumeLanguage(builder.drafts.state.resume)}>{content}</ResumeLanguageContext>
      </DraftStoreContext>
    </BuilderSlotsContext>
  </BuilderContext>
);

/** The same over a résumé alone. */
export const overResume = (resume: ResumeData, content: ReactNode, tab?: BuilderTab): ReactNode =>
  inBuilder(builderOver(resume, tab), content);
