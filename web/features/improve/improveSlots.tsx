import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PartMissing } from '../../ui/PagePart.tsx';
import { useIsWide, useUi } from '../builder/index.ts';
import { useImproverState } from './useImprover.ts';

/** The AI tab and its texts, loaded when it is first shown. */
export const AiTab = lazyPart(async () => (await import('./AiTab.tsx')).default, ['ai'], {
  Missing: () => <PartMissing />,
  fallback: <Loading />,
});

function Loading() {
  const t = useTranslations();
  return <p className="quiet">{t('shell.loading')}</p>;
}

/** The cover letters with their texts, loaded when they are first opened. */
export const LetterForm = lazyPart(async () => (await import('./letter/LetterForm.tsx')).default, ['ai'], {
  Missing: () => <PartMissing className="panel" />,
});

const LoadedNote = lazyPart(async () => (await import('./SheetNotes.tsx')).default, ['ai']);
const LoadedBackgroundResult = lazyPart(async () => (await import('./BackgroundResult.tsx')).default, ['ai']);

/** The note about what the last improvement changed, or that a letter is too long; null otherwise. */
export function SheetNote() {
  const shown = useImproverState((state) => state.improvedSections !== null);
  const isLong = useUi(({ letterShown, pages }) => letterShown !== null && (pages?.count ?? 1) > 1);
  return (isLong || shown) && <LoadedNote isLong={isLong} />;
}

/** Tools for one text, beneath its field; their room is there before they are loaded (forms.css). */
export const TextTools = lazyPart(async () => (await import('./text/TextTools.tsx')).default, ['ai']);

/** Announces an improvement whose tab is not shown; null otherwise. */
export function BackgroundResult() {
  const isWide = useIsWide();
  const hidden = useUi(({ tab, view }) => tab !== 'ai' || (!isWide && view === 'preview'));
  const ended = useImproverState(({ response, error }) => response !== null || error !== null);
  return hidden && ended && <LoadedBackgroundResult />;
}
