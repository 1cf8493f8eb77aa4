import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createBlankResume } from '../../../shared/resume/blankResume.ts';
import { createInvokedReader } from './invokedReader.ts';
import { TASKS } from './tasks.ts';

const lambda = mockClient(LambdaClient);
const reader = createInvokedReader('reader', new LambdaClient({ region: 'eu-central-1' }));
const FILE = Buffer.from('%PDF-1.7');
const FOUND = {
  imported: {
    resumeData: createBlankResume(),
    unplaced: [],
    saidAgain: [],
    confidence: {},
    doubts: {},
    source: 'text',
    picturePages: [],
    personal: [],
    placedByModel: [],
  },
  isContradicted: false,
};

const address = async () => 'https://files.example/signed';
/** Makes Lambda return this payload. */
const sends = (said: string, FunctionError?: string) => {
  const Payload = Object.assign(new Uint8Array(Buffer.from(said)), { transformToString: () => said });
  lambda.on(InvokeCommand).resolves({ Payload, ...(FunctionError !== undefined && { FunctionError }) });
};
/** Makes a task answer this value. */
const answers = (value: object) => sends(JSON.stringify(JSON.stringify(value)));
const brokeOff = (errorType: string, errorMessage = 'RequestId: 1') =>
  sends(JSON.stringify({ errorType, errorMessage }), 'Unhandled');
/** Returns the payload of the only call so far. */
function called(): Record<string, unknown> {
  const [call] = lambda.commandCalls(InvokeCommand);
  expect(call?.args[0].input.FunctionName).toBe('reader');
  return JSON.parse(Buffer.from(call?.args[0].input.Payload as Uint8Array).toString()) as Record<string, unknown>;
}

/** The lines of the log. */
let written: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  lambda.reset();
  written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => void vi.useRealTimers());

describe('a file that a function reads', () => {
  it('is sent with the call, with the time that is left of it, and what comes back is its answer', async () => {
    answers(FOUND);
    // A fixed clock, so that the remaining time does not depend on the machine.
    vi.useFakeTimers({ toFake: ['performance'] });
    expect(await reader.run('file', FILE, { until: performance.now() + 10_000 })).toEqual(FOUND);
    expect(called()).toEqual({ task: 'file', milliseconds: 9_000, file: { bytes: FILE.toString('base64') } });
  });

  it('is loaded before it is sent, and its error is the loader’s own', async () => {
    answers(FOUND);
    expect(await reader.run('file', async () => FILE, { address, until: performance.now() - 5_000 })).toEqual(FOUND);
    expect(called()).toMatchObject({ milliseconds: 0, file: { bytes: FILE.toString('base64') } });
    await expect(reader.run('file', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });

  it('goes with the call up to what a call takes, also where it has an address', async () => {
    answers(FOUND);
    expect(await reader.run('file', new Uint8Array(4_500_000), { address })).toEqual(FOUND);
    expect(called()['file']).toHaveProperty('bytes');
  });

  it('that is more than a call takes is sent by its address, and is too large where it has none', async () => {
    answers(FOUND);
    const large = new Uint8Array(4_500_001);
    expect(await reader.run('file', large)).toEqual({ error: 'pdf_too_large' });
    expect(lambda.commandCalls(InvokeCommand)).toEqual([]);
    expect(await reader.run('pictures', large, { address, told: '2' })).toEqual({ error: TASKS.pictures.failure });
    expect(called()).toMatchObject({ task: 'pictures', told: '2', file: { address: 'https://files.example/signed' } });
    // The file in base64, and the rest of the call.
    expect((4_500_000 / 3) * 4 + 1_000).toBeLessThan(6_291_456);
  });

  it.each([
    ['says nothing', ''],
    ['says something else', '{}'],
    ['answers for another task', JSON.stringify('{"pictures":[]}')],
    ['answers no JSON within', JSON.stringify('{')],
    ['knows an error that nobody knows', JSON.stringify('{"error":"made_up"}')],
  ])('is damaged where the function %s', async (_, said) => {
    sends(said);
    expect(await reader.run('file', FILE)).toEqual({ error: 'damaged_pdf' });
  });

  it('is too large where its answer is', async () => {
    const rest = JSON.stringify({ ...FOUND, more: '' }).length;
    answers({ ...FOUND, more: 'x'.repeat(TASKS.file.answerBytes - rest) });
    expect(await reader.run('file', FILE)).toEqual(FOUND);
    answers({ ...FOUND, more: 'x'.repeat(TASKS.file.answerBytes - rest + 1) });
    expect(await reader.run('file', FILE)).toEqual({ error: 'pdf_too_large' });
  });

  it.each([
    ['password_protected', 'password_protected'],
    ['import_busy', 'import_busy'],
  ] as const)('has the error that the function tells: %s', async (code, error) => {
    answers({ error: code });
    expect(await reader.run('file', FILE)).toEqual({ error });
  });
});

describe('a run that breaks off', () => {
  it.each([
    ['Sandbox.Timedout', 'RequestId: 1 Error: Task timed out after 26.00 seconds', 'import_busy'],
    ['Error', '2026-11-28T00:00:00Z 1 Task timed out after 26.00 seconds', 'import_busy'],
    ['Runtime.ExitError', 'RequestId: 1 Error: Runtime exited with error: signal: killed', 'pdf_too_large'],
    ['Runtime.OutOfMemory', 'RequestId: 1 Error: Runtime exited', 'pdf_too_large'],
    ['Function.ResponseSizeTooLarge', 'Response payload size exceeded maximum allowed', 'pdf_too_large'],
    ['Runtime.ExitError', 'RequestId: 1 Error: Runtime exited with error: exit status 134', 'damaged_pdf'],
    ['TypeError', 'x is not a function', 'damaged_pdf'],
  ] as const)('by %s (%s) is an error of the catalogue: %s', async (errorType, message, error) => {
    brokeOff(errorType, message);
    expect(await reader.run('file', FILE)).toEqual({ error });
    const [line] = written.mock.calls.map(([text]) => JSON.parse(String(text)) as object);
    expect(line).toMatchObject({ level: 'error', event: 'file_reader_broke_off', task: 'file', code: error });
  });

  it('says to try again where Lambda refuses, fails or is not there, and tells the log why', async () => {
    const names = ['TooManyRequestsException', 'EC2ThrottledException', 'ServiceException', 'AccessDeniedException'];
    for (const name of names) {
      lambda.on(InvokeCommand).rejects(Object.assign(new Error('refused'), { name }));
      expect([name, await reader.run('file', FILE)]).toEqual([name, { error: 'import_busy' }]);
    }
    const logged = written.mock.calls.map(([line]) => JSON.parse(String(line)) as object);
    expect(logged).toEqual(
      names.map(
        (cause) => expect.objectContaining({ level: 'error', event: 'file_reader_unreached', cause }) as object,
      ),
    );
  });

  it('says to try again once its call is over, and waits no longer', async () => {
    // Rejects as the SDK does when the call's signal is aborted.
    const send = vi.fn((_: InvokeCommand, { abortSignal }: { abortSignal: AbortSignal }) => {
      const ended = Promise.withResolvers<never>();
      abortSignal.addEventListener('abort', () => ended.reject(abortSignal.reason as Error));
      return ended.promise;
    });
    const waiting = createInvokedReader('reader', { send } as unknown as LambdaClient);
    expect(await waiting.run('file', FILE, { until: performance.now() + 5 })).toEqual({ error: 'import_busy' });
    expect(send).toHaveBeenCalledOnce();
  });
});
