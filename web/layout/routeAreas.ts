import type { Area } from '../i18n/areas.ts';

/** Message areas each screen loads besides the shell's; the build counts them towards the screen's script budget. */
export const ROUTE_AREAS = {
  home: ['home', 'import'],
  templates: ['gallery'],
  builder: ['builder', 'account'],
  login: ['account'],
  profile: ['profile', 'account'],
} as const satisfies Record<string, readonly Area[]>;
