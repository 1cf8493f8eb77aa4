import { useEffect, useEffectEvent, useState } from 'react';
import { serverText } from '../../../lib/api/apiError.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { requestTemplate } from '../../payments/requestTemplate.ts';
import { useBuilder, useResume, useUi } from '../builderContext.ts';
import { exportPdf } from '../flows/exportPdf.ts';

/**
 * Makes the PDF of the current résumé if it does not exist, as a download does, but saves no file. A failure is shown,
 * and tried again by a press or with the next change.
 */
export function useMadePdf(): { readonly failure: string | null; readonly again: () => void } {
  const t = useTranslations();
  const builder = useBuilder();
  const resume = useResume((whole) => whole);
  const isMissing = useUi((state) => state.lastPdf === null && !state.exporting);
  const [failure, setFailure] = useState<{ readonly of: typeof resume; readonly text: string } | null>(null);
  const make = useEffectEvent(async () => {
    const fail = (text: string) => setFailure({ of: builder.drafts.state.resume, text });
    try {
      if (await requestTemplate(builder.drafts.state.resume.templateId)) await exportPdf(builder, 'reading');
      else fail(t('help.readers.refused'));
    } catch (error) {
      fail(serverText(error) ?? t('help.readers.unmade'));
    }
  });
  const hasFailed = failure?.of === resume;
  useEffect(() => {
    if (isMissing && !hasFailed) void make();
  }, [isMissing, hasFailed]);
  return { failure: hasFailed ? failure.text : null, again: () => setFailure(null) };
}
