import { BUILDER_SCENES } from './builder.ts';
import { IMPROVING_SCENES } from './improve.ts';
import { MEMBER_SCENES } from './member.ts';
import { PAGE_SCENES } from './pages.ts';
import { PAYING_SCENES } from './payments.ts';
import type { Scene } from './scene.ts';

/**
 * Every screen in every state that it has: what is walked by axe, measured for cut text, photographed, and held to have
 * every dialog.
 */
export const SCENES: readonly Scene[] = [
  ...PAGE_SCENES,
  ...BUILDER_SCENES,
  ...MEMBER_SCENES,
  ...PAYING_SCENES,
  ...IMPROVING_SCENES,
];
