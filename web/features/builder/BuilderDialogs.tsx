import { useEffect } from 'react';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { isSignedIn, loadLoginDialog } from '../auth/index.ts';
import { useBuilder, useUi } from './builderContext.ts';
import type { BuilderDialogName } from './store/uiStore.ts';

/**
 * When the dialogs are loaded, in ms, and that of the sign-in, which a visitor's first download asks with: what is
 * typed first does not wait for them, and they wait for no connection.
 */
const LOADED_AFTER_MS = 1_500;
const loadDialogs = () => import('./dialogTable.tsx');

interface NamedDialogProps {
  readonly name: BuilderDialogName;
  readonly onClose: () => void;
}

const BuilderDialog = lazyPart(
  async () => {
    const { DIALOGS } = await loadDialogs();
    return ({ name, onClose }: NamedDialogProps) => {
      const Content = DIALOGS[name];
      return <Content onClose={onClose} />;
    };
  },
  [],
  { Missing: DialogMissing },
);

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
  return <BuilderDialog key={open} name={open} onClose={() => ui.openDialog(null)} />;
}
