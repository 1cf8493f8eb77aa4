import type { SavedResume } from '../../../shared/api/resumes.ts';
import type { PointReason } from '../../../shared/resume/resumePoints.ts';
import type { ResumeData } from '../../../shared/resume/schema.ts';
import { ApiError, type ApiErrorCode } from '../../lib/api/apiError.ts';
import type { CloudApi } from './types.ts';

/** A fake server with résumés that can lose answers, refuse, and be offline. */
export class FakeServer implements CloudApi {
  readonly resumes = new Map<string, SavedResume>();
  readonly wishes = new Map<string, string>();
  /** What each update said about the state before it. */
  readonly before: (PointReason | undefined)[] = [];
  calls = 0;
  /** Outcome of the next call; `lost`: it is done, but its answer is lost. */
  next: ApiErrorCode | 'lost' | null = null;
  slots = 2;

  async createResume({
    name,
    data,
    requestId,
  }: {
    name: string;
    data: ResumeData;
    requestId: string;
  }): Promise<SavedResume> {
    return this.answer(() => {
      const known = this.resumes.get(this.wishes.get(requestId) ?? '');
      if (known) return known;
      if (this.resumes.size >= this.slots)
        throw new ApiError('storage_limit_reached', {
          text: 'Storage limit reached, upgrade to Premium to save more resumes',
        });
      const id = `r${this.resumes.size + 1}`;
      this.wishes.set(requestId, id);
      return this.put(id, name, data, 1);
    });
  }

  async updateResume(
    { id }: { id: string },
    { name, data, version, before }: { name: string; data: ResumeData; version: number; before?: PointReason },
  ): Promise<SavedResume> {
    return this.answer(() => {
      const known = this.resumes.get(id);
      if (!known) throw new ApiError('resume_not_found');
      if (known.version !== version) throw new ApiError('conflict', { details: { current: known } });
      this.before.push(before);
      return this.put(id, name, data, version + 1);
    });
  }

  put(id: string, name: string, data: ResumeData, version: number): SavedResume {
    const saved = { id, name, data, templateId: data.templateId, version, createdAt: '', updatedAt: '' };
    this.resumes.set(id, saved);
    return saved;
  }

  private async answer(work: () => SavedResume): Promise<SavedResume> {
    this.calls += 1;
    const how = this.next;
    this.next = null;
    await Promise.resolve();
    if (how !== null && how !== 'lost')
      throw new ApiError(how, how === 'save_failed' ? { text: 'Error saving resume. Please try again.' } : {});
    const saved = work();
    if (how === 'lost') throw new ApiError('network');
    return structuredClone(saved);
  }
}
