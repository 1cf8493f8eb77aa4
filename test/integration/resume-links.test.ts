import {
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countView, keepPages, openLink } from '../../functions/links/linkViews.ts';
import { linkRowId } from '../../functions/resumes/linkRows.ts';
import { describeLink } from '../../functions/resumes/linkState.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeLinks } from '../../functions/resumes/resumeLinks.ts';
import { createResumeBin } from '../../functions/resumes/resumeBin.ts';
import { createResumeRepository, type StoredResume } from '../../functions/resumes/resumeRepository.ts';
import { AppError } from '../../shared/errors/errors.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import { makeTwin } from '../../shared/twin/makeTwin.ts';
import { NEW_LINK } from '../../shared/resume/resumeLink.ts';
import { howMany } from '../support/exhaustive.ts';
import { startLocalDatabase, type LocalDatabase } from '../support/localDatabase.ts';

const SITE = 'https://korot.example';

/** Links over a real database: made, opened, taken back and deleted, at once and killed in the middle. */
let local: LocalDatabase;
let people = 0;
let user = '';
let id = '';

beforeAll(async () => {
  local = await startLocalDatabase();
});
afterAll(() => local.close());

const open = (database: DynamoDBDocumentClient = local.client) => ({
  links: createResumeLinks(database, local.tables),
  inventory: createResumeInventory(database, local.tables),
  resumes: createResumeRepository(database, local.tables),
});

async function arrive(): Promise<void> {
  user = `person-${(people += 1)}`;
  id = `${user}-cv`;
  const profile = {
    uid: user,
    resumeCount: 0,
    maxStorageSlots: 5,
    version: 1,
    usedTrials: [],
    tombstone: `TOMBSTONE#${user}`,
  };
  await local.client.send(new PutCommand({ TableName: local.tables.users, Item: profile }));
  await open().inventory.create(user, id, 'CV', { ...createBlankResume(), summary: 'first' });
}
beforeEach(arrive);

const make = async (database?: DynamoDBDocumentClient) =>
  (await open(database).links.save({ id: user }, id, NEW_LINK)).link?.key ?? '';
/** What somebody with a key sees: the summary, or why not. */
const look = (key: string) =>
  openLink(local.client, local.tables, key, SITE).then(
    ({ resume }) => resume.summary,
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
  );
const rowOf = async (key: string) =>
  (await local.client.send(new GetCommand({ TableName: local.tables.requests, Key: { id: linkRowId(key) } }))).Item;

describe('a link', () => {
  it('shows what is saved at each moment, is gone with the next look, and comes back under another key', async () => {
    const { links, resumes } = open();
    const key = await make();
    expect(key).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(await look(key)).toBe('first');
    await resumes.update(user, id, 1, 'CV', { ...createBlankResume(), summary: 'second' });
    expect(await look(key)).toBe('second');
    await links.remove(user, id);
    expect(await look(key)).toBe('link_taken_back');
    const next = await make();
    expect(next).not.toBe(key);
    expect([await look(key), await look(next)]).toEqual(['link_taken_back', 'second']);
    expect(await rowOf(key)).toMatchObject({ ended: 'link_taken_back', expiresAt: expect.any(Number), userId: user });
    expect(await rowOf(next)).not.toHaveProperty('expiresAt');
  });

  it('does not come back with a résumé that leaves the bin', async () => {
    const key = await make();
    await open().inventory.remove(user, id);
    expect(await look(key)).toBe('link_deleted');
    const { inventory, links } = open();
    expect(await inventory.restore(user, id)).toMatchObject({ saved: { id } });
    expect((await links.own(user, id)).link).toBeUndefined();
    expect(await look(key)).toBe('link_deleted');
  });

  it('that is made while its résumé is deleted goes with it', async () => {
    let key = '';
    const { inventory } = open(interrupted(2, async () => (key = await make())));
    expect(await inventory.remove(user, id)).toEqual({ removed: true });
    expect(await look(key)).toBe('link_deleted');
    expect(await rowOf(key)).toMatchObject({ ended: 'link_deleted', expiresAt: expect.any(Number) });
  });

  it('that another call takes back meanwhile is not a fault of a deletion or a second taking back', async () => {
    const key = await make();
    const taking = open(interrupted(2, () => open().links.remove(user, id))).links.remove(user, id);
    await expect(taking).resolves.toBeUndefined();
    await make();
    const { inventory } = open(interrupted(2, () => open().links.remove(user, id)));
    expect(await inventory.remove(user, id)).toEqual({ removed: true });
    expect(await look(key)).toBe('link_taken_back');
  });

  it('is one, however often and at once it is made, and none that a change brings back', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(new Set(keys).size).toBe(1);
    const [key = ''] = keys;
    await open().links.remove(user, id);
    const late = open().links.save({ id: user }, id, { ...NEW_LINK, contacts: true }, key);
    await expect(late).rejects.toMatchObject({ code: 'link_taken_back' });
    expect((await open().links.own(user, id)).link).toBeUndefined();
  });

  it('leaves one outcome of a change and a taking back at once', async () => {
    const key = await make();
    const { links } = open();
    const [, changed] = await Promise.allSettled([
      links.remove(user, id),
      links.save({ id: user }, id, { ...NEW_LINK, contacts: true }, key),
    ]);
    expect(await look(key)).toBe('link_taken_back');
    if (changed.status === 'rejected') expect(changed.reason).toMatchObject({ code: 'link_taken_back' });
  });

  it('does not raise the version of its résumé, nor is it lost by a save', async () => {
    const key = await make();
    const { resumes, links } = open();
    expect(await resumes.update(user, id, 1, 'CV', createBlankResume())).toMatchObject({ saved: { version: 2 } });
    expect((await links.own(user, id)).link?.key).toBe(key);
  });

  it('counts every view once, and none of a key that is gone', async () => {
    const key = await make();
    const view = (of: string) => countView(local.client, local.tables.requests, of);
    await Promise.all(Array.from({ length: 20 }, () => view(key)));
    const stored = await open().links.own(user, id);
    expect(await describeLink(local.client, local.tables, stored)).toMatchObject({ link: { views: 20, paused: null } });
    await view('nobody');
    expect(await rowOf('nobody')).toBeUndefined();
  });

  it('cannot be made for an account that is deleted, nor seen once its profile is gone', async () => {
    const key = await make();
    const { createDeletionRepository } = await import('../../functions/account/deletionRepository.ts');
    const { deleteRequests } = await import('../../functions/account/accountData.ts');
    const { users } = local.tables;
    const { Item } = await local.client.send(new GetCommand({ TableName: users, Key: { uid: user } }));
    await createDeletionRepository(local.client, local.tables).begin({ id: user }, Item as never);
    expect(await look(key)).toBe('link_deleted');
    await expect(open().links.save({ id: user }, id, NEW_LINK, key)).rejects.toMatchObject({ code: 'account_deleted' });
    await deleteRequests(local.client, local.tables.requests, user);
    expect(await look(key)).toBe('link_unknown');
  });
});

const phoneOf = async (shown: () => Promise<{ resume: ResumeData }>) => (await shown()).resume.personalInfo.phone;
/** Calls to the database that opening a link takes. */
const reads = async (key: string) => {
  let calls = 0;
  const counted = new Proxy(local.client, {
    get: (target, name) => ((calls += Number(name === 'send')), Reflect.get(target, name) as unknown),
  });
  await openLink(counted, local.tables, key, SITE);
  return calls;
};

describe('a link to one of a pair', () => {
  const BASE: ResumeData = {
    ...createBlankResume(),
    language: 'he',
    summary: 'ראשון',
    templateId: 'professional',
    personalInfo: { ...createBlankResume().personalInfo, fullName: 'נועה', phone: '050-1111111' },
  };
  /** The base, its twin, and the key of the twin's link; what is shown by that. */
  async function pairUp() {
    const { inventory, resumes, links } = open();
    await resumes.update(user, id, 1, 'קורות חיים', BASE);
    const { saved: base } = (await resumes.read(user, id, true)) as { saved: StoredResume };
    const { data, open: waiting } = makeTwin(base.data, { to: 'en' }, new Map([['נועה', 'Noa']]));
    const twin = `${user}-twin`;
    const made = await inventory.twin(base, { id: twin, name: 'CV', data, open: waiting, version: 2 });
    expect(made).toHaveProperty('saved');
    const key = (await links.save({ id: user }, twin, { ...NEW_LINK, contacts: true })).link?.key ?? '';
    const shown = () => openLink(local.client, local.tables, key, SITE);
    const change = (changes: Partial<ResumeData>, version = 2) =>
      resumes.update(user, id, version, 'קורות חיים', { ...BASE, ...changes });
    return { ...open(), twin, key, shown, change, personalInfo: BASE.personalInfo };
  }
  it('shows the phone of the other at once, with no visit between, in its own words', async () => {
    const { shown, change, personalInfo, resumes, twin } = await pairUp();
    expect(await phoneOf(shown)).toBe('050-1111111');
    await change({ personalInfo: { ...personalInfo, fullName: 'נועה ברק', phone: '054-2222222' }, summary: 'שני' });
    const { resume, version } = await shown();
    expect(resume.personalInfo).toMatchObject({ fullName: 'Noa', phone: '054-2222222' });
    expect([resume.language, resume.summary, version]).toEqual(['en', '', 1]);
    // Nothing is written for that, and what it changed itself is its own.
    const { saved } = (await resumes.read(user, twin, true)) as { saved: StoredResume };
    expect([saved.version, saved.data.personalInfo.phone]).toEqual([1, '050-1111111']);
    const own = { ...saved.data, personalInfo: { ...saved.data.personalInfo, phone: '+972 50 111 1111' } };
    await resumes.update(user, twin, 1, 'CV', own);
    expect(await phoneOf(shown)).toBe('+972 50 111 1111');
  });

  it('shows no contact that its owner hides', async () => {
    const { shown, change, personalInfo, links, twin, key } = await pairUp();
    await links.save({ id: user }, twin, NEW_LINK, key);
    await change({ personalInfo: { ...personalInfo, phone: '054-2222222' } });
    expect(await phoneOf(shown)).toBe('');
  });

  it('shows what it is itself while the other is in the bin, gone, or the twin of another', async () => {
    const { shown, change, personalInfo, inventory } = await pairUp();
    await change({ personalInfo: { ...personalInfo, phone: '054-2222222' } });
    await inventory.remove(user, id);
    expect(await phoneOf(shown)).toBe('050-1111111');
    await inventory.restore(user, id);
    expect(await phoneOf(shown)).toBe('054-2222222');
    await inventory.remove(user, id);
    await createResumeBin(local.client, local.tables).discard(user, id);
    expect(await phoneOf(shown)).toBe('050-1111111');
  });

  it('follows again when it comes out of the bin itself, under another key', async () => {
    const { change, personalInfo, inventory, links, twin } = await pairUp();
    await inventory.remove(user, twin);
    await inventory.restore(user, twin);
    const key = (await links.save({ id: user }, twin, { ...NEW_LINK, contacts: true })).link?.key ?? '';
    await change({ personalInfo: { ...personalInfo, phone: '054-2222222' } });
    expect(await phoneOf(() => openLink(local.client, local.tables, key, SITE))).toBe('054-2222222');
  });

  it('has the look of the other, except for a template that takes premium', async () => {
    const { shown, change } = await pairUp();
    await change({ templateId: 'classic', design: { accent: '#123456' } });
    expect((await shown()).resume).toMatchObject({ templateId: 'classic', design: { accent: '#123456' } });
    await local.client.send(
      new UpdateCommand({
        TableName: local.tables.users,
        Key: { uid: user },
        UpdateExpression: 'SET usedTrials = :used',
        ExpressionAttributeValues: { ':used': ['template:creative'] },
      }),
    );
    await change({ templateId: 'modern', design: { accent: '#654321' } }, 3);
    expect((await shown()).resume).toMatchObject({ templateId: 'professional', design: { accent: '#654321' } });
  });

  it('cuts its pages as they were printed of both states, and no others', async () => {
    const { shown, change, personalInfo } = await pairUp();
    const breaks = { pages: [0] } as unknown as PageBreaks;
    const keep = async () => keepPages(local.client, local.tables.requests, await shown(), breaks);
    await keep();
    expect((await shown()).breaks).toEqual(breaks);
    await change({ personalInfo: { ...personalInfo, phone: '054-2222222' } });
    expect((await shown()).breaks).toBeUndefined();
    await keep();
    expect((await shown()).breaks).toEqual(breaks);
    await change({ personalInfo: { ...personalInfo, phone: '054-3333333' } }, 3);
    expect((await shown()).breaks).toBeUndefined();
  });

  it('takes reads that one without a twin does not', async () => {
    const alone = await make();
    const before = await reads(alone);
    const { key } = await pairUp();
    expect([before, await reads(key)]).toEqual([3, 6]);
  });
});

/** The database of a call before whose call number `at` something else happens. */
function interrupted(at: number, work: () => Promise<unknown>): DynamoDBDocumentClient {
  let calls = 0;
  return new Proxy(local.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'send') return value;
      return async (...given: Parameters<DynamoDBDocumentClient['send']>) => {
        if ((calls += 1) === at) await work();
        return target.send(...given);
      };
    },
  });
}

class Killed extends Error {}

/** The database of a call that ends before or right after its call number `after`. */
function mortal(after: number, isDone: boolean): DynamoDBDocumentClient {
  let calls = 0;
  return new Proxy(local.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'send') return value;
      return async (...given: Parameters<DynamoDBDocumentClient['send']>) => {
        if ((calls += 1) < after) return target.send(...given);
        const done: Promise<unknown> = isDone ? Promise.resolve(target.send(...given)) : Promise.resolve();
        await done;
        throw new Killed();
      };
    },
  });
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom('make', 'change', 'take', 'delete', 'restore', 'edit'),
    kill: fc.option(fc.record({ after: fc.integer({ min: 1, max: 5 }), isDone: fc.boolean() }), { nil: undefined }),
  }),
  { maxLength: 14 },
);

it('wherever a call is killed, what was reported as gone stays gone, and each key has a row of its owner', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await arrive();
      const keys = new Set<string>();
      const over = new Set<string>();
      const note = async () => {
        const found = await open().resumes.read(user, id, true);
        const key = 'saved' in found ? found.saved.link?.key : undefined;
        if (key !== undefined) keys.add(key);
        return key;
      };
      // oxlint-disable no-await-in-loop -- one after the other
      for (const { what, kill } of all) {
        const before = await note();
        const { links, inventory, resumes } = open(kill && mortal(kill.after, kill.isDone));
        try {
          if (what === 'make') await links.save({ id: user }, id, NEW_LINK);
          if (what === 'change') await links.save({ id: user }, id, { ...NEW_LINK, indexed: true }, before ?? 'none');
          if (what === 'take') await links.remove(user, id);
          if (what === 'delete') await inventory.remove(user, id);
          if (what === 'restore') await inventory.restore(user, id);
          if (what === 'edit') {
            const found = await resumes.read(user, id, true);
            if ('saved' in found) await resumes.update(user, id, found.saved.version, 'CV', found.saved.data);
          }
          if (before !== undefined && ['take', 'delete'].includes(what)) over.add(before);
        } catch (error) {
          const isRefused = error instanceof AppError && ['resume_not_found', 'link_taken_back'].includes(error.code);
          if (!(error instanceof Killed) && !isRefused) throw error;
        }
        const now = await note();
        for (const key of keys) {
          const seen = await look(key);
          // The one link of the résumé and no other; what its owner saw go never comes back.
          expect(seen === 'first').toBe(key === now);
          if (over.has(key)) expect(seen).toMatch(/^link_(?:taken_back|deleted)$/);
        }
      }
      // oxlint-enable no-await-in-loop
      const { Items = [] } = await local.client.send(
        new QueryCommand({
          TableName: local.tables.requests,
          IndexName: 'byUser',
          KeyConditionExpression: 'userId = :user AND begins_with(id, :link)',
          ExpressionAttributeValues: { ':user': user, ':link': 'LINK#' },
        }),
      );
      expect(Items.map((row) => row['id'] as string).toSorted()).toEqual([...keys].map(linkRowId).toSorted());
    }),
    { numRuns: howMany(15, 200) },
  );
});
