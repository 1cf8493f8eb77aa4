import { loadMessages } from '../../lib/i18n/messageStore.ts';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { SendBarProps } from './SendBar.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';

/** The dialog about the link of a résumé; it and its texts come when it is opened. */
export const ShareDialog = lazyPart<ShareDialogProps>(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
  ['profile'],
  { Missing: DialogMissing },
);

/** Loads the bar below before it is shown, so that it needs no network then. */
export async function loadSendBar() {
  const [{ SendBar: Loaded }] = await Promise.all([import('./ShareDialog.tsx'), loadMessages(['profile'])]);
  return Loaded;
}

/** The ways to send a PDF that was made. */
export const SendBar = lazyPart<SendBarProps>(loadSendBar, ['profile']);
