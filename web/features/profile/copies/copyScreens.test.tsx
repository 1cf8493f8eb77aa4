import { beforeEach, expect, it, vi } from 'vitest';
import { createBlankResume } from '../../../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../../../shared/templates/samples/he.ts';
import { inEachLanguage, plain } from '../../../lib/i18n/languages.fixture.tsx';
import { RESUME_LIMITS, MAX_RESUME_NAME_LENGTH } from '../../../../shared/resume/limits.ts';
import { MAX_JOB_DESCRIPTION_LENGTH } from '../../../../shared/improve/improvedSections.ts';
import { textsIn, valuesIn } from '../../../lib/i18n/screen.fixture.tsx';
import { safeLocal, safeSession } from '../../../lib/storage/safeStorage.ts';
import { createMapStorage } from '../../../lib/storage/mapStorage.fixture.ts';
import { sessionStore } from '../../auth/index.ts';
import { drawAs } from '../../auth/session.fixture.ts';
import { readWishes } from '../../improve/keptWishes.ts';
import { KeepPointForm } from '../history/KeepPointForm.tsx';
import { PointView } from '../history/PointView.tsx';
import { BaseChanges } from './BaseChanges.tsx';
import { isSettled } from './copyActions.ts';
import { readOwnAdverts, wishForJob } from './jobWish.ts';
import { NewCopyDialog } from './NewCopyDialog.tsx';
import { SentForm } from './SentForm.tsx';

const nothing = () => {};
const never = () => new Promise<never>(() => {});
const SAVED_AT = '2026-03-04T09:30:00.000Z';
const COPY = { id: 'c', of: 'r', ofVersion: 2, job: 'Nurse', sentTo: '', sentOn: '', version: 1 } as const;

const savedAs = (data: ResumeData, version = 3) => ({
  id: 'r',
  name: 'Banks',
  templateId: data.templateId,
  version,
  createdAt: SAVED_AT,
  updatedAt: SAVED_AT,
  data,
});
const longest = (html: string) => [...html.matchAll(/maxLength="(\d+)"/gi)].map(([, most]) => Number(most));
/** Whether everything can be pressed, and nothing waits. */
const isReady = (html: string) => !/disabled|aria-disabled="true"|aria-busy="true"/.test(html);
const placeholder = (html: string) => /placeholder="([^"]*)"/.exec(html)?.[1];
const pressesIn = (html: string) => textsIn(html, /<button[^>]*>(.*?)<\/button>/gs);
const sides = (html: string) => textsIn(html, /<dd class="history-side-text">(.*?)<\/dd>/gs);

inEachLanguage('a copy and a kept version', ['profile', 'account'], ({ language, intl, markup, shown, say }) => {
  const SAMPLE = { he: SAMPLE_HE, en: SAMPLE_EN }[language];
  beforeEach(() => {
    drawAs(null);
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createMapStorage());
  });

  const newCopy = () => markup(<NewCopyDialog name="For banks" onCreate={never} onClose={nothing} />);

  it('is for an advertisement that is pasted, where none is kept', () => {
    const html = newCopy();
    for (const id of ['profile.copy', 'profile.copy.hint', 'profile.copy.advert', 'profile.copy.advertHint'] as const)
      expect(html).toContain(say(id));
    expect(html).not.toContain(say('profile.copy.which'));
    expect(html).not.toContain(say('profile.copy.advertNeeded'));
    expect([placeholder(html), valuesIn(html), longest(html)]).toEqual([
      'For banks',
      ['', ''],
      [MAX_JOB_DESCRIPTION_LENGTH, MAX_RESUME_NAME_LENGTH],
    ]);
    expect(html).toContain(say('profile.copy.name'));
    expect(isReady(html)).toBe(true);
    expect(textsIn(html, /<button[^>]*>(.*?)<\/button>/gs).slice(1)).toEqual([
      say('profile.copy.create'),
      say('profile.cancel'),
    ]);
  });

  it('is for one of those that are kept, the newest first, or another; and is named by it', () => {
    const directions = { he: ['rtl', 'auto', 'rtl'], en: ['auto', 'ltr', 'ltr'] }[language];
    for (const advert of ['Nurse in Haifa\nNights', 'אחות בחיפה\nלילות']) wishForJob(advert);
    const html = newCopy();
    expect(textsIn(html, /<label[^>]*><input type="radio"[^>]*>(.*?)<\/label>/gs)).toEqual([
      'אחות בחיפה',
      'Nurse in Haifa',
      say('profile.copy.another'),
    ]);
    expect(html.match(/<input type="radio"[^>]*checked=""/g)).toHaveLength(1);
    expect([...html.matchAll(/<bdi dir="(\w+)"/g)].map(([, direction]) => direction)).toEqual(directions);
    expect(html).toContain(say('profile.copy.which'));
    expect(html).not.toContain(say('profile.copy.advert') + '<');
    expect(placeholder(html)).toBe('For banks – אחות בחיפה');
  });

  it.each([
    ['', ''],
    ['Bank Leumi', '2026-03-04'],
  ])('says where it was sent, and when: “%s” %s', (sentTo, sentOn) => {
    const html = markup(<SentForm copy={{ ...COPY, sentTo, sentOn }} onSave={nothing} />);
    expect([valuesIn(html), longest(html), isReady(html)]).toEqual([[sentTo, sentOn], [RESUME_LIMITS.line], true]);
    expect(shown(<SentForm copy={{ ...COPY, sentTo, sentOn }} onSave={nothing} />)).toEqual([
      say('profile.job.sentTo'),
      say('profile.job.sentHint'),
      say('profile.job.day'),
      say('profile.job.save'),
    ]);
  });

  const then: ResumeData = { ...SAMPLE, headline: 'Once', summary: 'Two', skills: [] };
  const changesOf = (base: Partial<ResumeData>, mine: Partial<ResumeData> = {}) =>
    markup(
      <BaseChanges
        copy={{ ...COPY, advert: '', baseThen: then }}
        base={savedAs({ ...then, ...base })}
        mine={savedAs({ ...then, ...mine })}
        onTake={nothing}
        onCount={nothing}
      />,
    );
  const [take, leave] = [() => say('profile.job.take'), () => say('profile.job.leave')];

  it('has what its original changed since, each and all to be taken over, and says what it changed itself', () => {
    const none = changesOf({});
    expect(none).toContain(say('profile.job.changes', { count: 0 }));
    expect(pressesIn(none)).toEqual([]);

    const single = changesOf({ summary: 'Three' });
    expect(single).toContain(say('profile.job.changes', { count: 1 }));
    expect(pressesIn(single)).toEqual([take(), leave()]);
    expect(sides(single)).toEqual([`${say('profile.job.wasInBase')} Two`, `${say('profile.job.isInBase')} Three`]);

    const both = changesOf({ summary: 'Three', headline: 'Now' });
    expect(both).toContain(say('profile.job.changes', { count: 2 }));
    expect(pressesIn(both)).toEqual([take(), take(), say('profile.job.takeAll', { count: 2 }), leave()]);
    expect(isReady(both)).toBe(true);

    const own = changesOf({ summary: 'Three', headline: 'Now' }, { summary: 'Mine' });
    expect(sides(own)).toContain(`${say('profile.job.own')} Mine`);
    // What the copy changed itself is taken over by its own press alone.
    expect(pressesIn(own)).toEqual([take(), take(), leave()]);
    expect(sides(changesOf({ summary: 'Three' }, { summary: '' }))).toContain(
      `${say('profile.job.own')} ${say('profile.job.ownGone')}`,
    );
  });

  const view = (data: ResumeData) => (
    <PointView point={{ version: 2, savedAt: SAVED_AT, reason: 'session', data }} now={savedAs(SAMPLE)} />
  );
  it.each([0, 1, 2])('a kept version says how much differs, and of when it is: %i', (count) => {
    const changes = [{}, { summary: 'x' }, { summary: 'x', headline: 'y' }][count];
    const html = markup(view({ ...SAMPLE, ...changes }));
    expect(textsIn(html, /<h3>(.*?)<\/h3>/g)).toEqual([say('profile.points.changes', { count })]);
    expect(html.match(/class="history-change"/g) ?? []).toHaveLength(count);
    const when = plain(intl().formatDate(SAVED_AT, { dateStyle: 'medium', timeStyle: 'short' }));
    expect(textsIn(html, /<figcaption>(.*?)<\/figcaption>/g)).toEqual([
      say('profile.points.page.then', { when }),
      say('profile.points.page.now'),
    ]);
  });

  it('a kept version that cannot be read says so, and one that is read says nothing yet', () => {
    const now = savedAs(createBlankResume());
    expect(shown(<PointView point="failed" now={now} />)).toEqual([say('profile.points.failed')]);
    expect(shown(<PointView point="loading" now={now} />)).toEqual([]);
    expect(shown(<KeepPointForm id="r" onKeep={nothing} />)).toEqual([
      say('profile.points.keep'),
      say('profile.points.keep.save'),
    ]);
  });
});

it('the builder that is opened next improves for the job of a copy, of whoever has signed in', () => {
  const storages = { tab: safeSession, persistentStorage: safeLocal };
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createMapStorage());
  const before = sessionStore.getState();
  for (const person of [null, { uid: 'dana' }]) {
    sessionStore.setState({ person } as Partial<typeof before>);
    wishForJob(`Nurse, ${person?.uid}`);
    const { options, adverts } = readWishes(storages, person?.uid ?? null);
    expect(options).toMatchObject({ mode: 'job', job: `Nurse, ${person?.uid}` });
    expect([adverts[0], readOwnAdverts()]).toEqual([`Nurse, ${person?.uid}`, adverts]);
  }
  // What nobody had wished became hers.
  expect(readWishes(storages, null).adverts).toEqual([]);
  sessionStore.setState(before);
});

it('what a copy says about its original is settled once nothing is left of a later version', () => {
  const change = { path: 'summary' } as never;
  expect([isSettled([], 3, 2), isSettled([], 2, 2), isSettled([change], 3, 2)]).toEqual([true, false, false]);
});
