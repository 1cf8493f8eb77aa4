import { describe, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import { setPersonalInfo } from '../../../../shared/resume/editResume.ts';
import { LANGUAGES, type Language } from '../../../../shared/platform/language.ts';
import { sampleFor } from '../../../../shared/templates/samples/templateSamples.ts';
import { newestChoice } from '../../../../shared/templates/catalogue.ts';
import type { DraftState } from '../../drafts/index.ts';
import { createPreviewSource } from './previewSource.ts';

const blank = { ...createBlankResume(newestChoice('tech')), design: { accent: '#123456' } as const };

function open(load = () => Promise.resolve(sampleFor)) {
  let resume = blank;
  let language: Language = 'he';
  const calls = new Set<(now: DraftState, before: DraftState) => void>();
  const screens = new Set<() => void>();
  const source = createPreviewSource(
    {
      get state() {
        return { resume } as unknown as DraftState;
      },
      subscribe: (call) => {
        calls.add(call);
        return () => calls.clear();
      },
    },
    {
      get: () => language,
      subscribe: (call) => {
        screens.add(call);
        return () => screens.clear();
      },
    },
    load,
  );
  return {
    source,
    write: (fullName: string) => {
      const before = { resume } as unknown as DraftState;
      resume = setPersonalInfo(resume, { fullName }) as typeof blank;
      calls.forEach((call) => call({ resume } as unknown as DraftState, before));
    },
    speak: (next: Language) => {
      language = next;
      screens.forEach((call) => call());
    },
  };
}

describe('the sheet of an empty résumé', () => {
  it('shows a sample in its template and design, in the language of the screens, until the first word', async () => {
    const { source, write, speak } = open();
    const told = vi.fn();
    source.subscribe(told);
    expect(source.get()).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    for (const language of LANGUAGES) {
      speak(language);
      const shown = source.get();
      expect(shown?.personalInfo.fullName).toBe(sampleFor('tech', language).personalInfo.fullName);
      expect(shown).toMatchObject({ language, ...newestChoice('tech'), design: { accent: '#123456' } });
      // The same again, so that nothing is laid out again.
      expect(source.get()).toBe(shown);
    }
    write('נ');
    expect([source.get()?.personalInfo.fullName, source.get()?.experience]).toEqual(['נ', blank.experience]);
    write('');
    expect(source.get()?.personalInfo.fullName).not.toBe('');
  });

  it('stays empty where samples do not come, and asks for none over a résumé', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { source, write } = open(load);
    const told = vi.fn();
    source.subscribe(told);
    expect(source.get()).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(source.get()).toBe(blank);
    expect(load).toHaveBeenCalledOnce();
    const other = vi.fn(() => Promise.resolve(sampleFor));
    const begun = open(other);
    begun.write('Noa');
    begun.source.get();
    expect(other).not.toHaveBeenCalled();
    write('x');
  });
});
