import { describe, expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { PairSide } from '../../../shared/api/pairs.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { TEMPLATES } from '../../../shared/templates/catalogue.ts';
import account from '../../lib/i18n/messages/en/account.json' with { type: 'json' };
import en from '../../lib/i18n/messages/en/profile.json' with { type: 'json' };
import payments from '../../lib/i18n/messages/en/payments.json' with { type: 'json' };
import shell from '../../lib/i18n/messages/en/shell.json' with { type: 'json' };
import { screenIn } from '../../lib/i18n/screen.fixture.tsx';
import { Avatar } from '../auth/Avatar.tsx';
import { PaymentsSection } from '../payments/profile/PaymentsSection.tsx';
import { PlanSection } from '../payments/profile/PlanSection.tsx';
import { CreditHistorySection } from './CreditHistorySection.tsx';
import type { CreditHistoryResponse } from './loadProfile.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { PointChange } from './history/PointChange.tsx';
import { ResumeBin } from './ResumeBin.tsx';
import { ResumeGrid } from './ResumeGrid.tsx';
import { ProfileStats } from './ProfileStats.tsx';
import { ResumeCard } from './ResumeCard.tsx';

const { markup, shown } = screenIn(shell, account, payments, en);
const PROFILE: Profile = {
  ...FREE_PROFILE,
  email: 'dana@example.com',
  displayName: 'Dana',
  aiCredits: 7,
  resumeCount: 1,
};
/** Names of what is sold and of templates follow the language of the page, which is Hebrew here. */
const TEMPLATE_NAMES = Object.fromEntries(TEMPLATES.map(({ id, name }) => [id, name.he]));

const stats = (profile: Partial<Profile>, saved: number) =>
  shown(<ProfileStats profile={{ ...PROFILE, ...profile }} saved={saved} />);

const twin = (id: string, twinOf?: string) => ({
  id,
  name: id,
  templateId: 'classic',
  version: 1,
  createdAt: at(1),
  updatedAt: at(1),
  ...(twinOf !== undefined && { twinOf }),
});
const COPY = { id: 'c', of: 'r0', ofVersion: 3, job: '', sentTo: '', sentOn: '', version: 1 };
const gridOf = (
  resumes: readonly ResumeSummary[],
  copies: readonly JobCopy[] = [],
  pairs: readonly PairSide[] = [],
) => (
  <ResumeGrid
    resumes={resumes}
    copies={copies}
    pairs={pairs}
    onChange={() => {}}
    onCopy={() => {}}
    onPair={() => {}}
    onDelete={() => {}}
    onUndo={() => Promise.resolve()}
  />
);
const at = (day: number) => `2026-03-0${day}T09:30:00.000Z`;
const plan = (profile: Partial<Profile>) =>
  shown(<PlanSection profile={{ ...PROFILE, isPremium: true, ...profile }} />).slice(1);

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
    expect(text).toMatch(/March 4, 2026/);
    expect(text).not.toMatch(/January 1/);
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

  it('[PRO-01] who is signed in: name, email, photo and the way out', () => {
    const profile = { ...PROFILE, photoURL: 'https://example.com/dana.jpg' };
    expect(shown(<ProfileHeader profile={profile} />)).toEqual(['Dana', 'dana@example.com', 'Log out']);
    expect(markup(<ProfileHeader profile={profile} />)).toContain('src="https://example.com/dana.jpg"');
    expect(shown(<ProfileHeader profile={{ ...PROFILE, displayName: '' }} />)).toContain('My profile');
  });

  it('[PRO-06] [PRO-07] all résumés in the order of the list, each with what is its own', () => {
    const resumes = [
      { id: 'r1', name: 'Newest', templateId: 'timeline', version: 1, createdAt: at(1), updatedAt: at(9) },
      { id: 'r2', name: 'Middle', templateId: 'modern', version: 7, createdAt: at(2), updatedAt: at(8) },
      { id: 'r3', name: 'Oldest', templateId: 'classic', version: 2, createdAt: at(3), updatedAt: at(7) },
    ];
    const grid = gridOf(resumes);
    const lines = shown(grid).filter((text) => !/(Edit|PDF|Earlier|More)/.test(text));
    expect(lines).toEqual(
      [
        ['Newest', `${TEMPLATE_NAMES.timeline} ·`, 'Updated March 9, 2026'],
        ['Middle', `${TEMPLATE_NAMES.modern} ·`, 'Updated March 8, 2026'],
        ['Oldest', `${TEMPLATE_NAMES.classic} ·`, 'Updated March 7, 2026'],
      ].flat(),
    );
    const named = [...markup(grid).matchAll(/aria-label="((?:Edit|Download|Earlier|More)[^"]*)"/g)];
    expect(named.map(([, label]) => label?.split(' ').at(-1))).toEqual(
      ['Newest', 'Middle', 'Oldest'].flatMap((name) => Array.from({ length: 4 }, () => name)),
    );
  });

  it('copies with what they were made from: the job, where and when sent, and that the original changed', () => {
    const resumes = ['Main', 'For a bank', 'For a shop', 'Lost one'].map((name, index) => ({
      id: `r${index}`,
      name,
      templateId: 'classic',
      version: 4,
      createdAt: at(1),
      updatedAt: at(9),
    }));
    const copies = [
      { ...COPY, id: 'r1', job: 'Product manager', sentTo: 'jobs@bank.example', sentOn: '2026-03-02' },
      { ...COPY, id: 'r2', job: 'מנהלת סניף', ofVersion: 4 },
      { ...COPY, id: 'r3', of: 'gone', job: 'Nurse', sentOn: '2026-03-02' },
    ];
    const html = markup(gridOf(resumes, copies));
    // Each with its own: what stands between its name and the next.
    const parts = html.split(/(?=<h[34]>)/).slice(1);
    const texts = parts.map((part) => part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '));
    expect(parts.map((part) => part.slice(0, 4))).toEqual(['<h3>', '<h4>', '<h4>', '<h3>']);
    expect(texts[1]).toMatch(
      /For a bank Product manager Sent to jobs@bank.example · March 2, 2026 The original has changed/,
    );
    expect(texts[2]).toMatch(/For a shop מנהלת סניף Not sent yet/);
    expect(texts[2]).not.toContain('changed');
    expect(texts[3]).toMatch(/Lost one .*Nurse Sent on March 2, 2026 The résumé it was made from is deleted/);
    expect(html).toContain('aria-label="Copies of Main for jobs"');
    for (const name of ['For a bank', 'For a shop', 'Lost one']) expect(html).toContain(`"Job and changes of ${name}"`);
    expect(html).not.toContain('"Job and changes of Main"');
  });

  it('a pair together, and with the copies of both', () => {
    const shelves = markup(
      gridOf([twin('en', 'he'), twin('he', 'en'), twin('copy')], [{ ...COPY, id: 'copy', of: 'en' }]),
    );
    expect(shelves.match(/class="resume-shelf"/g)).toHaveLength(1);
    expect(shelves).toMatch(/data-pair="true".*<h3>.*<h3>.*<h4>/);
  });

  it('a copy with the same in another language behind it, which is no copy of its own', () => {
    const copy = { ...COPY, id: 'c', of: 'a', job: 'Nurse' };
    const sides = [
      { id: 'c', of: 't', agreed: 0, version: 1 },
      { id: 't', of: 'c', agreed: 1, version: 1 },
    ];
    const html = markup(gridOf([twin('a'), twin('t'), twin('c')], [copy], sides));
    const [base, made, other] = html.split(/(?=<article|<li class="copy-row")/).slice(1);
    expect(base).toContain('>a<');
    expect(made).toContain('Job and changes of c');
    expect(other).toContain('The copy for this job in another language');
    expect(other).toContain('Nurse');
    expect(other).not.toContain('Job and changes');
    // Of the two the twin has something to be asked about.
    expect([made, other].map((row) => row?.includes('has something new'))).toEqual([false, true]);
  });

  it('a pair by what it knows about both, and which of them has something new for the other', () => {
    const sides = [
      { id: 'en', of: 'he', agreed: 1, version: 1 },
      { id: 'he', of: 'en', agreed: 0, version: 1 },
    ];
    const html = markup(gridOf([twin('en'), twin('he')], [], sides));
    expect(html).toMatch(/data-pair="true".*<h3>.*<h3>/);
    const cards = html.split(/(?=<article)/).slice(1);
    expect(cards.map((card) => card.includes('has something new'))).toEqual([true, false]);
    // One that is alone has nothing to wait for.
    expect(markup(gridOf([twin('en')], [], sides))).not.toContain('has something new');
  });

  it('what the original has that a copy has not, and what the copy has there itself', () => {
    const own = { label: 'In the copy', text: '2021-05' };
    const change = { section: 'experience', entry: 'Nurse', before: '2020-03', after: '2020-04' } as const;
    const labels = { before: 'It was', after: 'It is now' };
    const text = shown(<PointChange change={change} labels={labels} own={own} />).join(' ');
    expect(text).toMatch(/Nurse It was .*03\/2020.* It is now .*04\/2020.* In the copy 05\/2021/);
  });

  it('what differs in an earlier version, with months, levels and today in the words of the page', () => {
    const change = { section: 'languages', entry: 'English', before: 'fluent', after: '2020-03\npresent' } as const;
    const lines = shown(<PointChange change={change} />);
    // Names of sections and levels follow the language of the page, which is Hebrew here.
    for (const word of ['English', 'Before', 'שוטפת', 'Now']) expect(lines.join(' ')).toContain(word);
    expect(lines.join(' ')).toContain('03/2020');
    expect(lines.join(' ')).toContain('היום');
  });

  it('what was deleted, by its name, and the day on which it is deleted for good', () => {
    const bin = [
      { id: 'r9', name: 'Old one', templateId: 'classic', deletedAt: at(1), goneAt: '2026-03-31T09:30:00.000Z' },
    ];
    const shownBin = shown(<ResumeBin bin={bin} onRestore={async () => {}} onDiscard={() => {}} />).join(' ');
    expect(shownBin).toMatch(/Recently deleted \(1\).*30 days.*Old one.*March 31, 2026/);
    expect(shownBin).not.toContain('March 1,');
    expect(shown(<ResumeBin bin={[]} onRestore={async () => {}} onDiscard={() => {}} />)).toEqual([]);
  });

  it('[PRO-08] [CRED-02] what was used and received, with its sections, sources, amounts and ends', () => {
    const history: CreditHistoryResponse = {
      usage: [
        { usageType: 'ai_improvement', details: 'summary, experience', timestamp: '2026-05-02T10:00:00.000Z' },
        { usageType: 'ai_improvement', details: 'projects', timestamp: '2026-05-01T10:00:00.000Z' },
      ],
      transactions: [
        { amount: 10, source: 'premium', type: 'credit', timestamp: '2026-04-03T10:00:00.000Z' },
        { amount: -15, source: 'refund', type: 'credit', timestamp: '2026-04-02T10:00:00.000Z' },
        {
          amount: 2,
          source: 'welcome',
          type: 'credit',
          timestamp: '2020-04-01T10:00:00.000Z',
          expiresAt: '2021-04-01T10:00:00.000Z',
        },
      ],
    };
    const lots = [
      { remaining: 3, expiresAt: '2099-01-02T00:00:00.000Z' },
      { remaining: 4, expiresAt: '2099-02-03T00:00:00.000Z' },
    ];
    expect(shown(<CreditHistorySection history={history} lots={lots} />)).toEqual(
      [
        ['Credit history'],
        ['Balance by expiry date', 'Valid until', 'Amount'],
        ['January 2, 2099', '3'],
        ['February 3, 2099', '4'],
        ['Used', 'Date', 'Details'],
        ['May 2, 2026, 10:00 AM', 'AI improvement · summary, experience'],
        ['May 1, 2026, 10:00 AM', 'AI improvement · projects'],
        ['Received', 'Date', 'Details', 'Amount'],
        ['Apr 3, 2026, 10:00 AM', 'Premium bonus', '+10'],
        ['Apr 2, 2026, 10:00 AM', 'Refund', '-15'],
        ['Apr 1, 2020, 10:00 AM', 'Welcome credits', 'expired on April 1, 2021', '+2'],
      ].flat(),
    );
  });

  it('every payment with its day, its name, its amount and the address of its receipt, a refund too', () => {
    const activity = [
      {
        type: 'purchase',
        description: 'premium',
        amount: 9.99,
        timestamp: '2026-03-04T09:30:00.000Z',
        paymentId: 'I-1',
      },
      {
        type: 'purchase',
        description: 'pack:medium',
        amount: -4.99,
        timestamp: '2026-02-03T09:30:00.000Z',
        paymentId: 'PAY/2',
      },
    ] as const;
    expect(shown(<PaymentsSection activity={activity} />)).toEqual(
      [
        ['Payments', 'Date', 'Details', 'Amount', 'Receipt'],
        ['March 4, 2026', 'Premium, one month', '$9.99', 'Receipt'],
        ['February 3, 2026', '\u2067חבילה בינונית\u2069: 15 credits', '-$4.99', 'Receipt'],
      ].flat(),
    );
    const receipts = [...markup(<PaymentsSection activity={activity} />).matchAll(/href="([^"]+)"/g)];
    expect(receipts.map(([, to]) => to)).toEqual(['/receipt/I-1', '/receipt/PAY%2F2']);
  });

  it('[PREM-03] [PRO-05] the plan by its state: until when it is paid, and what can be done', () => {
    const paidThrough = '2099-05-06T00:00:00.000Z';
    expect(plan({ isPremium: false })).toEqual(
      [
        'Free: room for 2 résumés, the basic templates, and one premium template.',
        ['Buy AI credits', 'Upgrade to Premium'],
      ].flat(),
    );
    expect(plan({ subscription: { status: 'active', paidThrough } })).toEqual(
      ['Premium is active. Next renewal on May 6, 2099.', ['Buy AI credits', 'Cancel the subscription']].flat(),
    );
    expect(plan({ subscription: { status: 'cancelled', paidThrough } })).toEqual([
      'The subscription is cancelled and will not renew. Premium stays until May 6, 2099.',
      'Buy AI credits',
    ]);
  });
});
