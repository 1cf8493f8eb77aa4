import { expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { CREDIT_PACKS, FREE_PLAN, PREMIUM_PLAN } from '../../../shared/payments/plans.ts';
import { RETENTION_DAYS } from '../../../shared/platform/retention.ts';
import { findTemplateOrDefault, TEMPLATES } from '../../../shared/templates/catalogue.ts';
import { inEachLanguage, plain } from '../../lib/i18n/languages.fixture.tsx';
import { textsOf } from '../../lib/i18n/screen.fixture.tsx';
// What a card asks for: where it is loaded before, nothing comes after the file.
import '../preview/PreviewPane.tsx';
import { PaymentsSection } from '../payments/profile/PaymentsSection.tsx';
import { CreditHistorySection } from './CreditHistorySection.tsx';
import type { ProfileData } from './loadProfile.ts';
import { ProfileContent, ProfileFailure } from './ProfileContent.tsx';
import ProfilePage from './ProfilePage.tsx';

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 9, 30)).toISOString();
const LATER = '2099-05-06T00:00:00.000Z';
const resume = (id: number, name: string): ResumeSummary => ({
  id: `r${id}`,
  name,
  templateId: TEMPLATES[id % TEMPLATES.length]?.id ?? '',
  version: 1,
  createdAt: at(1),
  updatedAt: at(90 - id),
});

const EMPTY: ProfileData = {
  profile: { ...FREE_PROFILE, aiCredits: 0, displayName: '' },
  resumes: [],
  bin: [],
  copies: [],
  pairs: [],
  history: { usage: [], transactions: [] },
};
const USUAL: ProfileData = {
  profile: {
    ...FREE_PROFILE,
    displayName: 'Dana',
    aiCredits: 16,
    maxStorageSlots: 3,
    creditLots: [
      { remaining: 1, expiresAt: LATER },
      { remaining: 15, expiresAt: '2099-06-07T00:00:00.000Z' },
    ],
    recentActivity: [
      { type: 'purchase', description: 'pack:medium', amount: 4.99, timestamp: at(4), paymentId: 'PAY-1' },
    ],
  },
  resumes: [resume(1, 'לבנקים')],
  bin: [{ id: 'r9', name: 'Old one', templateId: 'classic', deletedAt: at(1), goneAt: at(31) }],
  copies: [],
  pairs: [],
  history: {
    usage: [{ usageType: 'ai_improvement', details: 'summary, experience, projects', timestamp: at(5) }],
    transactions: [{ amount: 15, source: 'pack:medium', type: 'credit', timestamp: at(4) }],
  },
};
const EXTREME: ProfileData = {
  profile: {
    ...FREE_PROFILE,
    displayName: 'שם ארוך מאוד '.repeat(9).trim(),
    isPremium: true,
    aiCredits: 1234,
    subscription: { status: 'active', paidThrough: LATER },
    creditLots: Array.from({ length: 12 }, (_, lot) => ({ remaining: lot + 1, expiresAt: LATER })),
    recentActivity: Array.from({ length: 20 }, (_, index) => ({
      type: 'purchase',
      description: index % 2 === 0 ? 'premium' : 'pack:large',
      amount: index % 3 === 0 ? -PREMIUM_PLAN.priceUSD : 8.99,
      timestamp: at(80 - index),
      paymentId: `PAY-${index}`,
    })),
  },
  resumes: Array.from({ length: 12 }, (_, index) => resume(index, `Résumé <${index}> & "more"`)),
  bin: Array.from({ length: 5 }, (_, index) => ({
    id: `b${index}`,
    name: `Gone ${index}`,
    templateId: 'modern',
    deletedAt: at(1),
    goneAt: at(31 + index),
  })),
  copies: [],
  pairs: [],
  history: {
    usage: Array.from({ length: 20 }, (_, index) => ({
      usageType: 'ai_improvement',
      details: 'projects',
      timestamp: at(90 - index),
    })),
    transactions: Array.from({ length: 20 }, (_, index) => ({
      amount: index % 2 === 0 ? 10 : -15,
      source: index % 2 === 0 ? 'premium' : 'refund',
      type: 'credit',
      timestamp: at(90 - index),
    })),
  },
};

/** What the figures read as in each language, for people who have nothing, something and much. */
const FIGURES = {
  empty: { he: ['0', `0 מתוך ${FREE_PLAN.maxStorageSlots}`, 'חינם'], en: ['0', '0 of 2', 'Free'] },
  usual: { he: ['16', '1 מתוך 3', 'חינם'], en: ['16', '1 of 3', 'Free'] },
  extreme: { he: ['1234', '12', 'ללא הגבלה', 'פרימיום'], en: ['1234', '12', 'no limit', 'Premium'] },
} as const;

/** With its records, which a press opens. */
const page = (data: ProfileData, draft: string | null = null) => (
  <>
    <ProfileContent data={data} draft={draft} onChange={() => {}} onRestore={() => Promise.resolve()} />
    <CreditHistorySection history={data.history} lots={data.profile.creditLots} />
    <PaymentsSection activity={data.profile.recentActivity} />
  </>
);

inEachLanguage('the profile', ['profile', 'account', 'payments'], (screen) => {
  const { language, markup, say, day, money } = screen;
  const moment = (iso: string) =>
    plain(
      screen.intl().formatDate(iso, {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    );
  const read = (data: ProfileData) => screen.shown(page(data)).join('\n');

  it.each([
    ['empty', EMPTY],
    ['usual', USUAL],
    ['extreme', EXTREME],
  ] as const)('[PRO-01] [PRO-02] [PRO-06] [PRO-08] shows what is %s', (kind, data) => {
    const { profile, resumes, bin, history } = data;
    const html = markup(page(data));
    const text = textsOf(html).join('\n');
    expect(textsOf(html)).toContain(profile.displayName || say('profile.title'));
    const stats = html.slice(html.indexOf('class="stats"'), html.indexOf('</dl>'));
    for (const figure of FIGURES[kind][language]) expect(stats).toContain(`>${figure}<`);

    for (const { name, templateId, updatedAt } of resumes)
      expect(text).toContain(
        [
          name,
          `${findTemplateOrDefault(templateId).name[language]} ·`,
          say('profile.updated', { when: day(updatedAt) }),
        ].join('\n'),
      );
    expect([...html.matchAll(/data-resume="(\w+)"/g)].map(([, id]) => id)).toEqual(resumes.map(({ id }) => id));
    expect(text.includes(say('profile.resumes.none'))).toBe(resumes.length === 0);

    for (const { name, goneAt } of bin)
      expect(text).toContain(`${name}\n${say('profile.bin.until', { date: day(goneAt) })}`);
    const hint = say('profile.bin.hint', { days: RETENTION_DAYS.deletedResumes });
    expect(text.includes(`${say('profile.bin.title', { count: bin.length })}\n${hint}`)).toBe(bin.length > 0);

    for (const { remaining, expiresAt } of profile.creditLots)
      expect(text).toContain(`${day(expiresAt)}\n${remaining}`);
    const [next] = profile.creditLots;
    if (next)
      expect(text).toContain(say('profile.stat.expires', { credits: next.remaining, date: day(next.expiresAt) }));

    const times = [...html.slice(html.indexOf('class="ledgers"')).matchAll(/<time dateTime="([^"]+)"/g)];
    const { usage = [], transactions = [] } = history ?? {};
    expect(times.map(([, time]) => time)).toEqual(
      [...usage, ...transactions, ...profile.recentActivity].map(({ timestamp }) => timestamp),
    );
    for (const { amount, timestamp } of transactions)
      expect(text).toMatch(
        new RegExp(`${moment(timestamp)}\n.*\n\\${amount > 0 ? '+' : '-'}${Math.abs(amount)}(\n|$)`),
      );
    expect(text.includes(say('profile.history.none'))).toBe(times.length === 0);

    for (const { description, amount, timestamp } of profile.recentActivity) {
      const pack = CREDIT_PACKS.find(({ id }) => description === `pack:${id}`);
      const what = pack
        ? say('payments.item.pack', { name: pack.name[language], count: pack.credits })
        : say('payments.item.premium');
      expect(text).toContain([day(timestamp), what, money(amount), say('payments.list.receipt')].join('\n'));
    }
    expect(text).toContain(
      profile.isPremium
        ? say('payments.plan.active', { date: day(LATER) })
        : say('payments.plan.free', { slots: FREE_PLAN.maxStorageSlots }),
    );
  });

  it('the draft that waits in this browser, by its name where it has one', () => {
    expect(screen.shown(page(USUAL, 'Mine'))).toContain(say('shell.continueWith', { name: 'Mine' }));
    expect(screen.shown(page(USUAL, ''))).toContain(say('shell.continue'));
    expect(screen.shown(page(USUAL))).not.toContain(say('shell.continue'));
  });

  it('[PRO-08] sections that a credit was used for, by commas in either language', () => {
    const sections = (['summary', 'experience', 'projects'] as const).map((section) =>
      say(`profile.section.${section}`),
    );
    expect(screen.shown(page(USUAL))).toContain(`${say('profile.history.ai')} · ${sections.join(', ')}`);
  });

  it('what could be read, where the history could not', () => {
    const text = read({ ...USUAL, history: null });
    expect(text).toContain(say('profile.history.failed'));
    expect(text).not.toContain(say('profile.history.none'));
    expect(text).toContain('לבנקים');
  });

  it('[PRO-09] that it is loading, and that it failed, each with its words', () => {
    expect(screen.shown(<ProfilePage />)).toEqual([say('profile.title'), say('profile.loading')]);
    expect(markup(<ProfilePage />)).toMatch(/class="[^"]*(spinner|loader)/i);
    for (const [failure, id] of [
      ['setup', 'profile.setup'],
      ['failed', 'profile.failed.load'],
    ] as const)
      expect(screen.shown(<ProfileFailure failure={failure} onRetry={() => {}} />)).toEqual([
        say('profile.title'),
        say(id),
        say('profile.retry'),
      ]);
  });
});
