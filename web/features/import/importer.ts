import { delay } from '../../lib/async/delay.ts';
import { createSerialQueue } from '../../lib/async/serialQueue.ts';
import { api } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/apiError.ts';
import { openBrowserDatabase } from '../../lib/storage/browserDatabase.ts';
import { safeLocal, safeSession } from '../../lib/storage/safeStorage.ts';
import { navigate } from '../../lib/routing/location.ts';
import { requestSignIn, type LoginAnswer, sessionStore } from '../auth/index.ts';
import { keepChosenFile } from './chosenFile.ts';
import { handOverToBuilder } from './handOverToBuilder.ts';
import { countSections, type ImportResult } from './importResult.ts';
import { createPendingFileStore, type PendingFileStore, type RunningImport } from './pendingFile.ts';
import { catalogueError, changedSinceChosen, firstBytes, toImportError, validateFile } from './importError.ts';
import { readPdf, type ReadPdfOptions } from './readPdf.ts';
import type { Importer, ImportState } from './importState.ts';
import { isPicture, joinPictures } from './pictures/joinPictures.ts';
import { importStore, INITIAL_IMPORT_STATE } from './importStore.ts';

/** Errors of a file of a format that is not read: it is not kept (UP-01). */
const NOT_READ: ReadonlySet<string> = new Set(['only_pdf', 'old_word_file']);

export interface ImporterOptions {
  readonly state: { readonly getState: () => ImportState; readonly setState: (changes: Partial<ImportState>) => void };
  readonly pendingFiles: PendingFileStore;
  readonly getUserId: () => string | null;
  readonly askToSignIn: (from: string) => Promise<LoginAnswer>;
  readonly read: (
    file: File,
    reading: Pick<ReadPdfOptions, 'uid' | 'signal' | 'onProgress' | 'job' | 'onJobStarted'>,
  ) => Promise<ImportResult>;
  /** Passes the result to the builder. */
  readonly handOver: (result: ImportResult, fileName: string, owner: string) => Promise<void>;
}

/** The one import of a page, from the chosen file to the hand-over; it knows no screen. */
export function createImporter({
  state,
  pendingFiles,
  getUserId,
  askToSignIn: ask,
  read,
  handOver,
}: ImporterOptions): Importer {
  let underWay: AbortController | null = null;
  /** Serial queue of storing and removing the file. */
  const inTurn = createSerialQueue();
  let isKept = false;
  let choice = 0;
  /** The choice that is being read: pictures are joined for seconds, and who imports meanwhile means them. */
  let choosing: Promise<void> | undefined;
  /** Whose file it is; null: nobody's. */
  let owner = getUserId();
  /** The reading of a file that hardly looks like a résumé, until the person decides about it. */
  let doubted: { readonly found: ImportResult; readonly file: File; readonly of: string } | null = null;
  /** The choice of a person whose session expired. */
  let putAway: (Pick<ImportState, 'file' | 'pictures'> & { readonly of: string }) | null = null;
  const keep = (file: File, under: RunningImport) => {
    isKept = true;
    void inTurn(() => pendingFiles.save(file, owner, under));
  };
  const forget = () => {
    if (isKept) void inTurn(() => pendingFiles.clear());
    isKept = false;
  };

  /** Continues after the login dialog. The file is stored too, because the page may be redirected meanwhile. */
  async function signedIn(file: File, from: string): Promise<boolean> {
    if (getUserId() !== null) return true;
    await inTurn(() => pendingFiles.save(file, owner));
    const answer = await ask(from);
    await pendingFiles.clear();
    return answer === 'signedIn';
  }

  async function run(file: File, person: string, signal: AbortSignal, job: string | undefined): Promise<void> {
    state.setState({
      step: job === undefined ? 'upload' : 'scan',
      uploadedShare: 0,
      isScan: job !== undefined,
      sectionCount: 0,
      isDoubted: false,
      error: null,
    });
    // Somebody may have saved it in the meantime: the person hears at once, while a click may still open the picker.
    if (job === undefined) await firstBytes(file);
    signal.throwIfAborted();
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
    const result = await read(file, { uid: person, signal, onProgress: sent, job, onJobStarted: started });
    signal.throwIfAborted();
    state.setState({ step: 'sections', uploadedShare: 1, sectionCount: countSections(result.resumeData) });
    if (result.isHardlyResume) {
      doubted = { found: result, file, of: person };
      state.setState({ step: null, isDoubted: true });
    } else await deliver(result, file, person);
  }

  async function deliver(result: ImportResult, file: File, person: string): Promise<void> {
    keepChosenFile(file);
    await handOver(result, file.name, person);
    state.setState(INITIAL_IMPORT_STATE);
  }

  async function goOn(): Promise<void> {
    const { isDoubted, file } = state.getState();
    if (!isDoubted || !doubted || doubted.file !== file || doubted.of !== getUserId()) return;
    const { found: result, of } = doubted;
    doubted = null;
    state.setState({ step: 'sections', isDoubted: false });
    await deliver(result, file, of);
  }

  async function attempt(file: File, from: string, again: boolean, job?: string): Promise<void> {
    const person = (await signedIn(file, from)) ? getUserId() : null;
    if (person === null || state.getState().file !== file) return;
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    try {
      await run(file, person, controller.signal, job);
      forget();
    } catch (error) {
      // Also while the page is being reloaded: then the import continues there.
      if (!(error instanceof ApiError && error.code === 'network') && underWay === controller) forget();
      if (controller.signal.aborted) return;
      state.setState({ step: null });
      // The session had expired unnoticed: retry once, after a sign-in.
      if (again && error instanceof ApiError && error.code === 'unauthenticated' && getUserId() === null) {
        await attempt(file, from, false);
        return;
      }
      const problem = (await changedSinceChosen(file)) ?? toImportError(error);
      if (controller.signal.aborted) return;
      state.setState({
        error: problem,
        ...(error instanceof ApiError && NOT_READ.has(error.code) ? { file: null } : {}),
      });
    } finally {
      if (underWay === controller) underWay = null;
      // The session has ended meanwhile, and its owner is not back.
      if (getUserId() === null && owner !== null) putFileAway(owner);
    }
  }

  async function choose(files: readonly File[]): Promise<void> {
    const ownChoice = (choice += 1);
    const pictures = files.length > 1 || files.some(isPicture) ? files : [];
    const file = pictures.length > 0 ? await joinPictures(pictures) : files[0];
    if (file === undefined) return;
    const problem = file instanceof File ? await validateFile(file) : file;
    // Large pictures take seconds: meanwhile something else may have been chosen.
    if (ownChoice !== choice) return;
    cancel();
    const before = state.getState();
    // A page that cannot be added takes nothing from those that are there.
    const isAdded = before.pictures.length > 0 && before.pictures.every((picture) => files.includes(picture));
    if (problem && isAdded) {
      state.setState({ error: problem });
      return;
    }
    const chosen = file instanceof File && !problem ? { file, pictures } : {};
    state.setState({ ...INITIAL_IMPORT_STATE, ...chosen, error: problem });
  }

  async function start(from: string, job?: string): Promise<void> {
    if (choosing) await choosing;
    const { file, step, error } = state.getState();
    if (step !== null) return;
    if (file === null) state.setState({ error: error ?? catalogueError('file_required') });
    else await attempt(file, from, true, job);
  }

  function cancel(): void {
    forget();
    underWay?.abort();
    doubted = null;
    state.setState({ step: null, uploadedShare: 0, isDoubted: false });
  }

  function putFileAway(of: string): void {
    const { file, pictures } = state.getState();
    owner = null;
    doubted = null;
    putAway = { of, file, pictures };
    state.setState(INITIAL_IMPORT_STATE);
  }

  function clear(): void {
    cancel();
    state.setState(INITIAL_IMPORT_STATE);
  }

  return {
    start: (from) => start(from),
    goOn,
    cancel,
    async chooseFile(...files) {
      const reading = choose(files);
      choosing = reading;
      await reading.finally(() => {
        if (choosing === reading) choosing = undefined;
      });
    },
    clear,
    setOwner(next, awaited = null) {
      const before = owner;
      if (next === before) return;
      if (before !== null) keepChosenFile(null);
      // While it runs the session may be asked for again, and the import goes on.
      if (next === null && awaited !== null && underWay) return;
      owner = next;
      if (next === null && before !== null && before === awaited) return putFileAway(before);
      if (before !== null) clear();
      if (next === null) return;
      const { file } = state.getState();
      if (putAway?.of === next && file === null) state.setState({ file: putAway.file, pictures: putAway.pictures });
      putAway = null;
    },
    async resume(go, from) {
      if (state.getState().file !== null) return;
      const taken = await pendingFiles.takeOut(getUserId());
      if (state.getState().file !== null) return;
      if (taken) state.setState({ ...INITIAL_IMPORT_STATE, file: taken.file });
      else if (go) state.setState({ error: { id: 'import.chooseAgain', again: false } });
      if (taken && (go || taken.under) && getUserId() !== null) await start(from, taken.under?.job);
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
    browser: safeLocal,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  });
  const importer = createImporter({
    state: importStore,
    pendingFiles: keeper,
    getUserId: currentUserId,
    askToSignIn: (from) => requestSignIn('upload', from),
    read: (file, reading) => readPdf(file, { ...reading, api: api, delay }),
    handOver: async (result, fileName, of) => {
      const address = handOverToBuilder(result, fileName, of);
      // The last step is drawn before its screen is left.
      await new Promise((drawn) => setTimeout(drawn));
      navigate(address);
    },
  });
  sessionStore.subscribe(({ person, ended }) => {
    importer.setOwner(person?.uid ?? null, ended?.how === 'expired' ? ended.of : null);
  });
  return importer;
}
