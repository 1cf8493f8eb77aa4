import { startTransition, useEffect, useState } from 'react';
import { SkeletonSheet } from '../../ui/SkeletonSheet.tsx';
import { nextTask } from '../../lib/async/idle.ts';
import { once } from '../../lib/async/once.ts';
import { getPageDrafts, type LoadReport } from '../drafts/index.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { enableOffline } from '../../lib/offline/registerServiceWorker.ts';
import { BuilderScreen } from './BuilderScreen.tsx';
import { createBuilder, type Builder } from './builder.ts';
import { BuilderSlotsContext, type BuilderSlots } from './builderSlots.ts';
import { parseTab } from './store/tabs.ts';
import '../../ui/notice.css';
import './toolbar.css';
import './sections.css';
import './panel.css';
import './layout.css';
import './forms/forms.css';
import './sheet/sheet.css';
import './sheet/print.css';

interface OpenedBuilder {
  readonly builder: Builder;
  readonly report: LoadReport;
}

/** Opened once for the page's life, so that the undo history is still there on return from another screen. */
const openBuilder = once(async (): Promise<OpenedBuilder> => {
  const { drafts, report } = await getPageDrafts();
  enableOffline();
  // The draft's analysis runs in a separate task.
  await nextTask();
  return { builder: createBuilder(drafts, parseTab(location.hash) ?? 'personal'), report };
});

/** The builder, once the draft is loaded. */
export function BuilderPage({ slots }: { slots: BuilderSlots }) {
  const [opened, setOpened] = useState<OpenedBuilder | null>(null);
  useEffect(() => {
    let here = true;
    // In slices, as the page itself (main.tsx).
    void openBuilder().then((builder) => here && startTransition(() => setOpened(builder)));
    return () => {
      here = false;
    };
  }, []);
  if (opened === null) return <BuilderLoading />;
  return (
    <BuilderSlotsContext value={slots}>
      <BuilderScreen builder={opened.builder} report={opened.report} />
    </BuilderSlotsContext>
  );
}

/** Prerendered content until the editor is loaded: also for browsers without scripts. */
function BuilderLoading() {
  const t = useTranslations();
  return (
    <div className="waiting">
      <h1 className="opening-title">{t('builder.opening.title')}</h1>
      <p className="opening-text">{t('builder.opening.text')}</p>
      <SkeletonSheet label={t('shell.loading')} />
    </div>
  );
}
