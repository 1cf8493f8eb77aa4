import { useTranslations } from '../../../../lib/i18n/useTranslations.ts';
import type { FieldTarget } from '../store/fieldTarget.ts';
import type { ReviewedRun } from '../store/reviewedPages.ts';
import { Mark } from './Mark.tsx';
import { beginsGroup, isRunOf } from './runs.ts';
import { useRoving } from './useRoving.ts';

/** The text of the file in reading order, each part with the field that it went to. */
export function FileLines({
  runs,
  shown,
  onChoose,
}: {
  runs: readonly ReviewedRun[];
  shown: FieldTarget | null;
  onChoose: (target: FieldTarget | null) => void;
}) {
  const t = useTranslations();
  const told = runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const roving = useRoving(told.findIndex((run) => isRunOf(run, shown)));
  return (
    <ul className="file-lines" aria-label={t('review.file.text')} dir="auto" {...roving.list}>
      {told.map((run, index) => (
        <li key={`${index} ${run.text}`} data-first={told[index - 1]?.line !== run.line || undefined}>
          <Mark
            run={run}
            isSelected={isRunOf(run, shown)}
            hasSign={beginsGroup(run, told[index - 1])}
            tabIndex={roving.tabIndex(index)}
            onChoose={onChoose}
            inLine
          />
        </li>
      ))}
    </ul>
  );
}
