import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../shared/platform/language.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../../shared/resume/samples.fixture.ts';
import { TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { ACCENTS } from '../../../shared/templates/design/accents.ts';
import { sampleFor } from '../../../shared/templates/samples/templateSamples.ts';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import { shownResume, type ShownPage } from './shownResume.ts';

const OWN = { he: STRONG_RESUME_HE, en: STRONG_RESUME_EN };
const page: ShownPage = { id: 'modern', own: true, language: 'he', accent: undefined, trade: undefined };
const nameOf = (changes: Partial<ShownPage>) => shownResume({ ...page, ...changes }, null).personalInfo.fullName;
const keep = (resume: unknown, meta: unknown = null) => {
  localStorage.setItem('resumeData', JSON.stringify(resume));
  localStorage.setItem('resumeData.meta', JSON.stringify(meta));
};

beforeEach(() => void vi.stubGlobal('localStorage', createMapStorage()));

describe('a page of the gallery', () => {
  it.each(LANGUAGES)('in %s is the sample where nobody has written, or where samples are asked for', (language) => {
    expect(shownResume({ ...page, language }, null)).toEqual(sampleFor('modern', language));
    keep(createBlankResume({ templateId: 'classic' }));
    expect(shownResume({ ...page, language }, null)).toEqual(sampleFor('modern', language));
    keep(OWN[language]);
    expect(shownResume({ ...page, language, own: false }, null)).toEqual(sampleFor('modern', language));
  });

  it.each(LANGUAGES)('in %s is the person’s own résumé in every template, with all that is in it', (language) => {
    keep(OWN[language]);
    for (const { id } of TEMPLATES) {
      const { templateId, experience, personalInfo, skills } = shownResume({ ...page, id }, null);
      expect([templateId, experience, personalInfo, skills]).toEqual([
        id,
        OWN[language].experience,
        OWN[language].personalInfo,
        OWN[language].skills,
      ]);
    }
  });

  it('of a trade is of who shows it in that language, and else the template’s own', () => {
    expect(nameOf({ trade: 'nurse' })).toBe('סמר חורי');
    expect(nameOf({ trade: 'nurse', language: 'en' })).toBe('Samar Khoury');
    const other = sampleFor('modern', 'en').personalInfo.fullName;
    expect(nameOf({ trade: 'graphicDesigner', language: 'en' })).toBe(other);
    keep(OWN.he);
    expect(nameOf({ trade: 'nurse' })).toBe(OWN.he.personalInfo.fullName);
  });

  it('is nobody else’s', () => {
    keep(OWN.en, { owner: 'dana', name: 'Mine' });
    expect(shownResume(page, 'noam')).toEqual(sampleFor('modern', 'he'));
    expect(shownResume(page, null)).toEqual(sampleFor('modern', 'he'));
    expect(shownResume(page, 'dana').personalInfo).toEqual(OWN.en.personalInfo);
  });

  it('is in the colour that was tapped, else in the one that it has', () => {
    expect(shownResume({ ...page, accent: 'red' }, null).design).toEqual({ accent: ACCENTS.red });
    keep({ ...OWN.en, design: { accent: '#123456', size: 11 } });
    expect(shownResume(page, null).design).toEqual({ accent: '#123456', size: 11 });
    expect(shownResume({ ...page, accent: 'red' }, null).design).toEqual({ accent: ACCENTS.red, size: 11 });
  });

  it('is what can be read from a damaged draft, and the sample where that is nothing', () => {
    keep({ ...OWN.en, experience: 'lost', design: { accent: 'no colour' } });
    expect(shownResume(page, null)).toMatchObject({ personalInfo: OWN.en.personalInfo, education: OWN.en.education });
    expect(shownResume(page, null).design).toBeUndefined();
    for (const text of ['{', '[1]', '7', 'null']) {
      localStorage.setItem('resumeData', text);
      expect(shownResume(page, null)).toEqual(sampleFor('modern', 'he'));
    }
  });
});
