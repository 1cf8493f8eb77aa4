import type { FilePlaces } from '../../../shared/upload/filePlaces.ts';
import type { DroppedText } from '../pdf/droppedText.ts';
import type { ParsedResume } from '../resume/parsedResume.ts';

/** What was found, with where on the pages of the file; these are none where it has none. */
export function withPlaces<Found extends ParsedResume>(
  { found, ...rest }: Found,
  pages: FilePlaces['pages'] = [],
  dropped: readonly DroppedText[] = [],
): Omit<Found, 'found'> & Pick<ParsedResume, 'places'> {
  return { ...rest, places: found?.toFile(pages, dropped) };
}
