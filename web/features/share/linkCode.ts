import type { LinkPause } from '../../../shared/resume/resumeLink.ts';
import { encodeLink } from '../../../shared/site/linkCode.ts';
import { linkPath } from '../../../shared/site/linkPaths.ts';
import { profileApi } from '../../lib/api/profileApi.ts';

/** The code of a résumé's link, or the reason why there is none. */
export interface LinkCode {
  readonly state: 'on' | 'loading' | 'unsaved' | 'none' | LinkPause | 'failed';
  /** The code, if the link is on. */
  readonly code?: string;
}

/** The code of a saved résumé's link as the link is now: taken back, or paused, it has none. Never rejects. */
export async function readLinkCode(id: string, readLink = profileApi.readLink): Promise<LinkCode> {
  try {
    const { link } = await readLink({ id });
    if (link === null) return { state: 'none' };
    if (link.paused !== null) return { state: link.paused };
    return { state: 'on', code: encodeLink(location.origin + linkPath(link.key)) };
  } catch {
    return { state: 'failed' };
  }
}
