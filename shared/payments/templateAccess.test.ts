import { describe, expect, it } from 'vitest';
import { templateAccess, templateTrialKey } from './templateAccess.ts';
import type { Profile } from '../account/profile.ts';
import { TEMPLATES } from '../templates/catalogue.ts';

type Person = Pick<Profile, 'isPremium' | 'usedTrials'>;
const free: Person = { isPremium: false, usedTrials: [] };
const tried: Person = { isPremium: false, usedTrials: ['another', templateTrialKey('modern')] };
const premium: Person = { isPremium: true, usedTrials: [] };
const openTo = (who: Person | null) =>
  TEMPLATES.filter((template) => templateAccess(template, who) === 'open').map(({ id }) => id);
const BASIC = ['professional', 'minimal', 'classic', 'academic', 'fresh'];

describe('templates', () => {
  it('[PREM-07] [ROLE-08] are basic for everyone, and all of them for premium users', () => {
    expect(openTo(null)).toEqual(BASIC);
    expect(openTo(free)).toEqual(BASIC);
    expect(openTo(premium)).toEqual(TEMPLATES.map(({ id }) => id));
  });

  it('[PREM-06] [PREM-07] are free the first time: the one it went to stays, the others are premium', () => {
    const others = TEMPLATES.filter(({ id }) => ![...BASIC, 'modern'].includes(id));
    expect(
      others.every(
        (template) => templateAccess(template, free) === 'trial' && templateAccess(template, null) === 'trial',
      ),
    ).toBe(true);
    expect(openTo(tried).toSorted()).toEqual([...BASIC, 'modern'].toSorted());
    expect(others.every((template) => templateAccess(template, tried) === 'premium')).toBe(true);
  });

  it('are not spent by a trial of something else', () => {
    expect(templateAccess({ id: 'modern', tier: 'premium' }, { isPremium: false, usedTrials: ['another'] })).toBe(
      'trial',
    );
  });
});
