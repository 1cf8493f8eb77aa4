import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import { notify } from '../../../ui/toasts.ts';
import { safeLocal } from '../../../lib/storage/safeStorage.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import {
  getPageImportReview,
  applyImportedWithReview as takeFound,
  CONTINUE_IMPORT,
  wasImportInterrupted,
} from '../../import/index.ts';
import { navigate } from '../../../lib/routing/location.ts';
import { requestTemplate } from '../../payments/requestTemplate.ts';
import { useBuilder } from '../builderContext.ts';
import { setTemplate } from '../store/edits.ts';

/**
 * Handles the address's parameters on arrival: `?imported=true` and `?template={id}` (BLD-19, BLD-18), by the draft's
 * rules: a draft that is not empty is changed only after a question. Both are removed from the address afterwards, so
 * that a reload does not repeat them.
 */
export function useArrivalParameters(): void {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const search = useSearch();

  const takeImported = useEffectEvent(async () => {
    ui.openDialog(null);
    const reviews = getPageImportReview(drafts);
    const imported = await takeFound(drafts, reviews, safeLocal);
    if (imported === null) notify({ kind: 'warning', text: t('builder.import.nothing') });
    else if (reviews.state.getState().shown) ui.update({ view: 'review' });
    if (imported !== null)
      notify({
        kind: 'success',
        text: t(imported.archivedId === null ? 'builder.import.done' : 'builder.import.doneAside'),
      });
  });
  const takeTemplate = useEffectEvent(async (id: string) => {
    if (!findTemplate(id)) return notify({ kind: 'warning', text: t('builder.template.unknown') });
    if (drafts.decideTemplate(id).kind === 'same' || !(await requestTemplate(id))) return undefined;
    const choice = drafts.decideTemplate(id);
    if (choice.kind === 'apply') drafts.edit((resume) => setTemplate(resume, id), { tab: 'personal' });
    if (choice.kind === 'ask') ui.update({ dialog: 'templateChoice', offeredTemplateId: id });
    return undefined;
  });

  useEffect(() => {
    // Read from the address itself: a parameter that was removed must not be handled again.
    const query = new URLSearchParams(location.search);
    const template = query.get('template');
    const imported = query.get('imported') === 'true';
    // The dialog continues with the file that waited, and removes this parameter from the address.
    if (query.get('continue') === CONTINUE_IMPORT || wasImportInterrupted()) ui.openDialog('importPdf');
    if (template === null && !imported) return;
    query.delete('template');
    query.delete('imported');
    const rest = query.size > 0 ? `?${query}` : '';
    navigate(`/builder${rest}${location.hash}`, { replace: true });
    void (async () => {
      if (imported) await takeImported();
      if (template !== null) await takeTemplate(template);
    })();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says that the address changed
  }, [search, ui]);
}
