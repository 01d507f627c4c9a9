import { useTranslation } from '@pairwise/i18n';

import { ActionLink } from '../../hero/action-link.tsx';
import { Hero } from '../../hero/hero.tsx';
import { LanderFrame } from '../../lander/lander-frame.tsx';
import { TrustLine } from '../../lander/trust-line.tsx';
import { useLander } from '../../lander/use-lander.ts';

/** Two people who are still awake, in the shape of the logo. */
const AlonetonightScreen = () => {
  const { t } = useTranslation('mf-landers');
  const { palette, people, text, title, lead, signup } = useLander('alonetonight');
  return (
    <LanderFrame palette={palette}>
      <Hero
        title={title}
        lead={lead}
        people={[people[0], people[1]]}
        lines={{ ask: text('ask'), reply: text('answer') }}
      >
        <ActionLink href={signup}>{t('landers.alonetonight.action')}</ActionLink>
        <TrustLine />
      </Hero>
    </LanderFrame>
  );
};

export default AlonetonightScreen;
