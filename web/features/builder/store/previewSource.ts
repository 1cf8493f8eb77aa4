import type { Language } from '../../../../shared/platform/language.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { isEmptyResume } from '../../../../shared/resume/visibleResume.ts';
import type { ResumeEditing } from '../../drafts/index.ts';
import type { ResumeSource } from '../../preview/index.ts';

/** The screens' language, which an empty résumé has. */
export interface ScreenLanguage {
  readonly get: () => Language;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whose résumé shows a template; loaded for an empty one alone. */
type SampleFor = (templateId: string, language: Language) => ResumeData;

const loadSamples = async (): Promise<SampleFor> =>
  (await import('../../../../shared/templates/samples/templateSamples.ts')).sampleFor;

/**
 * Returns the résumé for the sheet, and until its first word a sample in its template and design. Only the sheet shows
 * the sample; it is never in the résumé, nor in a file of it.
 */
export function createPreviewSource(
  drafts: Pick<ResumeEditing, 'state' | 'subscribe'>,
  screens: ScreenLanguage,
  load = loadSamples,
): ResumeSource {
  const listeners = new Set<() => void>();
  let samples: SampleFor | undefined;
  let loading: Promise<void> | undefined;
  let shown: { readonly of: ResumeData; readonly language: Language; readonly sample: ResumeData } | undefined;
  let isOver = false;
  const fetchSamples = async () => {
    // If they do not load, the sheet is empty.
    samples = await load().catch(() => undefined);
    isOver = true;
    listeners.forEach((listener) => listener());
  };
  const sampleOf = (of: ResumeData, choose: SampleFor) => {
    const language = of.language ?? screens.get();
    if (shown?.of === of && shown.language === language) return shown.sample;
    const { templateId, templateVersion, design } = of;
    const person = choose(templateId, language);
    const sample = { ...person, language, templateId, templateVersion, design };
    shown = { of, language, sample };
    return sample;
  };
  return {
    get: () => {
      const { resume } = drafts.state;
      if (!isEmptyResume(resume)) return resume;
      loading ??= fetchSamples();
      // An empty sheet first would move as the sample comes.
      if (!samples) return isOver ? resume : undefined;
      return sampleOf(resume, samples);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stops = [
        drafts.subscribe(({ resume }, before) => {
          if (resume !== before.resume) listener();
        }),
        screens.subscribe(() => {
          if (isEmptyResume(drafts.state.resume)) listener();
        }),
      ];
      return () => {
        listeners.delete(listener);
        stops.forEach((stop) => stop());
      };
    },
  };
}
