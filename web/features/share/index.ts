import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { ShareDialogProps } from './ShareDialog.tsx';

/** The dialog about the link of a résumé; it and its texts come when it is opened. */
export const ShareDialog = lazyPart<ShareDialogProps>(
  async () => (await import('./ShareDialog.tsx')).ShareDialog,
  ['profile'],
  { Missing: DialogMissing },
);
