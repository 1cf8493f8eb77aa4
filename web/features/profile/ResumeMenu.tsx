import { MenuButton, type MenuEntry } from '../../ui/MenuButton.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';

/** `job`: what is known about a copy for a job; `twin`: another language, `pair`: what waits between both. */
export type CardAction =
  | 'edit'
  | 'download'
  | 'rename'
  | 'duplicate'
  | 'copy'
  | 'twin'
  | 'pair'
  | 'job'
  | 'letter'
  | 'history'
  | 'link'
  | 'delete';

export interface ResumeMenuProps {
  readonly name: string;
  readonly busy: boolean;
  readonly actions: readonly (keyof typeof ENTRIES)[];
  readonly onAction: (action: CardAction) => void;
}

const ENTRIES = {
  download: { icon: 'download', label: 'profile.download', name: 'profile.download.of' },
  history: { icon: 'history', label: 'profile.points.title', name: 'profile.points.of' },
  letter: { icon: 'edit', label: 'profile.letter', name: 'profile.letter.of' },
  copy: { icon: 'sheets', label: 'profile.copy', name: 'profile.copy.of' },
  twin: { icon: 'language', label: 'profile.twin', name: 'profile.twin.of' },
  pair: { icon: 'language', label: 'profile.pair', name: 'profile.pair.of' },
  link: { icon: 'link', label: 'profile.link', name: 'profile.link.of' },
  rename: { icon: 'rename', label: 'profile.rename', name: 'profile.rename.of' },
  duplicate: { icon: 'copy', label: 'profile.duplicate', name: 'profile.duplicate.of' },
  delete: { icon: 'delete', label: 'profile.delete', name: 'profile.delete.of', tone: 'danger' },
} as const;

/** Further actions on a saved résumé. */
export function ResumeMenu({ name, busy, actions, onAction }: ResumeMenuProps) {
  const t = useTranslations();
  const entries = actions.map((action): MenuEntry => {
    const { label, name: of, ...entry } = ENTRIES[action];
    return { ...entry, action, label: t(label), name: t(of, { name }), run: () => onAction(action) };
  });
  return <MenuButton label={t('profile.more.of', { name })} entries={entries} disabled={busy} />;
}
