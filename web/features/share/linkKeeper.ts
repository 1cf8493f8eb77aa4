import { createStore } from 'zustand/vanilla';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { NEW_LINK, type LinkSettings } from '../../../shared/resume/resumeLink.ts';
import { linkPdfPath } from '../../../shared/site/linkPaths.ts';
import { ApiError, serverText } from '../../lib/api/apiError.ts';
import { profileApi } from '../../lib/api/profileApi.ts';
import { isSessionEnd } from '../auth/callAgain.ts';
import { pressed } from '../auth/pressed.ts';
import type { MessageId } from '../../lib/i18n/messageAreas.ts';
import type { ToastKind } from '../../ui/toasts.ts';

export type ShownLink = NonNullable<LinkState['link']>;

export interface KnownLink {
  /** `failed` if it could not be read; null if there is none. */
  readonly link: ShownLink | null | 'loading' | 'failed';
  readonly isBusy: boolean;
}

/** Shows a message about the link: a text of ours, or the server's if it has one. */
export type SaidOfLink = (kind: ToastKind, id: MessageId, text?: string) => void;

interface LinkServices {
  readonly calls: Pick<typeof profileApi, 'readLink' | 'saveLink' | 'removeLink'>;
  /** Requests the file of a new link ahead, so that its first visitor has it at once, and its pages on paper. */
  readonly printAhead: (path: string) => Promise<unknown>;
}

/** Also read by the bar after a download, without a press. */
const { readLink } = profileApi;
const SERVICES: LinkServices = { calls: { ...pressed(profileApi), readLink }, printAhead: fetch };

/** The link of a saved résumé, as the server answers it; a failure is shown and leaves the link as it was. */
export function keepLink(id: string | undefined, { calls, printAhead } = SERVICES) {
  const state = createStore<KnownLink>(() => ({ link: 'loading', isBusy: false }));

  async function load(): Promise<void> {
    if (id === undefined) return;
    state.setState({ link: 'loading' });
    const link = await calls.readLink({ id }).then(
      (answer) => answer.link,
      () => 'failed' as const,
    );
    state.setState({ link });
  }

  async function during(say: SaidOfLink, work: (of: string) => Promise<ShownLink | null>): Promise<void> {
    if (id === undefined) return;
    state.setState({ isBusy: true });
    try {
      state.setState({ link: await work(id) });
    } catch (error) {
      // Taken back in another tab, or on another device.
      if (error instanceof ApiError && error.code === 'link_taken_back') state.setState({ link: null });
      if (!isSessionEnd(error)) say('error', 'profile.link.failed', serverText(error));
    }
    state.setState({ isBusy: false });
  }

  const make = (say: SaidOfLink) =>
    during(say, async (of) => {
      const { link } = await calls.saveLink({ id: of }, NEW_LINK);
      if (link) printAhead(linkPdfPath(link.key)).catch(() => undefined);
      return link;
    });

  const change = (say: SaidOfLink, settings: Partial<LinkSettings>) =>
    during(say, async (of) => {
      const { link } = state.getState();
      if (link === null || typeof link === 'string') throw new Error('No link to change');
      const { key, contacts, indexed, expiresAt } = link;
      return (await calls.saveLink({ id: of }, { key, contacts, indexed, expiresAt, ...settings })).link;
    });

  const takeBack = (say: SaidOfLink) =>
    during(say, async (of) => {
      await calls.removeLink({ id: of });
      say('success', 'profile.link.taken');
      return null;
    });

  return { state, load, make, change, takeBack };
}
