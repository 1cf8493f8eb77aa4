import { lazyPart } from '../../../ui/lazyPart.tsx';

export const PrivateDataNote = lazyPart(async () => (await import('./PrivateDataNote.tsx')).default, ['help'], {
  isIdle: true,
});
export const ExampleBullets = lazyPart(async () => (await import('./ExampleBullets.tsx')).default, ['help'], {
  isIdle: true,
});
export const LanguageOffers = lazyPart(async () => (await import('./LanguageOffers.tsx')).default, ['help'], {
  isIdle: true,
});
export const TwinTexts = lazyPart(async () => (await import('../twin/TwinTexts.tsx')).default, ['help'], {
  isIdle: true,
});
export const OriginalText = lazyPart(async () => (await import('../twin/OriginalText.tsx')).default, []);
export const OccupationSkills = lazyPart(async () => (await import('./OccupationSkills.tsx')).default, ['help'], {
  isIdle: true,
});
