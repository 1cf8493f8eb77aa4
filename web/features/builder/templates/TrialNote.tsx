import { templateAccess } from '../../../../shared/payments/templateAccess.ts';
import { findTemplateOrDefault } from '../../../../shared/templates/catalogue.ts';
import { useTranslations } from '../../../lib/i18n/useTranslations.ts';
import { useSession } from '../../auth/index.ts';
import { useResume } from '../builderContext.ts';

/** That the chosen template is only being tried, and where premium will be asked about. */
export function TrialNote() {
  const t = useTranslations();
  const template = findTemplateOrDefault(useResume((resume) => resume.templateId));
  const profile = useSession(({ person, profile: known }) => (person === null ? null : known));
  const access = templateAccess(template, profile);
  return <output className="trial-note">{access !== 'open' && t(`design.templates.${access}`)}</output>;
}
