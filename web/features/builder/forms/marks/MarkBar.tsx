import type { RefObject } from 'react';
import type { TextMark } from '../../../../../shared/resume/textMarks.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';

/** In the order of the bar; the keys are the usual ones, by their place on the keyboard. */
const MARKS = [
  { kind: 'bold', key: 'KeyB', keys: 'Control+B Meta+B' },
  { kind: 'italic', key: 'KeyI', keys: 'Control+I Meta+I' },
  { kind: 'link', key: 'KeyK', keys: 'Control+K Meta+K' },
] as const;

/** The mark that a key sets; undefined for every other key. */
export const markOfKey = (event: Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    ? MARKS.find(({ key }) => key === event.code)?.kind
    : undefined;

export interface MarkBarProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onMark: (kind: TextMark['kind']) => void;
}

/** Bold, italic and link for a description. By keyboard these are shortcuts, so the bar is no stop of Tab. */
export function MarkBar({ area, onMark }: MarkBarProps) {
  const t = useTranslations();
  return (
    <div className="mark-bar" role="toolbar" aria-label={t('builder.marks')}>
      {MARKS.map(({ kind, keys }) => (
        <IconButton
          key={kind}
          icon={kind}
          size="small"
          tip="above"
          label={t(`builder.marks.${kind}`)}
          aria-keyshortcuts={keys}
          tabIndex={-1}
          // The field keeps its focus and what is selected in it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            area.current?.focus();
            onMark(kind);
          }}
        />
      ))}
    </div>
  );
}
