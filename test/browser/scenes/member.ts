import { CLOUD_SCENES, ENDED_SCENES } from './cloud.ts';
import { IMPORT_SCENES } from './importing.ts';
import { LINK_CODE_SCENES } from './linkCode.ts';
import { PAIR_SCENES, PROFILE_SCENES, RECEIPT_SCENES } from './profile.ts';
import type { Scene } from './scene.ts';

/** Scenes that only signed-in people see, without purchases and improvements. */
export const MEMBER_SCENES: readonly Scene[] = [
  ...PROFILE_SCENES,
  ...RECEIPT_SCENES,
  ...CLOUD_SCENES,
  ...LINK_CODE_SCENES,
  ...IMPORT_SCENES,
  ...PAIR_SCENES,
  ...ENDED_SCENES,
];
