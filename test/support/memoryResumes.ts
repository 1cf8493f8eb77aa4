import { createProfile } from '../../shared/account/profile.ts';
import { createBlankResume } from '../../shared/resume/blankResume.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { MemoryDatabase } from './memoryDatabase.ts';
import { createResumeBin } from '../../functions/resumes/resumeBin.ts';
import { createResumeCopies } from '../../functions/resumes/resumeCopies.ts';
import { createResumeHistory } from '../../functions/resumes/resumeHistory.ts';
import { createResumeInventory } from '../../functions/resumes/resumeInventory.ts';
import { createResumeLinks } from '../../functions/resumes/resumeLinks.ts';
import { createResumePairs } from '../../functions/resumes/resumePairs.ts';
import {
  createResumeRepository,
  type SaveOutcome,
  type StoredResume,
} from '../../functions/resumes/resumeRepository.ts';

export const TABLES = { users: 'users', resumes: 'resumes', requests: 'requests' } as const;
export const BEGIN = new Date('2026-11-20T10:00:00.000Z');

/** A résumé that says this. */
export const saying = (summary: string, others: Partial<ResumeData> = {}): ResumeData => ({
  ...createBlankResume(),
  summary,
  ...others,
});

/** All stores of saved résumés over a database in this process, at a time that a test sets; Dana has two slots. */
export function openMemoryResumes() {
  const database = new MemoryDatabase();
  const { client } = database;
  const clock = { time: BEGIN };
  const now = () => clock.time;
  const repository = createResumeRepository(client, TABLES, now);
  const inventory = createResumeInventory(client, TABLES, now);
  /** What a list shows once the index and all copies of a row have come up. */
  const settled = <Store extends { readonly list: (userId: string) => unknown }>(store: Store): Store => ({
    ...store,
    list: (userId: string) => (database.settle(), store.list(userId)),
  });
  const profileKey = 'users dana ';
  const identity = { uid: 'dana', email: '', displayName: '', photoURL: '' };
  database.rows.set(profileKey, { ...createProfile(identity, 'MARK', BEGIN) });
  return {
    database,
    clock,
    repository,
    inventory,
    bin: settled(createResumeBin(client, TABLES, now)),
    history: createResumeHistory(client, TABLES, now),
    copies: settled(createResumeCopies(client, TABLES)),
    pairs: settled(createResumePairs(client, TABLES)),
    links: createResumeLinks(client, TABLES, now),
    /** Creates, or says why not. */
    async create(id: string, data = saying(id), name = id): Promise<StoredResume> {
      return savedOf(await inventory.create('dana', id, name, data));
    },
    /** Changes Dana's profile. */
    set: (changes: object) => void database.rows.set(profileKey, { ...database.rows.get(profileKey), ...changes }),
    count: () => database.rows.get(profileKey)?.['resumeCount'],
    /** What is in a table under that key. */
    row: (table: keyof typeof TABLES, id: string) => database.rows.get(`${table} ${id} `),
    /** Days later. */
    pass: (days: number) => void (clock.time = new Date(clock.time.getTime() + days * 86_400_000)),
  };
}

export function savedOf(outcome: SaveOutcome): StoredResume {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.saved;
}
