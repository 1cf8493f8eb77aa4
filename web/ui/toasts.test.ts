import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map((toast) => toast.text);

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[BLD-21] a confirmation stays for 3 seconds and goes', () => {
    const toasts = createToasts();
    toasts.notify({ kind: 'success', text: 'saved' });
    vi.advanceTimersByTime(2999);
    expect(texts(toasts)).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('an error, and whatever offers an action, stays until it is closed', () => {
    const toasts = createToasts();
    const error = toasts.notify({ kind: 'error', text: 'failed' });
    toasts.notify({ kind: 'warning', text: 'full', action: { label: 'more', run: () => undefined } });
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(['failed', 'full']);
    toasts.dismiss(error);
    expect(texts(toasts)).toEqual(['full']);
  });

  it('a success takes the place of an earlier failure of the same, and of no other', () => {
    const toasts = createToasts();
    toasts.notify({
      kind: 'error',
      text: 'not saved',
      about: 'save',
      action: { label: 'again', run: () => undefined },
    });
    toasts.notify({ kind: 'error', text: 'no PDF', about: 'pdf' });
    toasts.notify({ kind: 'success', text: 'saved', about: 'save' });
    expect(texts(toasts)).toEqual(['no PDF', 'saved']);
  });

  it('goes as soon as what it says is no longer so, and asks no more', () => {
    const toasts = createToasts();
    const listeners = new Set<() => void>();
    let isSaved = false;
    toasts.notify({
      kind: 'error',
      text: 'not saved',
      while: {
        holds: () => !isSaved,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    listeners.forEach((tell) => tell());
    expect(texts(toasts)).toEqual(['not saved']);
    isSaved = true;
    listeners.forEach((tell) => tell());
    expect(texts(toasts)).toEqual([]);
    expect(listeners.size).toBe(0);
  });

  it('an error does not follow to another screen, unless what it offers exists nowhere else', () => {
    const toasts = createToasts();
    toasts.notify({ kind: 'warning', text: 'limit reached', action: { label: 'upgrade', run: () => undefined } });
    toasts.notify({
      kind: 'error',
      text: 'not restored',
      action: { label: 'undo', run: () => undefined },
      outlivesScreen: true,
    });
    toasts.notify({ kind: 'success', text: 'done' });
    toasts.leaveScreen();
    expect(texts(toasts)).toEqual(['not restored', 'done']);
  });

  it('one that offers something for a while goes afterwards, but not while someone reads it', () => {
    const toasts = createToasts();
    toasts.notify({
      kind: 'notification',
      text: 'deleted',
      action: { label: 'undo', run: () => undefined },
      durationMs: 10_000,
    });
    toasts.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(['deleted']);
    toasts.hold(false);
    vi.advanceTimersByTime(9_999);
    expect(texts(toasts)).toEqual(['deleted']);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('clocks stop while someone reads, and run their whole time again afterwards', () => {
    const toasts = createToasts();
    toasts.notify({ kind: 'success', text: 'saved' });
    vi.advanceTimersByTime(2000);
    toasts.hold(true);
    toasts.notify({ kind: 'notification', text: 'meanwhile' });
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(['saved', 'meanwhile']);
    toasts.hold(false);
    vi.advanceTimersByTime(2999);
    expect(texts(toasts)).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('closing the toast under the pointer does not hold back the next ones', () => {
    const toasts = createToasts();
    const id = toasts.notify({ kind: 'error', text: 'failed' });
    toasts.hold(true);
    toasts.dismiss(id);
    toasts.notify({ kind: 'success', text: 'saved' });
    vi.advanceTimersByTime(3000);
    expect(texts(toasts)).toEqual([]);
  });

  it('the same words are shown once, and never more than three toasts', () => {
    const toasts = createToasts();
    for (const text of ['a', 'b', 'b', 'c', 'd']) toasts.notify({ kind: 'error', text });
    expect(texts(toasts)).toEqual(['b', 'c', 'd']);
  });
});
