import type { RefObject } from 'react';
import type { TextMark } from '../../../../../shared/resume/textMarks.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { keyChord, letterOfKey } from '../../../../lib/dom/keyNames.ts';
import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';

/** In the order of the bar; the keys are the usual ones. */
const MARKS = [
  { kind: 'bold', letter: 'B' },
  { kind: 'italic', letter: 'I' },
  { kind: 'link', letter: 'K' },
] as const;

/** The mark that a key sets; undefined for every other key. */
export const markOfKey = (event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
    ? MARKS.find(({ letter }) => letterOfKey(event) === letter)?.kind
    : undefined;

export interface MarkBarProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onMark: (kind: TextMark['kind']) => void;
}

/** Bold, italic and link for a description. By keyboard these are shortcuts, so Tab does not stop at the bar. */
export function MarkBar({ area, onMark }: MarkBarProps) {
  const t = useTranslations();
  return (
    <div className="mark-bar" role="toolbar" aria-label={t('builder.marks')}>
      {MARKS.map(({ kind, letter }) => {
        const name = t(`builder.marks.${kind}`);
        return (
          <IconButton
            key={kind}
            icon={kind}
            size="small"
            tip="above"
            label={`${name} (${keyChord(['Ctrl', letter], navigator.platform)})`}
            aria-keyshortcuts={`Control+${letter} Meta+${letter}`}
            tabIndex={-1}
            // The field keeps its focus and what is selected in it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              area.current?.focus();
              onMark(kind);
            }}
          />
        );
      })}
    </div>
  );
}
