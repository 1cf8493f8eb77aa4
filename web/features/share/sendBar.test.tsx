import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { inEachLanguage, plain } from '../../lib/i18n/languages.fixture.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkChoices } from './LinkChoices.tsx';
import { SendBar, SendWays, sentAddress } from './SendBar.tsx';
import type { LinkSettings } from '../../../shared/resume/resumeLink.ts';
import type { ShownLink } from './linkKeeper.ts';

const nothing = () => {};
const props = {
  file: new File([], 'noa_resume.pdf', { type: 'application/pdf' }),
  url: 'blob:1',
  resume: SAMPLE_HE,
  onPrint: nothing,
  onLink: nothing,
  onRead: nothing,
};
const bar = <SendBar {...props} id={undefined} />;
const SITE = 'https://korot.example';
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

it('a link is sent where it shows something', () => {
  vi.stubGlobal('location', new URL(SITE));
  const given = [undefined, 'loading', 'failed', null, { ...LINK, paused: 'expired' }, LINK] as const;
  expect(given.map((link) => sentAddress(link ?? null))).toEqual([
    ...Array.from({ length: 5 }),
    `${SITE}/r/${LINK.key}`,
  ]);
});

inEachLanguage('the bar after a download', ['profile', 'account'], ({ shown, markup, say }) => {
  const ways = (first: string) => [
    first,
    ...(['email', 'open', 'print', 'link', 'readers', 'file'] as const).map((way) => say(`profile.send.${way}`)),
  ];

  it('has WhatsApp, e-mail, the file to read, to print, to download, and the link', () => {
    expect(shown(bar)).toEqual(ways(say('profile.link.whatsApp')));
    expect(markup(bar)).toMatch(/href="mailto:\?subject=/);
  });

  it('has the share sheet in place of WhatsApp, where the system gives files to it', () => {
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(shown(bar)).toEqual(ways(say('account.file.send')));
  });

  it('sends the address of the link, to WhatsApp and by e-mail, and opens and saves the file itself', () => {
    const html = markup(<SendWays {...props} address={`${SITE}/r/x`} />);
    expect(html).toContain(`aria-label="${say('profile.send.title')}"`);
    const outside = 'target="_blank" rel="noopener noreferrer"';
    expect(shown(<SendWays {...props} address={`${SITE}/r/x`} />)).toEqual(ways(say('profile.link.whatsApp')));
    expect(html).toMatch(new RegExp(`<a class="[^"]*" ${outside} href="https://wa.me/\\?text=[^"]*r%2Fx[^"]*"`));
    expect(html).toMatch(/href="mailto:\?subject=[^"]*r%2Fx/);
    expect(html).toContain(`pdf-open" ${outside} href="blob:1"`);
    expect(html).toMatch(/<a class="pdf-link" href="blob:1" download="noa_resume.pdf"/);
    expect(markup(bar)).not.toContain('wa.me');
  });
});

const choices = (link: Partial<ShownLink>, isBusy = false) => (
  <LinkChoices link={{ ...LINK, ...link }} isBusy={isBusy} onChange={nothing} />
);

const checked = (html: string) =>
  [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => /checked/.test(box));

const options = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"( selected="")?/g)].map(([, value, isChosen]) => [
    value,
    isChosen !== undefined,
  ]);

inEachLanguage('the link of a résumé', ['profile'], ({ shown, markup, controls, say, day }) => {
  it('has its address, the ways to send it, and how often it was opened', () => {
    vi.stubGlobal('location', new URL(SITE));
    const address = <LinkAddress link={LINK} />;
    expect(shown(address)).toEqual([
      say('profile.link.address'),
      ...(['copy', 'whatsApp', 'open'] as const).map((way) => say(`profile.link.${way}`)),
      say('profile.link.views', { views: 12 }),
    ]);
    expect(markup(address)).toContain(`value="${SITE}/r/${LINK.key}"`);
    expect(markup(address)).toContain(`href="/r/${LINK.key}"`);
    const message = say('profile.send.message', { address: `${SITE}/r/${LINK.key}` });
    const [, sent = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(markup(address)) ?? [];
    expect(plain(decodeURIComponent(sent))).toBe(message);
    vi.stubGlobal('navigator', { canShare: () => true });
    expect(shown(address)).toContain(say('profile.link.share'));
    vi.stubGlobal('navigator', { canShare: () => false });
    expect(shown(address)).not.toContain(say('profile.link.share'));
  });

  it('says what it shows, to whom, and until when', () => {
    const lasting = [7, 30, 90].map((days) => say('profile.link.expiry.days', { days }));
    const words = [
      say('profile.link.contacts'),
      say('profile.link.contacts.hint'),
      say('profile.link.indexed'),
      say('profile.link.indexed.hint'),
      say('profile.link.expiry'),
    ];
    expect(shown(choices({}))).toEqual([...words, say('profile.link.expiry.never'), ...lasting]);
    const expiresAt = '2026-12-01T10:00:00.000Z';
    expect(shown(choices({ expiresAt }))).toEqual([
      ...words,
      say('profile.link.expiry.until', { date: day(expiresAt) }),
      say('profile.link.expiry.never'),
      ...lasting,
    ]);
    const days = ['7', '30', '90'].map((value) => [value, false]);
    expect(options(markup(choices({})))).toEqual([['never', true], ...days]);
    expect(options(markup(choices({ expiresAt })))).toEqual([['now', true], ['never', false], ...days]);
    expect([checked(markup(choices({}))), checked(markup(choices({ contacts: false, indexed: true })))]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(markup(choices({}, true)).match(/disabled=""/g)?.length).toBeGreaterThanOrEqual(3);
    expect(markup(choices({}))).not.toContain('disabled=""');
  });

  it('changes by each choice what that says, and nothing else', () => {
    const onChange = vi.fn<(settings: Partial<LinkSettings>) => void>();
    const given = controls(<LinkChoices link={LINK} isBusy={false} onChange={onChange} />);
    given.set(say('profile.link.contacts'), false);
    given.set(say('profile.link.indexed'), true);
    given.set(say('profile.link.expiry'), 'never');
    vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00.000Z') });
    given.set(say('profile.link.expiry'), '30');
    vi.useRealTimers();
    expect(onChange.mock.calls).toEqual([
      [{ contacts: false }],
      [{ indexed: true }],
      [{ expiresAt: null }],
      [{ expiresAt: '2026-12-20T10:00:00.000Z' }],
    ]);
  });
});
