import { LANGUAGE_FACTS } from '../../../../shared/platform/language.ts';
import { useEffect, useState } from 'react';
import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { captureFocus } from '../../../lib/dom/focus.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { saveJson } from '../../../ui/saveFile.ts';
import { OwnLine } from '../../../ui/OwnLine.tsx';
import { notify } from '../../../ui/toasts.ts';
import type { HistorySummary } from '../../drafts/index.ts';
import { useLanguage, useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { offerUndo } from '../forms/useEntryActions.ts';
import { useBuilder, useDraftState } from '../builderContext.ts';

/** The draft history: entries to restore, to download where they cannot be read, or to delete. */
export function DraftHistoryDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { drafts, ui } = useBuilder();
  const [list, setList] = useState<readonly HistorySummary[] | null>(null);
  const read = async () => setList(await drafts.listHistory());
  const owner = useDraftState((draft) => draft.owner);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list is another person's then
  useEffect(() => void drafts.listHistory().then(setList), [drafts, owner]);

  const bringBack = async (id: string) => {
    onClose();
    const resume = await drafts.restoreFromHistory(id);
    if (resume === null) return notify({ kind: 'warning', text: t('builder.drafts.gone') });
    ui.goToTab('personal');
    return notify({ kind: 'success', text: t('builder.drafts.back') });
  };
  const discard = async ({ id, name }: HistorySummary) => {
    const index = list?.findIndex((draft) => draft.id === id) ?? 0;
    const stays = list?.[index + 1] ?? list?.[index - 1];
    const hand = captureFocus();
    await drafts.deleteHistoryEntry(id);
    await read();
    void hand(stays ? rowSelector(stays.id) : '.drafts-none');
    offerUndo(t('builder.said.deleted', { name: name || t('builder.drafts.unnamed') }), t('builder.takeBack'), () =>
      undo(id),
    );
  };
  const undo = async (id: string) => {
    const hand = captureFocus();
    await drafts.undoDeleteHistoryEntry(id);
    await read();
    await hand(rowSelector(id));
  };
  const download = async ({ id }: HistorySummary) => {
    const text = await drafts.readHistoryEntry(id);
    if (text !== null) saveJson(text, `${id}.json`, t);
  };

  return (
    <Dialog open title={t('builder.menu.drafts')} onClose={onClose} shape="drawer">
      <p className="quiet">{t('builder.drafts.about')}</p>
      {list?.length === 0 && (
        <p className="drafts-none" tabIndex={-1}>
          {t('builder.drafts.none')}
        </p>
      )}
      <ul className="drafts">
        {list?.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onBack={() => void bringBack(draft.id)}
            onDownload={() => void download(draft)}
            onDiscard={() => void discard(draft)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** The first button of an entry's row. */
const rowSelector = (id: string) => `[data-draft="${CSS.escape(id)}"] button`;

export interface DraftRowProps {
  readonly draft: HistorySummary;
  readonly onBack: () => void;
  readonly onDownload: () => void;
  readonly onDiscard: () => void;
}

export function DraftRow({ draft, onBack, onDownload, onDiscard }: DraftRowProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const template = findTemplate(draft.templateId);
  const when = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].dateLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(draft.at);
  const details = [when, template && template.name[language], t(`builder.drafts.reason.${draft.reason}`)]
    .filter(Boolean)
    .join(' · ');
  const of = `${draft.name || t('builder.drafts.unnamed')}, ${when}`;
  return (
    <li className="draft" data-draft={draft.id}>
      <span className="draft-text">
        <OwnLine className="draft-name" text={draft.name || t('builder.drafts.unnamed')} />
        <span className="quiet">{details}</span>
      </span>
      {draft.readable ? (
        <Button size="small" of={of} onClick={onBack}>
          {t('builder.drafts.bringBack')}
        </Button>
      ) : (
        <Button size="small" icon="download" of={of} onClick={onDownload}>
          {t('builder.drafts.download')}
        </Button>
      )}
      <IconButton
        size="small"
        tone="danger"
        icon="delete"
        of={of}
        label={t('builder.drafts.discard')}
        onClick={onDiscard}
      />
    </li>
  );
}
