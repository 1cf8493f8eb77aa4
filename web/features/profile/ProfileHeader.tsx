import type { Profile } from '../../../shared/account/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslations } from '../../lib/i18n/useTranslations.ts';
import { Avatar, signOut } from '../auth/index.ts';
import { OwnLine } from '../../ui/OwnLine.tsx';

/** Names the signed-in person (PRO-01). */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const t = useTranslations();
  return (
    <header className="profile-head">
      <Avatar name={profile.displayName} photo={profile.photoURL} size={64} />
      <div>
        <h1>
          <OwnLine text={profile.displayName || t('profile.title')} />
        </h1>
        <p className="profile-email" dir="ltr">
          {profile.email}
        </p>
      </div>
      <Button icon="logout" onClick={() => void signOut()}>
        {t('profile.logout')}
      </Button>
    </header>
  );
}
