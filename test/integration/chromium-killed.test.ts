import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { killChromium, launchChromium } from '../../functions/pdf/launchChromium.ts';

describe('a browser that is killed', () => {
  it('ends nothing but itself, with commands in its pipe that it never read', async () => {
    const browser = await launchChromium();
    const closed = new Promise((resolve) => browser.process()?.stdio[3]?.once('close', resolve));
    const pid = browser.process()?.pid as number;
    // It reads nothing from now on: what is sent stays in the pipe, which the kernel resets at its end.
    process.kill(-pid, 'SIGSTOP');
    const answer = browser.version().catch(() => 'none');
    await setTimeout(50);
    // As at the end of a close that timed out: the library listens to the pipe no more.
    await browser.disconnect();
    killChromium(browser);
    // An error of the pipe that nobody listens to would be uncaught, and end the process: here, the test.
    await closed;
    expect(await answer).toBe('none');
    expect(browser.connected).toBe(false);
  });
});
