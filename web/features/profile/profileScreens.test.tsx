import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { ReactNode } from 'react';
import type { Profile } from '../../../shared/account/profile.ts';
import en from '../../lib/i18n/messages/en/profile.json' with { type: 'json' };
import payments from '../../lib/i18n/messages/en/payments.json' with { type: 'json' };
import shell from '../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { Avatar } from '../auth/Avatar.tsx';
import { CreditHistorySection } from './CreditHistorySection.tsx';
import { ProfileStats } from './ProfileStats.tsx';
import { ResumeCard } from './ResumeCard.tsx';

const markup = (content: ReactNode) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ ...shell, ...payments, ...en } as never}>
      {content}
    </IntlProvider>,
  );
const shown = (content: ReactNode) =>
  markup(content)
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean);
const PROFILE: Profile = {
  uid: 'u1',
  email: 'dana@example.com',
  displayName: 'Dana',
  photoURL: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLogin: '2026-02-02T00:00:00.000Z',
  updatedAt: '2026-02-02T00:00:00.000Z',
  aiCredits: 7,
  creditLots: [],
  maxStorageSlots: 2,
  resumeCount: 1,
  isPremium: false,
  hasUsedAi: false,
  usedTrials: [],
  recentActivity: [],
};
const stats = (profile: Partial<Profile>, saved: number) =>
  shown(<ProfileStats profile={{ ...PROFILE, ...profile }} saved={saved} />);

describe('what the profile shows of its data', () => {
  it('[PRO-02] are the credits, the number of résumés out of the limit, and the plan', () => {
    expect(stats({}, 1)).toEqual(['AI credits', '7', 'Saved résumés', '1 of 2', 'Plan', 'Free']);
    expect(stats({ maxStorageSlots: 5, aiCredits: 0 }, 3)).toEqual(expect.arrayContaining(['0', '3 of 5']));
  });

  it('[PRO-02] no limit with premium, whatever the slots say', () => {
    const premium = stats({ isPremium: true }, 4);
    expect(premium).toEqual(expect.arrayContaining(['4', 'no limit', 'Premium']));
    expect(premium.join(' ')).not.toContain('of 2');
  });

  it('[NAV-09] [PRO-01] the photo where there is one, and the initial where there is none', () => {
    expect(markup(<Avatar name="Dana" photo="https://example.com/dana.jpg" />)).toMatch(
      /<img[^>]*src="https:\/\/example\.com\/dana\.jpg"/,
    );
    expect(shown(<Avatar name="Dana" photo="" />)).toEqual(['D']);
  });

  it('[PRO-06] a résumé with its name, its template and the time of its last change', () => {
    const resume = {
      id: 'r1',
      name: 'For banks',
      templateId: 'classic',
      version: 3,
      createdAt: '2026-01-01T08:00:00.000Z',
      updatedAt: '2026-03-04T09:30:00.000Z',
    };
    const card = <ResumeCard resume={resume} busy={false} onAction={() => {}} />;
    expect(markup(card)).toContain('dateTime="2026-03-04T09:30:00.000Z"');
    const text = shown(card).join(' ');
    expect(text).toMatch(/For banks/);
    expect(text).toMatch(/Mar 4, 2026/);
    expect(text).not.toMatch(/Jan 1/);
  });

  it('[PRO-08] every entry of the history, in the order it came in, newest first', () => {
    const days = Array.from({ length: 50 }, (_, index) => new Date(Date.UTC(2026, 5, 1) - index * 86_400_000));
    const usage = days.map((day) => ({
      usageType: 'ai_improvement' as const,
      details: 'summary',
      timestamp: day.toISOString(),
    }));
    const html = markup(<CreditHistorySection history={{ usage, transactions: [] }} lots={[]} />);
    const times = [...html.matchAll(/<time dateTime="([^"]+)"/g)].map(([, at]) => at);
    expect(times).toEqual(usage.map(({ timestamp }) => timestamp));
  });
});
