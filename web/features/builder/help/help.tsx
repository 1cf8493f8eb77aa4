import { lazy, Suspense, type ComponentType } from 'react';
import { loadMessages } from '../../../lib/i18n/messageStore.ts';

/** Loads help and its texts when it is first shown; where that fails, people write without it. */
function lazyHelp<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const Loaded = lazy(async () => {
    try {
      return (await Promise.all([load(), loadMessages(['help'])]))[0];
    } catch {
      return { default: (() => null) as ComponentType<Props> };
    }
  });
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

export const PrivateDataNote = lazyHelp(() => import('./PrivateDataNote.tsx'));
export const ExampleBullets = lazyHelp(() => import('./ExampleBullets.tsx'));
export const LanguageOffers = lazyHelp(() => import('./LanguageOffers.tsx'));
export const OccupationSkills = lazyHelp(() => import('./OccupationSkills.tsx'));
