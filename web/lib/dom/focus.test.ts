import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureFocus } from './focus.ts';

/** A page of which only the focus is real. */
let focused: object;
let present: Map<string, object>;
let frames: (() => void)[];
const BODY = { body: true };

function createElement(name: string) {
  const element = {
    name,
    get isConnected(): boolean {
      return [...present.values()].some((each) => each === element);
    },
    matches: () => true,
    focus() {
      if (element.isConnected) focused = element;
    },
  };
  return element;
}

const put = (selector: string, name = selector) => {
  const element = createElement(name);
  present.set(selector, element);
  return element;
};
const remove = (selector: string) => {
  if (focused === present.get(selector)) focused = BODY;
  present.delete(selector);
};
/** Runs one frame, and what waits for it. */
async function frame(): Promise<void> {
  for (const call of frames.splice(0)) call();
  await Promise.resolve();
  await Promise.resolve();
}

beforeEach(() => {
  present = new Map();
  frames = [];
  focused = BODY;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('document', {
    body: BODY,
    get activeElement() {
      return focused;
    },
    querySelector: (selector: string) => present.get(selector) ?? null,
    getElementById: () => null,
    // Asked by what another file has loaded, see fakeDocument().
    querySelectorAll: () => [],
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the focus of an element that is removed', () => {
  it('goes to what stays, even where the browser takes it back as the element goes', async () => {
    put('delete').focus();
    const stays = put('stays');
    const moved = captureFocus()('stays');
    await frame();
    expect(focused).toBe(stays);
    remove('delete');
    focused = BODY;
    await frame();
    expect(focused).toBe(stays);
    await frame();
    await moved;
    expect(focused).toBe(stays);
  });

  it('goes to the right one where the selector first matched what was removed with it', async () => {
    put('delete').focus();
    put('first', 'removed too');
    const moved = captureFocus()('first');
    await frame();
    await frame();
    remove('first');
    const right = put('first', 'the next');
    remove('delete');
    await frame();
    await frame();
    await moved;
    expect(focused).toBe(right);
  });

  it('stays with whatever the person has moved it to', async () => {
    put('delete').focus();
    put('stays');
    const chosen = put('chosen');
    const moved = captureFocus()('stays');
    await frame();
    chosen.focus();
    remove('delete');
    await frame();
    await moved;
    expect(focused).toBe(chosen);
  });
});
