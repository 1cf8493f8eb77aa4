import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile } from '../../shared/account/profile.ts';
import { templateTrialKey } from '../../shared/payments/templateAccess.ts';
import { TEMPLATES } from '../../shared/templates/catalogue.ts';
import { MemoryDatabase } from '../../test/support/memoryDatabase.ts';
import { claimTemplateUse } from './claimTemplateUse.ts';

const NOW = new Date('2026-11-20T10:00:00.000Z');
const [first, second] = TEMPLATES.filter(({ tier }) => tier === 'premium').map(({ id }) => id) as [string, string];

let database: MemoryDatabase;
const key = 'users dana ';
const profile = createProfile({ uid: 'dana', email: '', displayName: '', photoURL: '' }, 'MARK', NOW);
const set = (changes: object) => database.rows.set(key, { ...profile, ...changes });
beforeEach(() => {
  database = new MemoryDatabase();
  set({});
});

const claim = (templateId: string, uid: string | undefined = 'dana') =>
  claimTemplateUse(database.client, 'users', uid, templateId, NOW);
const trials = () => database.rows.get(key)?.['usedTrials'];

describe('[PREM-07] a template', () => {
  it('that is basic is everybody’s, and nothing is written', async () => {
    const basic = TEMPLATES.filter(({ tier }) => tier === 'basic').map(({ id }) => id);
    for (const id of basic) expect(await claimTemplateUse(database.client, 'users', undefined, id, NOW)).toBe(true);
    expect(await claim('classic')).toBe(true);
    expect(trials()).toEqual([]);
  });

  it('that is premium is free once, and that one from then on; no other is', async () => {
    expect(await claim(first)).toBe(true);
    expect(trials()).toEqual([templateTrialKey(first)]);
    expect([await claim(first), await claim(second)]).toEqual([true, false]);
    expect(trials()).toEqual([templateTrialKey(first)]);
  });

  it('that is premium is nobody’s without an account', async () => {
    expect(await claimTemplateUse(database.client, 'users', undefined, first, NOW)).toBe(false);
    expect(await claim(first, 'nobody')).toBe(false);
    expect(database.rows.size).toBe(1);
  });

  it.each([
    ['lasts', '2026-11-20T10:00:01.000Z', true],
    ['has ended', '2026-11-20T10:00:00.000Z', false],
  ])('that is premium is open while premium %s, and uses up no trial', async (_, premiumUntil, isOpen) => {
    const usedTrials = [templateTrialKey(second)];
    set({ premiumUntil, usedTrials });
    expect(await claim(first)).toBe(isOpen);
    expect(trials()).toEqual(usedTrials);
    set({ premiumUntil });
    await claim(first);
    expect(trials()).toEqual(isOpen ? [] : [templateTrialKey(first)]);
  });
});
