import type { Page } from 'playwright-core';
import type { ApiResponse } from '../../../shared/api/endpoints.ts';
import type { JobCopy, WholeCopy } from '../../../shared/api/copies.ts';
import type { PairSide, WholeSide } from '../../../shared/api/pairs.ts';
import type { BinnedResume, ResumeSummary, SavedResume } from '../../../shared/api/resumes.ts';
import { otherLanguages, type Language } from '../../../shared/platform/language.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { makeTwin } from '../../../shared/twin/makeTwin.ts';
import type { ResumePoint } from '../../../shared/resume/resumePoints.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { respondWith, PERSON, resumeIn } from './scene.ts';

const DAY_MS = 86_400_000;
/** A moment so many days from now. */
export const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();

/** Somebody new: two credits that came with the account, nothing saved. */
export const newcomer = (language: Language): Profile => ({
  uid: PERSON.uid,
  email: PERSON.email,
  displayName: PERSON.names[language],
  photoURL: '',
  createdAt: days(-3),
  lastLogin: days(0),
  updatedAt: days(0),
  aiCredits: 2,
  creditLots: [{ remaining: 2, expiresAt: days(362) }],
  maxStorageSlots: 2,
  resumeCount: 0,
  isPremium: false,
  hasUsedAi: false,
  usedTrials: [],
  recentActivity: [],
});

/** Somebody who has paid for both kinds, and was given something back. */
export const customer = (language: Language): Profile => ({
  ...newcomer(language),
  aiCredits: 27,
  hasUsedAi: true,
  isPremium: true,
  resumeCount: 2,
  usedTrials: ['template:modern'],
  creditLots: [
    { remaining: 2, expiresAt: days(9) },
    { remaining: 25, expiresAt: days(340) },
  ],
  subscription: { status: 'active', paidThrough: days(20) },
  recentActivity: [
    { type: 'purchase', description: 'premium', amount: 9.99, timestamp: days(-10), paymentId: 'I-1' },
    { type: 'purchase', description: 'pack:medium', amount: -4.99, timestamp: days(-40), paymentId: 'PAY-1' },
    { type: 'purchase', description: 'pack:medium', amount: 4.99, timestamp: days(-41), paymentId: 'PAY-1' },
  ],
});

/** Two résumés that are kept in the cloud. */
export const summaries = (language: Language): ResumeSummary[] => [
  {
    id: 'resume-1',
    name: language === 'he' ? 'קורות חיים לבנק הצפון' : 'For the northern bank',
    templateId: 'professional',
    version: 3,
    createdAt: days(-9),
    updatedAt: days(-1),
  },
  {
    id: 'resume-2',
    name: language === 'he' ? 'ניהול מוצר' : 'Product management',
    templateId: 'timeline',
    version: 1,
    createdAt: days(-30),
    updatedAt: days(-30),
  },
];

/**
 * Two copies of the first for jobs: one is sent, and the first has changed since, the other has a version in another
 * language; with what is known about them.
 */
export const withCopies = (language: Language): { resumes: ResumeSummary[]; copies: JobCopy[]; pairs: PairSide[] } => {
  const [first, ...others] = summaries(language) as [ResumeSummary, ...ResumeSummary[]];
  const words =
    language === 'he'
      ? [
          ['לבנק הצפון – מנהלת מוצר', 'מנהלת מוצר דיגיטל לחטיבה העסקית', 'הדס מ־GotFriends, לפי המודעה מיום ראשון'],
          ['לסטארט־אפ', 'Senior Product Manager, B2B payments', ''],
        ]
      : [
          ['For the northern bank – product', 'Digital product manager, business division', 'Hadas at GotFriends'],
          ['For a start-up', 'מנהלת מוצר בכירה, תשלומים', ''],
        ];
  const copy = { of: first.id, ofVersion: 3, version: 1, sentTo: '', sentOn: '' as const };
  return {
    resumes: [
      first,
      ...words.map(([name = ''], index) => ({ ...first, id: `copy-${index}`, name, version: 2, updatedAt: days(-2) })),
      { ...first, id: 'copy-twin', name: `${words[1]?.[0]} – ${language}`, version: 1, updatedAt: days(-2) },
      ...others,
    ],
    pairs: [
      { id: 'copy-1', of: 'copy-twin', agreed: 1, version: 1 },
      { id: 'copy-twin', of: 'copy-1', agreed: 1, version: 1 },
    ],
    copies: words.map(([, job = '', sentTo = ''], index) => ({
      ...copy,
      id: `copy-${index}`,
      job,
      sentTo,
      ...(index === 0 && { sentOn: '2026-11-24', ofVersion: 2 }),
    })),
  };
};

/** The first of these résumés as the server keeps it. */
export const saved = (language: Language): SavedResume => ({
  ...(summaries(language)[0] as ResumeSummary),
  data: resumeIn(language),
});

/** The first of these résumés in both languages: the other changed a title and has a job that this one has not. */
export const pairIn = (language: Language) => {
  const mine = saved(language);
  const [to = language] = otherLanguages(language);
  const made = makeTwin(mine.data, { to, gender: 'f' }, new Map());
  const [job, ...jobs] = made.data.experience;
  const title = to === 'en' ? 'Project manager' : 'מנהלת פרויקטים';
  const experience = job ? [{ ...job, title }, ...jobs, { ...job, id: 'later', company: 'Later' }] : jobs;
  const other = {
    ...mine,
    id: 'twin-1',
    name: `${mine.name} – ${to}`,
    data: { ...made.data, headline: title, experience },
  };
  const sides: [WholeSide, WholeSide] = [
    { id: mine.id, of: other.id, agreed: mine.version, version: 1, common: mine.data },
    { id: other.id, of: mine.id, agreed: 0, version: 1, common: made.data },
  ];
  const [first, ...others] = summaries(language) as [ResumeSummary, ...ResumeSummary[]];
  return { resumes: [first, { ...first, id: other.id, name: other.name }, ...others], pair: [mine, other], sides };
};

/** A summary that the other of a pair has since, and what a model made of it. */
const TRANSLATIONS = {
  he: {
    source: 'Product manager with 8 years of experience. Led a team of 6 and raised retention by 40%.',
    text: 'מנהלת מוצר עם 8 שנות ניסיון. הובלתי צוות של 9.',
    added: '9',
    missing: ['6', '40%'],
  },
  en: {
    source: 'מנהלת מוצר עם 8 שנות ניסיון. הובלתי צוות של 6 והעליתי את שיעור השימור ב-40%.',
    text: 'Product manager with 8 years of experience. Led a team of 9.',
    added: '9',
    missing: ['6', '40%'],
  },
} as const;

/** The other of the pair with texts that wait for a translation, and the translation. */
export const translatedPair = (language: Language) => {
  const { source, text, added, missing } = TRANSLATIONS[language];
  const [mine, other] = pairIn(language).pair;
  if (!mine || !other) throw new Error('A pair has two');
  const { data } = other;
  const [degree, ...studies] = data.education;
  const education = degree ? [{ ...degree, description: source }, ...studies] : studies;
  const line = { path: 'summary', text, checked: true, missing: [...missing], unmarked: [] };
  const answer: ApiResponse<'translatePair'> = {
    requestId: 'translation-1',
    lines: [
      { ...line, added: [{ reason: 'number', text: added, index: text.indexOf(added) }], unmarked: [missing[1]] },
      { ...line, path: `education/${degree?.id ?? ''}/description`, added: [], missing: [] },
    ],
    failed: [],
    taken: false,
    untakenLeft: 9,
    aiCredits: 3,
  };
  return { mine, other: { ...other, data: { ...data, summary: source, education } }, answer };
};

const history: ApiResponse<'readCreditHistory'> = {
  usage: [-1, -2, -12].map((day) => ({
    usageType: 'ai_improvement' as const,
    details: 'general',
    timestamp: days(day),
  })),
  transactions: [
    { amount: 25, source: 'premium', paymentId: 'I-1', type: 'credit', timestamp: days(-10) },
    { amount: 2, source: 'welcome', type: 'credit', timestamp: days(-60) },
  ],
};

/** What the server knows about this person. */
/** One that was deleted yesterday. */
const binned = (language: Language): BinnedResume => ({
  id: 'resume-9',
  name: language === 'he' ? 'קורות חיים ישנים' : 'My old résumé',
  templateId: 'classic',
  deletedAt: days(-1),
  goneAt: days(29),
});

/** Points of a résumé that is kept: one named, the others by themselves. */
const points = (language: Language): ResumePoint[] => [
  { version: 2, savedAt: days(-1), reason: 'improve' },
  { version: 1, savedAt: days(-9), reason: 'named', name: language === 'he' ? 'נשלח לבנק' : 'Sent to the bank' },
];

/** As it was before: another summary, one job less. */
const earlier = (language: Language): ResumeData => {
  const now = resumeIn(language);
  const summary = language === 'he' ? 'מנהלת פרויקטים בעולם הבנקאות.' : 'Project manager in banking.';
  return { ...now, summary, experience: now.experience.slice(1) };
};

/** The first copy, made when the original had another summary and a job less. */
const wholeCopy = (language: Language): WholeCopy => ({
  ...(withCopies(language).copies[0] as JobCopy),
  advert:
    language === 'he'
      ? 'מנהלת מוצר דיגיטל לחטיבה העסקית\n\nדרישות:\nניסיון של 4 שנים בניהול מוצר\nשליטה ב־SQL - יתרון'
      : 'Digital product manager, business division\n\nRequirements:\n4 years as a product manager\nSQL an advantage',
  baseThen: earlier(language),
});
/** A link that was opened now and then. */
export const shownLink: NonNullable<ApiResponse<'readLink'>['link']> = {
  key: '0123456789abcdefghjkmnpqrs',
  contacts: true,
  indexed: false,
  expiresAt: days(12),
  createdAt: days(-3),
  views: 14,
  paused: null,
};

export async function known(
  page: Page,
  language: Language,
  profile: Profile,
  resumes: readonly ResumeSummary[] = [],
  copies: readonly JobCopy[] = [],
): Promise<void> {
  await respondWith(page, 'readProfile', profile);
  await respondWith(page, 'listResumes', [...resumes]);
  await respondWith(page, 'readCreditHistory', resumes.length > 0 ? history : { usage: [], transactions: [] });
  await respondWith(page, 'listCopies', [...copies]);
  await respondWith(page, 'readCopy', wholeCopy(language));
  await respondWith(page, 'listPairs', []);
  await respondWith(page, 'listBin', resumes.length > 0 ? [binned(language)] : []);
  await respondWith(page, 'readResume', saved(language));
  await respondWith(page, 'listPoints', points(language));
  await respondWith(page, 'readLink', { link: shownLink });
  await respondWith(page, 'readPoint', { ...(points(language)[0] as ResumePoint), data: earlier(language) });
}
