import { describe, expect, it } from 'vitest';
import type { ImproveResponse } from '../../../shared/improve/suggestions.ts';
import { STRONG_RESUME_EN } from '../../../shared/resume/samples.fixture.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { DELIVERED, setUpImprover } from './improver.fixture.ts';

describe('an improvement of which everything is withheld', () => {
  const preview: ImproveResponse = {
    ...DELIVERED,
    withheld: [
      {
        section: 'projects',
        id: 'proj-1',
        text: '… 90,000 …',
        findings: [{ reason: 'number', text: '90,000', index: 2 }],
      },
    ],
    unpaid: true,
  };

  it('[AI-08] costs nothing until its texts are asked for; a preview is never applied', async () => {
    const { improver, drafts, paid, take } = setUpImprover({ answers: [preview, preview] });
    await improver.run('en');
    // The balance it states is shown; the free use is not gone.
    expect(paid.mock.calls).toEqual([[1, false]]);
    expect(improver.apply(improver.suggestions())).toBe(1);
    expect(drafts.state.resume).toBe(STRONG_RESUME_EN);
    improver.dismiss();
    expect(take).not.toHaveBeenCalled();
    await improver.run('en');
    await improver.reveal();
    expect(take).toHaveBeenCalledExactlyOnceWith('request-2');
    expect(paid).toHaveBeenLastCalledWith(1, true);
    expect(improver.state.getState()).toMatchObject({ reviewing: true, paying: false });
    expect(improver.apply(improver.suggestions())).toBe(0);
    expect(drafts.state.resume.projects[0]?.description).toBe('Reached 90,000 downloads');
    expect(improver.state.getState()).toMatchObject({
      improvedSections: ['projects'],
      pending: null,
      response: null,
    });
  });

  it.each(['no_credits', 'network', 'not_found'] as const)(
    'says where paying ends with %s, and can be asked again by the same id',
    async (code) => {
      const { improver, drafts, take } = setUpImprover({ answers: [preview] });
      await improver.run('en');
      take.mockRejectedValueOnce(new ApiError(code, { text: `the server on ${code}` }));
      await improver.reveal();
      expect(drafts.state.resume).toBe(STRONG_RESUME_EN);
      expect(improver.state.getState()).toMatchObject({
        error: { code },
        paying: false,
        reviewing: true,
        response: { unpaid: true },
      });
      await improver.reveal();
      expect(improver.state.getState().response).toBe(DELIVERED);
      expect(take.mock.calls.map(([requestId]) => requestId)).toEqual(['request-1', 'request-1']);
    },
  );

  it('is paid once, however often it is pressed', async () => {
    const { improver, take } = setUpImprover({ answers: [preview] });
    await improver.run('en');
    await Promise.all([improver.reveal(), improver.reveal()]);
    await improver.reveal();
    expect(take).toHaveBeenCalledTimes(1);
  });
});
