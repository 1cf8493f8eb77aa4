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
import { countSentTexts } from './countSentTexts.ts';
import type { ImproverState } from './improverTypes.ts';
import { getImprover } from './useImprover.ts';

const paid: Profile = { ...FREE_PROFILE, hasUsedAi: true };

const button = (html: string) => /<button[^>]*class="[^"]*large[^"]*"[^>]*>.*?<\/button>/s.exec(html)?.[0] ?? '';
const isOff = (html: string) => /disabled/.test(button(html).split('>')[0] ?? '');

const leftWith = (texts: Readonly<Record<string, string>>) => ({ left: { requestId: 'r1', texts } as never });

const describedBy = (html: string) => /aria-describedby="([^"]+)"/.exec(button(html).split('>')[0] ?? '')?.[1];

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

  it('names the sections that are worked on with the number of their texts, how many are done, and the time', () => {
    const html = draw(paid, { runningSince: 1, finishedSections: [{ section: 'summary' }] as never });
    const states = [...html.matchAll(/<li data-state="(\w+)"[^>]*>(.*?)<\/li>/gs)];
    const sections = countSentTexts(STRONG_RESUME_EN, false);
    expect(states.map(([, state]) => state)).toEqual(sections.map((_, index) => (index === 0 ? 'done' : 'working')));
    expect(states.map(([, , inside = '']) => textsOf(inside).slice(0, 2))).toEqual(
      sections.map(({ section, count }) => [say(`builder.tab.${section}`), say('ai.working.texts', { count })]),
    );
    expect(textsOf(html)).toEqual(
      expect.arrayContaining([
        say('ai.working.count', { done: 1, all: sections.length }),
        say('ai.working.seconds', { seconds: 0 }),
      ]),
    );
    const begun = textsOf(draw(paid, { runningSince: 1, finishedSections: [] }));
    expect(begun).not.toContain(say('ai.working.count', { done: 0, all: sections.length }));
    expect(begun).not.toContain(say('ai.working.done'));
  });

  it('offers what waits to whose it is, and that it may be left; nobody else hears of it', () => {
    const waits = [say('ai.pending.text'), say('ai.pending.fetch'), say('ai.pending.drop')];
    const pending = { requestId: 'r1' } as never;
    expect(textsOf(draw(paid, { pending }))).toEqual(expect.arrayContaining(waits));
    expect(isOff(draw(paid, { pending }))).toBe(true);
    for (const texts of [textsOf(draw(null, { pending })), textsOf(draw(paid))])
      expect(texts.filter((text) => waits.includes(text))).toEqual([]);
  });

  it('offers suggestions that were left to whose they are, while the texts are as they were', () => {
    const offer = [say('ai.left.text'), say('ai.left.show')];
    const same = leftWith({ summary: STRONG_RESUME_EN.summary, gone: 'x' });
    expect(textsOf(draw(paid, same))).toEqual(expect.arrayContaining(offer));
    for (const html of [draw(null, same), draw(paid, leftWith({ summary: 'another' })), draw(paid)])
      expect(textsOf(html).filter((text) => offer.includes(text))).toEqual([]);
  });

  it('says by which words the button is closed, where it is', () => {
    const closed = draw(paid, { unavailable: { code: 'capability_off', remedy: null } as never });
    expect(closed).toContain(`id="${describedBy(closed)}"`);
    expect(describedBy(draw(paid))).toBeUndefined();
    expect(closed).toContain(`aria-label="${say('ai.improve')}"`);
  });

  it('writes in the language of the résumé, or in the one that was chosen, and says so', () => {
    const { options } = getImprover(builderOver(STRONG_RESUME_EN)).state.getState();
    const chosen = (to: 'he' | 'en' | null) => draw(paid, { options: { ...options, language: to } });
    expect(textsOf(chosen('he'))).toContain(say('ai.language.other'));
    for (const html of [chosen('en'), chosen(null)]) expect(textsOf(html)).not.toContain(say('ai.language.other'));
  });

  it('shows the advertisements that are kept beside the one that is open, each with its own press', () => {
    const { options } = getImprover(builderOver(STRONG_RESUME_EN)).state.getState();
    const adverts = ['Cook at Bistro 7\nmore', 'טבח במסעדה'];
    const kept = textsOf(draw(paid, { adverts, options: { ...options, job: ` ${adverts[1]} ` } }));
    expect(kept).toEqual(expect.arrayContaining([say('ai.adverts'), say('ai.adverts.another')]));
    expect(kept.some((text) => text.includes('Cook at Bistro 7'))).toBe(true);
    const none = textsOf(draw(paid, { adverts: [], options: { ...options, job: '' } }));
    for (const id of ['ai.adverts', 'ai.adverts.another'] as const) expect(none).not.toContain(say(id));
  });
});
