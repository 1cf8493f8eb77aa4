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
 * What a person can spend by the log, where the account says otherwise: lots that it lacks are made again, those that
 * hold another number are put right, whether that is more or less. What the log does not know stays, for it may be the
 * log that has lost something. The same account where both agree.
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
