import { eachResource, type ServiceRule } from './template.ts';

/** Fields of a cron expression of EventBridge, in order: least, most, and names of numbers. */
const FIELDS = [
  { name: 'minutes', from: 0, to: 59 },
  { name: 'hours', from: 0, to: 23 },
  { name: 'day of month', from: 1, to: 31, also: /^(?:L|\d{1,2}W)$/ },
  { name: 'month', from: 1, to: 12, also: /^[A-Z]{3}(?:-[A-Z]{3})?$/ },
  { name: 'day of week', from: 1, to: 7, also: /^(?:[A-Z]{3}(?:-[A-Z]{3})?|[1-7]#[1-5]|L|[1-7]L)$/ },
  { name: 'year', from: 1970, to: 2199 },
] as const;

/**
 * Returns the faults of an EventBridge schedule: `rate(1 day)`, or six fields of `cron(…)`, one of whose days is `?`.
 */
export function faultsOfSchedule(text: string): string[] {
  const [, number, unit] = /^rate\((\d+) (minutes?|hours?|days?)\)$/.exec(text) ?? [];
  if (number !== undefined)
    return Number(number) > 0 && (Number(number) === 1) !== unit?.endsWith('s') ? [] : [`${text}: 1 day, 2 days`];
  const fields = /^cron\(([^)]*)\)$/.exec(text)?.[1]?.split(/\s+/) ?? [];
  if (fields.length !== FIELDS.length) return [`${text}: neither a rate nor a cron of six fields`];
  const days = [fields[2], fields[4]].filter((day) => day === '?').length;
  return [
    ...(days === 1 ? [] : [`${text}: exactly one of day of month and day of week is ?`]),
    ...fields.flatMap((field, index) => {
      const { name, from, to, ...rest } = FIELDS[index] as (typeof FIELDS)[number];
      if (field === '*' || (field === '?' && name.startsWith('day'))) return [];
      const isFine = field.split(',').every((part) => {
        if ('also' in rest && rest.also.test(part)) return true;
        const range = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
        return range
          ?.slice(1, 3)
          .every((bound) => bound === undefined || (Number(bound) >= from && Number(bound) <= to));
      });
      return isFine ? [] : [`${text}: "${field}" as ${name}`];
    }),
  ];
}

export const SCHEDULE_RULES: readonly ServiceRule[] = [
  {
    id: 'schedule',
    demands: 'A rule’s schedule is a rate, or six fields of which one day is `?`.',
    source:
      'AWS: "Setting a schedule pattern for scheduled rules", EventBridge. PutRule: "Parameter ' +
      'ScheduleExpression is not valid".',
    check: eachResource('AWS::Events::Rule', ({ ScheduleExpression, EventPattern }) => [
      ...(typeof ScheduleExpression === 'string' ? faultsOfSchedule(ScheduleExpression) : []),
      ...(ScheduleExpression === undefined && EventPattern === undefined ? ['neither schedule nor pattern'] : []),
    ]),
  },
];
