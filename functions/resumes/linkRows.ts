import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { RETENTION_DAYS } from '../../shared/platform/retention.ts';
import { DAY_SECONDS, epochSeconds } from '../../shared/platform/time.ts';
import type { PageBreaks } from '../../shared/templates/pagination/paginate.ts';
import type { ResumeLink } from '../../shared/resume/resumeLink.ts';

/** The target of a key, in the table of requests. The link and its settings are in the résumé's row. */
export interface LinkRow {
  readonly userId: string;
  readonly resumeId: string;
  readonly views?: number;
  /** The page breaks of the last printed state. */
  readonly pages?: PrintedState;
  /** Why it leads there no more. */
  readonly ended?: LinkEnd;
}

/** Pages of a version of a résumé, with or without its contacts, and with what came over from its twin. */
export interface PrintedState {
  readonly version: number;
  readonly twinVersion?: number;
  readonly contacts: boolean;
  readonly breaks: PageBreaks;
}
type LinkEnd = 'link_taken_back' | 'link_deleted';

export type TransactionItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export const linkRowId = (key: string) => `LINK#${key}`;

/** Returns a condition on a résumé's row: it has this link, or none. */
export const linkCondition = (link: ResumeLink | undefined) =>
  link
    ? { condition: 'link.#key = :key', names: { '#key': 'key' }, values: { ':key': link.key } }
    : { condition: 'attribute_not_exists(link)', names: undefined, values: {} };

/** The write that ends a key, beside the one that takes the link off its résumé. It is kept to say how it ended. */
export function endLinkRow(
  requests: string,
  userId: string,
  { key }: ResumeLink,
  ended: LinkEnd,
  now: Date,
): TransactionItem {
  return {
    Update: {
      TableName: requests,
      Key: { id: linkRowId(key) },
      UpdateExpression: 'SET userId = :user, ended = :ended, expiresAt = :until',
      ExpressionAttributeValues: {
        ':user': userId,
        ':ended': ended,
        ':until': epochSeconds(now) + RETENTION_DAYS.endedLinks * DAY_SECONDS,
      },
    },
  };
}
