import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePageMark } from '../../../lib/dom/usePageMark.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useExportPdf } from '../flows/useExportPdf.ts';
import { usePrint } from '../flows/usePrint.ts';
import { SendBar } from '../../share/index.ts';
import { useBuilder, useDraftState, useUi } from '../builderContext.ts';

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
      onClick={() => void run()}
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

/** The last PDF and the ways to send it on, for as long as the résumé stays as it is. */
export function PdfLinks() {
  const { ui } = useBuilder();
  const pdf = useUi((state) => state.lastPdf);
  const isLinking = useUi((state) => state.dialog === 'link');
  const id = useDraftState((state) => state.cloud?.id);
  const print = usePrint();
  usePageMark('has-pdf-links', pdf !== null);
  if (pdf === null) return null;
  const { document, ...file } = pdf;
  return (
    <div className="pdf-links">
      <SendBar
        {...file}
        resume={document}
        // In the dialog about it the link may become another: it is asked for again.
        id={isLinking ? undefined : id}
        onPrint={print}
        onLink={() => ui.openDialog('link')}
        onRead={() => ui.openDialog('readers')}
      />
    </div>
  );
}
