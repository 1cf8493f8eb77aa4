import type { ApiBody } from '../../shared/api.ts';

export interface Count {
  readonly event: string;
  readonly language: string;
  readonly label: string | undefined;
  readonly count: number;
}

/** Events that say the same, as one with their number. */
export function counted(events: ApiBody<'events'>['events']): Count[] {
  return [...Map.groupBy(events, ({ name, language, label }) => JSON.stringify([name, language, label])).values()].map((same) => {
    const [{ name, language, label }] = same as [(typeof same)[number]];
    return { event: name, language, label, count: same.length };
  });
}
