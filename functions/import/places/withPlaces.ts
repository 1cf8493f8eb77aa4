import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import type { DroppedText } from '../page/droppedText.ts';
import type { FoundPlaces } from './foundPlaces.ts';

/** Returns a result with its places on the pages of the file; `pages` is empty for a file without pages. */
export function withPlaces<Found extends { readonly found?: FoundPlaces }>(
  { found: foundPlaces, ...rest }: Found,
  pages: FilePlaces['pages'] = [],
  dropped: readonly DroppedText[] = [],
): Omit<Found, 'found'> & { readonly places: FilePlaces | undefined } {
  return { ...rest, places: foundPlaces?.toFile(pages, dropped) };
}
