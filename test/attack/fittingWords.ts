import type { ContentKind } from '../support/contentKinds.ts';
import type { ApiErrorCode } from '../../web/lib/api/apiError.ts';

/** For each message about a file, the condition that must then hold. Messages without a claim cannot be wrong. */
const CLAIMS: Readonly<Partial<Record<ApiErrorCode, (of: ContentKind) => boolean>>> = {
  only_pdf: ({ kind }) => kind === 'office' || kind === 'other',
  old_word_file: ({ kind }) => kind === 'old word',
  not_linkedin_archive: ({ kind }) => kind === 'archive',
  password_protected: ({ isLocked = false }) => isLocked,
  damaged_pdf: ({ opens = false, isLocked = false }) => !opens && !isLocked,
  unreadable_pdf: ({ kind, letters = 0 }) => kind === 'pdf' && letters < 200,
};
/** Kinds whose files get this answer and no other. */
const ONLY: Readonly<Partial<Record<ContentKind['kind'], readonly string[]>>> = {
  'old word': ['old_word_file'],
  office: ['only_pdf'],
};

/** Why an answer does not fit what a file is; undefined if it fits. `read` is that of a file that was read. */
export function whyWrong(answer: ApiErrorCode | 'read', of: ContentKind): string | undefined {
  const told = [of.isLocked && 'locked', of.kind, of.opens && 'that opens'].filter(Boolean).join(' ');
  const only = of.isLocked && of.opens !== true ? ['password_protected', 'read'] : (ONLY[of.kind] ?? [answer]);
  const isClaimed = answer === 'read' || (CLAIMS[answer]?.(of) ?? true);
  return only.includes(answer) && isClaimed ? undefined : `${answer} of a file that is: ${told}`;
}
