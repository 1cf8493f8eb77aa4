import type { ResumeData } from '../../resume/schema.ts';

/** The accents that are offered: all can be read on every template's grounds as they are. */
export const ACCENTS = {
  navy: '#1d3557',
  teal: '#0b4a52',
  blue: '#1746b8',
  green: '#0a6847',
  purple: '#5a35a8',
  plum: '#8f1d5c',
  red: '#a01627',
  rust: '#9a3412',
  brown: '#6b4f1d',
  grey: '#37414d',
} as const;
export type AccentName = keyof typeof ACCENTS;

interface TemplateAccents {
  /** The colour that its style has by itself. */
  readonly own: string;
  /** Two that suit it. */
  readonly others: readonly [AccentName, AccentName];
}

/** The three colours in which the gallery shows a template, by its id. */
export const TEMPLATE_ACCENTS: Readonly<Record<string, TemplateAccents>> = {
  professional: { own: '#1d3557', others: ['green', 'plum'] },
  minimal: { own: '#161616', others: ['teal', 'rust'] },
  modern: { own: '#0b4a52', others: ['purple', 'red'] },
  elegant: { own: '#6d2f36', others: ['navy', 'green'] },
  tech: { own: '#0a6847', others: ['blue', 'purple'] },
  blueprint: { own: '#1b4b9b', others: ['teal', 'grey'] },
  creative: { own: '#3a2150', others: ['teal', 'rust'] },
  sideline: { own: '#b93a0e', others: ['blue', 'green'] },
  classic: { own: '#1c2430', others: ['blue', 'red'] },
  academic: { own: '#1d3b2c', others: ['navy', 'brown'] },
  executive: { own: '#1f2a33', others: ['teal', 'brown'] },
  compact: { own: '#1746b8', others: ['teal', 'rust'] },
  timeline: { own: '#8f1d5c', others: ['blue', 'green'] },
  editorial: { own: '#a01627', others: ['navy', 'green'] },
  civic: { own: '#2f4858', others: ['green', 'plum'] },
  fresh: { own: '#5a35a8', others: ['blue', 'rust'] },
};

/** Returns the accent of that name; undefined for other names. */
export const findAccent = (name: string | null): AccentName | undefined =>
  (Object.keys(ACCENTS) as AccentName[]).find((accent) => accent === name);

/** The résumé in another accent; without one it stays as it is. */
export const withAccent = (resume: ResumeData, accent: AccentName | undefined): ResumeData =>
  accent === undefined ? resume : { ...resume, design: { ...resume.design, accent: ACCENTS[accent] } };
