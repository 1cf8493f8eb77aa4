import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restWhenIdle } from './restWhenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('memory is given back once nobody has asked for 2 s, and not while somebody waits for an answer', async () => {
  const server = new EventEmitter();
  const rest = vi.fn(async () => {});
  const stop = restWhenIdle(server as Server, rest);
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return response;
  };

  await vi.advanceTimersByTimeAsync(1_900);
  const [first, second] = [ask(), ask()];
  await vi.advanceTimersByTimeAsync(60_000);
  first.emit('close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rest).not.toHaveBeenCalled();

  second.emit('close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rest).toHaveBeenCalledOnce();

  ask().emit('close');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rest).toHaveBeenCalledOnce();
});
