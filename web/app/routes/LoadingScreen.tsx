import { useEffect, useState } from 'react';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { SkeletonSheet } from '../../ui/SkeletonSheet.tsx';

/** A screen on its way; nothing for the first moments, so that a quick one does not flash. */
export function LoadingScreen() {
  const t = useTranslations();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return <div className="waiting">{late && <SkeletonSheet label={t('shell.loading')} />}</div>;
}
