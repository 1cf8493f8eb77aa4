import { expect, it } from 'vitest';
import {
  CREDIT_LIFETIME_MONTHS,
  CREDIT_PACKS,
  FREE_PLAN,
  IMPROVE_LIMITS,
  NIS_PER_USD,
  PREMIUM_PLAN,
} from '../../../../shared/payments/plans.ts';
import type { Operator } from '../../../../shared/site/operator.ts';
import { RETENTION_DAYS } from '../../../../shared/platform/retention.ts';
import { ACCESSIBILITY_CHECKED_ON, LEGAL_FACTS } from '../../../../shared/site/legal.ts';
import { inEachLanguage } from '../../../lib/i18n/languages.fixture.tsx';
import type { MessageId } from '../../../lib/i18n/messageAreas.ts';
import { readIn, textsIn } from '../../../lib/i18n/screen.fixture.tsx';
import AccessibilityPage from './AccessibilityPage.tsx';
import { CoordinatorLines, OperatorLines } from './OperatorDetails.tsx';
import PrivacyPage from './PrivacyPage.tsx';
import TermsPage from './TermsPage.tsx';

const { liability, cancellation } = LEGAL_FACTS;
const KEPT = {
  pdfDays: RETENTION_DAYS.pdfs + 1,
  uploadDays: RETENTION_DAYS.uploads + 1,
  deletionDays: RETENTION_DAYS.deletions,
  improvementDays: RETENTION_DAYS.improvements,
  untakenDays: RETENTION_DAYS.untaken,
  messageDays: RETENTION_DAYS.messages,
  logDays: RETENTION_DAYS.logs,
  backupDays: RETENTION_DAYS.backups,
  binDays: RETENTION_DAYS.deletedResumes,
  linkDays: RETENTION_DAYS.endedLinks,
  age: LEGAL_FACTS.minimumAge,
  places: '',
};

inEachLanguage('a legal text', ['terms', 'privacy', 'accessibility'], ({ language, intl, markup, say, day, money }) => {
  const PAGES = [
    {
      area: 'terms',
      page: <TermsPage />,
      date: LEGAL_FACTS.changed.terms,
      facts: () => ({
        age: LEGAL_FACTS.minimumAge,
        slots: FREE_PLAN.maxStorageSlots,
        credits: FREE_PLAN.aiCredits,
        price: money(PREMIUM_PLAN.priceUSD),
        rate: money(NIS_PER_USD, 'ILS'),
        bonus: PREMIUM_PLAN.bonusCredits,
        creditMonths: CREDIT_LIFETIME_MONTHS,
        looks: IMPROVE_LIMITS.untakenResults,
        liabilityMonths: liability.months,
        liabilityLeast: money(liability.atLeastUSD, 'USD', 0),
        cancelDays: cancellation.days,
        refundDays: cancellation.refundDays,
        feePercent: cancellation.feePercent,
        feeMost: money(cancellation.feeAtMostNIS, 'ILS', 0),
        protectedMonths: cancellation.monthsOfProtected,
        seniorAge: cancellation.seniorAge,
        immigrantYears: cancellation.immigrantYears,
        ongoingDays: cancellation.ongoingBusinessDays,
      }),
      after: () => ({
        payment: CREDIT_PACKS.map((pack) =>
          say('terms.pack', {
            name: pack.name[language],
            credits: pack.credits,
            usd: money(pack.priceUSD),
            nis: money(pack.priceNIS, 'ILS', 0),
          }),
        ),
        cancellation: [say('terms.contactLink')],
        changes: [say('terms.privacyLink')],
      }),
    },
    {
      area: 'privacy',
      page: <PrivacyPage />,
      date: LEGAL_FACTS.changed.privacy,
      facts: () => KEPT,
      after: () => ({ rights: [say('privacy.contactLink')], changes: [say('privacy.termsLink')] }),
    },
    {
      area: 'accessibility',
      page: <AccessibilityPage />,
      date: ACCESSIBILITY_CHECKED_ON,
      facts: () => ({}),
      after: () => ({ coordinator: [say('accessibility.contactLink')] }),
    },
  ] as const;

  it.each(PAGES)('[STAT-13] [STAT-16] is whole, with every figure of its tables: $area', (row) => {
    const { area, page, date } = row;
    const facts = row.facts();
    const after: Readonly<Record<string, readonly string[]>> = row.after();
    const html = markup(page);
    const ids = [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id ?? '');
    const title = (id: string) => say(`${area}.${id}.title` as MessageId);
    expect(readIn(html)).toEqual([
      say(`${area}.title`),
      say(`${area}.updated`, { date: day(date), first: day(LEGAL_FACTS.firstPublished) }),
      say(`${area}.lead`),
      say(`${area}.contents`),
      ...ids.map(title),
      ...ids.flatMap((id) => [
        title(id),
        ...say(`${area}.${id}.text` as MessageId, facts)
          .split('\n')
          .map((line) => line.replace(/^- /, '')),
        ...(after[id] ?? []),
      ]),
    ]);
    const texts = Object.keys(intl().messages).filter((id) => new RegExp(`^${area}\\.\\w+\\.text$`).test(id));
    expect(texts.toSorted()).toEqual(ids.map((id) => `${area}.${id}.text`).toSorted());
  });

  const LONG = 'חברה & <שותפים> '.repeat(12).trim();
  const OPERATOR: Operator = {
    name: { he: 'דנה כהן', en: 'Dana Cohen' },
    registration: '012345678',
    address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example St, Tel Aviv' },
    vat: [],
    email: 'us@example.com',
    phone: '+972 (3) 555-0100',
    accessibility: { name: { he: 'נועם לוי', en: 'Noam Levi' }, email: 'access@example.com' },
  };
  const { phone: _, ...UNPHONED } = OPERATOR;

  it.each<Operator>([
    OPERATOR,
    UNPHONED,
    {
      ...OPERATOR,
      name: { he: LONG, en: LONG },
      accessibility: { ...OPERATOR.accessibility, name: { he: LONG, en: LONG }, phone: '*2700' },
    },
  ])('names who runs the site and how they are reached (%#)', (operator) => {
    const ways = (point: { readonly email: string; readonly phone?: string }) => [
      say('shell.operator.email'),
      point.email,
      ...(point.phone === undefined ? [] : [say('shell.operator.phone'), point.phone]),
    ];
    const html = markup(<OperatorLines operator={operator} />);
    expect(readIn(html)).toEqual([
      say('shell.operator.name'),
      operator.name[language],
      say('shell.operator.registration'),
      operator.registration,
      say('shell.operator.address'),
      operator.address[language],
      ...ways(operator),
    ]);
    // Figures, signs and addresses are not turned in a Hebrew page.
    expect(textsIn(html, /<bdi dir="ltr">(.*?)</g)).toEqual([
      operator.registration,
      operator.email,
      ...(operator.phone === undefined ? [] : [operator.phone]),
    ]);
    expect([...html.matchAll(/href="(.*?)"/g)].map(([, to]) => to)).toEqual([
      'mailto:us@example.com',
      ...(operator.phone === undefined ? [] : ['tel:+97235550100']),
    ]);
    const { accessibility } = operator;
    expect(readIn(markup(<CoordinatorLines coordinator={accessibility} />))).toEqual([
      say('shell.operator.name'),
      accessibility.name[language],
      ...ways(accessibility),
    ]);
  });

  it('says nothing about an operator that is not configured', () => {
    expect(markup(<OperatorLines operator={undefined} />) + markup(<CoordinatorLines coordinator={undefined} />)).toBe(
      '',
    );
  });
});
