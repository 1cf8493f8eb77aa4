import type { ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';
import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { recordDeleted, recordSaved } from '../cloud/index.ts';
import { getPageDrafts } from '../drafts/index.ts';

const toCloudCopy = ({ id, version, name }: SavedResume) => ({ id, version, name });

/**
 * Makes a saved résumé the draft. Work on the same one that is not saved yet stays as it is: saving it will show
 * whether the cloud has moved on. Throws ApiError ('Resume not found', 'Unauthorized'; ERR-10, ROLE-10).
 */
export async function openResume(id: string): Promise<void> {
  const { drafts } = await getPageDrafts();
  if (drafts.state.cloud?.id === id && drafts.state.unsaved) return;
  const saved = await api.readResume({ id });
  await drafts.replace(saved.data, 'open', toCloudCopy(saved));
}

/** Gives it another name; a change that came meanwhile is kept. */
export async function renameResume(id: string, name: string): Promise<ResumeSummary> {
  const before = await api.readResume({ id });
  const rename = ({ data, version }: SavedResume) => api.updateResume({ id }, { name, data, version });
  const saved = await rename(before).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    return rename(await api.readResume({ id }));
  });
  recordSaved(saved);
  const { drafts } = await getPageDrafts();
  const { cloud, unsaved, resume } = drafts.state;
  // The draft was read at the version that was renamed: it is up to date with the new one too.
  if (cloud?.id === id && cloud.version === saved.version - 1)
    drafts.markCloudSaved(unsaved ? saved.data : resume, toCloudCopy(saved));
  return saved;
}

/** Throws ApiError storage_limit_reached where there is no place left. */
export async function duplicateResume(id: string, name: string): Promise<ResumeSummary> {
  const { data } = await api.readResume({ id });
  const saved = await api.createResume({
    name: name.slice(0, MAX_RESUME_NAME_LENGTH),
    data,
    requestId: crypto.randomUUID(),
  });
  recordSaved(saved);
  return saved;
}

/** What was deleted, to be brought back. */
export async function deleteResume(id: string): Promise<SavedResume> {
  const saved = await api.readResume({ id });
  await api.deleteResume({ id });
  recordDeleted(id);
  return saved;
}

/**
 * Brings it back as the one it was: a draft of it, here or elsewhere, goes on where it stood. Throws ApiError
 * storage_limit_reached where its place is taken.
 */
export async function restoreResume({ id, version, createdAt, name, data }: SavedResume): Promise<ResumeSummary> {
  const saved = await api.createResume({ name, data, deleted: { id, version, createdAt } });
  recordSaved(saved);
  return saved;
}
