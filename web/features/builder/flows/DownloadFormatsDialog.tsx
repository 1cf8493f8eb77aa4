import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { confirmDownload, saveFile } from '../../../ui/saveFile.ts';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useBuilder } from '../builderContext.ts';
import { EXPORT_CHOICES, LETTER_CHOICES, exportFile, type ExportChoice } from './exportFormats.ts';
import { useExportPdf } from './useExportPdf.ts';

/** Every format the résumé can be downloaded in, each with what it is good for, and that it costs nothing. */
export function DownloadFormatsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { document } = useBuilder();
  const shown = document();
  const downloadPdf = useExportPdf();
  const [busy, setBusy] = useState<ExportChoice | null>(null);
  const download = async (choice: ExportChoice): Promise<void> => {
    setBusy(choice);
    try {
      const file = await exportFile(shown, choice);
      if (saveFile(file, t)) confirmDownload(file, t('help.formats.done'), t);
      onClose();
    } catch {
      notify({
        kind: 'error',
        about: 'pdf',
        text: t('help.formats.failed'),
        action: { label: t('builder.again'), run: () => void download(choice) },
      });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog open title={t('help.formats.title')} onClose={onClose}>
      <p className="quiet">{t('help.formats.free')}</p>
      <ul className="formats">
        <FormatRow
          choice="pdf"
          onChoose={() => {
            onClose();
            void downloadPdf();
          }}
        />
        {(shown.letterLines ? LETTER_CHOICES : EXPORT_CHOICES).map((choice) => (
          <FormatRow key={choice} choice={choice} busy={busy === choice} onChoose={() => void download(choice)} />
        ))}
      </ul>
    </Dialog>
  );
}

interface FormatRowProps {
  readonly choice: ExportChoice | 'pdf';
  readonly busy?: boolean;
  readonly onChoose: () => void;
}

function FormatRow({ choice, busy = false, onChoose }: FormatRowProps) {
  const t = useTranslations();
  const name = t(`help.formats.${choice}`);
  return (
    <li className="format">
      <span className="format-text">
        <strong>{name}</strong>
        <span className="quiet">{t(`help.formats.${choice}.about`)}</span>
      </span>
      <Button size="small" icon="download" busy={busy} onClick={onChoose}>
        {t('help.formats.download')} <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  );
}
