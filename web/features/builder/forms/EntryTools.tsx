import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import type { useEntryActions } from './useEntryActions.ts';

interface EntryToolsProps {
  /** The entry's title. */
  readonly of: string;
  readonly actions: ReturnType<typeof useEntryActions>;
  readonly index: number;
  readonly count: number;
  readonly blank: boolean;
  /** Whether entries of this kind are cards that fold; only these are worth a copy. */
  readonly folds: boolean;
}

interface MoveToolsProps extends Pick<EntryToolsProps, 'of' | 'index' | 'count'> {
  readonly onStep: (by: -1 | 1) => void;
}

/** The buttons that move one of several entries. */
export function MoveTools({ of, index, count, onStep }: MoveToolsProps) {
  const t = useTranslations();
  if (count < 2) return null;
  return (
    <>
      <IconButton
        size="small"
        icon="moveUp"
        of={of}
        label={t('builder.entry.up')}
        disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        size="small"
        icon="moveDown"
        of={of}
        label={t('builder.entry.down')}
        disabled={index === count - 1}
        onClick={() => onStep(1)}
      />
    </>
  );
}

/** The buttons of an entry's bar: move and delete where there are others, and copy. */
export function EntryTools({ of, actions, index, count, blank, folds }: EntryToolsProps) {
  const t = useTranslations();
  const many = count > 1;
  return (
    <>
      <MoveTools {...{ of, index, count }} onStep={actions.step} />
      {folds && (
        <IconButton
          size="small"
          icon="copy"
          of={of}
          label={t('builder.entry.duplicate')}
          disabled={blank}
          onClick={actions.duplicate}
        />
      )}
      {many && (
        <IconButton
          size="small"
          tone="danger"
          icon="delete"
          of={of}
          label={t('builder.entry.delete')}
          onClick={actions.remove}
        />
      )}
    </>
  );
}
