import { LINK_ALPHABET, LINK_KEY_LENGTH } from '../resume/resumeLink.ts';

/**
 * Where links to résumés are, for people. The distribution and the local gateway lead them to the endpoints below
 * {@link LINK_ENDPOINTS}.
 */
export const LINK_PATH = '/r/';
export const LINK_ENDPOINTS = '/api/links/';

/**
 * Seconds for which the distribution may answer with what it has: a link that is opened by thousands is asked for once
 * a second at each place, and one that is taken back is gone as soon.
 */
export const LINK_EDGE_SECONDS = 1;

export const linkPath = (key: string) => `${LINK_PATH}${key}`;
export const linkPdfPath = (key: string) => `${LINK_PATH}${key}/pdf`;

/**
 * What an address below {@link LINK_PATH} is: key, and whether the PDF is meant. Signs behind the key are a sentence's,
 * in which somebody sent it. A plain pattern: it also runs at the edge.
 */
export const LINK_FORM = `^${LINK_PATH}([${LINK_ALPHABET}]{${LINK_KEY_LENGTH}})(/pdf(?![a-z]))?(?![0-9a-z])`;
const FORM = new RegExp(LINK_FORM);

/** The endpoint's path for a path below {@link LINK_PATH}; undefined for every other. */
export function linkEndpointPath(path: string): string | undefined {
  if (!path.startsWith(LINK_PATH)) return undefined;
  const [, key = 'unknown', pdf = ''] = FORM.exec(path) ?? [];
  return LINK_ENDPOINTS + key + pdf;
}
