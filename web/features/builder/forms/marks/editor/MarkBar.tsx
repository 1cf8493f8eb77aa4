import type { TextMark } from '../../../../../../shared/resume/textMarks.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { keyChord } from '../../../../../lib/dom/keyNames.ts';
import { useTranslations } from '../../../../../lib/i18n/useTranslations.ts';
import { MARK_KEYS } from './keys.ts';
import type { ActiveMarks } from './marking.ts';

export interface MarkBarProps {
  readonly active: ActiveMarks;
  readonly onMark: (kind: TextMark['kind']) => void;
  /** Id of the editor whose text it marks. */
  readonly controls: string;
}

/** Bold, italic and link for a description. By keyboard these are shortcuts, so Tab does not stop at the bar. */
export function MarkBar({ active, onMark, controls }: MarkBarProps) {
  const t = useTranslations();
  return (
    <div className="mark-bar" role="toolbar" aria-label={t('builder.writing.marks')} aria-controls={controls}>
      {MARK_KEYS.map(({ kind, letter }) => {
        const name = t(`builder.writing.marks.${kind}`);
        return (
          <IconButton
            key={kind}
            icon={kind}
            size="small"
            tip="above"
            label={`${name} (${keyChord(['Ctrl', letter], navigator.platform)})`}
            aria-keyshortcuts={`Control+${letter} Meta+${letter}`}
            aria-pressed={active[kind]}
            tabIndex={-1}
            // The field keeps its focus and what is selected in it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onMark(kind)}
          />
        );
      })}
    </div>
  );
}
