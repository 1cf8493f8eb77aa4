import { lazyPart } from '../../ui/lazyPart.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { isSignedIn, loadLoginDialog } from '../auth/index.ts';
import { loadSendBar } from '../share/index.ts';
import { useBuilder, useUi } from './builderContext.ts';
import type { BuilderDialogName } from './store/uiStore.ts';

/**
 * When the dialogs are loaded, in ms, the bar that follows a download, and what a visitor's first one asks with: what
 * is typed first does not wait for them, and they wait for no connection.
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

/** The builder on paper, loaded with all other parts that are loaded when the page is idle. */
const Printing = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, LOADED_AFTER_MS));
  const [table] = await Promise.all([loadDialogs(), loadSendBar(), isSignedIn() || loadLoginDialog()]);
  return table.Printing;
}, []);

/** The one open dialog. */
export function BuilderDialogs() {
  const { ui } = useBuilder();
  const open = useUi((state) => state.dialog);
  return (
    <>
      <Printing />
      {open !== null && <BuilderDialog key={open} name={open} onClose={() => ui.openDialog(null)} />}
    </>
  );
}
