import type { CreditGrant } from '../../shared/credits/creditGrants.ts';

/** A grant as the log keeps it; `amount` is negative when credits were revoked. */
export interface GrantLogRow {
  readonly lotId: string;
  readonly amount: number;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** A use as the log keeps it. */
export interface UsageLogRow {
  /** The grant it was paid from; `null` was the free first use. */
  readonly lotId: string | null;
}

/** A discrepancy between the log and the grants. */
export interface CreditDiscrepancy {
  readonly lotId: string | null;
  readonly rule:
    | 'free_use_twice'
    | 'lot_without_grant'
    | 'overspent'
    | 'remaining_differs'
    | 'lot_missing'
    | 'flag_differs';
  /** The credits by the log, and those in the account. */
  readonly expected: number;
  readonly found: number;
}

interface AuditInput {
  readonly lots: readonly CreditGrant[];
  readonly hasUsedAi: boolean;
  readonly grants: readonly GrantLogRow[];
  readonly uses: readonly UsageLogRow[];
}

/**
 * Compares the granted credits minus the used ones with those in the grants. Empty if they match; expired grants may be
 * missing.
 */
export function auditCredits({ lots, hasUsedAi, grants, uses }: AuditInput, now: Date): CreditDiscrepancy[] {
  const discrepancies: CreditDiscrepancy[] = [];
  const free = uses.filter((use) => use.lotId === null).length;
  if (free > 1) discrepancies.push({ lotId: null, rule: 'free_use_twice', expected: 1, found: free });
  if (free === 1 && !hasUsedAi) discrepancies.push({ lotId: null, rule: 'flag_differs', expected: 1, found: 0 });
  const ids = new Set(
    [...grants, ...uses, ...lots.map(({ id }) => ({ lotId: id }))].flatMap(({ lotId }) => lotId ?? []),
  );
  for (const lotId of ids) {
    const of = grants.filter((grant) => grant.lotId === lotId);
    const expected =
      of.reduce((sum, grant) => sum + grant.amount, 0) - uses.filter((use) => use.lotId === lotId).length;
    const lot = lots.find(({ id }) => id === lotId);
    if (of.length === 0)
      discrepancies.push({ lotId, rule: 'lot_without_grant', expected: 0, found: lot?.remaining ?? 0 });
    else if (expected < 0) discrepancies.push({ lotId, rule: 'overspent', expected, found: lot?.remaining ?? 0 });
    else if (lot && lot.remaining !== expected)
      discrepancies.push({ lotId, rule: 'remaining_differs', expected, found: lot.remaining });
    else if (!lot && expected > 0 && of.some((grant) => Date.parse(grant.expiresAt) > now.getTime()))
      discrepancies.push({ lotId, rule: 'lot_missing', expected, found: 0 });
  }
  return discrepancies;
}
