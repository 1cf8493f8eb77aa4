import { clock } from '../clock.ts';
import { log } from '../logging/log.ts';

/** Answers of Bedrock after which asking the same model again at once is of no use, and for how long. */
const UNAVAILABLE = {
  /** The client has tried again by itself. */
  busy: {
    errors: [
      'ThrottlingException',
      'ServiceQuotaExceededException',
      'ServiceUnavailableException',
      'ModelNotReadyException',
      // Thrown by Textract.
      'ProvisionedThroughputExceededException',
    ],
    milliseconds: 30_000,
  },
  /** Without rights, without the access form, legacy, or retired. */
  gone: { errors: ['AccessDeniedException', 'ResourceNotFoundException'], milliseconds: 300_000 },
} as const;

/** Messages of a ValidationException that concern the model and not the question. */
const ABOUT_THE_MODEL = /model identifier is invalid|on-demand throughput/i;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Whether the model, or a reader of pages, has too much to do. */
export const isBusy = (error: unknown): boolean =>
  (UNAVAILABLE.busy.errors as readonly string[]).includes(nameOf(error));

function isGone(error: unknown): boolean {
  if ((UNAVAILABLE.gone.errors as readonly string[]).includes(nameOf(error))) return true;
  return nameOf(error) === 'ValidationException' && ABOUT_THE_MODEL.test((error as Error).message);
}

interface Model {
  readonly id: string;
  readonly profile?: string | undefined;
}

/** Until when a model is not asked, in milliseconds, by what it is called through. */
const passedOver = new Map<string, number>();

const unavailable = (error: unknown) =>
  isBusy(error) ? UNAVAILABLE.busy : isGone(error) ? UNAVAILABLE.gone : undefined;

/**
 * Asks a model, and its fallback where it stays busy or is not available: then it is skipped for a while, so that
 * people do not wait for the same refusal again, and the log says so once (`model_fallback`). Where the fallback is not
 * available either, nothing is skipped: an account may have the first alone, and a moment's refusal is over by the next
 * question. A question that is refused as such goes to no other model.
 */
export async function withFallback<One extends Model, Answer>(
  { fallback, ...first }: One & { readonly fallback?: Omit<One, 'fallback'> | undefined },
  signal: AbortSignal,
  ask: (model: Omit<One, 'fallback'>) => Promise<Answer>,
): Promise<Answer> {
  if (!fallback) return ask(first);
  const key = first.profile ?? first.id;
  const isPassedOver = () => (passedOver.get(key) ?? 0) > clock().getTime();
  if (isPassedOver())
    try {
      return await ask(fallback);
    } catch (error) {
      if (!unavailable(error) || signal.aborted) throw error;
      passedOver.delete(key);
      return ask(first);
    }
  try {
    return await ask(first);
  } catch (error) {
    const kind = unavailable(error);
    if (!kind || signal.aborted) throw error;
    const isNews = !isPassedOver();
    passedOver.set(key, clock().getTime() + kind.milliseconds);
    try {
      return await ask(fallback);
    } catch (second) {
      if (!unavailable(second)) throw second;
      passedOver.delete(key);
      // A busy model will be available again, so its error is thrown.
      throw isBusy(error) ? error : second;
    } finally {
      if (isNews && passedOver.has(key))
        log('info', { name: 'model', event: 'model_fallback', model: fallback.id, because: nameOf(error) });
    }
  }
}
