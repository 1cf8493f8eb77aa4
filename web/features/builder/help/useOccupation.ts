import { useEffect, useMemo, useState } from 'react';
import { findOccupation, type Occupation } from '../../../../shared/resume/occupations/occupations.ts';
import { useResume } from '../builderContext.ts';

let loading: Promise<readonly Occupation[]> | undefined;
let loaded: readonly Occupation[] | undefined;

/** Once for all; where it fails there is no help by occupation until the next visit. */
const load = () =>
  (loading ??= import('../../../../shared/resume/occupations/catalogue.ts').then(
    ({ OCCUPATIONS }) => (loaded = OCCUPATIONS),
    () => [],
  ));

/** All occupations; undefined until they are there, and none where they do not come. */
export function useOccupations(): readonly Occupation[] | undefined {
  const [occupations, setOccupations] = useState(loaded);
  useEffect(() => {
    let isMounted = true;
    void load().then((all) => isMounted && setOccupations(all));
    return () => void (isMounted = false);
  }, []);
  return occupations;
}

/**
 * The occupation of one job; or of the person, by the headline or else the newest job that names one. Undefined while
 * the catalogue is not there.
 */
export function useOccupation(experienceId?: string): Occupation | undefined {
  const occupations = useOccupations();
  // One text of all titles: as long as none changes, whatever is typed elsewhere looks nothing up.
  const titles = useResume(({ headline, experience }) =>
    experienceId === undefined
      ? [headline ?? '', ...experience.map(({ title }) => title)].join('\n')
      : (experience.find(({ id }) => id === experienceId)?.title ?? ''),
  );
  return useMemo(() => occupations && findOccupation(titles.split('\n'), occupations), [titles, occupations]);
}
