import type { TaskList } from './nightlyWork.ts';

/** Tasks after which a turn ends, the pages that are read whole; they are sent ten at a time, in a few seconds. */
const TURN_TASKS = 1_000;
/** Pages after which a turn ends, however little is on them. */
const TURN_PAGES = 30;
/**
 * Milliseconds after which no further page is begun: a slow provider could otherwise take the run past its end, and
 * lose its work. Together with the last page it is less than a run keeps for its last message (nightlyHandler.ts).
 */
const TURN_MS = 25_000;

/** A page of a section; `next`: where the page after it begins. */
export interface SectionPage<Task> {
  readonly tasks: readonly Task[];
  readonly next?: string;
}

/** A list whose tasks are in sections (days, for example) in ascending order, each read page by page. */
export function sectionedList<Task>(
  sections: readonly string[],
  readPage: (section: string, after: string | undefined) => Promise<SectionPage<Task>>,
): TaskList<Task> {
  return async (cursor) => {
    const tasks: Task[] = [];
    const isKnown = cursor === undefined || sections.includes(cursor.section);
    // A section that is over since, as a day is at midnight, is left out.
    let index = cursor ? sections.findIndex((section) => section >= cursor.section) : 0;
    let after = isKnown ? cursor?.place : undefined;
    const until = performance.now() + TURN_MS;
    for (let page = 0; ; page += 1) {
      const section = index < 0 ? undefined : sections[index];
      if (section === undefined) return { tasks };
      if (tasks.length >= TURN_TASKS || page === TURN_PAGES || (page > 0 && performance.now() > until))
        return { tasks, next: { section, ...(after !== undefined && { place: after }) } };
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next is
      const answer = await readPage(section, after);
      tasks.push(...answer.tasks);
      after = answer.next;
      if (after === undefined) index += 1;
    }
  };
}
