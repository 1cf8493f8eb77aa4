import { useEffect, useEffectEvent } from 'react';
import { moveFocusTo } from '../../../lib/dom/focus.ts';
import { focusPanel } from './focusField.ts';
import { useBuilder, useIsWide } from '../builderContext.ts';
import { adjacentTab, listTabs } from '../store/tabs.ts';
import { findShortcut, hasOwnUndo, belongsToField, type ShortcutName } from './shortcuts.ts';
import { useExportPdf } from './useExportPdf.ts';
import { usePrint } from './usePrint.ts';
import { useSave } from './useSave.ts';
import { useUndo } from './useUndo.ts';

/** Handles the builder's shortcuts while it is mounted. */
export function useShortcuts(): void {
  const { drafts, ui } = useBuilder();
  const isWide = useIsWide();
  const save = useSave();
  const download = useExportPdf();
  const print = usePrint();
  const { undo, redo } = useUndo();
  const step = (by: 1 | -1) => {
    ui.goToTab(adjacentTab(listTabs(drafts.state.resume), ui.state.getState().tab, by));
    focusPanel();
  };
  const actions: Record<ShortcutName, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    preview() {
      const { previewShown, view } = ui.state.getState();
      // Its column goes, or all that is not the page.
      if (document.activeElement?.closest('.sheet-pane')) void moveFocusTo('#panel-title');
      if (isWide) ui.update({ previewShown: !previewShown });
      else ui.update({ view: view === 'form' ? 'preview' : 'form' });
    },
    save,
    download: () => void download(),
    print,
    undo,
    redo,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = findShortcut(event, navigator.platform);
    if (!shortcut || event.isComposing || belongsToField(shortcut.name, event.target, navigator.platform)) return;
    const isHistory = shortcut.name === 'undo' || shortcut.name === 'redo';
    const inDialog = document.querySelector('dialog[open]') !== null;
    if (isHistory && (inDialog || hasOwnUndo(event.target))) return;
    event.preventDefault();
    if (!inDialog && !(event.repeat && !isHistory)) actions[shortcut.name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
