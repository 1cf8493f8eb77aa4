import type { Language } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { withTemplate } from '../../../shared/templates/catalogue.ts';
import { withAccent, type AccentName } from '../../../shared/templates/design/accents.ts';
import { samplePersonOf } from '../../../shared/templates/samples/sampleTrades.ts';
import { sampleFor } from '../../../shared/templates/samples/templateSamples.ts';
import { keptResume } from '../drafts/storedResume.ts';

/** The content of a gallery page. */
export interface ShownPage {
  readonly id: string;
  /** Whose: the person's own draft, or else the sample in a language. */
  readonly own: boolean;
  readonly language: Language;
  readonly accent: AccentName | undefined;
  /**
   * Id of the occupation that the sample should show, where there is such a sample; otherwise the template's own is
   * shown.
   */
  readonly trade: string | undefined;
}

/**
 * The résumé that shows a template: the person's own where it is asked for and there is one, else a sample. A colour
 * that was tapped takes the place of the one it has.
 *
 * @param owner id of the person who is signed in, or null
 */
export function shownResume({ id, own: isOwn, language, accent, trade }: ShownPage, owner: string | null): ResumeData {
  const kept = isOwn ? keptResume(owner) : null;
  return withAccent(
    kept
      ? withTemplate(kept, id)
      : sampleFor(id, language, trade === undefined ? trade : samplePersonOf(trade, language)),
    accent,
  );
}
