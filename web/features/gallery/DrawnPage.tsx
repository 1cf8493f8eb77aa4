import { useMemo } from 'react';
import { useSession } from '../auth/index.ts';
import { FirstPage } from '../preview/FirstPage.tsx';
import { shownResume, type ShownPage } from './shownResume.ts';

/** A template drawn in the page: of the person's own résumé, or in a colour that no picture was made in. */
export default function DrawnPage({ id, own: isOwn, language, accent }: ShownPage) {
  const owner = useSession(({ person }) => person?.uid ?? null);
  const resume = useMemo(
    () => shownResume({ id, own: isOwn, language, accent }, owner),
    [id, isOwn, language, accent, owner],
  );
  return <FirstPage resume={resume} />;
}
