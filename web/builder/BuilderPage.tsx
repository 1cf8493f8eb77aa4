import { useEffect, useState } from 'react';
import { SkeletonSheet } from '../design/SkeletonSheet.tsx';
import { sharedDrafts } from '../draft/shared.ts';
import type { LoadReport } from '../draft/types.ts';
import { useText } from '../i18n/useText.ts';
import { keepForOffline } from '../offline/keep.ts';
import { BuilderScreen } from './BuilderScreen.tsx';
import { createBuilder, type Builder } from './session.ts';
import { parseTab } from './store/tabs.ts';
import './builder.css';
import './forms/forms.css';
import './sheet/sheet.css';

interface Opened {
  readonly builder: Builder;
  readonly report: LoadReport;
}

/** Opened once for the page's life, so that who comes back from another screen finds the undo history too. */
let opening: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const { drafts, report } = await sharedDrafts();
  keepForOffline();
  return { builder: createBuilder(drafts, parseTab(location.hash) ?? 'personal'), report };
}

/** The builder, once the draft is read. */
export default function BuilderPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let here = true;
    opening ??= open();
    void opening.then((builder) => here && setOpened(builder));
    return () => {
      here = false;
    };
  }, []);
  if (opened === null) return <Opening />;
  return <BuilderScreen builder={opened.builder} report={opened.report} />;
}

/** What is there to read until the editor is: also to whoever runs no script. */
function Opening() {
  const t = useText();
  return (
    <div className="waiting">
      <h1 className="opening-title">{t('builder.opening.title')}</h1>
      <p className="opening-text">{t('builder.opening.text')}</p>
      <SkeletonSheet label={t('shell.loading')} />
    </div>
  );
}
