import { baseConfig } from '../../../infra/config.ts';
import type { EnvironmentConfig } from '../../../infra/environmentConfig.ts';
import { SIZES } from '../../../infra/sizes.ts';

export const DOMAIN = { name: 'korot.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc' };

const contact = { email: 'team@korot.example', phone: '03-0000000' };

/** Production as an operator may fill it in: everything that is named by docs/operations.md, and some of it off. */
export const FILLED_PROD: EnvironmentConfig = {
  ...baseConfig('prod'),
  ...SIZES[1_000_000],
  domain: DOMAIN,
  webAclArn: 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/korot/abc',
  alarms: { email: contact.email },
  support: { email: contact.email },
  operator: {
    ...contact,
    name: { he: 'חברה לדוגמה בע״מ', en: 'Example Ltd' },
    registration: '51-000000-0',
    vat: [{ from: '2025-01-01', percent: 18 }],
    address: { he: 'רחוב הדוגמה 1, תל אביב', en: '1 Example St, Tel Aviv' },
    accessibility: { ...contact, name: { he: 'דנה', en: 'Dana' } },
  },
  originSecrets: ['b', 'a'],
  rateFactor: 0.3,
  switchedOff: ['improveResume', 'createSubscription'],
  allowances: {
    ...SIZES[1_000_000].allowances,
    improve: { on: false, dailyDollars: 0 },
    import: { on: false, dailyDollars: 0 },
  },
};
