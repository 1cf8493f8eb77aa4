import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDocument } from '../dom/fakeDocument.fixture.ts';

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** The history of a page: entries, and steps that come later, as a browser's do. */
class FakeHistory {
  entries: Entry[] = [{ state: null, url: 'https://korot.example/builder' }];
  at = 0;
  popped: () => void = () => {};
  scrollRestoration = 'auto';

  get state() {
    return this.entries[this.at]?.state ?? null;
  }
  get url() {
    return new URL(this.entries[this.at]?.url ?? '');
  }
  pushState(state: unknown, _: string, to: string) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, url: new URL(to, this.url).href }];
    this.at += 1;
  }
  replaceState(state: unknown, _: string, to = '') {
    this.entries[this.at] = { state, url: new URL(to === '' ? this.url.href : to, this.url).href };
  }
  go(step: number) {
    setTimeout(() => {
      this.at += step;
      this.popped();
    });
  }
  back() {
    this.go(-1);
  }
}

let page: FakeHistory;
let routing: typeof import('./location.ts');
const settled = () => vi.advanceTimersByTimeAsync(50);
const path = () => page.url.pathname + page.url.hash;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new FakeHistory();
  vi.stubGlobal('history', page);
  vi.stubGlobal('location', {
    get href() {
      return page.url.href;
    },
    get pathname() {
      return page.url.pathname;
    },
    get search() {
      return page.url.search;
    },
    get hash() {
      return page.url.hash;
    },
  });
  vi.stubGlobal('document', fakeDocument({ getElementById: () => null }));
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    page.popped = listener;
  });
  routing = await import('./location.ts');
  routing.initLocation();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is open over a screen', () => {
  it('is closed by a step back, which does not leave the screen; the latest first', async () => {
    const closed: string[] = [];
    routing.openHistoryLayer(() => closed.push('page'));
    routing.openHistoryLayer(() => closed.push('dialog'));
    page.back();
    await settled();
    expect([closed, path(), page.at]).toEqual([['dialog'], '/builder', 1]);
    page.back();
    await settled();
    expect([closed, path(), page.at]).toEqual([['dialog', 'page'], '/builder', 0]);
  });

  it('leaves no entry behind when it is closed by its own button', async () => {
    const close = vi.fn();
    const remove = routing.openHistoryLayer(close);
    remove();
    await settled();
    expect([page.at, close.mock.calls.length]).toEqual([0, 0]);
  });

  it('gives its entry to a dialog that follows it, and to a screen that is opened from it', async () => {
    const remove = routing.openHistoryLayer(() => {});
    remove();
    const closed = vi.fn();
    routing.openHistoryLayer(closed);
    await settled();
    expect(page.at).toBe(1);
    routing.navigate('/profile');
    await settled();
    expect([path(), page.at, page.entries.length]).toEqual(['/profile', 1, 2]);
    page.back();
    await settled();
    expect(path()).toBe('/builder');
  });

  it('gives one that opens while an entry is being left an entry of its own', async () => {
    const remove = routing.openHistoryLayer(() => {});
    remove();
    await vi.advanceTimersToNextTimerAsync();
    const closed = vi.fn();
    routing.openHistoryLayer(closed);
    await settled();
    expect(page.at).toBe(1);
    page.back();
    await settled();
    expect([closed.mock.calls.length, page.at, path()]).toEqual([1, 0, '/builder']);
  });

  it('keeps a screen that is opened while its entry is being left', async () => {
    const remove = routing.openHistoryLayer(() => {});
    remove();
    await vi.advanceTimersToNextTimerAsync();
    routing.navigate('/profile');
    await settled();
    expect([path(), page.at, page.entries.length]).toEqual(['/profile', 1, 2]);
  });

  it('goes with its screen when another takes the place of that', async () => {
    routing.navigate('/profile');
    const remove = routing.openHistoryLayer(() => {});
    routing.navigate('/login', { replace: true });
    routing.navigate('/', { replace: true });
    remove();
    await settled();
    expect([path(), page.at]).toEqual(['/', 1]);
    page.back();
    await settled();
    expect(path()).toBe('/builder');
  });
});

describe('parts of a screen', () => {
  it('[BLD-04] are steps of the history, after what was open over them', async () => {
    routing.pushHash('summary');
    routing.pushHash('experience');
    page.back();
    await settled();
    expect(path()).toBe('/builder#summary');
    routing.openHistoryLayer(() => {});
    routing.pushHash('skills');
    await settled();
    page.back();
    await settled();
    expect(path()).toBe('/builder#summary');
  });
});
