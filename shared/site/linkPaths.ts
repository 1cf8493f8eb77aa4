import { LINK_ALPHABET, LINK_KEY_LENGTH } from '../resume/resumeLink.ts';

/**
 * Path of links to résumés, as people see it. The distribution and the local gateway forward it to the endpoints below
 * {@link LINK_ENDPOINTS}.
 */
export const LINK_PATH = '/r/';
export const LINK_ENDPOINTS = '/api/links/';

/**
 * Seconds for which the distribution may repeat an answer: a link that thousands open is requested once a second at
 * each edge location, and one that is taken back ends as soon.
 */
export const LINK_EDGE_SECONDS = 1;

export const linkPath = (key: string) => `${LINK_PATH}${key}`;
export const linkPdfPath = (key: string) => `${LINK_PATH}${key}/pdf`;

/**
 * Pattern of an address below {@link LINK_PATH}: its key, and whether the PDF is wanted. Signs after the key belong to
 * the sentence in which somebody sent it. A plain pattern, because it also runs at the edge.
 */
export const LINK_FORM = `^${LINK_PATH}([${LINK_ALPHABET}]{${LINK_KEY_LENGTH}})(/pdf(?![a-z]))?(?![0-9a-z])`;
const FORM = new RegExp(LINK_FORM);

/** The endpoint's path for a path below {@link LINK_PATH}; undefined for every other. */
export function linkEndpointPath(path: string): string | undefined {
  if (!path.startsWith(LINK_PATH)) return undefined;
  const [, key = 'unknown', pdf = ''] = FORM.exec(path) ?? [];
  return LINK_ENDPOINTS + key + pdf;
}
