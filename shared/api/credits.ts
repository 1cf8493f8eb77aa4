import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { READ_RATE_LIMITS, TimestampSchema } from './fields.ts';

/** Entries of each kind that the history shows, newest first (PRO-08). */
export const HISTORY_LENGTH = 50;

/** The records of creditUsage and creditTransactions (DATA-18, DATA-19). */
export const CreditHistorySchema = v.object({
  usage: v.array(v.object({ usageType: v.literal('ai_improvement'), details: v.string(), timestamp: TimestampSchema })),
  transactions: v.array(
    v.object({
      amount: v.number(),
      source: v.string(),
      paymentId: v.optional(v.string()),
      type: v.literal('credit'),
      timestamp: TimestampSchema,
      /** When the rest of the pack expires (CRED-02). */
      expiresAt: v.optional(TimestampSchema),
    }),
  ),
});

export const creditsEndpoints = {
  readCreditHistory: {
    method: 'GET',
    path: '/api/credits',
    capability: 'credits',
    auth: 'user',
    response: CreditHistorySchema,
    errors: [],
    limits: { bodyBytes: 0, seconds: 10, ...READ_RATE_LIMITS },
    needs: { tables: { creditLogs: ['Query'] } },
  },
} as const satisfies Record<string, Endpoint>;
