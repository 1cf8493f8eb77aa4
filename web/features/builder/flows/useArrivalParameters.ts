import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { notify } from '../../../ui/toasts.ts';
import { useTranslations, type Translate } from '../../../lib/i18n/useTranslations.ts';
import { CONTINUE_IMPORT, handedOver, wasImportInterrupted } from '../../import/index.ts';
import { getPageImportReview } from '../importReview/store/pageImportReview.ts';
import { navigate } from '../../../lib/routing/location.ts';
import type { Builder } from '../builder.ts';
import { useBuilder } from '../builderContext.ts';
import { withTemplate } from '../../../../shared/templates/catalogue.ts';
import { findAccent, withAccent } from '../../../../shared/templates/design/accents.ts';
import { decideArrival, type ArrivalWish } from './arrival.ts';

/**
 * Handles the address's parameters on arrival: `?imported=true`, `?template={id}` (with
 * `&accent={name}`) and `?new=true` (BLD-19, BLD-18,
 * NAV-06), by the draft's rules: a draft that is not empty is changed only after a question. They are removed from the
 * address afterwards, so that a reload does not repeat them.
 */
export function useArrivalParameters(): void {
  const t = useTranslations();
  const builder = useBuilder();
  const { drafts, ui } = builder;
  const search = useSearch();

  const takeArrived = useEffectEvent(() => takeImported(builder, t));
  const decide = (wish: ArrivalWish) => {
    const { resume, inCloud } = drafts.state;
    return decideArrival(wish, { empty: drafts.isEmpty(), inCloud, templateId: resume.templateId });
  };
  const takeWish = useEffectEvent(async (wish: ArrivalWish) => {
    const step = decide(wish);
    if (step.kind === 'unknownTemplate') notify({ kind: 'warning', text: t('builder.template.unknown') });
    if (step.kind === 'askNew') ui.openDialog('startNew');
    if (step.kind === 'askTemplate')
      ui.update({
        dialog: 'templateChoice',
        offeredTemplateId: step.templateId,
        offeredAccent: wish.accent,
        offeredForNew: step.forNew,
      });
    if (step.kind === 'apply')
      drafts.edit((resume) => withAccent(withTemplate(resume, step.templateId), wish.accent), {
        tab: ui.state.getState().tab,
      });
    if (step.kind === 'start') {
      await drafts.replace(withAccent(drafts.newResume(step.templateId), wish.accent), 'new');
      ui.goToTab('personal');
      notify({ kind: 'success', text: t('builder.startNew.cloud') });
    }
  });

  useEffect(() => {
    // Read from the address itself: a parameter that was removed must not be handled again.
    const query = new URLSearchParams(location.search);
    const template = query.get('template');
    const imported = query.get('imported') === 'true';
    // The dialog continues with the file that waited, and removes this parameter from the address.
    if (query.get('continue') === CONTINUE_IMPORT || wasImportInterrupted()) ui.openDialog('importPdf');
    const isNew = query.get('new') === 'true';
    if (template === null && !imported && !isNew) return;
    const accent = findAccent(query.get('accent'));
    query.delete('template');
    query.delete('accent');
    query.delete('new');
    query.delete('imported');
    const rest = query.size > 0 ? `?${query}` : '';
    navigate(`/builder${rest}${location.hash}`, { replace: true });
    void (async () => {
      if (imported) await takeArrived();
      if (template !== null || isNew) await takeWish({ isNew, template, accent });
    })();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it only says that the address changed
  }, [search, ui]);
}

/** Takes what was handed over by an import, and shows what there is to review of it. */
async function takeImported({ drafts, ui }: Builder, t: Translate): Promise<void> {
  ui.openDialog(null);
  const reviews = getPageImportReview(drafts);
  const store = await import('../importReview/store/applyImported.ts').catch(() => null);
  if (store === null) {
    // The import waits where it is stored. Browsers remember a failed module as long as the page is open.
    const action = { label: t('builder.again'), run: () => location.assign('/builder?imported=true') };
    notify({ kind: 'warning', text: t('builder.import.failed'), action });
    return;
  }
  const imported = await store.applyImportedWithReview(drafts, reviews, handedOver);
  if (imported === null) {
    notify({ kind: 'warning', text: t('builder.import.nothing') });
    return;
  }
  if (reviews.state.getState().shown) ui.update({ view: 'review' });
  const text = t(imported.archivedId === null ? 'builder.import.done' : 'builder.import.doneAside');
  notify({ kind: 'success', text });
}
