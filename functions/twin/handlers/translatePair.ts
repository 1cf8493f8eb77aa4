import type { WholeSide } from '../../../shared/api/pairs.ts';
import type { Translation } from '../../../shared/api/twin.ts';
import { AppError } from '../../../shared/errors/errors.ts';
import { readStanding } from '../../credits/useLedger.ts';
import { handlerFor } from '../../http/handlerFor.ts';
import { openModel } from '../../improve/bedrockModel.ts';
import { createProgressRepository } from '../../improve/progressRepository.ts';
import { createResultRepository } from '../../improve/resultRepository.ts';
import { clock } from '../../platform/clock.ts';
import { database } from '../../platform/dynamodb/client.ts';
import { environmentCounters } from '../../platform/dynamodb/sharedCounters.ts';
import { createResumePairs } from '../../resumes/resumePairs.ts';
import { createResumeRepository } from '../../resumes/resumeRepository.ts';
import { textsToTranslate } from '../textsToTranslate.ts';
import { translatePair } from '../translatePair.ts';

/**
 * POST /api/pairs/{id}/translation: texts of the other résumé of a pair in the language of this one; paid when a line
 * is taken (AI-08).
 */
export const handler = handlerFor(
  'translatePair',
  async ({ user, params: { id }, body }, { environment, reportCost }) => {
    const tables = { users: environment.USERS_TABLE, requests: environment.REQUESTS_TABLE };
    const { settle, ...opened } = openModel(environment.MODEL_ID, reportCost);
    try {
      const sides = await createResumePairs(database, tables).find(user.id, id);
      if (!sides) throw new AppError('resume_not_found');
      const resumes = createResumeRepository(database, { resumes: environment.RESUMES_TABLE });
      const read = async ({ id: of, common }: WholeSide) => {
        const saved = await resumes.read(user.id, of, true);
        if (!('saved' in saved)) throw new AppError('resume_not_found');
        return { ...saved.saved, common };
      };
      const [mine, other] = await Promise.all([read(sides[0]), read(sides[1])]);
      // The page shows the lines of this version beside its own, so no other may be used.
      if (other.version !== body.other) throw new AppError('conflict');
      const wish = textsToTranslate(mine, other, body.paths, body.gender);
      return {
        body: await translatePair(
          { userId: user.id, resumeId: id, wish, lineOf: body.lineOf },
          {
            readStanding: (userId) => readStanding(database, tables.users, userId, clock()),
            results: createResultRepository<Translation>(database, tables),
            ...opened,
            progressReporter:
              body.progress === undefined
                ? undefined
                : createProgressRepository(database, tables.requests).createReporter(user, body.progress),
          },
        ),
      };
    } finally {
      settle();
    }
  },
  { counters: environmentCounters },
);
