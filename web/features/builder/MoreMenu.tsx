import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import { useEscape } from '../../lib/dom/useEscape.ts';
import { usePageMark } from '../../lib/dom/usePageMark.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { useHistoryLayer } from '../../lib/routing/location.ts';
import { useJsonResumeFile } from './flows/useJsonResumeFile.ts';
import { useBuilder, useIsWide, useUi } from './builderContext.ts';
import { useBuilderSlots } from './builderSlots.ts';
import type { BuilderDialogName } from './store/uiStore.ts';

/** Action of a menu row: opens a dialog, or a file of other programs. */
type MenuItem = { readonly icon: IconName; readonly label: MessageId } & (
  | { readonly dialog: BuilderDialogName }
  | { readonly opensJson: true }
);

const MENU_ITEMS: readonly MenuItem[] = [
  { dialog: 'startNew', icon: 'add', label: 'builder.menu.startNew' },
  { dialog: 'formats', icon: 'download', label: 'builder.menu.formats' },
  { dialog: 'importPdf', icon: 'upload', label: 'builder.menu.import' },
  { dialog: 'drafts', icon: 'sheet', label: 'builder.menu.drafts' },
  { dialog: 'shortcuts', icon: 'info', label: 'builder.menu.shortcuts' },
  { dialog: 'rename', icon: 'rename', label: 'builder.rename' },
  { dialog: 'link', icon: 'link', label: 'builder.menu.link' },
  { dialog: 'readers', icon: 'search', label: 'builder.menu.readers' },
  { opensJson: true, icon: 'upload', label: 'builder.menu.openJson' },
];

/** Rare actions: a panel of plain buttons, closed by Escape, by a press outside and by moving the focus out. */
export function MoreMenu() {
  const t = useTranslations();
  const { ui } = useBuilder();
  const openJson = useJsonResumeFile();
  const [open, setOpen] = useState(false);
  const isWide = useIsWide();
  const { SiteMenu } = useBuilderSlots();
  const box = useRef<HTMLDivElement>(null);
  const carryData = useUi((state) => state.embedData);

  usePageMark('has-more-panel', open);
  useHistoryLayer(open && !isWide, () => setOpen(false));
  useEscape(open, () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);

  return (
    <div ref={box} className="more">
      <IconButton
        icon="more"
        label={t('builder.menu')}
        aria-expanded={open}
        aria-controls={open ? 'more-panel' : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id="more-panel" className="more-panel">
          {MENU_ITEMS.map((item) => (
            <button
              key={item.label}
              type="button"
              className="more-item"
              onClick={() => {
                // The focus returns to the menu's button when the dialog closes.
                box.current?.querySelector('button')?.focus();
                setOpen(false);
                if ('dialog' in item) ui.openDialog(item.dialog);
                else openJson();
              }}
            >
              <Icon name={item.icon} size={18} />
              {t(item.label)}
            </button>
          ))}
          <CheckboxField
            className="more-choice"
            label={t('builder.pdf.carry')}
            hint={t('builder.pdf.carryHint')}
            checked={carryData}
            onChange={(event) => ui.update({ embedData: event.target.checked })}
          />
          {!isWide && <SiteMenu />}
        </div>
      )}
    </div>
  );
}
