import { emptyResume } from '../../shared/resume/defaults.ts';
import type { Language } from '../../shared/product.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const RANGE = { he: 'ספטמבר 2019', en: 'September 2019' } as const;
const END = { he: 'דצמבר 2021 (כולל חופשת לידה של שישה חודשים והארכה)', en: 'December 2021 (with a break of six months for parental leave)' } as const;

/** A résumé that strains every column: words without a place to break at, dates as long as sentences, addresses as long as lines. */
export function straining(language: Language): ResumeData {
  const dated = { startDate: RANGE[language], endDate: END[language], description: `${WORD} ${WORD.repeat(2)}`, location: WORD };
  const job = { title: WORD, company: WORD, current: false };
  return {
    ...emptyResume(),
    language,
    personalInfo: { fullName: `${WORD} ${WORD}`, email: `${'a.long.name.'.repeat(6)}b@department.of.example.ac.il`, phone: '03-1234567 / 054-7654321', address: WORD, linkedin: `linkedin.com/in/${'noa-'.repeat(20)}`, website: `https://example.com/${'path/'.repeat(12)}` },
    summary: `${WORD.repeat(3)} ${WORD}`,
    experience: [
      { ...dated, ...job, id: 'exp-1' },
      { ...dated, ...job, id: 'exp-2', title: 'Developer', company: 'Co', location: '' },
      { ...dated, ...job, id: 'exp-3', startDate: 'long '.repeat(50), company: '' },
    ],
    education: [{ ...dated, id: 'edu-1', degree: WORD, institution: WORD, endDate: '', description: '' }],
    projects: [{ ...dated, id: 'proj-1', name: WORD, role: WORD, url: `https://example.com/${WORD}`, technologies: `${WORD.repeat(2)}, C++` }],
    skills: [{ id: 'skill-1', name: WORD }, { id: 'skill-2', name: 'C++' }],
    languages: [{ id: 'lang-1', name: WORD, level: 'intermediate' }],
    customSections: [{ id: 'section-1', title: `${WORD} ${WORD}`, items: [{ ...dated, id: 'item-1', title: WORD, organization: WORD }] }],
  };
}
