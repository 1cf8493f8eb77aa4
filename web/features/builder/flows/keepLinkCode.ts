import { wantsLinkCode } from '../../../../shared/resume/linkCode.ts';
import { readLinkCode } from '../../share/linkCode.ts';
import type { DraftStore } from '../../drafts/index.ts';
import type { BuilderUi } from '../store/uiStore.ts';

interface CodeKept {
  readonly drafts: DraftStore;
  readonly ui: BuilderUi;
  /** Asks the server. */
  readonly read?: typeof readLinkCode;
}

/**
 * Asks how the link of the résumé is now, where its code is to be on the pages. Where that cannot be known, the code
 * stays that was known.
 */
export async function refreshLinkCode({ drafts, ui, read = readLinkCode }: CodeKept): Promise<void> {
  if (!wantsLinkCode(drafts.state.resume)) return;
  const of = drafts.state.cloud?.id;
  if (ui.state.getState().linkCode.of !== of) ui.update({ linkCode: { of, state: 'loading' } });
  const now = of === undefined ? ({ state: 'unsaved' } as const) : await read(of);
  const { linkCode: before } = ui.state.getState();
  if (before.of !== of || (now.state === 'failed' && before.state === 'on')) return;
  if (now.state !== before.state || now.code !== before.code) ui.update({ linkCode: { of, ...now } });
}

/**
 * Keeps the code of the link true for as long as the builder is there: asked for with the wish and with the résumé,
 * when the dialog about the link was closed, and when the person is back at the sheet, from another screen or window in
 * which it may have been taken back.
 */
export function keepLinkCode(builder: CodeKept): void {
  const { drafts, ui } = builder;
  const refresh = () => void refreshLinkCode(builder);
  drafts.subscribe(({ resume, cloud }, before) => {
    if (cloud?.id !== before.cloud?.id || wantsLinkCode(resume) !== wantsLinkCode(before.resume)) refresh();
  });
  ui.state.subscribe(({ dialog, sheet }, before) => {
    if ((dialog !== 'link' && before.dialog === 'link') || (sheet && !before.sheet)) refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && ui.state.getState().sheet) refresh();
  });
  refresh();
}
