import type { ResumeSummary, SavedResume } from '../../shared/api/resumes.ts';

/** What writes of this page have answered: lists come from an index that may lag behind them. */
const saved = new Map<string, ResumeSummary>();
const deleted = new Set<string>();

export function noteSaved({ data: _data, ...summary }: SavedResume): void {
  deleted.delete(summary.id);
  saved.set(summary.id, summary);
}

export function noteDeleted(id: string): void {
  saved.delete(id);
  deleted.add(id);
}

/** Somebody else is signed in: nothing of this concerns them. */
export function forgetRecent(): void {
  saved.clear();
  deleted.clear();
}

/** A list as the server answered it, with what this page knows better; last changed first. */
export function withRecent(listed: readonly ResumeSummary[]): ResumeSummary[] {
  const all = new Map(listed.filter(({ id }) => !deleted.has(id)).map((summary) => [summary.id, summary]));
  for (const own of saved.values()) if ((all.get(own.id)?.version ?? 0) <= own.version) all.set(own.id, own);
  return [...all.values()].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
