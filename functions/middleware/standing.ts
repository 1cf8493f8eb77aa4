import type { Endpoint } from '../../shared/api/endpoint.ts';
import { AppError } from '../../shared/errors.ts';
import type { Stage, User } from './call.ts';

/** Whether the account that a token speaks for is deleted, or on its way out. */
export type IsDeleted = (user: User) => Promise<boolean>;

/** Refuses tokens of deleted accounts; where the row serves them, the handler is told. Throws account_deleted. */
export function standing({ servesDeleted }: Pick<Endpoint, 'servesDeleted'>, isDeleted: IsDeleted | undefined): Stage {
  return {
    before: async ({ internal }) => {
      const { user } = internal;
      if (!user || !(await isDeleted?.(user))) return;
      if (servesDeleted !== true) throw new AppError('account_deleted');
      internal.user = { ...user, isDeleted: true };
    },
  };
}
