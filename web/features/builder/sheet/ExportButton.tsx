import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePageMark } from '../../../lib/dom/usePageMark.ts';
import { offerShare } from '../../../ui/saveFile.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useExportPdf } from '../flows/useExportPdf.ts';
import { useBuilder, useUi } from '../builderContext.ts';

/** Makes the PDF and downloads it; busy meanwhile, so that no second one can start (PDF-01). */
export function ExportButton({ short = false }: { short?: boolean }) {
  const t = useTranslations();
  const busy = useUi((state) => state.exporting);
  const run = useExportPdf();
  return (
    <Button
      tone="primary"
      size={short ? 'medium' : 'small'}
      icon="download"
      className="export"
      busy={busy}
      onClick={run}
    >
      {t(busy ? 'builder.pdf.busy' : short ? 'builder.pdf.short' : 'builder.pdf.export')}
    </Button>
  );
}

/** Opens the list of all formats. */
export function FormatsButton() {
  const t = useTranslations();
  const { ui } = useBuilder();
  return (
    <IconButton
      size="small"
      edge="end"
      icon="down"
      label={t('builder.formats.open')}
      onClick={() => ui.openDialog('formats')}
    />
  );
}

/** The last PDF: to be sent on and printed, and for browsers that do not start a download by themselves. */
export function PdfLinks() {
  const t = useTranslations();
  const pdf = useUi((state) => state.lastPdf);
  usePageMark('has-pdf-links', pdf !== null);
  if (pdf === null) return null;
  const send = offerShare(pdf.file, t('account.file.send'));
  return (
    <div className="pdf-links">
      {send && (
        <Button size="small" onClick={send.run}>
          {send.label}
        </Button>
      )}
      <a className="pdf-link" href={pdf.url} download={pdf.file.name} target="_blank" rel="noopener">
        {t('builder.pdf.link')}
      </a>
      <a className="pdf-open" href={pdf.url} target="_blank" rel="noopener">
        {t('builder.pdf.open')}
      </a>
    </div>
  );
}
