import type { JobCopy } from '../../../shared/api/copies.ts';
import type { PairSide } from '../../../shared/api/pairs.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';

/** A saved résumé; `twinOf` is the same one in the other language, if it has one. */
type ListedResume = ResumeSummary & { readonly twinOf?: string | undefined };

export interface ShelvedCopy {
  readonly resume: ResumeSummary;
  /** The copy's data, or that of the copy that it translates. */
  readonly copy: JobCopy;
}

/** Résumés shown together: a résumé or a pair, and the copies for jobs that were made from it. */
export interface Shelf {
  readonly resumes: readonly ResumeSummary[];
  readonly copies: readonly ShelvedCopy[];
}

/** Whether a résumé of a pair changed since the other one had everything of it. */
export const isAhead = ({ agreed }: Pick<PairSide, 'agreed'>, { version }: Pick<ResumeSummary, 'version'>): boolean =>
  agreed !== version;

/**
 * Groups résumés into shelves, in the order of each shelf's first résumé in the list. A copy of a copy is with the
 * first base, followed by its twin in another language; a copy whose base is missing, and a twin whose other is
 * missing, is alone.
 */
export function groupResumes(resumes: readonly ListedResume[], copies: readonly JobCopy[]): Shelf[] {
  const listed = new Map(resumes.map((resume) => [resume.id, resume]));
  const copyOf = new Map(copies.map((copy) => [copy.id, copy]));
  const twinOf = (id: string) => {
    const twin = listed.get(id)?.twinOf;
    return twin !== undefined && twin !== id && listed.get(twin)?.twinOf === id ? twin : undefined;
  };
  /** The note of a copy, or of the copy whose twin it is. */
  const noteOf = (id: string) => copyOf.get(id) ?? copyOf.get(twinOf(id) ?? '');
  const baseOf = (id: string, seen: readonly string[] = []): string => {
    const note = noteOf(id);
    const of = note && (note.id === id || !listed.has(note.of) ? note.of : note.id);
    if (of === undefined || !listed.has(of)) return id;
    const way = [...seen, id];
    // A cycle, which nothing makes: each of its members is still in one place.
    return way.includes(of) ? (way.slice(way.indexOf(of)).toSorted()[0] ?? id) : baseOf(of, way);
  };
  const shelves = new Map<string, { resumes: ResumeSummary[]; copies: ShelvedCopy[] }>();
  for (const { id } of resumes) {
    const base = baseOf(id);
    const twin = twinOf(base);
    const pair = twin !== undefined && baseOf(twin) === twin ? [base, twin] : [base];
    const [first = base] = pair.toSorted();
    if (shelves.has(first)) continue;
    const members = pair.flatMap((member) => listed.get(member) ?? []);
    shelves.set(first, {
      resumes: members.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
      copies: [],
    });
  }
  for (const resume of resumes) {
    const copy = noteOf(resume.id);
    const base = baseOf(resume.id);
    if (!copy || base === resume.id) continue;
    const shelf = [...shelves.values()].find((candidate) => candidate.resumes.some(({ id }) => id === base));
    shelf?.copies.push({ resume, copy });
  }
  const isTwin = ({ resume, copy }: ShelvedCopy) => Number(resume.id !== copy.id);
  const inOrder = (made: readonly ShelvedCopy[]) =>
    [...Map.groupBy(made, ({ copy }) => copy.id).values()].flatMap((both) =>
      both.toSorted((first, second) => isTwin(first) - isTwin(second)),
    );
  return [...shelves.values()].map((shelf) => ({ ...shelf, copies: inOrder(shelf.copies) }));
}
