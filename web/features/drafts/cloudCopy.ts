import type { SavedResume } from '../../../shared/api/resumes.ts';

/** The copy in the cloud: id, the version it was read or written at (for optimistic locking), and its name. */
export interface CloudCopy {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  /** Whether there is, or was, the same résumé in another language. */
  readonly isPaired?: boolean | undefined;
}

/** Facts about a saved résumé that are remembered beside the draft. */
export const toCloudCopy = ({ id, version, name, twin }: SavedResume): CloudCopy => ({
  id,
  version,
  name,
  ...(twin !== undefined && { isPaired: true }),
});
