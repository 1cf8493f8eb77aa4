import { emptyResume } from '../../shared/resume/defaults.ts';
import type { ResumeData } from '../../shared/resume/schema.ts';
import { createAside, type Aside } from './aside.ts';
import { printOf } from './canonical.ts';
import { createDrawers, type Drawers } from './drawer.ts';
import { AUTOSAVE_MS, LABEL_MS, LOCAL } from './keys.ts';
import { safeLocal, type Local } from './local.ts';
import type { Meta } from './meta.ts';
import { patient } from './patience.ts';
import { createPlace, type Place } from './place.ts';
import { createSaver, type Saver } from './saver.ts';
import { createSignal, type Signal } from './signal.ts';
import type { CloudCopy, DraftOptions, DraftState, SaveStatus } from './types.ts';

/** What the draft store is made of, and the steps that its operations share. */
export interface Session {
  readonly options: DraftOptions;
  readonly local: Local;
  readonly place: Place;
  readonly aside: Aside;
  readonly drawers: Drawers;
  readonly saver: Saver;
  readonly signal: Signal<DraftState>;
  readonly tab: string;
  readonly state: DraftState;
  update(patch: Partial<DraftState>): void;
  setStatus(status: SaveStatus): void;
  /** Whether the newest résumé and name are not stored as a whole. */
  unstored(): boolean;
  /** Whether the cloud has this résumé as it is. */
  inCloud(): boolean;
  noteInCloud(resume: ResumeData, copy: CloudCopy): void;
  /** Full save; true where it reached local storage or, a little later, the database. */
  store(): Promise<boolean>;
  /** `store`, and the label that says so. */
  autosave(): Promise<void>;
  startAutosave(): void;
  stopAutosave(): void;
  /** Shows a résumé that did not come from `change`. */
  show(resume: ResumeData, shown: Shown): void;
}

export interface Shown {
  readonly owner: string | null;
  readonly name: string;
  readonly cloud: CloudCopy | null;
  /** `printOf` what the cloud holds. */
  readonly cloudPrint: string | null;
}

export function createSession(options: DraftOptions): Session {
  const local = safeLocal(options.local);
  const database = patient(options.database, options.after);
  const place = createPlace(local, database);
  const saver = createSaver(place);
  const signal = createSignal(startState(options, local));
  const tab = options.newId();
  let cloud: { readonly resume: ResumeData | null; readonly print: string | null } = { resume: null, print: null };
  let stopAutosave = nothing;
  let stopLabel = nothing;

  const unstored = () => signal.value.loaded && saver.differs(signal.value.resume, signal.value.name);
  const inCloud = () => signal.value.cloud !== null && signal.value.resume === cloud.resume;

  /** `unsaved` follows from the rest (docs/decisions: "Unsaved means…"). */
  function update(patch: Partial<DraftState>): void {
    const next = { ...signal.value, ...patch };
    const stored = !next.loaded || !saver.differs(next.resume, next.name);
    const cloudHasIt = next.cloud === null || next.resume === cloud.resume;
    signal.set({ ...next, unsaved: !stored || !cloudHasIt });
  }

  function setStatus(status: SaveStatus): void {
    stopLabel();
    if (signal.value.status !== status) update({ status });
    if (PASSING.has(status)) stopLabel = options.after(LABEL_MS, () => update({ status: '' }));
  }

  async function store(): Promise<boolean> {
    stopAutosave();
    const { resume, owner, name, cloud: copy } = signal.value;
    const savedAt = options.now();
    const saved = saver.store({ resume, owner, name, cloud: copy, cloudPrint: cloud.print, tab, savedAt });
    options.tabs?.tell();
    if (saved.where === 'local') {
      update({ storage: 'local', problem: null, storedAt: savedAt });
      return true;
    }
    const problem = saved.why === 'full' ? 'storageFull' : 'storageUnavailable';
    const where = await saved.where;
    if (where === 'superseded') return true;
    // What was typed while the database wrote belongs to its save from now on.
    if (where === 'database' && signal.value.resume !== resume) saver.journal(signal.value.resume);
    update({ storage: where, problem, ...(where === 'database' ? { storedAt: savedAt } : {}) });
    return where === 'database';
  }

  async function autosave(): Promise<void> {
    const done = await store();
    if (done && signal.value.status === 'unsaved' && !unstored()) setStatus('savedLocally');
  }

  return {
    options,
    local,
    place,
    saver,
    signal,
    tab,
    aside: createAside(local, database),
    drawers: createDrawers(local, database),
    get state() {
      return signal.value;
    },
    update,
    setStatus,
    unstored,
    inCloud,
    store,
    autosave,
    stopAutosave: () => stopAutosave(),
    startAutosave() {
      stopAutosave();
      stopAutosave = options.after(AUTOSAVE_MS, () => {
        void autosave();
      });
    },
    noteInCloud(resume, copy) {
      cloud = { resume, print: printOf(resume) };
      update({ cloud: copy, name: copy.name });
    },
    show(resume, { owner, name, cloud: copy, cloudPrint }) {
      stopAutosave();
      stopLabel();
      const same = copy !== null && cloudPrint !== null && cloudPrint === printOf(resume);
      cloud = { resume: same ? resume : null, print: cloudPrint };
      update({ resume, owner, name, cloud: copy, epoch: signal.value.epoch + 1, loaded: true, changedElsewhere: null, status: '' });
    },
  };
}

const nothing = () => {};

const PASSING: ReadonlySet<SaveStatus> = new Set(['saved', 'savedLocally', 'error']);

/** What a stored draft's metadata says about it; a résumé that something else wrote keeps its owner and nothing else. */
export function shownOf(meta: Meta | null, ours: boolean): Shown {
  const owner = meta?.owner ?? null;
  return meta && ours ? { owner, name: meta.name, cloud: meta.cloud, cloudPrint: meta.cloudPrint } : { owner, name: '', cloud: null, cloudPrint: null };
}

function startState(options: DraftOptions, local: Local): DraftState {
  const probe = `${LOCAL.resume}.probe`;
  const usable = local.write(probe, '1') !== 'unavailable';
  local.remove(probe);
  return {
    resume: emptyResume(),
    name: '',
    owner: options.owner ?? null,
    cloud: null,
    epoch: 0,
    loaded: false,
    status: '',
    unsaved: false,
    storedAt: null,
    storage: usable ? 'local' : options.database ? 'database' : 'memory',
    problem: usable ? null : 'storageUnavailable',
    changedElsewhere: null,
  };
}
