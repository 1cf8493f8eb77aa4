import type { ApiBody } from '../../shared/api/endpoints.ts';

export interface EventCount {
  readonly event: string;
  readonly language: string;
  readonly label: string | undefined;
  readonly count: number;
}

/** Events that say the same, as one with their number. */
export function countEvents(events: ApiBody<'recordEvents'>['events']): EventCount[] {
  return [...Map.groupBy(events, ({ name, language, label }) => JSON.stringify([name, language, label])).values()].map(
    (same) => {
      const [{ name, language, label }] = same as [(typeof same)[number]];
      return { event: name, language, label, count: same.length };
    },
  );
}
