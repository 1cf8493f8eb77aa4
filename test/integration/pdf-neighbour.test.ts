import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { TemplateAssets } from '../../functions/pdf/templateAssets.ts';
import { Lanes } from '../../functions/pdf/lanes.ts';
import { renderPdf, createResumeJob, type PrintJob } from '../../functions/pdf/renderPdf.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { extractPages } from '../tools/pdf-text.ts';
import { png } from '../attack/pictures.ts';

/**
 * What hangs the browser that prints it, or has it take gigabytes; the sanitizer lets none of it through, and here
 * nobody asks it.
 */
const HANGS = '<p style="display:grid;grid-template:repeat(100000,1px)/repeat(100000,1px)">x</p>';
const SWELLS =
  `<img src="${png(30_000, 30_000)}"><p style="font-size:5000pt">${'x '.repeat(500)}</p><p ` +
  'style="height:10000000px">x</p>';

const assets = new TemplateAssets(fileURLToPath(new URL('../../.build/templates', import.meta.url)));
const resume: PrintJob = createResumeJob({ ...SAMPLE_HE, templateId: 'classic' }, assets, { carry: false });
const bomb = (body: string, foreign = true): PrintJob => ({
  document: { head: '<!doctype html><html><head><meta charset="utf-8"></head><body>', body },
  hasLetters: true,
  metadata: { title: 'x', language: 'en' },
  isUntrusted: foreign,
  cost: 10,
});
const hasText = async (pdf: Uint8Array) => expect((await extractPages(pdf)).pages.join('')).toContain('נועה');

/** Time limit in ms for pages that hang: as short as a busy machine lets a page be that does not. */
const SHORT = 4_000;
const LONG = 600_000;

let lanes = new Lanes();
afterEach(() => lanes.close());

/** What each lane prints first. */
const FIRST = { members: resume, visitors: resume, markup: bomb('<p>x</p>') } as const;
type Printing = keyof typeof FIRST;

/** Lanes that have printed, each in its browser: its process. */
async function started<Lane extends Printing>(
  options: ConstructorParameters<typeof Lanes>[0],
  names: readonly Lane[],
): Promise<Readonly<Record<Lane, number>>> {
  lanes = new Lanes(options);
  await Promise.all(names.map((lane) => renderPdf(lanes.of(lane), FIRST[lane])));
  return Object.fromEntries(names.map((lane) => [lane, lanes.of(lane).pid as number])) as Record<Lane, number>;
}

/** Processes of a browser that draw pages, and have done so for a while: hundredths of a second. */
const BUSY = 30;
const busyRenderers = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        const fields = readFileSync(`/proc/${id}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
        return (
          Number(fields[1]) === pid &&
          Number(fields[11]) > BUSY &&
          readFileSync(`/proc/${id}/cmdline`, 'latin1').includes('--type=renderer')
        );
      } catch {
        return false;
      }
    });

/** Those of them that are busy now and were not before, as soon as there is one. */
async function hungRenderers(browser: number, before: readonly number[]): Promise<number[]> {
  for (;;) {
    const own = busyRenderers(browser).filter((pid) => !before.includes(pid));
    if (own.length > 0) return own;
    // oxlint-disable-next-line no-await-in-loop -- until it hangs
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('markup that hangs its browser', () => {
  it('costs its caller alone: all others are answered while it hangs, by browsers that live on', async () => {
    const before = await started({ members: { limit: LONG }, visitors: { limit: LONG }, markup: { limit: LONG } }, [
      'members',
      'visitors',
      'markup',
    ]);
    const idle = busyRenderers(before.markup);
    const order: string[] = [];
    const hanging = renderPdf(lanes.of('markup'), bomb(HANGS), { caller: 'mallory' }).then(
      () => order.push('printed'),
      (error: { code: string }) => order.push(error.code),
    );
    for (const lane of ['members', 'visitors', 'members', 'visitors'] as const) {
      await hasText(await renderPdf(lanes.of(lane), resume, { caller: 'dana' }));
      order.push(lane);
    }
    // It would hang for minutes, and takes a processor meanwhile: what ends it is the subject of the other tests.
    for (const pid of await hungRenderers(before.markup, idle)) process.kill(pid, 'SIGKILL');
    await hanging;
    expect(order).toEqual(['members', 'visitors', 'members', 'visitors', 'pdf_too_complex']);
    expect({ members: lanes.of('members').pid, visitors: lanes.of('visitors').pid }).toEqual({
      members: before.members,
      visitors: before.visitors,
    });
  });

  it('is ended with it and not tried again; who waited behind it is served by the next one', async () => {
    const before = await started({ markup: { limit: SHORT } }, ['markup']);
    const hanging = renderPdf(lanes.of('markup'), bomb(HANGS), { caller: 'mallory' });
    const waiting = renderPdf(lanes.of('markup'), bomb('<p>waited</p>'), { caller: 'dana' });
    await expect(hanging).rejects.toMatchObject({ code: 'pdf_too_complex', details: { reason: 'time' } });
    expect((await extractPages(await waiting)).pages.join('')).toBe('waited');
    expect(lanes.of('markup').pid).not.toBe(before.markup);
  });

  it('is not tried again either where it is our own', async () => {
    await started({ members: { limit: SHORT } }, ['members']);
    await expect(renderPdf(lanes.of('members'), bomb(HANGS, false))).rejects.toMatchObject({ code: 'timeout' });
    // A second try would have started a browser.
    expect(lanes.of('members').pid).toBeUndefined();
    await hasText(await renderPdf(lanes.of('members'), resume));
  });
});

describe('markup that takes more memory than there is', () => {
  it('is ended alone, with an error that says so', async () => {
    const before = await started({ members: { limit: LONG }, markup: { limit: LONG, memory: 250 * 1_024 ** 2 } }, [
      'members',
      'markup',
    ]);
    const swelling = renderPdf(lanes.of('markup'), bomb(SWELLS), { caller: 'mallory' });
    await expect(swelling).rejects.toMatchObject({ code: 'pdf_too_complex', details: { reason: 'memory' } });
    await hasText(await renderPdf(lanes.of('members'), resume));
    expect(lanes.of('members').pid).toBe(before.members);
  });
});

describe('markup whose page dies', () => {
  it('is answered at once, not when its time is over, and not tried again', async () => {
    const { markup } = await started({ markup: { limit: LONG } }, ['markup']);
    const idle = busyRenderers(markup);
    const dying = renderPdf(lanes.of('markup'), bomb(HANGS)).then(
      () => 'printed',
      (error: { code: string; details: object }) => [error.code, error.details],
    );
    for (const pid of await hungRenderers(markup, idle)) process.kill(pid, 'SIGKILL');
    expect(await dying).toEqual(['pdf_too_complex', { reason: 'crash' }]);
  });
});
