import type { BinnedResume, ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';
import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import { RETENTION_DAYS } from '../../../shared/platform/retention.ts';
import { DAY_MS } from '../../../shared/platform/time.ts';
import { pdfFileName } from '../../../shared/resume/fileName.ts';
import { withLinkCode, wantsLinkCode } from '../../../shared/resume/linkCode.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { readPdfCarriesData } from '../../lib/storage/pdfCarriesData.ts';
import { recordDeleted, recordSaved } from '../cloud/index.ts';
import { getPageDrafts, toCloudCopy } from '../drafts/index.ts';
import { calls, profileCalls } from './calls.ts';

/**
 * Opens a saved résumé as the draft. An unsaved draft of the same résumé stays as it is: optimistic locking finds a
 * conflict when it is saved. Throws ApiError ('Resume not found', 'Unauthorized'; ERR-10, ROLE-10).
 */
export async function openResume(id: string): Promise<void> {
  const { drafts } = await getPageDrafts();
  if (drafts.state.cloud?.id === id && drafts.state.unsaved) return;
  const saved = await calls.readResume({ id });
  await drafts.replace(saved.data, 'open', toCloudCopy(saved));
}

/** The PDF of a saved résumé, as it is in the cloud. Throws ApiError. */
export async function makePdf(id: string): Promise<File> {
  const { data: saved } = await calls.readResume({ id });
  const linkCode = wantsLinkCode(saved) ? await (await import('../share/linkCode.ts')).readLinkCode(id) : undefined;
  const data = withLinkCode(saved, linkCode?.code);
  const { blob } = await calls.generatePdf({
    templateId: data.templateId,
    resumeData: data,
    embedData: readPdfCarriesData(),
  });
  return new File([blob], pdfFileName(data.personalInfo.fullName), { type: 'application/pdf' });
}

/** Renames it; a concurrent change of its content is kept. */
export async function renameResume(id: string, name: string): Promise<ResumeSummary> {
  const before = await calls.readResume({ id });
  const rename = ({ data, version }: SavedResume) => calls.updateResume({ id }, { name, data, version });
  const saved = await rename(before).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
    return rename(await calls.readResume({ id }));
  });
  recordSaved(saved);
  const { drafts } = await getPageDrafts();
  const { cloud, unsaved, resume } = drafts.state;
  // The draft was read at the renamed version, so it is up to date with the new version too.
  if (cloud?.id === id && cloud.version === saved.version - 1)
    drafts.markCloudSaved(unsaved ? saved.data : resume, toCloudCopy(saved));
  return saved;
}

/** Throws ApiError storage_limit_reached at the limit of résumés. */
export async function duplicateResume(id: string, name: string): Promise<ResumeSummary> {
  const { data } = await calls.readResume({ id });
  const saved = await calls.createResume({
    name,
    data,
    requestId: crypto.randomUUID(),
  });
  recordSaved(saved);
  return saved;
}

/** Into the bin; what the bin then shows of it. */
export async function deleteResume({ id, name, templateId }: ResumeSummary): Promise<BinnedResume> {
  await calls.deleteResume({ id });
  recordDeleted(id);
  const now = Date.now();
  const goneAt = new Date(now + RETENTION_DAYS.deletedResumes * DAY_MS).toISOString();
  return { id, name, templateId, deletedAt: new Date(now).toISOString(), goneAt };
}

/**
 * Out of the bin, under its old id, so that a draft of it, here or elsewhere, stays linked. Throws ApiError
 * storage_limit_reached where the limit is reached meanwhile.
 */
export async function restoreResume(id: string): Promise<ResumeSummary> {
  const saved = await profileCalls.restoreResume({ id });
  recordSaved(saved);
  return saved;
}

/**
 * Saves another state of a saved résumé, over the version that was read; what it takes the place of goes into the
 * history. Throws ApiError.
 */
export async function saveOver(
  { id, name, version }: SavedResume,
  data: ResumeData,
  before: PointReason,
): Promise<SavedResume> {
  const saved = await calls.updateResume({ id }, { name, data, version, before });
  recordSaved(saved);
  const { drafts } = await getPageDrafts();
  // Its draft follows if it has no changes; otherwise saving it finds a conflict.
  if (drafts.state.cloud?.id === id && !drafts.state.unsaved)
    await drafts.replace(saved.data, 'broughtBack', toCloudCopy(saved));
  return saved;
}
