import type { ComponentType } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogMissing } from '../../ui/DialogMissing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { ImportDialog } from '../import/index.ts';
import { ShareDialog } from '../share/index.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useDraftState } from './builderContext.ts';
import { ConflictDialog } from './cloudSave/ConflictDialog.tsx';
import { SaveDialog } from './cloudSave/SaveDialog.tsx';
import { AddSectionDialog } from './flows/AddSectionDialog.tsx';
import { DownloadChecksDialog } from './flows/DownloadChecksDialog.tsx';
import { DraftHistoryDialog } from './flows/DraftHistoryDialog.tsx';
import { RenameDialog } from './flows/RenameDialog.tsx';
import { keyName } from '../../lib/dom/keyNames.ts';
import { SHORTCUTS } from './flows/shortcuts.ts';
import { StartNewDialog } from './flows/StartNewDialog.tsx';
import { TemplateChoiceDialog } from './flows/TemplateChoiceDialog.tsx';
import { useSaveToCloud } from './flows/useSave.ts';
import { MeterDialog } from './meter/MeterDialog.tsx';
import { SampleDialog } from './start/SampleDialog.tsx';
import type { BuilderDialogName } from './store/uiStore.ts';
import { ownProperty } from '../../../shared/platform/ownProperty.ts';

export { PersonalMore } from './forms/PersonalMore.tsx';
export { Printing } from './sheet/Printing.tsx';
export { StorageRiskNotice } from './StorageRiskNotice.tsx';

interface BuilderDialogProps {
  readonly onClose: () => void;
}

/** Every dialog of the builder; loaded when the builder rests. */
export const DIALOGS: Readonly<Record<BuilderDialogName, ComponentType<BuilderDialogProps>>> = {
  score: MeterDialog,
  drafts: DraftHistoryDialog,
  shortcuts: ShortcutsDialog,
  addSection: AddSectionDialog,
  startNew: StartNewDialog,
  rename: RenameDialog,
  templateChoice: TemplateChoiceDialog,
  downloadChecks: DownloadChecksDialog,
  saveAs: SaveDialog,
  conflict: ConflictDialog,
  importPdf: ImportDialog,
  sample: SampleDialog,
  formats: lazyPart<BuilderDialogProps>(
    async () => (await import('./flows/DownloadFormatsDialog.tsx')).DownloadFormatsDialog,
    ['help'],
    { Missing: DialogMissing },
  ),
  link: ResumeLinkDialog,
  readers: lazyPart<BuilderDialogProps>(
    async () => (await import('./readers/ReadersDialog.tsx')).ReadersDialog,
    ['help'],
    { Missing: DialogMissing },
  ),
  photo: lazyPart<BuilderDialogProps>(async () => (await import('./photo/PhotoDialog.tsx')).PhotoDialog, ['help'], {
    Missing: DialogMissing,
  }),
};

/** Only what is saved in the cloud has a link. */
function ResumeLinkDialog({ onClose }: BuilderDialogProps) {
  const id = useDraftState((state) => state.cloud?.id);
  return <ShareDialog id={id} onClose={onClose} onSave={useSaveToCloud()} />;
}

function ShortcutsDialog({ onClose }: BuilderDialogProps) {
  const t = useTranslations();
  return (
    <Dialog open title={t('builder.menu.shortcuts')} onClose={onClose} size="small">
      <dl className="shortcuts">
        {SHORTCUTS.map(({ name, label, keys }) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <KeyboardKey key={key} name={keyName(key, navigator.platform)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Drawn as an icon: not every font has arrows. */
const KEY_ICONS: Readonly<Record<string, IconName>> = { '→': 'keyRight', '←': 'keyLeft' };

function KeyboardKey({ name }: { name: string }) {
  const drawn = ownProperty(KEY_ICONS, name);
  return (
    <kbd>
      {drawn ? (
        <>
          <Icon name={drawn} size={14} />
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        name
      )}
    </kbd>
  );
}
