import { useEffect, useMemo, useState } from 'react';
import type { Occupation } from '../../../../shared/resume/occupations/occupations.ts';
import { useResume } from '../builderContext.ts';

type Catalogue = Pick<
  typeof import('../../../../shared/resume/occupations/catalogue.ts'),
  'OCCUPATIONS' | 'findOccupation'
>;
const NONE: Catalogue = { OCCUPATIONS: [], findOccupation: () => undefined };
let loading: Promise<Catalogue> | undefined;
let loaded: Catalogue | undefined;

/** Once for all; where it fails there is no help by occupation until the next visit. */
const load = () =>
  (loading ??= import('../../../../shared/resume/occupations/catalogue.ts').then(
    (catalogue) => (loaded = catalogue),
    () => NONE,
  ));

function useCatalogue(): Catalogue | undefined {
  const [catalogue, setCatalogue] = useState(loaded);
  useEffect(() => {
    let isMounted = true;
    void load().then((all) => isMounted && setCatalogue(all));
    return () => void (isMounted = false);
  }, []);
  return catalogue;
}

/** All occupations; undefined until they are there, and none if they do not come. */
export const useOccupations = (): readonly Occupation[] | undefined => useCatalogue()?.OCCUPATIONS;

/**
 * The occupation of one job; or of the person, by the headline or else the newest job that names one. Undefined while
 * the catalogue is not there.
 */
export function useOccupation(experienceId?: string): Occupation | undefined {
  const catalogue = useCatalogue();
  // One text of all titles: as long as none changes, whatever is typed elsewhere looks nothing up.
  const titles = useResume(({ headline, experience }) =>
    experienceId === undefined
      ? [headline ?? '', ...experience.map(({ title }) => title)].join('\n')
      : (experience.find(({ id }) => id === experienceId)?.title ?? ''),
  );
  return useMemo(() => catalogue?.findOccupation(titles.split('\n'), catalogue.OCCUPATIONS), [titles, catalogue]);
}
