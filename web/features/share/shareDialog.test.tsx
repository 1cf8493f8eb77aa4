import { afterEach, expect, it, vi } from 'vitest';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import type { ShownLink } from './linkKeeper.ts';
import { LinkStateDialog, ShareDialog } from './ShareDialog.tsx';

const nothing = () => {};
const LINK: ShownLink = {
  key: 'abcdefghijklmnopqrstuvwxyz',
  createdAt: '2026-11-20T10:00:00.000Z',
  contacts: true,
  indexed: false,
  expiresAt: null,
  views: 12,
  paused: null,
};
afterEach(() => void vi.unstubAllGlobals());

const dialog = (link: Parameters<typeof LinkStateDialog>[0]['link'], isBusy = false) => (
  <LinkStateDialog
    link={link}
    isBusy={isBusy}
    load={nothing}
    make={nothing}
    change={nothing}
    takeBack={nothing}
    onClose={nothing}
  />
);
const busyButtons = (html: string) => html.match(/<button[^>]*aria-busy="true"/g)?.length ?? 0;

inEachLanguage('the dialog of a link', ['profile', 'shell'], ({ shown, markup, controls, say }) => {
  const close = () => say('profile.link.close');
  /** What stands between title and buttons, and the presses beside "close", which the title's cross has too. */
  const told = (link: Parameters<typeof LinkStateDialog>[0]['link']) => {
    const [title, cross, ...rest] = shown(dialog(link));
    expect([title, cross, rest.at(-1)]).toEqual([say('profile.link.title'), close(), close()]);
    return rest.slice(0, -1);
  };

  it('says what a link is before there is one, and makes it by a press', () => {
    expect(told(null)).toEqual([
      ...(['live', 'hidden', 'back'] as const).map((fact) => say(`profile.link.fact.${fact}`)),
      say('profile.link.make'),
    ]);
  });

  it('says what is missing: the saved résumé, the answer that is waited for, the one that did not come', () => {
    expect(told('unsaved')).toEqual([say('profile.link.unsaved'), say('profile.link.save')]);
    expect(told('loading')).toEqual([say('profile.link.loading')]);
    expect(told('failed')).toEqual([say('profile.link.failed.load'), say('profile.retry')]);
    expect(markup(dialog('failed'))).toContain('role="alert"');
  });

  it('takes a link back by a press, and says why it shows nothing', () => {
    vi.stubGlobal('location', new URL('https://korot.example'));
    expect(markup(dialog(LINK, true)).match(/<(?:input|select)[^>]* disabled=""/g)).toHaveLength(3);
    expect(markup(dialog(LINK))).not.toMatch(/<(?:input|select)[^>]* disabled=""/);
    expect(told(LINK)[0]).toBe(say('profile.link.address'));
    expect(told(LINK).at(-1)).toBe(say('profile.link.takeBack'));
    expect(told({ ...LINK, paused: 'expired' })[0]).toBe(say('profile.link.paused.expired'));
    expect(told({ ...LINK, paused: 'premium' })[0]).toBe(say('profile.link.paused.premium'));
    expect([LINK, null].map((link) => busyButtons(markup(dialog(link, true))))).toEqual([1, 1]);
    expect([LINK, null].map((link) => busyButtons(markup(dialog(link))))).toEqual([0, 0]);
  });

  it('waits for the link of a saved résumé, and knows about none that is not saved', () => {
    expect(shown(<ShareDialog id="r1" onClose={nothing} />)).toContain(say('profile.link.loading'));
    expect(shown(<ShareDialog id={undefined} onClose={nothing} />)).toContain(say('profile.link.unsaved'));
  });

  it('does by each press what that says, and nothing else', () => {
    vi.stubGlobal('location', new URL('https://korot.example'));
    const presses = { load: vi.fn(), make: vi.fn(), takeBack: vi.fn(), onClose: vi.fn(), onSave: vi.fn() };
    const pressed = (link: Parameters<typeof LinkStateDialog>[0]['link'], name: string) => {
      for (const press of Object.values(presses)) press.mockClear();
      controls(<LinkStateDialog link={link} isBusy={false} change={nothing} {...presses} />).press(name);
      return Object.entries(presses).flatMap(([which, press]) => (press.mock.calls.length > 0 ? [which] : []));
    };
    expect(pressed(null, say('profile.link.make'))).toEqual(['make']);
    expect(pressed(LINK, say('profile.link.takeBack'))).toEqual(['takeBack']);
    expect(pressed('failed', say('profile.retry'))).toEqual(['load']);
    expect(pressed('unsaved', say('profile.link.save'))).toEqual(['onClose', 'onSave']);
    for (const link of [null, LINK, 'failed', 'unsaved', 'loading'] as const)
      expect(pressed(link, close())).toEqual(['onClose']);
  });
});
