import { expect, it } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { IMPROVE_LIMITS } from '../../../shared/payments/plans.ts';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { textsOf } from '../../lib/i18n/screen.fixture.tsx';
import { drawAs, drawWith } from '../auth/session.fixture.ts';
import { builderOver, inBuilder } from '../builder/builderScreen.fixture.tsx';
// A part that the tab asks for: where it is loaded before, nothing comes after the file.
import './advert/RequirementTable.tsx';
import AiTab from './AiTab.tsx';
import type { ImproverState } from './improverTypes.ts';
import { getImprover } from './useImprover.ts';

const paid: Profile = { ...FREE_PROFILE, hasUsedAi: true };

const button = (html: string) => /<button[^>]*class="[^"]*large[^"]*"[^>]*>.*?<\/button>/s.exec(html)?.[0] ?? '';
const isOff = (html: string) => /disabled/.test(button(html).split('>')[0] ?? '');

inEachLanguage('the tab of the improver', ['builder', 'ai', 'account'], ({ markup, say }) => {
  const draw = (profile: Profile | null, changes: Partial<ImproverState> = {}, resume = STRONG_RESUME_EN) => {
    const builder = builderOver(resume, 'ai');
    drawAs(profile);
    drawWith(getImprover(builder).state, changes);
    return markup(inBuilder(builder, <AiTab />));
  };
  const PRICES = [
    ['nobody', null, () => [say('ai.price.signedOut')]],
    ['somebody new', { ...FREE_PROFILE, aiCredits: 0 }, () => [say('ai.price.free')]],
    ['somebody without credits', { ...paid, aiCredits: 0 }, () => [say('ai.price.empty'), say('ai.price.buy')]],
    ['somebody with one credit', { ...paid, aiCredits: 1 }, () => [say('ai.price.credits', { credits: 1 })]],
    ['somebody with many', { ...paid, aiCredits: 1234 }, () => [say('ai.price.credits', { credits: 1234 })]],
  ] as const;

  it.each(PRICES)('[AI-08] says what it costs %s, before anything is pressed', (_, profile, expected) => {
    const texts = textsOf(draw(profile));
    for (const text of expected()) expect(texts).toContain(text);
    const all = PRICES.flatMap(([, , those]) => those());
    expect(all.filter((text) => texts.includes(text))).toEqual(expect.arrayContaining(expected()));
    expect(new Set(all.filter((text) => texts.includes(text))).size).toBe(expected().length);
    const looks = say('ai.price.only', { looks: IMPROVE_LIMITS.untakenResults });
    expect(texts.includes(looks)).toBe(profile !== null && profile.hasUsedAi && profile.aiCredits > 0);
  });

  it('can be pressed where something is written, it is open, and nothing waits', () => {
    expect(isOff(draw(paid))).toBe(false);
    const empty = draw(paid, {}, createBlankResume());
    expect([isOff(empty), textsOf(empty).includes(say('ai.nothing'))]).toEqual([true, true]);
    for (const [code, id] of [
      ['capability_off', 'ai.closed.off'],
      ['daily_budget_reached', 'ai.closed.day'],
    ] as const) {
      const closed = draw(paid, { unavailable: { code, remedy: null } as never });
      expect([isOff(closed), textsOf(closed).includes(say(id))]).toEqual([true, true]);
    }
    const job = { ...getImprover(builderOver(STRONG_RESUME_EN)).state.getState().options, mode: 'job' as const };
    expect(isOff(draw(paid, { options: { ...job, job: ' ' } }))).toBe(true);
    expect(isOff(draw(paid, { options: { ...job, job: 'A cook for our kitchen' } }))).toBe(false);
  });

  it('lays an advertisement out in its own language, whatever a line of it begins with', () => {
    const { options } = getImprover(builderOver(STRONG_RESUME_EN)).state.getState();
    const laidOut = (job: string) =>
      /<textarea[^>]* dir="(\w+)"/.exec(draw(paid, { options: { ...options, mode: 'job', job } }))?.[1];
    expect(laidOut('Full Stack\nדרישות:\nNode.js או Go - חובה')).toBe('rtl');
    expect(laidOut('Team lead at חברת ארז\nRequirements: Node.js or Go')).toBe('ltr');
    expect(laidOut('')).toBe('auto');
  });

  it('[AI-03] [ERR-16] says while it works how far it is, and cannot be pressed; afterwards what went wrong', () => {
    const finishedSections = [{ section: 'summary' }, { section: 'experience', failed: 'throttled' }] as never;
    const html = draw(paid, { runningSince: 1, finishedSections });
    expect(button(html)).toMatch(/^<button[^>]*(disabled|aria-busy="true"|aria-disabled="true")/);
    const working = textsOf(html);
    for (const text of [
      say('ai.improving'),
      say('ai.working'),
      say('ai.working.done'),
      say('ai.failed.throttled'),
      say('ai.stop'),
    ])
      expect(working).toContain(text);
    const failed = textsOf(
      draw(paid, { error: { code: 'timeout', messageId: 'ai.error.generic', remedy: 'buy' } as never }),
    );
    expect(failed).toEqual(expect.arrayContaining([say('ai.error.generic'), say('ai.price.buy'), say('ai.improve')]));
    expect(failed).not.toContain(say('ai.signIn'));
    // Credits that this browser still knew about, beside words that say there are none.
    expect(failed).not.toContain(say('ai.price.credits', { credits: paid.aiCredits }));
    const out = textsOf(draw(null, { error: { code: 'unauthenticated', text: 'Log in', remedy: 'signIn' } as never }));
    expect(out).toEqual(expect.arrayContaining(['Log in', say('ai.signIn')]));
  });
});
