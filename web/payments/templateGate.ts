import { templateAccess } from '../../shared/premium.ts';
import type { Profile } from '../../shared/profile.ts';
import { findTemplate, type Template } from '../../shared/templates/catalogue.ts';
import { api } from '../api/client.ts';
import { isSignedIn, remember, session } from '../session/session.ts';
import { templatePrompt } from './templatePrompt.ts';

/** Premium templates that were agreed to in this page: what was said yes to is not asked again. */
const agreed = new Set<string>();
session.subscribe(({ person }, before) => {
  if (person?.uid !== before.person?.uid) agreed.clear();
});

/**
 * Whether a template may be chosen (PREM-06, PREM-07, ROLE-08): asks where it is a premium one, first with the free
 * first use and then for premium alone. Call it before anything is changed. The server decides for itself in the end.
 */
export async function mayUseTemplate(id: string): Promise<boolean> {
  const template = findTemplate(id);
  if (template === undefined || template.tier === 'basic' || agreed.has(id)) return true;
  if (isSignedIn()) {
    const profile = await profileNow();
    // Nobody can say just now: the server will, when it is saved or printed.
    if (profile === undefined || templateAccess(template, profile) === 'open') return true;
  }
  return ask(template);
}

/** Offers what the server refused a template for. Whether it is worth another try. */
export async function askForRefused(id: string): Promise<boolean> {
  const template = findTemplate(id);
  agreed.delete(id);
  if (template === undefined) return false;
  if (isSignedIn()) await readProfile().catch(() => undefined);
  return ask(template);
}

function ask(template: Template): Promise<boolean> {
  templatePrompt.getState().open?.settle(false);
  return new Promise((resolve) => {
    const settle = (allowed: boolean) => {
      templatePrompt.setState({ open: null });
      if (allowed) agreed.add(template.id);
      resolve(allowed);
    };
    templatePrompt.setState({ open: { template, settle } });
  });
}

/** Read anew: a trial may have been spent in another window. */
async function profileNow(): Promise<Profile | undefined> {
  const known = session.getState().profile ?? undefined;
  if (known?.isPremium) return known;
  return readProfile().catch(() => known);
}

async function readProfile(): Promise<Profile> {
  const profile = await api.readProfile();
  remember(profile);
  return profile;
}
