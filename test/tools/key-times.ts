/**
 * Runs in the page, so it must not refer to anything outside itself: from now on collects into `keyTimes` the
 * milliseconds from each key to the end of the frame that shows what it typed, style, layout and paint included.
 */
export function collectKeyTimes(): void {
  const times: number[] = [];
  Object.assign(globalThis, { keyTimes: times });
  let pressed = Number.NaN;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
  addEventListener('input', () => {
    const from = pressed;
    // Input without a key of its own is NaN instead of being counted from an earlier one.
    pressed = Number.NaN;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => times.push(performance.now() - from));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
}
