import { ownProperty } from '../../../shared/platform/ownProperty.ts';

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };

/** A text with the signs that its entities stand for, as texts have them that were once of a page. */
export const withSigns = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ownProperty(SIGNS, name) ?? '');
