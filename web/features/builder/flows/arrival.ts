import { findTemplate } from '../../../../shared/templates/catalogue.ts';
import type { AccentName } from '../../../../shared/templates/design/accents.ts';
import type { DraftState } from '../../drafts/index.ts';

/**
 * The requests of an address to the builder: `?new=true`, `?template={id}`, or both, as from the profile. The gallery
 * adds `&accent={name}` if another colour than the template's was chosen.
 */
export interface ArrivalWish {
  readonly isNew: boolean;
  readonly template: string | null;
  readonly accent?: AccentName | undefined;
}

/** The draft it meets; `empty`: nothing but defaults. */
export interface DraftMet extends Pick<DraftState, 'inCloud'> {
  readonly empty: boolean;
  readonly templateId: string;
}

export type ArrivalStep =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknownTemplate' }
  /** Gives the draft the template. */
  | { readonly kind: 'apply'; readonly templateId: string }
  /** Starts a new résumé at once: the one here is in the cloud, and none of it would be missed. */
  | { readonly kind: 'start'; readonly templateId: string }
  /** Asks whether to start a new one. */
  | { readonly kind: 'askNew' }
  /** Asks whether the template is for the draft or for a new one; `forNew`: a new one was asked for. */
  | { readonly kind: 'askTemplate'; readonly templateId: string; readonly forNew: boolean };

/** BLD-18, NAV-06: a new résumé is a new one, and a draft that is only here is never replaced without a question. */
export function decideArrival({ isNew, template, accent }: ArrivalWish, draft: DraftMet): ArrivalStep {
  if (template !== null && !findTemplate(template)) return { kind: 'unknownTemplate' };
  const templateId = template ?? draft.templateId;
  const isSame = templateId === draft.templateId && accent === undefined;
  if (draft.empty) return isSame ? { kind: 'nothing' } : { kind: 'apply', templateId };
  if (isNew && draft.inCloud) return { kind: 'start', templateId };
  if (isNew && template === null) return { kind: 'askNew' };
  if (!isNew && isSame) return { kind: 'nothing' };
  return { kind: 'askTemplate', templateId, forNew: isNew };
}
