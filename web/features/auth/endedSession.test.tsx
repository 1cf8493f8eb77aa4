import { expect, it } from 'vitest';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { EndedSession } from './EndedSession.tsx';
import { drawAs } from './session.fixture.ts';
import { sessionStore } from './session.ts';

inEachLanguage('above a screen', ['account'], ({ controls, say }) => {
  const noticeOf = (how?: 'expired' | 'deleted' | 'gone') => {
    drawAs(null, { ended: how ? { of: 'u1', how } : null });
    return controls(<EndedSession />);
  };

  it.each([undefined, 'deleted'] as const)('nothing is told of what a person did here: %s', (how) => {
    expect(noticeOf(how).shown()).toEqual([]);
  });

  it('a session that ended by itself is told, with the way back in', () => {
    expect(noticeOf('expired').shown()).toEqual([
      say('account.expired'),
      say('account.expired.action'),
      say('account.expired.other'),
    ]);
  });

  it('an account that was deleted elsewhere is told until that is read, with what stays, and no way back in', () => {
    const notice = noticeOf('gone');
    expect(notice.shown()).toEqual([say('account.gone'), say('shell.close')]);
    sessionStore.setState({ person: null, ended: { of: 'u1', how: 'gone' } });
    notice.press(say('shell.close'));
    expect(sessionStore.getState().ended).toBeNull();
  });
});
