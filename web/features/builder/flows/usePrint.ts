import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import { useBuilder } from '../builderContext.ts';
import { useImportReviewStore } from '../importReview/useImportReview.ts';
import { useTemplateGate } from './useTemplateGate.ts';

/**
 * Prints the sheet (Ctrl+P): shows it if it is hidden, waits until it shows the current résumé, and opens the browser's
 * print dialog. `sheet/Printing.tsx` decides about the paper.
 */
export function usePrint(): () => void {
  const { drafts, ui } = useBuilder();
  const reviews = useImportReviewStore();
  const mayUseTemplate = useTemplateGate();
  const run = async () => {
    if (!isEmptyResume(drafts.state.resume)) {
      if (!(await mayUseTemplate())) return;
      reviews.setShown(false);
      ui.update({ view: 'preview', previewShown: true });
      await new Promise<void>((resolve) => {
        const follow = () => ui.state.getState().sheet && (stop(), resolve());
        const stop = ui.state.subscribe(follow);
        follow();
      });
      await ui.state.getState().sheet?.settled();
    }
    window.print();
  };
  return () => void run();
}
