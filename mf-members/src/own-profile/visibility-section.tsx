import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, Button, IconEye, IconEyeOff, LinkButton, StatusDot, Text } from '@pairwise/ui';

import { LandingSwitch } from './landing-switch.tsx';
import type { OwnProfile } from './own-profile.queries.ts';
import { SectionCard } from './section-card.tsx';

interface VisibilitySectionProps {
  profile: Pick<OwnProfile, 'status' | 'landing_opt_in'>;
  /** Opens the form with the field that the profile lacks. */
  onComplete: () => void;
}

/**
 * Says whether others find this profile, and why not (decisions M-15): that switch is in the account settings. Landing pages
 * show the member to visitors only after the member has agreed here.
 */
export const VisibilitySection = ({
  profile: { status, landing_opt_in: onLandings },
  onComplete,
}: VisibilitySectionProps) => {
  const { t } = useTranslation('mf-members');
  const user = useStream(bus.user$);
  const invisible = user?.invisible ?? false;
  const isConfirmed = user?.status === 'active';
  const isShown = status === 'active';
  return (
    <SectionCard id="visibility" title={t('own.visibility.title')}>
      {isShown ? (
        <>
          <StatusDot
            tone={invisible ? 'off' : 'online'}
            label={t(invisible ? 'own.visibility.invisible' : 'own.visibility.visible')}
          />
          <Text size="sm" tone="muted">
            {t(invisible ? 'own.visibility.invisibleText' : 'own.visibility.visibleText')}
          </Text>
        </>
      ) : (
        <Banner
          tone="warning"
          {...(status === 'disabled' && {
            action: isConfirmed ? (
              <Button variant="ghost" size="sm" onClick={onComplete}>
                {t('own.visibility.complete')}
              </Button>
            ) : (
              <LinkButton as={Link} to={paths.completeSignup('email')} variant="ghost" size="sm">
                {t('own.visibility.confirm')}
              </LinkButton>
            ),
          })}
        >
          {t(status === 'disabled' && isConfirmed ? 'own.visibility.incomplete' : `own.visibility.${status}`)}
        </Banner>
      )}
      {(isShown || onLandings) && <LandingSwitch checked={onLandings} invisible={invisible} />}
      {(isShown || invisible) && (
        <LinkButton
          as={Link}
          to={`${paths.notifications()}#visibility`}
          variant="ghost"
          size="sm"
          icon={invisible ? <IconEye /> : <IconEyeOff />}
          css={{ alignSelf: 'start' }}
        >
          {t(invisible ? 'own.visibility.show' : 'own.visibility.hide')}
        </LinkButton>
      )}
    </SectionCard>
  );
};
