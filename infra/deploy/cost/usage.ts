import type { EndpointName } from '../../../shared/api/endpoints.ts';

/** Files that each who is signed in imports in a month. */
const IMPORTED_FILES = 0.3;

/** One person's use in a month. These are assumptions, and the page says so; everything else is measured. */
export const ASSUMED_USAGE = {
  /** Share of those who come that sign in. */
  signedIn: 0.3,
  /** Visits a month; the first brings all files, the others only ask whether they have changed. */
  visits: 3,
  /** Files asked for in a visit. */
  requestsPerVisit: 30,
  /** Calls a month of everybody. */
  everybody: {
    listTemplates: 1,
    generatePdf: 2,
    // Two of five with another engine than Chromium, which rest twenty times on a document of more than most of a page.
    measurePages: 8,
    // Every tenth person has a link, and ten look at each; two of them take the file.
    showLink: 1,
    printLink: 0.2,
    // A third of the visitors agreed to it; a page sends its counts in one call.
    recordEvents: 1,
  },
  /** Further calls a month of each signed-in person. */
  member: {
    ensureProfile: 3,
    readProfile: 3,
    listResumes: 3,
    listBin: 3,
    listCopies: 3,
    createCopy: 0.2,
    listPairs: 3,
    createTwin: 0.2,
    readPair: 1,
    agreePair: 1,
    // Half of the new versions, and now and then a text that changed.
    translatePair: 0.15,
    listPoints: 0.5,
    keepPoint: 0.2,
    createResume: 1,
    readResume: 2,
    updateResume: 15,
    readCreditHistory: 0.5,
    parseResume: IMPORTED_FILES,
    improveResume: 0.5,
    // Share of results from which a line is taken.
    acceptImprovement: 0.3,
    createOrder: 0.02,
    readLink: 1.5,
    saveLink: 0.3,
  },
  /** The files of a month, the share that is sent to a model, and the share of scans, with their pages. */
  imports: { files: IMPORTED_FILES, asked: 0.4, scans: 0.1, scanPages: 2 },
  /**
   * Share of orders that are paid, the nights that look at one that is and at one that is not (decision 14), and how
   * long an answer of the payment provider is waited for.
   */
  sales: { paid: 0.7, nightsOfPaid: 14, nightsOfUnpaid: 4, answerSeconds: 0.4 },
  /** Requests a month by which Lambda looks into an empty queue: five at a time, each for twenty seconds. */
  idlePolls: 5 * 3 * 60 * 24 * 30,
  /** Share of calls that find no function running, by how many come: these wait for the import, which is paid too. */
  cold: { 1_000: 0.3, 1_000_000: 0.01 },
  /** Characters a token of the model holds. Hebrew's is on the safe side: models cut it smaller than Latin. */
  tokenHolds: { latin: 3.5, other: 1.5 },
  /** Seconds that a function waits for the model in a call: all texts are sent at once, and checked afterwards. */
  modelSeconds: 9,
  /** Milliseconds a function waits for the database or the bucket, each time it asks. */
  roundTripMs: 5,
  /** Time of a bundle's import in the cloud besides the processor's: fetching and starting the environment. */
  startMs: 200,
} as const satisfies {
  readonly everybody: Partial<Record<EndpointName, number>>;
  readonly member: Partial<Record<EndpointName, number>>;
} & Record<string, unknown>;
