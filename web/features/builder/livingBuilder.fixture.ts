import { vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { fakeDocument } from '../../lib/dom/fakeDocument.fixture.ts';
import { createFakeBrowser } from '../drafts/fakeBrowser.fixture.ts';
import { createBuilder, type Builder } from './builder.ts';
import type { BuilderTab } from './store/tabs.ts';
import type { BuilderUiState } from './store/uiStore.ts';

/** A builder over a draft of its own: a press changes it, and what is drawn next shows it. */
export async function livingBuilder(resume: ResumeData, tab: BuilderTab = 'personal'): Promise<Builder> {
  vi.stubGlobal('location', { pathname: '/builder', search: '', hash: '' });
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => void (history.state = state),
    replaceState: (state: unknown) => void (history.state = state),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('document', fakeDocument({ activeElement: null, getElementById: () => null }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { drafts } = createFakeBrowser().open();
  await drafts.load();
  drafts.edit(() => resume, { tab });
  drafts.endUndoStep();
  const builder = createBuilder(drafts, tab);
  drawAsItIs(builder.ui.state);
  drawAsItIs(builder.analysis);
  drawAsItIs(drafts.undoHistory);
  return builder;
}

/** What is drawn goes by a store's initial values: they are those of now. */
function drawAsItIs<State>(store: StoreApi<State>): void {
  vi.spyOn(store, 'getInitialState').mockImplementation(() => store.getState());
}

/** The values by now; null where there is none any more, which `toEqual` would not tell from no change. */
type Changes<Of> = { readonly [Key in keyof Of]?: Of[Key] | null };

const mapToNull = (values: object) => Object.fromEntries(Object.keys(values).map((key) => [key, null]));

const changed = <Of extends object>(before: Of, after: Of): Changes<Of> =>
  Object.fromEntries(
    Object.entries({ ...mapToNull(before), ...after })
      .map(([key, value]) => [key, value ?? null] as const)
      .filter(([key, value]) => !Object.is(value, (before as Record<string, unknown>)[key] ?? null)),
  ) as Changes<Of>;

/** What a press changed: parts of the résumé, and of the state of the screen. */
export function changesOf(
  builder: Builder,
  press: () => unknown,
): { readonly resume: Changes<ResumeData>; readonly ui: Changes<BuilderUiState> } {
  const [resume, ui] = [builder.drafts.state.resume, builder.ui.state.getState()];
  press();
  return { resume: changed(resume, builder.drafts.state.resume), ui: changed(ui, builder.ui.state.getState()) };
}
