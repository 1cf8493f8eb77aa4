import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiRequest } from '../../../../shared/api/endpoints.ts';
import {
  isolateText,
  sectionsAt,
  textAt,
  withTextAt,
  type ImproveResponse,
} from '../../../../shared/improve/suggestions.ts';
import { MAX_EARLIER_WORDINGS, type ImprovedSection } from '../../../../shared/improve/improvedSections.ts';
import { ownProperty } from '../../../../shared/platform/ownProperty.ts';
import { RESUME_LIMITS } from '../../../../shared/resume/limits.ts';
import type { ResumeData } from '../../../../shared/resume/schema.ts';
import type { ResumeEditing } from '../../drafts/index.ts';
import { toImproveError, type ImproveError } from '../improveError.ts';
import { orderLines, orderStatusOf, replaceLines, statusOf, type LineStatus } from './applyLines.ts';
import {
  plainLines,
  toSuggestedTexts,
  type LineProposal,
  type SuggestedLine,
  type SuggestedText,
} from './suggestedTexts.ts';

/** A person's answers about one suggestion. */
export interface LineState {
  readonly isLeft: boolean;
  /** Lines that were put into the text, and those that stood there before, as they were written. */
  readonly takenAs: readonly string[] | null;
  readonly takenFrom: readonly string[];
  /** Answers to what is asked of the wording that is shown, by the place of the question. */
  readonly answers: Readonly<Record<number, boolean>>;
  /** Other wordings that were asked for; `shown` counts from the first suggestion, which is 0. */
  readonly wordings: readonly LineProposal[];
  readonly shown: number;
  readonly isAsking: boolean;
  readonly hasNoOther: boolean;
  readonly error: ImproveError | null;
}

const UNTOUCHED: LineState = {
  isLeft: false,
  takenAs: null,
  takenFrom: [],
  answers: {},
  wordings: [],
  shown: 0,
  isAsking: false,
  hasNoOther: false,
  error: null,
};

export interface LineReviewState {
  readonly lines: Readonly<Record<string, LineState>>;
  /** The result is paid for. */
  readonly isPaid: boolean;
  readonly isPaying: boolean;
  /** Why nothing could be taken. */
  readonly error: ImproveError | null;
}

/** A suggestion as it is shown: its lines, the person's answers, and its state against the draft. */
export interface ReviewedLine extends SuggestedLine {
  readonly state: LineState;
  readonly status: LineStatus;
  /** The wording that is shown. */
  readonly proposal: LineProposal;
  /** Nothing is asked about it that was not answered with a yes. */
  readonly canTake: boolean;
  /** Longer than its field takes. */
  readonly isTooLong: boolean;
}

export interface ReviewedText extends Omit<SuggestedText, 'lines'> {
  readonly lines: readonly ReviewedLine[];
}

export interface LineReview {
  readonly state: StoreApi<LineReviewState>;
  readonly response: ImproveResponse;
  /** The suggestions against the draft as it is now. */
  readonly texts: () => ReviewedText[];
  /** Takes these lines in one undoable step; the first of a result pays for it. Resolves to how many were taken. */
  readonly take: (keys: readonly string[]) => Promise<number>;
  /** Takes a line as the person has edited it. */
  readonly takeAs: (key: string, text: string) => Promise<number>;
  readonly leave: (key: string, isLeft: boolean) => void;
  readonly answer: (key: string, question: number, yes: boolean) => void;
  /** Puts back what stood there before the line was taken. */
  readonly undo: (key: string) => void;
  /** Another wording of one line; it belongs to the result and costs nothing more. */
  readonly another: (key: string) => Promise<void>;
  readonly show: (key: string, wording: number) => void;
  /** Sections of which a line was taken. */
  readonly takenSections: () => ImprovedSection[];
}

export interface LineReviewDependencies {
  readonly drafts: ResumeEditing;
  /** The résumé that the result was asked for, and how. */
  readonly sent: ResumeData;
  readonly asked: Pick<ApiRequest<'improveResume'>, 'improvementType' | 'jobDescription' | 'language'>;
  readonly requestId: string;
  readonly owner: string;
  readonly response: ImproveResponse;
  /** `repeat` presses once more, where somebody comes back by the page's bar (`callAgain`). */
  readonly accept: (requestId: string, repeat: () => void) => Promise<{ readonly aiCredits: number }>;
  readonly requestImprovement: (body: ApiRequest<'improveResume'>, repeat: () => void) => Promise<ImproveResponse>;
  readonly onBalanceChanged: (aiCredits: number, used: boolean) => void;
  readonly newId: () => string;
}

/** Lines that one press takes: nothing is asked about them, or all of it is answered, and nothing is lost. */
export const cleanLines = (texts: readonly ReviewedText[]): ReviewedLine[] =>
  texts.flatMap(({ lines }) =>
    lines.filter(({ status, canTake, proposal }) => status === 'open' && canTake && proposal.lost.length === 0),
  );

/** External store of one result, line by line: the decisions, and what becomes of the draft. */
export function createLineReview({
  drafts,
  sent,
  asked,
  requestId,
  owner,
  response,
  accept,
  requestImprovement,
  onBalanceChanged,
  newId,
}: LineReviewDependencies): LineReview {
  const suggested = toSuggestedTexts(sent, response);
  const state = createStore<LineReviewState>(() => ({
    lines: {},
    isPaid: response.taken,
    isPaying: false,
    error: null,
  }));
  const stateOf = (key: string) => ownProperty(state.getState().lines, key) ?? UNTOUCHED;
  const set = (key: string, changes: Partial<LineState>) =>
    state.setState(({ lines }) => ({ lines: { ...lines, [key]: { ...stateOf(key), ...changes } } }));

  const shownOf = ({ key, proposal }: SuggestedLine): LineProposal => {
    const { wordings, shown } = stateOf(key);
    return wordings[shown - 1] ?? proposal;
  };
  /** The groups of lines of an order, each as it is in the text by now. */
  const groupsOf = (text: SuggestedText, present: string, order: NonNullable<SuggestedLine['order']>) =>
    order.flatMap(({ own: ownLines, key }) => {
      const line = text.lines.find((each) => each.key === key);
      const taken = line && statusOf(present, { ...line, proposal: shownOf(line) }, stateOf(key)) === 'taken';
      const lines = taken ? (stateOf(key).takenAs ?? shownOf(line).lines) : ownLines;
      return lines.length > 0 ? [lines] : [];
    });
  const review = (text: SuggestedText): ReviewedText => {
    const present = textAt(drafts.state.resume, text.place);
    return {
      ...text,
      lines: text.lines.map((line) => {
        const of = stateOf(line.key);
        const proposal = shownOf(line);
        const status = line.order
          ? orderStatusOf(present, groupsOf(text, present ?? '', line.order), of.isLeft)
          : statusOf(present, { own: line.own, proposal }, of);
        const isTooLong = (taking(present ?? '', text, line, proposal.lines) ?? '').length > limitOf(text);
        const canTake = !isTooLong && proposal.findings.every((_, question) => of.answers[question] === true);
        return { ...line, proposal, state: of, status, canTake, isTooLong };
      }),
    };
  };
  const taking = (
    present: string,
    text: SuggestedText,
    { own: ownLines, behind, order }: SuggestedLine,
    now: readonly string[],
  ): string | undefined =>
    order ? orderLines(present, groupsOf(text, present, order)) : replaceLines(present, { own: ownLines, now, behind });

  const texts = () => suggested.map(review);

  /** Pays for the result where that was not done; false if it cannot be. */
  async function pay(repeat: () => void): Promise<boolean> {
    if (state.getState().isPaid) return true;
    state.setState({ isPaying: true, error: null });
    try {
      const { aiCredits } = await accept(requestId, repeat);
      onBalanceChanged(aiCredits, true);
      state.setState({ isPaid: true });
      return true;
    } catch (error) {
      state.setState({ error: toImproveError(error, true).problem });
      return false;
    } finally {
      state.setState({ isPaying: false });
    }
  }

  async function put(wanted: ReadonlyMap<string, readonly string[] | undefined>): Promise<number> {
    const isWanted = (line: ReviewedLine) =>
      wanted.has(line.key) &&
      line.status !== 'taken' &&
      line.status !== 'gone' &&
      (wanted.get(line.key) !== undefined || line.canTake);
    if (state.getState().isPaying || !texts().some(({ lines }) => lines.some(isWanted))) return 0;
    if (!(await pay(() => void put(wanted)))) return 0;
    // The draft may have changed while the server was asked.
    const now = texts().flatMap((text) => text.lines.filter(isWanted).map((line) => ({ text, line })));
    const [first] = now;
    if (!first) return 0;
    const { section, id } = first.text.place;
    let next = drafts.state.resume;
    let taken = 0;
    for (const { text, line } of now) {
      const present = textAt(next, text.place) ?? '';
      const lines = wanted.get(line.key) ?? line.proposal.lines;
      const written = taking(present, text, line, lines);
      if (written === undefined || written.length > limitOf(text)) continue;
      next = withTextAt(next, text.place, written);
      taken += 1;
      set(line.key, { takenAs: lines, takenFrom: rawLines(present, line.own), isLeft: false });
    }
    const customSection = next.customSections.find(({ items }) => items.some((item) => item.id === id));
    const tab = section === 'custom' && customSection ? `custom-${customSection.id}` : section;
    drafts.edit(() => next, { tab, by: 'improve', ...(id !== undefined && { entry: id }) });
    return taken;
  }

  async function another(key: string): Promise<void> {
    const text = suggested.find(({ lines }) => lines.some((line) => line.key === key));
    const line = text?.lines.find((each) => each.key === key);
    if (!text || !line || line.own.length === 0 || stateOf(key).isAsking) return;
    set(key, { isAsking: true, error: null, hasNoOther: false });
    try {
      const { wordings } = stateOf(key);
      const earlier = [line.proposal, ...wordings].map(({ lines }) => lines.join('\n')).slice(-MAX_EARLIER_WORDINGS);
      const resumeData = withTextAt(isolateText(sent, text.place), text.place, line.own.join('\n'));
      const body = {
        ...asked,
        resumeData,
        userId: owner,
        requestId: newId(),
        oneText: { action: 'wording' as const, earlier, lineOf: requestId },
      };
      const answer = await requestImprovement(body, () => void another(key));
      const proposal = toWording(resumeData, answer, line.own);
      if (proposal)
        set(key, { wordings: [...wordings, proposal], shown: wordings.length + 1, answers: {}, isLeft: false });
      else set(key, { hasNoOther: true });
    } catch (error) {
      set(key, { error: toImproveError(error, false).problem });
    } finally {
      set(key, { isAsking: false });
    }
  }

  return {
    state,
    response,
    texts,
    take: (keys) => put(new Map(keys.map((key) => [key, undefined]))),
    takeAs: (key, text) => put(new Map([[key, plainLines(text)]])),
    leave: (key, isLeft) => set(key, { isLeft }),
    answer(key, question, yes) {
      const answers = { ...stateOf(key).answers, [question]: yes };
      set(key, { answers, isLeft: Object.values(answers).includes(false) });
    },
    undo(key) {
      const text = suggested.find(({ lines }) => lines.some((line) => line.key === key));
      const line = text?.lines.find((each) => each.key === key);
      if (!text || !line || line.order) return;
      const { takenAs, takenFrom } = stateOf(key);
      const put = takenAs ?? shownOf(line).lines;
      const back = takenFrom.length > 0 ? takenFrom : line.own;
      drafts.edit(
        (resume) => {
          const present = textAt(resume, text.place) ?? '';
          const written = putBack(present, put, back, line.behind);
          return written === undefined ? resume : withTextAt(resume, text.place, written);
        },
        { tab: text.place.section, ...(text.place.id !== undefined && { entry: text.place.id }) },
      );
      set(key, { takenAs: null, takenFrom: [] });
    },
    another,
    show: (key, wording) => set(key, { shown: wording, answers: {}, isLeft: false, hasNoOther: false }),
    takenSections: () =>
      sectionsAt(
        texts()
          .filter(({ lines }) => lines.some(({ status }) => status === 'taken'))
          .map(({ place }) => place),
      ),
  };
}

const limitOf = ({ place }: SuggestedText) =>
  place.section === 'summary' ? RESUME_LIMITS.summary : RESUME_LIMITS.description;

/** Lines of a text as they are written, by what they say. */
const rawLines = (text: string, wanted: readonly string[]): string[] =>
  wanted.flatMap((line) => text.split('\n').find((raw) => plainLines(raw)[0] === line) ?? []);

/** The whole of an answer about one line, as the wording of that line. */
function toWording(sent: ResumeData, answer: ImproveResponse, ownLines: readonly string[]): LineProposal | undefined {
  const lines = toSuggestedTexts(sent, answer)
    .flatMap((text) => text.lines)
    .filter(({ order }) => !order);
  if (answer.unchanged === true || lines.length === 0) return undefined;
  return {
    lines: lines.flatMap(({ proposal }) => proposal.lines),
    findings: lines.flatMap(({ proposal }) => proposal.findings),
    lost: lines.flatMap(({ proposal }) => proposal.lost).filter((fact) => ownLines.some((line) => line.includes(fact))),
  };
}

/** A text with what stood there before in the place of what was taken, as it was written. */
function putBack(
  text: string,
  put: readonly string[],
  back: readonly string[],
  behind: readonly string[],
): string | undefined {
  const plain = back.flatMap((raw) => plainLines(raw));
  if (put.length === 0) return replaceLines(text, { own: [], now: back, behind });
  const written = replaceLines(text, { own: put, now: plain });
  if (written === undefined) return undefined;
  // With its own marks again, where the line alone has them.
  return plain.reduce((all, line, index) => {
    const lines = all.split('\n');
    const place = lines.findIndex((raw) => plainLines(raw)[0] === line);
    return place < 0 ? all : lines.toSpliced(place, 1, back[index] ?? line).join('\n');
  }, written);
}
