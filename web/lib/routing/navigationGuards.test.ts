import { describe, expect, it, vi } from 'vitest';
import { createNavigationGuards } from './navigationGuards.ts';

describe('leaving a screen', () => {
  it('asks nothing while nothing is unsaved', () => {
    const guards = createNavigationGuards();
    guards.add({ blocks: () => false, text: 'sure?' });
    const go = vi.fn();
    guards.pass(go);
    expect(go).toHaveBeenCalledOnce();
    expect(guards.question()).toBeNull();
  });

  it("asks with the guard's words, and goes only when the answer is to leave", () => {
    const guards = createNavigationGuards();
    guards.add({ blocks: () => true, text: 'sure?' });
    const go = vi.fn();
    guards.pass(go);
    expect(guards.question()?.text).toBe('sure?');
    expect(go).not.toHaveBeenCalled();
    guards.question()?.leave();
    expect(go).toHaveBeenCalledOnce();
    expect(guards.question()).toBeNull();
  });

  it('stays when the answer is to stay, and asks again the next time', () => {
    const guards = createNavigationGuards();
    guards.add({ blocks: () => true, text: 'sure?' });
    const [go, stay] = [vi.fn(), vi.fn()];
    guards.pass(go, stay);
    guards.question()?.stay();
    expect([go.mock.calls.length, stay.mock.calls.length, guards.question()]).toEqual([0, 1, null]);
    guards.pass(go);
    expect(guards.question()).not.toBeNull();
  });

  it('looks at the moment of leaving, and no longer once the screen is gone', () => {
    const guards = createNavigationGuards();
    let unsaved = false;
    const remove = guards.add({ blocks: () => unsaved, text: 'sure?' });
    expect(guards.wouldAsk()).toBe(false);
    unsaved = true;
    expect(guards.wouldAsk()).toBe(true);
    remove();
    expect(guards.wouldAsk()).toBe(false);
  });

  it('a newer wish to leave takes the place of the open question', () => {
    const guards = createNavigationGuards();
    guards.add({ blocks: () => true, text: 'sure?' });
    const [first, stayed, second] = [vi.fn(), vi.fn(), vi.fn()];
    guards.pass(first, stayed);
    guards.pass(second);
    guards.question()?.leave();
    expect([first.mock.calls.length, stayed.mock.calls.length, second.mock.calls.length]).toEqual([0, 1, 1]);
  });
});
