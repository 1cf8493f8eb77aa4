import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { kindByName } from './headings.ts';

/** The file and the résumé read from it, as the signs see them. */
export type LikenessSeen = ReturnType<typeof likenessSeen>;

type JobRead = ResumeData['experience'][number];
type StudyRead = ResumeData['education'][number];
const isDated = ({ startDate, endDate }: Pick<JobRead, 'startDate' | 'endDate'>) => startDate !== '' || endDate !== '';
/** A manual has a date of printing; a job has an end. */
const hasEnd = ({ endDate, current }: JobRead) => endDate !== '' || current;
const hasPost = ({ title }: JobRead) => scoreTitleOrCompany(title) > 0;
const hasDegree = ({ degree, institution }: StudyRead) =>
  scoreDegreeOrInstitution(degree) > 0 || scoreDegreeOrInstitution(institution) < 0;

/** Signs that a file is a résumé, each with its points. */
export const LIKENESS_SIGNS: readonly {
  readonly name: string;
  readonly points: number;
  readonly shows: (seen: LikenessSeen) => boolean;
}[] = [
  { name: 'it says so', points: 3, shows: ({ isTitled }) => isTitled },
  {
    name: 'an e-mail address or phone number',
    points: 2,
    shows: ({ resume: { personalInfo } }) => personalInfo.email !== '' || personalInfo.phone !== '',
  },
  { name: 'a known heading', points: 2, shows: ({ kinds }) => kinds.size > 0 },
  { name: 'three known headings', points: 3, shows: ({ kinds }) => kinds.size > 2 },
  {
    // A job advertisement names a post too, but no period.
    name: 'a job with a known post and a date',
    points: 2,
    shows: ({ resume }) => resume.experience.some((job) => hasPost(job) && isDated(job)),
  },
  {
    name: 'a job with its post, its employer and its end',
    points: 2,
    shows: ({ resume }) =>
      resume.experience.some((job) => job.title !== '' && job.company !== '' && hasEnd(job) && hasPost(job)),
  },
  { name: 'a known degree or school', points: 2, shows: ({ resume }) => resume.education.some(hasDegree) },
  { name: 'spoken languages', points: 2, shows: ({ resume }) => resume.languages.some(({ name }) => name !== '') },
];

/** Points that make a likeness of 1. */
const ENOUGH = 8;
const CORE_KINDS: ReadonlySet<string> = new Set([
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
]);
/** A title of the document is within so many first lines. */
const TITLE_LINES = 6;
const TITLE = /(?:^|[^\p{L}])(?:קורות\s+(?:ה)?חיים|קו["״”]ח|curriculum vitae|resume|résumé|c\.?v\.?)(?:$|[^\p{L}])/iu;
const MAX_TITLE = 60;

/**
 * Returns how much a file looks like a résumé, 0 to 1, by {@link LIKENESS_SIGNS}. It is needed because the model finds
 * a résumé in anything, even in a form or a programme.
 */
export function resumeLikeness(resume: ResumeData, lines: readonly TextLine[]): number {
  const seen = likenessSeen(resume, lines);
  const points = LIKENESS_SIGNS.reduce((sum, sign) => sum + (sign.shows(seen) ? sign.points : 0), 0);
  return Math.min(1, points / ENOUGH);
}

/** Collects the input of the signs. */
export function likenessSeen(resume: ResumeData, lines: readonly TextLine[]) {
  const kinds = lines.flatMap(({ cells }) => cells.map(({ text }) => kindByName(text) ?? ''));
  return {
    resume,
    /** Kinds of the sections that have known headings. */
    kinds: new Set(kinds.filter((kind) => CORE_KINDS.has(kind))),
    /** Whether one of the first lines says that this is a résumé. */
    isTitled: lines.slice(0, TITLE_LINES).some(({ text }) => text.length <= MAX_TITLE && TITLE.test(text)),
  };
}
