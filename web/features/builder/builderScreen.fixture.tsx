import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { calculateCompletion } from '../../../shared/resume/completion.ts';
import { calculateScore } from '../../../shared/resume/score.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { DraftStoreContext, type DraftStore } from '../drafts/index.ts';
import type { Builder } from './builder.ts';
import { BuilderContext } from './builderContext.ts';
import { createBuilderUi } from './store/uiStore.ts';

/** A part of the builder over this résumé, as it is drawn first: nothing in it can be pressed. */
export function overResume(resume: ResumeData, content: ReactNode): ReactNode {
  const drafts = { state: { resume }, subscribe: () => () => {} } as unknown as DraftStore;
  const builder = {
    drafts,
    ui: createBuilderUi('personal'),
    analysis: createStore(() => ({ completion: calculateCompletion(resume), score: calculateScore(resume) })),
  } as unknown as Builder;
  return (
    <BuilderContext value={builder}>
      <DraftStoreContext value={drafts}>{content}</DraftStoreContext>
    </BuilderContext>
  );
}
