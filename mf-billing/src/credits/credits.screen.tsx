import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import {
  Container,
  css,
  Heading,
  IconCoin,
  IconHistory,
  LinkButton,
  media,
  Skeleton,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';

import { BonusLine } from '../discount/bonus-line.tsx';
import { useNext } from '../next/use-next.ts';
import { PriceList } from '../price-list/price-list.tsx';
import { PriceNotes } from '../price-list/price-notes.tsx';
import { pricePage } from '../price-list/price-page.ts';
import { useTimeBonusState } from '../time-bonus/use-time-bonus.ts';

/** The height of the balance, which also its placeholder has. */
const BALANCE_PX = 34;

const balanceLine = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: theme.space[2],
  minBlockSize: BALANCE_PX,
  paddingInline: theme.space[3],
  borderRadius: theme.radius.full,
  background: theme.color.primarySoft,
  color: theme.color.onPrimarySoft,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** The height of the bonus line: two lines on phones. */
const bonusRoom = css({ blockSize: 26, [media.down('sm')]: { blockSize: 50 } });

/** The bundles for a member who needs more credits (ROUTE-14, decisions R-5). */
const CreditsScreen = () => {
  const { t } = useTranslation('mf-billing');
  const user = useStream(bus.user$);
  const next = useNext();
  const { bonus, isLoading } = useTimeBonusState();
  return (
    <Container css={pricePage}>
      <Stack gap={2}>
        <Heading level={1}>{t('credits.title')}</Heading>
        {user ? (
          <p css={balanceLine}>
            <IconCoin css={{ flex: 'none' }} />
            {t('credits.balance', { count: user.credits })}
          </p>
        ) : (
          <Skeleton width="8rem" height={BALANCE_PX} radius="full" />
        )}
        {next !== undefined && <Text tone="muted">{t('credits.next')}</Text>}
      </Stack>
      <Stack gap={5}>
        {isLoading && <Skeleton width="min(100%, 20rem)" css={bonusRoom} />}
        {bonus && <BonusLine discount={bonus.discount} secondsLeft={bonus.secondsLeft} />}
        <PriceList buyAddress={({ id }) => paths.credit(id, undefined, next)} />
        <PriceNotes />
        <LinkButton
          href={paths.transactions()}
          variant="ghost"
          size="sm"
          icon={<IconHistory />}
          css={{ alignSelf: 'start' }}
        >
          {t('credits.history')}
        </LinkButton>
      </Stack>
    </Container>
  );
};

export default CreditsScreen;
