/* oxlint-disable no-underscore-dangle -- names of Playwright's own */
import type { Browser, Page } from 'playwright-core';

/** A power of two, so that no coordinate is rounded. */
const SCALE = 1 / 8;

/** Playwright's session with a page of the browser. */
interface PageSession {
  send(method: string, parameters?: SentParameters & { readonly scale?: number }): Promise<unknown>;
}
interface SentParameters {
  readonly mobile?: boolean;
  readonly type?: string;
  readonly x?: number;
  readonly y?: number;
}

const small = new WeakSet<PageSession>();
const patched = new WeakSet<PageSession>();

/**
 * Has the browser draw windows at an eighth of their width and height. Layout, media queries, device pixels and boxes
 * are those of the whole window, as are photographs; only what nobody looks at is painted on a 64th of the area, which
 * is an eighth of a visit's processor time. The places of a mouse are those of the small picture. Phones, where the
 * browser tells touches from swipes by their length, are drawn at their size.
 */
export async function drawSmall(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const prototype = Object.getPrototypeOf(sessionOf(page)) as PageSession;
  await page.close();
  if (patched.has(prototype)) return;
  patched.add(prototype);
  // oxlint-disable-next-line typescript/unbound-method -- called with its owner below
  const { send } = prototype;
  prototype.send = function (this: PageSession, method, parameters = {}) {
    if (method === 'Emulation.setDeviceMetricsOverride') {
      if (parameters.mobile === true) small.delete(this);
      else small.add(this);
    }
    const isSmall = small.has(this);
    if (isSmall && method === 'Emulation.setDeviceMetricsOverride')
      return send.call(this, method, { ...parameters, scale: SCALE });
    if (!isSmall || method !== 'Input.dispatchMouseEvent') return send.call(this, method, parameters);
    // The way that is scrolled would be an eighth, and what the page learns about it would not.
    if (parameters.type === 'mouseWheel') throw new Error('a wheel is turned in a phone’s browser alone');
    const { x = 0, y = 0 } = parameters;
    return send.call(this, method, { ...parameters, x: x * SCALE, y: y * SCALE });
  };
}

function sessionOf(page: Page): PageSession {
  const { _connection: connection } = page as unknown as {
    _connection: { toImpl(page: Page): { delegate: { _mainFrameSession: { _client: PageSession } } } };
  };
  return connection.toImpl(page).delegate._mainFrameSession._client;
}
