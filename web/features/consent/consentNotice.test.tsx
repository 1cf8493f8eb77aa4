import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeDocument } from '../../lib/dom/fakeDocument.fixture.ts';
import { consentStore } from '../../lib/analytics/consent.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { createMapStorage } from '../../lib/storage/mapStorage.fixture.ts';
import ConsentNotice from './ConsentNotice.tsx';

const forget = () => consentStore.setState({ given: null, asking: false });

inEachLanguage('the question about counting', ['consent'], ({ controls, say }) => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', createMapStorage());
    vi.stubGlobal('location', { pathname: '/nowhere' });
    vi.stubGlobal('document', fakeDocument({ activeElement: null }));
    vi.spyOn(consentStore, 'getInitialState').mockImplementation(() => consentStore.getState());
    forget();
  });
  // Other files of the process would send what they count.
  afterEach(forget);

  it('takes each answer as it was given, and says it to whoever asks again', () => {
    const notice = controls(<ConsentNotice />);
    const said = (['granted', 'refused'] as const).map((given) => say(`consent.now.${given}`));
    const ofThem = () => notice.shown().filter((text) => said.includes(text));
    expect(ofThem()).toEqual([]);
    notice.press(say('consent.no'));
    expect([consentStore.getState().given, ofThem()]).toEqual(['refused', [say('consent.now.refused')]]);
    notice.press(say('consent.yes'));
    expect([consentStore.getState().given, ofThem()]).toEqual(['granted', [say('consent.now.granted')]]);
    expect(notice.html()).toMatch(/<a [^>]*href="\/privacy"/);
  });
});
