import type { ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';

/** Answers of this page's writes: lists come from an index that is eventually consistent and may be older. */
const savedSummaries = new Map<string, ResumeSummary>();
const deletedIds = new Set<string>();

/** Notes what a save has answered, for lists that are read before the index has it. */
export function recordSaved({ data: _data, ...summary }: SavedResume): void {
  deletedIds.delete(summary.id);
  savedSummaries.set(summary.id, summary);
}

/** Notes that a résumé was deleted, for lists that still show it. */
export function recordDeleted(id: string): void {
  savedSummaries.delete(id);
  deletedIds.add(id);
}

/** Another user is signed in: the writes are not theirs. */
export function clearRecentWrites(): void {
  savedSummaries.clear();
  deletedIds.clear();
}

/** A list as the server answered it, updated by this page's writes; last changed first. */
export function mergeRecentWrites(listed: readonly ResumeSummary[]): ResumeSummary[] {
  const all = new Map(listed.filter(({ id }) => !deletedIds.has(id)).map((summary) => [summary.id, summary]));
  for (const saved of savedSummaries.values())
    if ((all.get(saved.id)?.version ?? 0) <= saved.version) all.set(saved.id, saved);
  return [...all.values()].toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
