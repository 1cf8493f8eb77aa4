import { templateAccess } from '../../../shared/payments/templateAccess.ts';
import type { Profile } from '../../../shared/account/profile.ts';
import { findTemplate, type Template } from '../../../shared/templates/catalogue.ts';
import { isSignedIn, sessionStore } from '../auth/index.ts';
import { refreshProfile } from '../auth/profile.ts';
import { templatePromptStore } from './templatePrompt.ts';

/** Premium templates that were agreed to in this page: what was said yes to is not asked again. */
const approvedTemplates = new Set<string>();
sessionStore.subscribe(({ person }, before) => {
  if (person?.uid !== before.person?.uid) approvedTemplates.clear();
});

/**
 * Whether a template may be chosen (PREM-06, PREM-07, ROLE-08): asks where it is a premium one, first with the free
 * first use and then for premium alone. Call it before anything is changed. The server decides for itself in the end.
 */
export async function requestTemplate(id: string): Promise<boolean> {
  const template = findTemplate(id);
  if (template === undefined || template.tier === 'basic' || approvedTemplates.has(id)) return true;
  if (isSignedIn()) {
    const profile = await currentProfile();
    // Nobody can say just now: the server will, when it is saved or printed.
    if (profile === undefined || templateAccess(template, profile) === 'open') return true;
  }
  return askForTemplate(template);
}

/** Offers what the server refused a template for. Whether it is worth another try. */
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

/** Read anew: a trial may have been spent in another window. */
async function currentProfile(): Promise<Profile | undefined> {
  const known = sessionStore.getState().profile ?? undefined;
  if (known?.isPremium) return known;
  return refreshProfile().catch(() => known);
}
