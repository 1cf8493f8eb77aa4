import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { JobCopy, WholeCopy } from '../../../../shared/api/copies.ts';
import type { SavedResume } from '../../../../shared/api/resumes.ts';
import { changesSince, type OpenChange } from '../../../../shared/resume/changesSince.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { Button } from '../../../ui/Button.tsx';
import { PointChange } from '../history/PointChange.tsx';
import { notifyError } from '../notifyError.ts';
import { countFrom, isSettled, takeOver } from './copyActions.ts';

export interface BaseChangesProps {
  readonly copy: WholeCopy;
  readonly mine: SavedResume;
  readonly base: SavedResume;
  /** The copy has changes of its base now. */
  readonly onTake: (mine: SavedResume) => void;
  /** The changes of the base count from this state of it. */
  readonly onCount: (copy: JobCopy, baseThen: ResumeData) => void;
}

/** Lists the base's changes since it was copied, each to be taken over; the rest can be dismissed. */
export function BaseChanges({ copy, mine, base, onTake, onCount }: BaseChangesProps) {
  const t = useTranslations();
  const [busy, setBusy] = useState<string | null>(null);
  const open = useMemo(() => changesSince(copy.baseThen, base.data, mine.data), [copy.baseThen, base.data, mine.data]);
  const free = open.filter(({ isOwn }) => !isOwn);

  const during = async (what: string, work: () => Promise<void>) => {
    setBusy(what);
    await work().catch((error: unknown) => notifyError(error, t('profile.failed.action')));
    setBusy(null);
  };
  const take = (changes: readonly OpenChange[]) =>
    during(changes[0]?.path ?? '', async () => onTake(await takeOver(mine, base.data, changes)));
  const settle = async () => onCount(await countFrom(copy, base.version), base.data);

  // Nothing is left of them: the base is no longer shown as changed. Where that fails, it is again.
  const isOver = isSettled(open, base.version, copy.ofVersion);
  const settleQuietly = useEffectEvent(() => void settle().catch(() => undefined));
  useEffect(() => {
    if (isOver) settleQuietly();
  }, [isOver]);

  const labels = { before: t('profile.job.wasInBase'), after: t('profile.job.isInBase') };
  return (
    <section className="copy-changes" aria-labelledby="copy-changes">
      <h3 id="copy-changes">{t('profile.job.changes', { count: open.length })}</h3>
      {open.length > 0 && (
        <>
          <ul>
            {open.map((change) => (
              <li key={change.path}>
                <dl>
                  <PointChange
                    change={change}
                    labels={labels}
                    own={
                      change.isOwn
                        ? { label: t('profile.job.own'), text: change.own || t('profile.job.ownGone') }
                        : undefined
                    }
                  />
                </dl>
                <Button
                  size="small"
                  busy={busy === change.path}
                  disabled={busy !== null}
                  onClick={() => void take([change])}
                >
                  {t('profile.job.take')}
                </Button>
              </li>
            ))}
          </ul>
          <div className="copy-changes-all">
            {free.length > 1 && (
              <Button tone="primary" disabled={busy !== null} onClick={() => void take(free)}>
                {t('profile.job.takeAll', { count: free.length })}
              </Button>
            )}
            <Button tone="quiet" disabled={busy !== null} onClick={() => void during('settle', settle)}>
              {t('profile.job.leave')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
