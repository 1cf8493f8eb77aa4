import type { MessageArea } from '../../lib/i18n/messageAreas.ts';

/** Message areas each screen loads besides the shell's; the build counts them towards the screen's script budget. */
export const ROUTE_AREAS = {
  home: ['home'],
  templates: ['gallery'],
  about: ['about'],
  contact: ['contact'],
  privacy: ['privacy'],
  terms: ['terms'],
  accessibility: ['accessibility'],
  builder: ['builder', 'account'],
  login: ['account'],
  profile: ['profile', 'account', 'payments'],
  receipt: ['payments'],
} as const satisfies Record<string, readonly MessageArea[]>;
