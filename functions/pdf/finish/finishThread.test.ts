import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { BroadcastChannel, Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FinishThread } from './finishThread.ts';
import { finishPdf } from './finishPdf.ts';
import type { FinishTask } from './finishTask.ts';

const CONTENT = '/P <</MCID 0 >>BDC\nBT\n/ReversedChars BMC\n1 0 0 -1 72 99 Tm\nEMC\nET\nEMC\n';

const page = (number: number) => `<</Type /Page\n/Parent 3 0 R\n/Contents ${number + 1} 0 R>>`;

/** Returns a file of so many pages in the form that the browser writes. */
function printed(pages = 1): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => 4 + 2 * index);
  const objects = [
    '<</Title (x)>>',
    '<</Type /Catalog\n/Pages 3 0 R>>',
    `<</Type /Pages\n/Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}]\n/Count ${pages}>>`,
    ...numbers.flatMap((number) => [page(number), `<</Length ${CONTENT.length}>> stream\n${CONTENT}\nendstream`]),
  ];
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\n`;
  return Buffer.from(`${file}${table}${trailer}startxref\n${file.length}\n%%EOF\n`);
}

const task = (more: Partial<FinishTask> = {}): FinishTask => ({
  printed: printed(),
  hasLetters: false,
  metadata: { information: '<</Title (y)>>', xmp: Buffer.from('<</Length 1>> stream\nx\nendstream') },
  bookmarks: new Map([['א', 'א']]),
  ...more,
});

/** Returns a thread that runs this source. */
const threadOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const ANSWERS = `import { parentPort } from 'node:worker_threads';
const answer = ({ id }) => parentPort.postMessage({ id, pdf: new Uint8Array([id]) });`;

/** A thread first loads its code: 5.6 s beside three browsers on two processors. */
const PATIENT = { limit: 300_000 };

let thread = new FinishThread(0);
afterEach(async () => {
  vi.useRealTimers();
  await thread.close();
});

describe('finishing in a thread', () => {
  it('gives the very bytes that finishing gives, again and again', async () => {
    thread = new FinishThread(0, PATIENT);
    const expected = await finishPdf(task());
    const files = await Promise.all([thread.finish(task()), thread.finish(task()), thread.finish(task())]);
    for (const { pdf, undone } of files) expect([pdf.equals(expected.pdf), undone]).toEqual([true, expected.undone]);
  });

  it('throws what is told to the caller with its details, and goes on', async () => {
    thread = new FinishThread(0, PATIENT);
    await expect(thread.finish(task({ printed: printed(31) }))).rejects.toMatchObject({
      code: 'pdf_too_long',
      details: { limit: 30 },
    });
    await expect(thread.finish(task({ hasLetters: true }))).rejects.toThrow('The PDF has no text');
    await expect(thread.finish(task({ printed: Buffer.from('x') }))).rejects.toThrow('no classic table');
    expect((await thread.finish(task())).pdf.length).toBeGreaterThan(100);
  });

  it('is of lower priority where it is said, without the rest of the process', async () => {
    thread = new FinishThread(7, PATIENT);
    await thread.finish(task());
    const priorities = readdirSync('/proc/self/task').map((id) => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'latin1').split(/\) (?=\S )/);
      return Number(fields.split(' ')[16]);
    });
    expect(priorities.filter((niceness) => niceness === 7)).toHaveLength(1);
  });

  it('ends when it is closed', async () => {
    thread = new FinishThread(0, { from: threadOf(`${ANSWERS} parentPort.on('message', answer);`), ...PATIENT });
    await thread.finish(task());
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    await thread.close();
    expect(ended).toHaveBeenCalledOnce();
    ended.mockRestore();
  });

  it('is replaced when it ends, and what it had not finished is finished by the next one', async () => {
    const ends = `${ANSWERS}
      parentPort.on('message', (request) => {
        if (request.id === 2) process.exit(1);
        if (request.id > 2) answer(request);
      });`;
    thread = new FinishThread(0, { from: threadOf(ends), ...PATIENT });
    const [one, other] = await Promise.all([thread.finish(task()), thread.finish(task())]);
    expect([one.pdf.length, other.pdf.length]).toEqual([1, 1]);
  });

  it('fails what ends it twice', async () => {
    thread = new FinishThread(0, {
      from: threadOf(`${ANSWERS} parentPort.on('message', () => process.exit(1));`),
      ...PATIENT,
    });
    await expect(thread.finish(task())).rejects.toThrow('The thread has ended');
  });

  it('fails what it does not end with, and not the others', async () => {
    const hangs = `${ANSWERS}
      import { BroadcastChannel } from 'node:worker_threads';
      parentPort.on('message', (request) => {
        if (!request.task.hasLetters) return answer(request);
        new BroadcastChannel('hangs').postMessage('now');
        for (;;);
      });`;
    const hung = new BroadcastChannel('hangs');
    // Uses the test's clock, so that the next thread may start as late as it likes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    thread = new FinishThread(0, { from: threadOf(hangs), limit: 1_500 });
    const hanging = expect(thread.finish(task({ hasLetters: true }))).rejects.toThrow('not finished after 1500 ms');
    const other = thread.finish(task());
    await once(hung, 'message');
    hung.close();
    await vi.advanceTimersByTimeAsync(1_500);
    await hanging;
    expect((await other).pdf.length).toBe(1);
  });
});
