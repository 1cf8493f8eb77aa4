import { afterEach, describe, expect, it, vi } from 'vitest';
import { FREE_PROFILE } from '../../../shared/account/profile.fixture.ts';
import type { JobCopy } from '../../../shared/api/copies.ts';
import type { ResumeSummary } from '../../../shared/api/resumes.ts';
import { MAX_RESUME_NAME_LENGTH } from '../../../shared/resume/limits.ts';
import { inEachLanguage } from '../../lib/i18n/languages.fixture.tsx';
import { textsIn } from '../../lib/i18n/screen.fixture.tsx';
import { drawAs } from '../auth/session.fixture.ts';
import { CopyRow } from './CopyRow.tsx';
import { CopyWords } from './CopyWords.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import type { ProfileData } from './loadProfile.ts';
import { ProfileContent, ProfileFailure } from './ProfileContent.tsx';
import { RenameDialog } from './RenameDialog.tsx';

const nothing = () => {};
const DATA: ProfileData = {
  profile: { ...FREE_PROFILE, displayName: 'דנה', email: 'dana@example.com' },
  resumes: [],
  bin: [],
  copies: [],
  pairs: [],
  history: null,
};
const RESUME: ResumeSummary = {
  id: 'c1',
  name: 'לבנק',
  templateId: 'classic',
  version: 4,
  createdAt: '2026-03-01T09:30:00.000Z',
  updatedAt: '2026-03-09T09:30:00.000Z',
};
const COPY: JobCopy = { id: 'c1', of: 'r1', ofVersion: 4, job: 'מנהלת סניף', sentTo: '', sentOn: '', version: 1 };

const content = (draft: string | null, data: Partial<ProfileData> = {}) => (
  <ProfileContent data={{ ...DATA, ...data }} draft={draft} onChange={nothing} onRestore={() => Promise.resolve()} />
);
/** Class names of the link that makes a résumé. */
const createLink = (html: string) => /<a[^>]*href="\/templates\?new=true"[^>]*>/.exec(html)?.[0] ?? '';
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);

afterEach(() => void vi.unstubAllGlobals());

const row = (busy: boolean) => (
  <CopyRow resume={RESUME} copy={COPY} base={RESUME} twin={undefined} busy={busy} onAction={nothing} />
);

inEachLanguage('the profile', ['profile', 'account', 'payments'], ({ shown, markup, say, day }) => {
  describe('as a whole', () => {
    it('leads to a new résumé, and first to the draft where one waits, by its name', () => {
      drawAs(DATA.profile);
      const texts = (draft: string | null) => shown(content(draft)).slice(4);
      const [title, create] = [say('profile.resumes'), say('profile.create')];
      expect(texts(null).slice(0, 2)).toEqual([title, create]);
      expect(texts('').slice(0, 3)).toEqual([title, say('shell.continue'), create]);
      expect(texts('רופאה').slice(0, 3)).toEqual([title, say('shell.continueWith', { name: 'רופאה' }), create]);
      expect([null, ''].map((draft) => createLink(markup(content(draft))).includes('button-primary'))).toEqual([
        true,
        false,
      ]);
      expect(createLink(markup(content('')))).toContain('button-plain');
    });

    it('has plan, figures and the way to all records; these open at a press', () => {
      drawAs(DATA.profile);
      const html = markup(content(null, { resumes: [RESUME] }));
      expect(shown(content(null))).toContain(say('profile.records'));
      expect(html).not.toContain('<dialog');
      expect(html).toContain('data-resume="c1"');
    });

    it.each([
      ['setup', 'profile.setup'],
      ['failed', 'profile.failed.load'],
    ] as const)('that could not be loaded (%s) says why, and offers to try again', (failure, text) => {
      const failed = <ProfileFailure failure={failure} onRetry={nothing} />;
      expect(shown(failed)).toEqual([say('profile.title'), say(text), say('profile.retry')]);
    });
  });

  it('asks before the account is deleted, with the way back, and has nothing to say about a failure yet', () => {
    drawAs({ ...FREE_PROFILE, aiCredits: 0 });
    const dialog = <DeleteAccountDialog onClose={nothing} />;
    const texts = shown(dialog);
    expect(texts.slice(-2)).toEqual([say('profile.remove.confirm'), say('profile.cancel')]);
    expect(texts).not.toContain(say('profile.remove.failed'));
    expect(markup(dialog)).toMatch(/<p role="alert" class="form-error"><\/p>/);
    expect(markup(dialog)).toMatch(/<input[^>]*value=""/);
    expect(markup(dialog)).not.toContain('aria-busy="true"');
  });

  it('asks for another name of a résumé, as long as a name may be', () => {
    const dialog = <RenameDialog name="לבנק" onRename={nothing} onClose={nothing} />;
    expect(shown(dialog)).toEqual([
      say('profile.rename'),
      say('shell.close'),
      say('profile.rename.title'),
      say('profile.rename.save'),
      say('profile.cancel'),
    ]);
    expect(markup(dialog)).toContain(`maxLength="${MAX_RESUME_NAME_LENGTH}"`);
    expect(shown(<RenameDialog name="" onRename={nothing} onClose={nothing} />)).not.toContain(
      say('account.save.nameRequired'),
    );
  });

  describe('of a copy for a job', () => {
    it('shows its name, its job and what can be done with it, by its name for people who do not see it', () => {
      const html = markup(row(false));
      expect(html).toMatch(/<li class="copy-row" data-resume="c1" aria-busy="false">/);
      expect(textsIn(html, /<h4>(.*?)<\/h4>/gs)).toEqual(['לבנק']);
      expect(shown(row(false))).toEqual(
        expect.arrayContaining(['מנהלת סניף', say('profile.edit'), say('profile.job')]),
      );
      for (const id of ['profile.edit.of', 'profile.job.of'] as const)
        expect(html).toContain(`aria-label="${say(id, { name: 'לבנק' })}"`);
      expect(html).toMatch(/class="resume-sheet" tabindex="-1" aria-hidden="true"/);
      expect(buttonsOf(html).every((button) => !/disabled=""|aria-disabled="true"/.test(button))).toBe(true);
    });

    it('has nothing to press while something of it is under way', () => {
      const html = markup(row(true));
      expect(html).toContain('aria-busy="true"');
      expect(buttonsOf(html).every((button) => /disabled=""|aria-disabled="true"/.test(button))).toBe(true);
    });

    it.each([
      ['sent somewhere', { sentTo: 'jobs@bank.example', sentOn: '2026-03-02' }, true],
      ['sent', { sentOn: '2026-03-02' }, true],
      ['not sent', {}, false],
    ])('says that it was %s', (_, changes, isSent) => {
      const words = <CopyWords copy={{ ...COPY, ...changes }} base={RESUME} />;
      const html = markup(words);
      expect([/data-sent/.test(html), /<svg/.test(html)]).toEqual([isSent, isSent]);
      if (isSent) expect(shown(words).join(' ')).toContain(day('2026-03-02'));
    });
  });
});
