import { templateAccess } from '../../../shared/payments/templateAccess.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { findTemplate, type Template } from '../../../shared/templates/catalogue.ts';
import { isSignedIn, sessionStore } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';
import { templatePromptStore } from './templatePrompt.ts';

/** Premium templates accepted in this page: the same question is not asked twice. */
const approvedTemplates = new Set<string>();
sessionStore.subscribe(({ person }, before) => {
  if (person?.uid !== before.person?.uid) approvedTemplates.clear();
});

/**
 * Entitlement check of a template (PREM-06, PREM-07, ROLE-08): asks where it is a premium one, first with the free
 * first use and then for premium alone. Call it before anything is changed. The server makes the final decision.
 */
export async function requestTemplate(id: string): Promise<boolean> {
  const template = findTemplate(id);
  if (template === undefined || template.tier === 'basic' || approvedTemplates.has(id)) return true;
  if (isSignedIn()) {
    const profile = await currentProfile();
    // The plan is unknown now: the server decides when it is saved or printed.
    if (profile === undefined || templateAccess(template, profile) === 'open') return true;
  }
  return askForTemplate(template);
}

/** Returns whether a template may be printed from the page, as far as is known without a request. */
export function isTemplateOpen(id: string): boolean {
  const template = findTemplate(id);
  if (template === undefined || template.tier === 'basic' || approvedTemplates.has(id)) return true;
  const { profile } = sessionStore.getState();
  return profile !== null && templateAccess(template, profile) === 'open';
}

/** Offers a purchase after the server refused a template. Returns whether a retry makes sense. */
export async function requestRefusedTemplate(id: string): Promise<boolean> {
  const template = findTemplate(id);
  approvedTemplates.delete(id);
  if (template === undefined) return false;
  if (isSignedIn()) await refreshProfile().catch(() => undefined);
  return askForTemplate(template);
}

function askForTemplate(template: Template): Promise<boolean> {
  templatePromptStore.getState().open?.settle(false);
  return new Promise((resolve) => {
    const settle = (allowed: boolean) => {
      templatePromptStore.setState({ open: null });
      if (allowed) approvedTemplates.add(template.id);
      resolve(allowed);
    };
    templatePromptStore.setState({ open: { template, settle } });
  });
}

/** Read again: a trial may have been used in another window. */
async function currentProfile(): Promise<Profile | undefined> {
  const known = sessionStore.getState().profile ?? undefined;
  if (known?.isPremium) return known;
  return refreshProfile().catch(() => known);
}
