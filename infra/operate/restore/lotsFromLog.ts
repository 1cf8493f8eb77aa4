import { auditCredits, type GrantLogRow, type UsageLogRow } from '../../../functions/credits/creditAudit.ts';
import type { CreditAccount } from '../../../functions/credits/creditAccount.ts';
import type { CreditGrant } from '../../../shared/credits/creditGrants.ts';

/** A grant as the log keeps it, with what a lot is made of again. */
export interface GrantLogEntry extends GrantLogRow {
  readonly source: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/**
 * Returns the account corrected by the log: lots that it lacks are made again, and lots with another number are set to
 * the log's, more or less. Lots that the log does not know stay, for the log may have lost something. Returns the same
 * account if both agree.
 */
export function accountByLog(
  account: CreditAccount,
  log: { readonly grants: readonly GrantLogEntry[]; readonly uses: readonly UsageLogRow[] },
  now: Date,
): CreditAccount {
  const discrepancies = auditCredits({ ...account, ...log }, now);
  if (discrepancies.length === 0) return account;
  const wrong = new Map(discrepancies.map(({ lotId, rule, expected }) => [lotId, { rule, expected }]));
  const lots = account.lots.map((lot) => {
    const { rule, expected = 0 } = wrong.get(lot.id) ?? {};
    return rule === 'remaining_differs' ? { ...lot, remaining: expected } : lot;
  });
  const missing = discrepancies.flatMap(({ lotId, rule, expected }) =>
    rule === 'lot_missing' && lotId !== null ? (lotOfLog(lotId, log.grants, expected) ?? []) : [],
  );
  return {
    ...account,
    lots: [...lots, ...missing].filter(({ remaining }) => remaining > 0),
    hasUsedAi: account.hasUsedAi || log.uses.some(({ lotId }) => lotId === null),
  };
}

function lotOfLog(id: string, grants: readonly GrantLogEntry[], remaining: number): CreditGrant | undefined {
  const first = grants.find(({ lotId, amount }) => lotId === id && amount > 0);
  return (
    first && {
      id,
      granted: first.amount,
      remaining,
      issuedAt: first.timestamp,
      expiresAt: first.expiresAt,
      source: first.source,
    }
  );
}
