import { expect, it, vi } from 'vitest';
import { SAMPLE_HE } from '../../../shared/templates/samples/he.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { SendBar } from './SendBar.tsx';

const bar = (
  <SendBar
    file={new File([], 'noa_resume.pdf', { type: 'application/pdf' })}
    url="blob:1"
    resume={SAMPLE_HE}
    id={undefined}
    onPrint={() => {}}
    onLink={() => {}}
    onRead={() => {}}
  />
);

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
    try {
      expect(shown(bar)).toEqual(ways(say('account.file.send')));
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
