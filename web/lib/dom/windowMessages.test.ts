import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onWindowMessage } from './windowMessages.ts';

let page: EventTarget;
let channels: FakeChannel[];

class FakeChannel extends EventTarget {
  readonly name: string;
  closed = false;
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  close() {
    this.closed = true;
  }
  say(data: unknown) {
    if (!this.closed) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const store = (key: string, newValue: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

beforeEach(() => {
  page = new EventTarget();
  channels = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => vi.unstubAllGlobals());

describe('a message of another window', () => {
  it('comes by either way, and counts once where it comes by both', () => {
    const heard: string[] = [];
    const stop = onWindowMessage('a', (text) => heard.push(text));
    channels[0]?.say('one');
    store('a', 'one');
    store('a', null);
    store('a', 'two');
    channels[0]?.say('two');
    channels[0]?.say({ three: 3 });
    store('b', 'four');
    stop();
    channels[0]?.say('five');
    store('a', 'six');
    expect(heard).toEqual(['one', 'two']);
  });

  it('comes by storage where there are no channels', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const heard: string[] = [];
    onWindowMessage('a', (text) => heard.push(text));
    store('a', 'one');
    expect(heard).toEqual(['one']);
  });
});
