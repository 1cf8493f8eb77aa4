import { useMemo } from 'react';
import { useSession } from '../auth/index.ts';
import { FirstPage } from '../preview/FirstPage.tsx';
import { shownResume, type ShownPage } from './shownResume.ts';

/** A template drawn in the page: of the person's own résumé, or in a colour or by somebody
 * that no picture was made of. */
export default function DrawnPage({ id, own: isOwn, language, accent, trade }: ShownPage) {
  const owner = useSession(({ person }) => person?.uid ?? null);
  const resume = useMemo(
    () => shownResume({ id, own: isOwn, language, accent, trade }, owner),
    [id, isOwn, language, accent, trade, owner],
  );
  return <FirstPage resume={resume} />;
}
