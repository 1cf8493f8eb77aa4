import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { Language } from '../../shared/platform/language.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const LONG_START = { he: 'ספטמבר 2019', en: 'September 2019' } as const;
const LONG_END = {
  he: 'דצמבר 2021 (כולל חופשת לידה של שישה חודשים והארכה)',
  en: 'December 2021 (with a break of six months for parental leave)',
} as const;

/**
 * A résumé that overflows every column: words without a break opportunity, dates as long as sentences, addresses as
 * long as lines.
 */
export function createOverflowingResume(language: Language): ResumeData {
  const dated = {
    startDate: LONG_START[language],
    endDate: LONG_END[language],
    description: `${LONG_WORD} ${LONG_WORD.repeat(2)}`,
    location: LONG_WORD,
  };
  const job = { title: LONG_WORD, company: LONG_WORD, current: false };
  return {
    ...createBlankResume(),
    language,
    personalInfo: {
      fullName: `${LONG_WORD} ${LONG_WORD}`,
      email: `${'a.long.name.'.repeat(6)}b@department.of.example.ac.il`,
      phone: '03-1234567 / 054-7654321',
      address: LONG_WORD,
      linkedin: `linkedin.com/in/${'noa-'.repeat(20)}`,
      website: `https://example.com/${'path/'.repeat(12)}`,
    },
    summary: `${LONG_WORD.repeat(3)} ${LONG_WORD}`,
    experience: [
      { ...dated, ...job, id: 'exp-1' },
      { ...dated, ...job, id: 'exp-2', title: 'Developer', company: 'Co', location: '' },
      { ...dated, ...job, id: 'exp-3', startDate: 'long '.repeat(50), company: '' },
    ],
    education: [{ ...dated, id: 'edu-1', degree: LONG_WORD, institution: LONG_WORD, endDate: '', description: '' }],
    projects: [
      {
        ...dated,
        id: 'proj-1',
        name: LONG_WORD,
        role: LONG_WORD,
        url: `https://example.com/${LONG_WORD}`,
        technologies: `${LONG_WORD.repeat(2)}, C++`,
      },
    ],
    skills: [
      { id: 'skill-1', name: LONG_WORD },
      { id: 'skill-2', name: 'C++' },
    ],
    languages: [{ id: 'lang-1', name: LONG_WORD, level: 'intermediate' }],
    customSections: [
      {
        id: 'section-1',
        title: `${LONG_WORD} ${LONG_WORD}`,
        items: [{ ...dated, id: 'item-1', title: LONG_WORD, organization: LONG_WORD }],
      },
    ],
  };
}
