import type { JobCopy } from '../../../../shared/api/copies.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import type { OpenChange } from '../../../../shared/resume/changesSince.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { takeFields } from '../../../../shared/resume/takeField.ts';
import { recordSaved } from '../../cloud/index.ts';
import { saveOver } from '../resumeActions.ts';
import { profileCalls } from '../calls.ts';

/** Makes a copy of a saved résumé for a job. Throws ApiError storage_limit_reached at the limit of résumés. */
export async function copyForJob(id: string, copy: { readonly name: string; readonly advert: string }) {
  const made = await profileCalls.createCopy({ id }, { ...copy, requestId: crypto.randomUUID() });
  recordSaved(made.resume);
  return made;
}

/** Takes changes of the base over into a copy; what it was before goes into its history. Throws ApiError. */
export const takeOver = (mine: SavedResume, base: ResumeData, changes: readonly Pick<OpenChange, 'path'>[]) =>
  saveOver(mine, takeFields(mine.data, base, changes), 'base');

/** From now on the changes of the base count from this version of it. Throws ApiError. */
export const countFrom = (copy: JobCopy, ofVersion: number): Promise<JobCopy> => writeCopy({ ...copy, ofVersion });

/** Whether nothing of what the base changed is left, though its version now is another than the changes count from. */
export const isSettled = (open: readonly OpenChange[], version: number, ofVersion: number): boolean =>
  open.length === 0 && version !== ofVersion;

/** Writes where and when it was sent, over the version that was read. Throws ApiError. */
export async function writeCopy({ id, sentTo, sentOn, ofVersion, version }: JobCopy): Promise<JobCopy> {
  return profileCalls.updateCopy({ id }, { sentTo, sentOn, ofVersion, version });
}
