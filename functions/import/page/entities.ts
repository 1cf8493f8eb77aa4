import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };

/** Replaces HTML entities in a text that was copied from a web page. */
export const withSigns = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ownProperty(SIGNS, name) ?? '');
