import type { JobCopy } from '../../../shared/api/copies.ts';
import type { PairSide } from '../../../shared/api/pairs.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { CopyRow } from './CopyRow.tsx';
import { isAhead, type Shelf } from './groupResumes.ts';
import { ResumeCard } from './ResumeCard.tsx';
import type { CardAction } from './ResumeMenu.tsx';

export interface ResumeShelfProps {
  readonly shelf: Shelf;
  readonly copies: readonly JobCopy[];
  readonly pairs: readonly PairSide[];
  /** Id of the one that an action is running on. */
  readonly busy: string | null;
  readonly onAction: (action: CardAction, resume: ResumeSummary) => void;
}

/** A résumé, or a pair in two languages, with the copies for jobs that were made of it. */
export function ResumeShelf({ shelf: { resumes, copies: made }, copies, pairs, busy, onAction }: ResumeShelfProps) {
  const t = useTranslations();
  const all = [...resumes, ...made.map(({ resume }) => resume)];
  /** For a pair: whether the other résumé changed since both were in step. */
  const twinOf = (resume: ResumeSummary) => {
    const side = pairs.find(({ of }) => of === resume.id);
    const other = all.find(({ id }) => id === side?.id);
    const isPair = pairs.some(({ id, of }) => id === resume.id && of === other?.id);
    return side && other && isPair ? { waits: isAhead(side, other) } : undefined;
  };
  const name = resumes.map((resume) => resume.name).join(' · ');
  return (
    <li className="resume-shelf" data-pair={resumes.length > 1 || undefined}>
      <div className="shelf-cards">
        {resumes.map((resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            copy={copies.find(({ id }) => id === resume.id)}
            twin={twinOf(resume)}
            busy={busy === resume.id}
            onAction={(action) => onAction(action, resume)}
          />
        ))}
      </div>
      {made.length > 0 && (
        <ul className="shelf-copies" aria-label={t('profile.copies.of', { name })}>
          {made.map(({ resume, copy }) => (
            <CopyRow
              key={resume.id}
              resume={resume}
              copy={copy}
              base={all.find(({ id }) => id === (copy.id === resume.id ? copy.of : copy.id))}
              twin={twinOf(resume)}
              busy={busy === resume.id}
              onAction={(action) => onAction(action, resume)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
