import { delay } from '../../lib/async/delay.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { openBrowserDatabase } from '../drafts/browserOptions.ts';
import { safeSession } from '../../lib/storage/safeStorage.ts';
import { navigate } from '../../lib/routing/location.ts';
import { beforeSignOut } from '../auth/auth.ts';
import { requestSignIn, type LoginAnswer } from '../auth/loginPrompt.ts';
import { sessionStore } from '../auth/session.ts';
import { countSections, type ImportResult } from './importResult.ts';
import { createPendingFileStore, type PendingFileStore, type RunningImport } from './pendingFile.ts';
import { validateFile, catalogueError, toImportError } from './importError.ts';
import { readPdf, type ReadPdfOptions } from './readPdf.ts';
import { importStore, INITIAL_IMPORT_STATE, type ImportState } from './importStore.ts';

/** Importing a PDF (UP-01 to UP-06). None of these rejects: what happens is in the state. */
export interface Importer {
  /** Takes a file for the import, unless it is none that can be imported: then none is chosen (UP-01). */
  readonly chooseFile: (file: File) => Promise<void>;
  /** Imports the chosen file; asks to sign in first, and goes on afterwards (UP-06). `from`: where to come back to. */
  readonly start: (from: string) => Promise<void>;
  /** Gives the import up; the file stays chosen. */
  readonly cancel: () => void;
  /** The file is chosen no more. */
  readonly clear: () => void;
  /**
   * Goes on with the file that waited while the page was away to sign in, or was loaded anew in the middle; `go` false:
   * one that waited for a sign-in is only chosen again.
   */
  readonly resume: (go: boolean, from: string) => Promise<void>;
}

export interface ImporterOptions {
  readonly state: { readonly getState: () => ImportState; readonly setState: (changes: Partial<ImportState>) => void };
  readonly pendingFiles: PendingFileStore;
  readonly getUserId: () => string | null;
  readonly askToSignIn: (from: string) => Promise<LoginAnswer>;
  readonly read: (
    file: File,
    reading: Pick<ReadPdfOptions, 'uid' | 'signal' | 'onProgress' | 'job' | 'onJobStarted'>,
  ) => Promise<ImportResult>;
  /** Takes what was found to the builder. */
  readonly handOver: (found: ImportResult, fileName: string) => Promise<void>;
}

export function createImporter({
  state,
  pendingFiles: keeper,
  getUserId: uid,
  askToSignIn: ask,
  read,
  handOver: deliver,
}: ImporterOptions): Importer {
  let underWay: AbortController | null = null;
  /** Keeping and forgetting, one after the other. */
  const inTurn = createSerialQueue();
  let isKept = false;
  const keep = (file: File, under: RunningImport) => {
    isKept = true;
    void inTurn(() => keeper.save(file, under));
  };
  const forget = () => {
    if (isKept) void inTurn(() => keeper.clear());
    isKept = false;
  };

  /** Signed in afterwards, or not. The file waits outside of the page too, which may go away meanwhile. */
  async function signedIn(file: File, from: string): Promise<boolean> {
    if (uid() !== null) return true;
    await inTurn(() => keeper.save(file));
    const answer = await ask(from);
    await keeper.clear();
    return answer === 'signedIn';
  }

  async function run(file: File, person: string, signal: AbortSignal, job: string | undefined): Promise<void> {
    state.setState({
      step: job === undefined ? 'upload' : 'scan',
      uploadedShare: 0,
      isScan: job !== undefined,
      sectionCount: 0,
      error: null,
    });
    keep(file, { job });
    const sent = (share: number) => {
      if (!signal.aborted && state.getState().step !== 'sections')
        state.setState({ uploadedShare: share, step: share < 1 ? 'upload' : 'scan' });
    };
    const started = (jobId: string) => {
      if (signal.aborted) return;
      state.setState({ isScan: true });
      keep(file, { job: jobId });
    };
    const found = await read(file, { uid: person, signal, onProgress: sent, job, onJobStarted: started });
    signal.throwIfAborted();
    state.setState({ step: 'sections', uploadedShare: 1, sectionCount: countSections(found.resumeData) });
    await deliver(found, file.name);
    state.setState(INITIAL_IMPORT_STATE);
  }

  async function attempt(file: File, from: string, again: boolean, job?: string): Promise<void> {
    const person = (await signedIn(file, from)) ? uid() : null;
    if (person === null || state.getState().file !== file) return;
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    try {
      await run(file, person, own.signal, job);
      forget();
    } catch (error) {
      // Also where the page is being loaded anew: then it goes on there.
      if (!(error instanceof ApiError && error.code === 'network') && underWay === own) forget();
      if (own.signal.aborted) return;
      state.setState({ step: null });
      // The session had ended without anybody knowing: once more, after a sign-in.
      if (again && error instanceof ApiError && error.code === 'unauthenticated' && uid() === null) {
        await attempt(file, from, false);
        return;
      }
      const problem = toImportError(error);
      state.setState({
        error: problem,
        ...(error instanceof ApiError && error.code === 'only_pdf' ? { file: null } : {}),
      });
    } finally {
      if (underWay === own) underWay = null;
    }
  }

  async function start(from: string, job?: string): Promise<void> {
    const { file, step } = state.getState();
    if (step !== null) return;
    if (file === null) state.setState({ error: catalogueError('file_required') });
    else await attempt(file, from, true, job);
  }

  function cancel(): void {
    forget();
    underWay?.abort();
    state.setState({ step: null, uploadedShare: 0 });
  }

  return {
    start: (from) => start(from),
    cancel,
    async chooseFile(file) {
      const problem = await validateFile(file);
      cancel();
      state.setState({ ...INITIAL_IMPORT_STATE, file: problem ? null : file, error: problem });
    },
    clear() {
      cancel();
      state.setState(INITIAL_IMPORT_STATE);
    },
    async resume(go, from) {
      if (state.getState().file !== null) return;
      const taken = await keeper.takeOut();
      if (state.getState().file !== null) return;
      if (taken) state.setState({ ...INITIAL_IMPORT_STATE, file: taken.file });
      else if (go) state.setState({ error: { id: 'import.chooseAgain', again: false } });
      if (taken && (go || taken.under) && uid() !== null) await start(from, taken.under?.job);
    },
  };
}

let pageImporter: Importer | undefined;

const currentUserId = () => sessionStore.getState().person?.uid ?? null;

/** The importer of this page. */
export function getPageImporter(): Importer {
  pageImporter ??= openPageImporter();
  return pageImporter;
}

function openPageImporter(): Importer {
  const keeper = createPendingFileStore({
    database: openBrowserDatabase(),
    tab: safeSession,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  const importer = createImporter({
    state: importStore,
    pendingFiles: keeper,
    getUserId: currentUserId,
    askToSignIn: (from) => requestSignIn('upload', from),
    read: (file, reading) => readPdf(file, { ...reading, api: api, delay }),
    handOver: async (found, fileName) => {
      const { handOverToBuilder: handOver } = await import('./handOverToBuilder.ts');
      navigate(await handOver(found, fileName));
    },
  });
  // A file belongs to whoever chose it: it goes with them.
  let owner = currentUserId();
  sessionStore.subscribe(({ person }) => {
    if (person === null || person.uid === owner) return;
    if (owner !== null) importer.clear();
    owner = person.uid;
  });
  beforeSignOut(async () => {
    importer.clear();
    await keeper.clear();
  });
  return importer;
}
