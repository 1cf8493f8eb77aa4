import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createBlankResume } from '../resume/blankResume.ts';
import type { ResumeData } from '../resume/schema.ts';
import { choiceOf, TEMPLATE_VERSIONS, type Template } from './catalogue.ts';
import { buildResumeDocument } from './document/document.ts';
import { treeToHtml } from './document/tree.ts';
import { documentFonts } from './html.ts';

/** File of the digests that every version had when it was made; `test/tools/pin-versions.ts` writes it. */
export const VERSION_DIGESTS = new URL('versionDigests.json', import.meta.url);

const ENTRY = { location: 'Haifa', startDate: '2019-03', endDate: '2021', description: '' };
const BLANK = createBlankResume({ templateId: 'professional' });

/**
 * Résumés with a little of everything. The samples that people see are not used: they may change without a new version.
 */
const RESUMES: readonly ResumeData[] = [
  {
    ...BLANK,
    language: 'en',
    personalInfo: {
      fullName: 'Dana Levi',
      email: 'dana@example.com',
      phone: '050-1234567',
      address: 'Haifa',
      linkedin: 'https://www.linkedin.com/in/dana',
      website: 'dana.example',
    },
    headline: 'Engineer',
    summary: 'Builds **safe** systems.\nLeads people.',
    experience: [
      { ...ENTRY, id: 'exp-1', title: 'Engineer', company: 'Carmel', current: true, description: 'Led 5\nBuilt C++' },
      { ...ENTRY, id: 'exp-2', title: 'Intern', company: 'Gal', current: false },
    ],
    education: [{ ...ENTRY, id: 'edu-1', degree: 'BSc', institution: 'Technion' }],
    projects: [{ ...ENTRY, id: 'proj-1', name: 'Map', role: 'Author', url: 'example.com', technologies: 'R, Go' }],
    skills: [
      { id: 'skill-1', name: 'SQL' },
      { id: 'skill-2', name: 'Kafka' },
    ],
    languages: [{ id: 'lang-1', name: 'English', level: 'fluent' }],
    customSections: [
      { id: 'section-1', title: 'Service', items: [{ ...ENTRY, id: 'item-1', title: 'Team', organization: 'Navy' }] },
    ],
  },
  {
    ...BLANK,
    language: 'he',
    personalInfo: { ...BLANK.personalInfo, fullName: 'דנה לוי', email: 'dana@example.com' },
    summary: 'מהנדסת.',
    experience: [
      { ...ENTRY, id: 'exp-1', title: 'מהנדסת', company: 'כרמל', current: false, description: '1. א\n2. ב' },
    ],
    languages: [{ id: 'lang-1', name: 'עברית', level: 'native' }],
  },
];

const cssOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
const digest = (parts: readonly string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/** All that a version renders a résumé by: its style, its typefaces and what it makes of the document. */
function renderingOf(template: Template): string[] {
  const resumes = RESUMES.map((resume) => ({ ...resume, ...choiceOf(template) }));
  return [
    cssOf(`styles/${template.style}.css`),
    ...resumes.map((resume) => treeToHtml(buildResumeDocument(resume)) + documentFonts(resume).join()),
  ];
}

/**
 * The digest of every version's rendering as it is now, by id and version (`compact.2`: its file has another name once
 * there is a newer one), and of what all of them share.
 */
export const versionDigests = (): Record<string, string> => ({
  base: digest([cssOf('base.css')]),
  ...Object.fromEntries(
    TEMPLATE_VERSIONS.flat().map(
      (template) => [`${template.id}.${template.version}`, digest(renderingOf(template))] as const,
    ),
  ),
});
