import { describe, expect, it } from 'vitest';
import type { LinkState } from '../../../shared/api/resumes.ts';
import { NEW_LINK } from '../../../shared/resume/resumeLink.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { keepLink, type SaidOfLink, type ShownLink } from './linkKeeper.ts';

const LINK: ShownLink = {
  key: '0123456789abcdefghjkmnpqrs',
  createdAt: '2026-11-20T10:00:00.000Z',
  contacts: true,
  indexed: false,
  expiresAt: '2026-12-20T10:00:00.000Z',
  views: 12,
  paused: null,
};

/** A server of links that does as it is told, with what it was asked and what was said. */
function open(id: string | undefined = 'r1') {
  const server: { link: ShownLink | null; fault: Error | null } = { link: LINK, fault: null };
  const asked: unknown[] = [];
  const said: unknown[][] = [];
  const busy: boolean[] = [];
  const answer = (name: string, ...given: readonly unknown[]): Promise<LinkState> => {
    asked.push([name, ...given]);
    busy.push(keeper.state.getState().isBusy);
    return server.fault ? Promise.reject(server.fault) : Promise.resolve({ link: server.link });
  };
  const keeper = keepLink(id, {
    calls: {
      readLink: (of) => answer('read', of),
      saveLink: (of, body) => answer('save', of, body),
      removeLink: (of) => answer('remove', of).then(() => ({ removed: true })),
    },
    printAhead: (path) => {
      asked.push(['print', path]);
      return Promise.reject(new Error('offline'));
    },
  });
  const say: SaidOfLink = (...words) => void said.push(words);
  return { ...keeper, server, asked, said, say, busy, link: () => keeper.state.getState().link };
}

describe('the link of a saved résumé', () => {
  it('is what the server has, once it has said so', async () => {
    const { link, load, asked, server } = open();
    expect(link()).toBe('loading');
    await load();
    expect([link(), asked]).toEqual([LINK, [['read', { id: 'r1' }]]]);
    server.link = null;
    const reading = load();
    expect(link()).toBe('loading');
    await reading;
    expect(link()).toBeNull();
  });

  it('that could not be read is asked for again', async () => {
    const { link, load, server } = open();
    server.fault = new Error('down');
    await load();
    expect(link()).toBe('failed');
    server.fault = null;
    await load();
    expect(link()).toEqual(LINK);
  });

  it('is made with nothing allowed, and its file asked for ahead, which may fail', async () => {
    const { link, make, asked, said, say, busy, state } = open();
    await make(say);
    expect(asked).toEqual([
      ['save', { id: 'r1' }, NEW_LINK],
      ['print', `/r/${LINK.key}/pdf`],
    ]);
    expect([link(), said, busy, state.getState().isBusy]).toEqual([LINK, [], [true], false]);
  });

  it('has no file ahead where none came to be', async () => {
    const { link, make, asked, say, server } = open();
    server.link = null;
    await make(say);
    expect([link(), asked.length]).toEqual([null, 1]);
  });

  it('is changed under its key, with what was not changed as it was', async () => {
    const { load, change, asked, say } = open();
    await load();
    await change(say, { contacts: false });
    const { key, indexed, expiresAt } = LINK;
    expect(asked.at(-1)).toEqual(['save', { id: 'r1' }, { key, contacts: false, indexed, expiresAt }]);
  });

  it('is taken back, which is said', async () => {
    const { load, takeBack, link, asked, said, say } = open();
    await load();
    await takeBack(say);
    expect([link(), asked.at(-1), said]).toEqual([null, ['remove', { id: 'r1' }], [['success', 'profile.link.taken']]]);
  });

  it('stays as it was where something fails, which is said in the server’s words', async () => {
    const { load, change, takeBack, make, link, said, say, server, state } = open();
    await load();
    server.fault = new ApiError('save_failed', { text: 'Busy' });
    await change(say, { indexed: true });
    server.fault = new Error('down');
    await takeBack(say);
    await make(say);
    expect(link()).toEqual(LINK);
    expect(said).toEqual([
      ['error', 'profile.link.failed', 'Busy'],
      ['error', 'profile.link.failed', undefined],
      ['error', 'profile.link.failed', undefined],
    ]);
    expect(state.getState().isBusy).toBe(false);
  });

  it('that was taken back elsewhere is not a link any more', async () => {
    const { load, change, link, said, say, server } = open();
    await load();
    server.fault = new ApiError('link_taken_back', { text: 'Gone' });
    await change(say, {});
    expect([link(), said]).toEqual([null, [['error', 'profile.link.failed', 'Gone']]]);
  });

  it('cannot be changed before it is there', async () => {
    for (const link of [null, LINK]) {
      const { change, load, asked, said, say, server } = open();
      server.link = link;
      if (link === null) await load();
      const before = asked.length;
      await change(say, {});
      expect([asked.length, said.length]).toEqual([before, 1]);
    }
  });

  it('is asked for by nobody before the résumé is saved', async () => {
    const { state, load, make, change, takeBack, asked, said, say } = keepUnsaved();
    await Promise.all([load(), make(say), change(say, {}), takeBack(say)]);
    expect([asked, said, state.getState()]).toEqual([[], [], { link: 'loading', isBusy: false }]);
  });
});

function keepUnsaved() {
  const opened = open();
  const keeper = keepLink(undefined, {
    calls: {
      readLink: () => Promise.reject(opened.asked.push('read')),
      saveLink: () => Promise.reject(opened.asked.push('save')),
      removeLink: () => Promise.reject(opened.asked.push('remove')),
    },
    printAhead: () => Promise.reject(opened.asked.push('print')),
  });
  return { ...opened, ...keeper };
}
