import type { ResumeData } from '../../../shared/resume/schema.ts';
import type { TextLine } from '../page/textLine.ts';
import { scoreDegreeOrInstitution, scoreTitleOrCompany } from './cues.ts';
import { kindByName } from './headings.ts';

/** What a file said and what was read of it. */
export type LikenessSeen = ReturnType<typeof likenessSeen>;

type JobRead = ResumeData['experience'][number];
type StudyRead = ResumeData['education'][number];
const isDated = ({ startDate, endDate }: Pick<JobRead, 'startDate' | 'endDate'>) => startDate !== '' || endDate !== '';
/** A manual says when it was printed; a job says till when it lasted. */
const hasEnd = ({ endDate, current }: JobRead) => endDate !== '' || current;
const hasPost = ({ title }: JobRead) => scoreTitleOrCompany(title) > 0;
const hasDegree = ({ degree, institution }: StudyRead) =>
  scoreDegreeOrInstitution(degree) > 0 || scoreDegreeOrInstitution(institution) < 0;

/** What shows that a file is a résumé, and by how many points. */
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
    // An advertisement names a post as well, and no time.
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

/** Points from which on nothing more is asked. */
const ENOUGH = 8;
const CORE_KINDS: ReadonlySet<string> = new Set([
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
]);
/** Lines from the top within which a title of the document stands, and what it says. */
const TITLE_LINES = 6;
const TITLE = /(?:^|[^\p{L}])(?:קורות\s+(?:ה)?חיים|קו["״”]ח|curriculum vitae|resume|résumé|c\.?v\.?)(?:$|[^\p{L}])/iu;
const MAX_TITLE = 60;

/**
 * How much a file looks like a résumé, 0 to 1, by {@link LIKENESS_SIGNS}: the model finds one in whatever it is given,
 * a form or a programme too.
 */
export function resumeLikeness(resume: ResumeData, lines: readonly TextLine[]): number {
  const seen = likenessSeen(resume, lines);
  const points = LIKENESS_SIGNS.reduce((sum, sign) => sum + (sign.shows(seen) ? sign.points : 0), 0);
  return Math.min(1, points / ENOUGH);
}

/** What the signs look at. */
export function likenessSeen(resume: ResumeData, lines: readonly TextLine[]) {
  const kinds = lines.flatMap(({ cells }) => cells.map(({ text }) => kindByName(text) ?? ''));
  return {
    resume,
    /** The sections that its lines begin by known headings. */
    kinds: new Set(kinds.filter((kind) => CORE_KINDS.has(kind))),
    /** Whether one of its first lines says that it is a résumé. */
    isTitled: lines.slice(0, TITLE_LINES).some(({ text }) => text.length <= MAX_TITLE && TITLE.test(text)),
  };
}
