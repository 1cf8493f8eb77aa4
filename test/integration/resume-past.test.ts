import { GetCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followTwin } from '../../functions/resumes/followTwin.ts';
import { createResumeBin } from '../../functions/resumes/resumeBin.ts';
import { createResumeCopies } from '../../functions/resumes/resumeCopies.ts';
import { createResumePairs } from '../../functions/resumes/resumePairs.ts';
import { createResumeHistory, historyRowId } from '../../functions/resumes/resumeHistory.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeRepository, type StoredResume } from '../../functions/resumes/resumeRepository.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import { STRONG_RESUME_EN, STRONG_RESUME_HE } from '../../shared/resume/samples.fixture.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { SAMPLE_EN } from '../../shared/templates/samples/en.ts';
import { SAMPLE_HE } from '../../shared/templates/samples/he.ts';
import { pairChanges } from '../../shared/twin/pairState.ts';
import { howMany } from '../support/exhaustive.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

/**
 * Saves, deletions, restores, copies for jobs and pairs of two languages, from two devices and killed in the middle: no
 * state is lost, and no two documents are mixed up.
 */
let local: LocalDatabase;
let people = 0;

beforeAll(async () => {
  local = await startLocalDatabase();
});
afterAll(() => local.close());

class Killed extends Error {}

/** The document that a state says it is of. */
const wordOf = ({ summary }: { readonly summary: string }) => summary.split(' ', 1)[0];

/** The database of a call that ends before its call number `after`, or never. */
function mortal(after: number): DynamoDBDocumentClient {
  let calls = 0;
  return new Proxy(local.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'send') return value;
      return (...given: Parameters<DynamoDBDocumentClient['send']>) => {
        if ((calls += 1) > after) throw new Killed();
        return target.send(...given);
      };
    },
  });
}

it('fifty points of a résumé of 20 KB take at most twice the room of one', async () => {
  const samples = [SAMPLE_HE, SAMPLE_EN, STRONG_RESUME_HE, STRONG_RESUME_EN];
  const jobs = samples.flatMap(({ experience }) => experience);
  const texts = jobs.map(({ description }) => description);
  // Each job twice, in other words: nothing that is packed well by being the same.
  const experience = Array.from({ length: 40 }, (_, at) => ({
    ...(jobs[at % jobs.length] as (typeof jobs)[number]),
    id: `job-${at}`,
    company: `${at * 7919}`,
    description: wordsFrom(texts, at),
  }));
  let data: ResumeData = { ...SAMPLE_HE, experience };
  const size = Buffer.byteLength(JSON.stringify(data));
  expect(size).toBeGreaterThan(18_000);
  expect(size).toBeLessThan(30_000);
  const { requests } = local.tables;
  const history = createResumeHistory(local.client, { requests });
  const stored = { id: 'cv', userId: 'writer', name: 'CV', templateId: data.templateId, createdAt: '' };
  for (let version = 1; version <= 50; version += 1) {
    // A session changes two texts.
    const changed = data.experience.map((job, at) =>
      at % 20 === version % 20 ? { ...job, description: wordsFrom(texts, at + version * 3) } : job,
    );
    data = { ...data, experience: changed };
    const updatedAt = new Date(Date.now() - (60 - version) * 60_000).toISOString();
    // oxlint-disable-next-line no-await-in-loop -- each is kept after the one before
    await history.add({ ...stored, version, data, updatedAt }, { reason: 'session' });
  }
  expect(await history.list('writer', 'cv')).toHaveLength(50);
  expect((await history.find('writer', 'cv', 50))?.data).toEqual(data);
  const { Item } = await local.client.send(
    new GetCommand({ TableName: requests, Key: { id: historyRowId('writer', 'cv') } }),
  );
  const { contents, ...rest } = Item as { contents: Uint8Array };
  expect(contents.byteLength + JSON.stringify(rest).length).toBeLessThan(2 * size);
});

/** Words of these texts in an order of their own. */
const wordsFrom = (texts: readonly string[], seed: number): string => {
  const words = texts.join(' ').split(/\s+/);
  return Array.from({ length: 45 }, (_, at) => words[(at * at * 31 + seed * 101 + at * 17) % words.length]).join(' ');
};

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'save',
      'save',
      'name',
      'delete',
      'undelete',
      'back',
      'copy',
      'copy',
      'pair',
      'pair',
      'agree',
      'agree',
      'sent',
      'rebase',
      'discard',
    ),
    /** A copy has the name of its base, twice; the same in another language an E before it. */
    document: fc.constantFrom('a', 'b', 'aa', 'bb', 'ea', 'eb', 'eaa'),
    device: fc.constantFrom(0, 1),
    /** Calls to the database after which the call is killed; it is tried once more then, as a page does. */
    kill: fc.option(fc.integer({ min: 0, max: 4 }), { nil: Infinity }),
  }),
  { maxLength: 30 },
);

it('whatever two devices do, and wherever a call is killed, every state that was saved is found', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const user = `person-${(people += 1)}`;
      const { client: database, tables: names } = local;
      const profile = { uid: user, resumeCount: 0, maxStorageSlots: 7, version: 1 };
      await database.send(new PutCommand({ TableName: names.users, Item: profile }));
      const open = (client: DynamoDBDocumentClient) => ({
        resumes: createResumeRepository(client, names),
        inventory: createResumeInventory(client, names),
        history: createResumeHistory(client, names),
        bin: createResumeBin(client, names),
        copies: createResumeCopies(client, names),
        pairs: createResumePairs(client, names),
      });
      const safe = open(database);
      /** What each device has of each document, and every state that was ever answered as saved. */
      const seen: Record<string, StoredResume>[] = [{}, {}];
      const saved = new Map<string, { readonly document: string; readonly version: number; readonly text: string }>();
      const idOf = (document: string) => `${user}-${document}`;
      const note = (device: number, document: string, stored: StoredResume) => {
        (seen[device] as Record<string, StoredResume>)[document] = stored;
        saved.set(`${document} ${stored.version}`, { document, version: stored.version, text: stored.data.summary });
      };
      const take = (device: number, document: string, outcome: object | 'conflict') =>
        typeof outcome === 'object' && 'saved' in outcome && note(device, document, outcome.saved as StoredResume);
      const discarded = new Set<string>();
      for (const document of ['a', 'b']) {
        const data = { ...createBlankResume(), summary: `${document} first` };
        take(0, document, await safe.inventory.create(user, idOf(document), document, data));
      }

      for (const [place, { what, document, device, kill }] of all.entries()) {
        const id = idOf(document);
        const perform = async ({ resumes, inventory, history, copies, bin, pairs }: ReturnType<typeof open>) => {
          if (what === 'copy') {
            const base = await resumes.read(user, idOf(document), true);
            const copy = document + document;
            // Each copy has an id of its own; this test makes one of each.
            if (copy.length > 2 || seen.some((of) => of[copy]) || !('saved' in base)) return;
            return take(device, copy, await inventory.copy(base.saved, idOf(copy), copy, `job for ${copy}`));
          }
          if (what === 'pair') {
            const [base, twin] = [await resumes.read(user, idOf(document), true), `e${document}`];
            if (document.startsWith('e') || seen.some((of) => of[twin]) || !('saved' in base)) return;
            const data = { ...base.saved.data, summary: `${twin} first`, language: 'en' as const };
            const { version } = base.saved;
            return take(
              device,
              twin,
              await inventory.twin(base.saved, { id: idOf(twin), name: twin, data, open: [], version }),
            );
          }
          if (what === 'agree') {
            const sides = await pairs.find(user, id);
            if (!sides) return;
            const both = await Promise.all(sides.map((side) => resumes.read(user, side.id, true)));
            const [mine, other] = both.map((one) => ('saved' in one ? one.saved : undefined));
            if (!mine || !other) return;
            // As the page does: what every language has alike is saved here, and then both agree.
            const data = pairChanges(sides[1].common, other.data, mine.data).followed;
            await history.add(mine, { reason: 'twin' });
            const now =
              data === mine.data ? { saved: mine } : await resumes.update(user, id, mine.version, mine.name, data);
            take(device, document, now);
            if (!('saved' in now)) return;
            const { version } = sides[0];
            await pairs.agree(user, { mine: now.saved, other, version, paths: ['summary'], open: [] });
            const phone = other.data.personalInfo.phone;
            if (mine.data.personalInfo.phone === '') expect(now.saved.data.personalInfo.phone).toBe(phone);
            return;
          }
          const mine = seen[device]?.[document] ?? seen[0]?.[document] ?? seen[1]?.[document];
          if (!mine) return;
          if (what === 'discard' && document.length > 1) {
            await bin.discard(user, id);
            const now = await resumes.read(user, id, true);
            if (!('saved' in now)) discarded.add(document);
            return;
          }
          const whole = await copies.find(user, id);
          if (whole && what === 'sent')
            await copies.update(user, id, { ...whole, sentTo: `to ${document}`, sentOn: '2026-11-28' });
          const base = whole && what === 'rebase' ? await resumes.read(user, whole.of, true) : undefined;
          if (whole && base && 'saved' in base) await copies.update(user, id, { ...whole, base: base.saved });
          if (what === 'delete') await inventory.remove(user, id);
          if (what === 'undelete') take(device, document, await inventory.restore(user, id));
          if (what === 'name') {
            const now = await resumes.read(user, id, true);
            if ('saved' in now) await history.add(now.saved, { reason: 'named', name: `${place}` });
          }
          if (what !== 'save' && what !== 'back') return;
          // As the handler does: what is overwritten is kept first.
          const now = await resumes.read(user, id, true);
          if (!('saved' in now)) return;
          if (now.saved.version !== mine.version) return take(device, document, now);
          const earlier = what === 'back' ? (await history.list(user, id)).at(-1) : undefined;
          const point = earlier && (await history.find(user, id, earlier.version));
          await history.add(now.saved, { reason: what === 'back' ? 'restore' : 'improve' });
          const data = point?.data ?? {
            ...mine.data,
            summary: `${document} ${device} ${place}`,
            personalInfo: { ...mine.data.personalInfo, phone: `05${place}` },
          };
          take(device, document, await resumes.update(user, id, mine.version, mine.name, data));
        };
        // oxlint-disable no-await-in-loop -- one after the other
        try {
          await perform(open(mortal(kill)));
        } catch (error) {
          if (!(error instanceof Killed)) throw error;
          await perform(safe);
        }
        // oxlint-enable no-await-in-loop
      }

      for (const { document, version, text } of saved.values()) {
        const id = idOf(document);
        if (discarded.has(document)) {
          // oxlint-disable-next-line no-await-in-loop
          const left = await Promise.all([
            safe.bin.find(user, id),
            safe.copies.find(user, id),
            safe.history.list(user, id),
            safe.pairs.findSide(user, id),
          ]);
          expect(left).toEqual([undefined, undefined, [], undefined]);
          continue;
        }
        // oxlint-disable-next-line no-await-in-loop
        const [now, binned, point, whole, side] = await Promise.all([
          safe.resumes.read(user, id, true),
          safe.bin.find(user, id),
          safe.history.find(user, id, version),
          safe.copies.find(user, id),
          safe.pairs.findSide(user, id),
        ]);
        const states = ['saved' in now ? now.saved : undefined, binned, point].filter((state) => state !== undefined);
        expect(states.filter((state) => state.version === version).map(({ data }) => data.summary)).toContain(text);
        // Deleted or there, and nothing of the other document anywhere.
        expect(binned === undefined).toBe('saved' in now);
        const isTwin = document.startsWith('e');
        const base = isTwin ? document : document.slice(0, 1);
        for (const { data } of states) expect([document, base]).toContain(wordOf(data));
        // A pair's row belongs to one side and holds only that side's words; it is listed if the side exists.
        if (isTwin) expect(side).toBeDefined();
        if (side) {
          expect([document, base]).toContain(wordOf(side.common));
          expect(side.of).toBe(idOf(isTwin ? document.slice(1) : `e${document}`));
          // oxlint-disable-next-line no-await-in-loop
          expect((await safe.pairs.list(user)).some((one) => one.id === id)).toBe('saved' in now);
        }
        if ('saved' in now) {
          // What a link shows is this document, with what the other of its pair has alike.
          // oxlint-disable-next-line no-await-in-loop
          const { data, twinVersion } = await followTwin(database, names, now.saved);
          expect(data.summary).toBe(now.saved.data.summary);
          // oxlint-disable-next-line no-await-in-loop
          if (twinVersion !== undefined) expect(await safe.pairs.find(user, id)).toBeDefined();
        }
        // A copy knows what it was made from, wherever it is, and whatever became of that.
        expect(whole !== undefined).toBe(document.length > 1 && !isTwin);
        if (!whole) continue;
        expect([wordOf(whole.baseThen), whole.advert]).toEqual([base, `job for ${document}`]);
        expect(whole.baseThen.summary).toBe(saved.get(`${base} ${whole.ofVersion}`)?.text ?? whole.baseThen.summary);
        // oxlint-disable-next-line no-await-in-loop
        expect((await safe.copies.list(user)).some((one) => one.id === id)).toBe('saved' in now);
      }
    }),
    { numRuns: howMany(40, 1_000) },
  );
});
