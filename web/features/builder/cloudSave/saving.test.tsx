import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../../shared/account/profile.fixture.ts';
import { STRONG_RESUME_EN } from '../../../../shared/resume/samples.fixture.ts';
import { api } from '../../../lib/api/client.ts';
import { inEachLanguage, plain } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import { createMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { loginPromptStore, type LoginAnswer } from '../../auth/loginPrompt.ts';
import { clearSession, saveProfile } from '../../auth/session.ts';
import { pageCloudFailure, type CloudSaveFailure } from '../../cloud/index.ts';
import type { Builder } from '../builder.ts';
import { builderOver, inBuilder } from '../builderScreen.fixture.tsx';
import { useExportPdf } from '../flows/useExportPdf.ts';
import { SaveDialog, StorageLimit } from './SaveDialog.tsx';
import { SaveStatus } from './SaveStatus.tsx';

inEachLanguage('saving', ['builder', 'account'], ({ language, intl, markup, shown, controls, say }) => {
  /** The words of each choice: two of them in each other's place would be believed. */
  const WORDS = {
    he: { both: 'הורדה ושמירה', save: 'שמירה בלבד', download: 'הורדה בלבד' },
    en: { both: 'Download and save', save: 'Save only', download: 'Download only' },
  }[language];

  it('[DLG-01] [DLG-02] [DLG-03] asks for a name, and offers what was pressed as its main action', () => {
    for (const saveAsFor of ['save', 'download'] as const) {
      const builder = builderOver(STRONG_RESUME_EN, 'ai', { name: 'Mine' });
      builder.ui.update({ saveAsFor });
      vi.spyOn(builder.ui.state, 'getInitialState').mockReturnValue(builder.ui.state.getState());
      const html = markup(inBuilder(builder, <SaveDialog onClose={() => {}} />));
      const actions = html.split('dialog-actions')[1] ?? '';
      const order = saveAsFor === 'save' ? [WORDS.save, WORDS.both] : [WORDS.both, WORDS.save];
      expect(textsIn(actions, /<button[^>]*>(.*?)<\/button>/gs)).toEqual([...order, WORDS.download]);
      expect(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/s.exec(actions)?.[1]).toContain(order[0]);
      expect(html).toContain('value="Mine"');
      const buttons = [...actions.matchAll(/<button[^>]*>/g)].map(([button]) => button);
      expect(buttons.map((button) => /button-(primary|plain|quiet)/.exec(button)?.[1])).toEqual([
        'primary',
        'plain',
        'quiet',
      ]);
      expect(buttons.map((button) => /type="(\w+)"/.exec(button)?.[1]).slice(0, 2)).toEqual(['submit', 'button']);
      expect(buttons.some((button) => /disabled=""|aria-(disabled|busy)="true"/.test(button))).toBe(false);
      expect(textsIn(html, /<h2[^>]*>(.*?)<\/h2>/gs)).toEqual([say('account.save.title')]);
      expect(html).not.toContain(say('account.save.limit'));
    }
  });

  it('[ERR-06] says at the limit that there is no room, and leads to where there is more', () => {
    expect(shown(<StorageLimit />)).toEqual([say('account.save.limit'), say('account.save.upgrade')]);
    expect(markup(<StorageLimit />)).toMatch(/role="alert".*<a [^>]*href="\/profile"/s);
  });

  it('[DLG-02] asks for a name again where it was taken away, and for nothing else', () => {
    const builder = builderOver(STRONG_RESUME_EN, 'ai', { name: 'Mine', cloud: null });
    const dialog = controls(inBuilder(builder, <SaveDialog onClose={() => {}} />));
    dialog.set(say('account.save.name'), ' ');
    expect(dialog.shown()).not.toContain(say('account.save.nameRequired'));
    dialog.press(WORDS.both);
    expect(dialog.shown()).toContain(say('account.save.nameRequired'));
    dialog.set(say('account.save.name'), 'Banks');
    expect(dialog.shown()).not.toContain(say('account.save.nameRequired'));
  });

  const at = Date.UTC(2026, 2, 4, 12, 5);
  const kept = {
    cloud: null,
    inCloud: false,
    stored: true,
    storedAt: at,
    status: 'idle',
    cloudSavedAt: null,
    storage: 'local',
  };
  const changed = { cloud: { id: 'r1', version: 1, name: 'CV' } };
  const time = () => plain(intl().formatTime(at, { hour: 'numeric', minute: '2-digit' }));
  it.each([
    ['nothing yet', { storedAt: null }, () => [], 'nothing'],
    ['this browser', {}, () => [say('builder.status.browser'), say('builder.status.toCloud')], 'browser'],
    [
      'the cloud, just now',
      { inCloud: true, status: 'saved', cloudSavedAt: at },
      () => [say('builder.status.cloudAt', { time: time() })],
      'cloud',
    ],
    [
      'the cloud',
      { inCloud: true, cloudSavedAt: at },
      () => [say('builder.status.cloudAt', { time: time() })],
      'synced',
    ],
    ['on its way', { stored: false, status: 'saving' }, () => [say('builder.status.saving')], 'saving'],
    ['nowhere', { stored: false, storage: 'memory' }, () => [say('builder.status.lost')], 'lost'],
    ['here, offline', changed, () => [say('builder.status.offline')], 'offline', 'offline'],
    ['here, and another there', changed, () => [say('builder.status.conflict')], 'conflict', 'conflict'],
    [
      'here, and refused there',
      { ...changed, status: 'error' },
      () => [say('builder.status.refused'), say('builder.again')],
      'refused',
      'other',
    ],
  ] as const)(
    '[BLD-08] [CLOUD-01] [CLOUD-02] says where a résumé is: %s',
    (_, changes, expected, label, kind?: CloudSaveFailure['kind']) => {
      const failure = kind ? { success: false as const, kind, error: kind } : null;
      vi.spyOn(pageCloudFailure, 'getInitialState').mockReturnValue(failure);
      const builder = builderOver(STRONG_RESUME_EN, 'ai', { ...kept, ...changes } as never);
      const html = markup(inBuilder(builder, <SaveStatus />));
      expect(/data-kept="(\w+)"/.exec(html)?.[1]).toBe(label);
      expect(shown(inBuilder(builder, <SaveStatus />))).toEqual(expected());
    },
  );
});

const noPress = async () => {};

/** Presses it over this builder. `answer`: to the question whether to log in. Resolves when nothing is left to do. */
async function press(builder: Builder, answer: LoginAnswer = 'closed', checked = true): Promise<string | null> {
  let begin: () => Promise<void> = noPress;
  function Button() {
    // oxlint-disable-next-line react/globals -- what it does is called from outside
    begin = useExportPdf({ checked });
    return null;
  }
  const messages = {} as Record<MessageId, string>;
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} onError={() => {}}>
      {inBuilder(builder, <Button />)}
    </IntlProvider>,
  );
  const unsubscribe = loginPromptStore.subscribe(({ open }) => open?.settle(answer));
  await begin().finally(unsubscribe);
  return builder.ui.state.getState().dialog;
}
const saved = (inCloud: boolean) => builderOver(STRONG_RESUME_EN, 'ai', { inCloud, cloud: null });

describe('a press on the PDF', () => {
  vi.stubGlobal('localStorage', createMapStorage());
  vi.stubGlobal('location', { pathname: '/builder', search: '', hash: '' });
  const print = vi.spyOn(api, 'generatePdf');
  beforeEach(() => {
    print.mockReset().mockRejectedValue(new Error('not printed here'));
    clearSession();
  });

  it('[PDF-03] downloads at once what the cloud has unchanged, and asks for a name otherwise', async () => {
    saveProfile(FREE_PROFILE);
    expect([await press(saved(true)), print.mock.calls.length]).toEqual([null, 1]);
    const builder = saved(false);
    expect([await press(builder), print.mock.calls.length]).toEqual(['saveAs', 1]);
    expect(builder.ui.state.getState().saveAsFor).toBe('download');
  });

  it('[PDF-02] asks who is not signed in each time, and downloads for who skips it', async () => {
    const builder = saved(false);
    expect([await press(builder, 'closed'), print.mock.calls.length]).toEqual([null, 0]);
    expect([await press(builder, 'skipped'), print.mock.calls.length]).toEqual([null, 1]);
    expect([await press(builder, 'closed'), print.mock.calls.length]).toEqual([null, 1]);
    expect([await press(builder, 'signedIn'), print.mock.calls.length]).toEqual(['saveAs', 1]);
  });

  it('first shows what a reader would stumble over, once', async () => {
    saveProfile(FREE_PROFILE);
    const personalInfo = { ...STRONG_RESUME_EN.personalInfo, email: 'maya@' };
    const unreachable = { ...STRONG_RESUME_EN, personalInfo };
    const flawed = () => builderOver(unreachable, 'ai', { inCloud: true, cloud: null });
    expect([await press(flawed(), 'closed', false), print.mock.calls.length]).toEqual(['downloadChecks', 0]);
    expect([await press(flawed(), 'closed', true), print.mock.calls.length]).toEqual([null, 1]);
  });

  it('[PDF-01] does nothing while one is made', async () => {
    saveProfile(FREE_PROFILE);
    const builder = saved(true);
    builder.ui.update({ exporting: true });
    expect([await press(builder), print.mock.calls.length]).toEqual([null, 0]);
  });
});
