import { Suspense, lazy, useEffect } from 'react';
import { isSignedIn, loadLoginDialog } from '../auth/index.ts';
import { useBuilder, useUi } from './builderContext.ts';
import type { BuilderDialogName } from './store/uiStore.ts';

/**
 * When the dialogs are loaded, in ms, and that of the sign-in, which a visitor's first download asks with: what is
 * typed first does not wait for them, and they wait for no connection.
 */
const LOADED_AFTER_MS = 1_500;
const loadDialogs = () => import('./dialogTable.tsx');

const BuilderDialog = lazy(async () => {
  const { DIALOGS } = await loadDialogs();
  return {
    default: ({ name, onClose }: { readonly name: BuilderDialogName; readonly onClose: () => void }) => {
      const Content = DIALOGS[name];
      return <Content onClose={onClose} />;
    },
  };
});

/** The one open dialog. */
export function BuilderDialogs() {
  const { ui } = useBuilder();
  const open = useUi((state) => state.dialog);
  useEffect(() => {
    const load = () => Promise.all([loadDialogs(), isSignedIn() || loadLoginDialog()]).catch(() => undefined);
    const timer = setTimeout(() => void load(), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (open === null) return null;
  return (
    <Suspense>
      <BuilderDialog name={open} onClose={() => ui.openDialog(null)} />
    </Suspense>
  );
}
