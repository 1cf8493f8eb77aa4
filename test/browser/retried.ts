import { afterEach } from 'vitest';

// A test that is tried once more and passes is told as a retry alone: what was wrong the first time would be lost.
afterEach(({ task: { name, result } }) => {
  if (result?.retryCount) return;
  for (const { message, stack } of result?.errors ?? []) console.warn(`${name}: ${stack ?? message}`);
});
