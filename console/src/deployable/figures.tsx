import type { HealthSummary } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { media, theme } from '@pairwise/ui';

interface FigureProps {
  label: string;
  value: string;
  versus: string | undefined;
}

const Figure = ({ label, value, versus }: FigureProps) => (
  <div css={{ display: 'grid', alignContent: 'start' }}>
    <dt css={{ color: theme.color.inkMuted, ...theme.text.sm }}>{label}</dt>
    <dd css={{ margin: 0, fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums', ...theme.text.lg }}>
      {value}
    </dd>
    {versus !== undefined && (
      <dd css={{ margin: 0, color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums', ...theme.text.sm }}>
        {versus}
      </dd>
    )}
  </div>
);

interface FiguresProps {
  shown: HealthSummary;
  /** What it is compared with. */
  stable: HealthSummary | null;
}

/** The health of a version in a few numbers. */
export const Figures = ({ shown, stable }: FiguresProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const number = (value: number, digits = 0): string => formatNumber(Number(value.toFixed(digits)), language);
  const milliseconds = (value: number | null): string =>
    value === null ? t('figure.none') : t('figure.ms', { value: number(value) });
  const rate = ({ sessions, errorRate }: HealthSummary): string =>
    sessions === 0 ? t('figure.none') : t('figure.percent', { value: number(errorRate * 100, 1) });
  const silent = ({ silence }: HealthSummary): string =>
    silence.shown === 0
      ? t('figure.none')
      : t('figure.percent', {
          value: number((100 * Math.max(0, silence.shown - silence.reported)) / silence.shown, 1),
        });
  const rows: [string, (summary: HealthSummary) => string][] = [
    [t('figure.errors'), rate],
    [t('figure.silent'), silent],
    [t('figure.ready'), ({ readyP75Ms }) => milliseconds(readyP75Ms)],
    [t('figure.lcp'), ({ lcpP75Ms }) => milliseconds(lcpP75Ms)],
    [t('figure.inp'), ({ inpP75Ms }) => milliseconds(inpP75Ms)],
    [t('figure.cls'), ({ clsP75 }) => (clsP75 === null ? t('figure.none') : number(clsP75, 3))],
    [t('figure.sessions'), ({ sessions }) => number(sessions)],
  ];
  return (
    <dl
      css={{
        display: 'grid',
        gap: theme.space[3],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        margin: 0,
        [media.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {rows.map(([label, valueOf]) => (
        <Figure
          key={label}
          label={label}
          value={valueOf(shown)}
          versus={stable ? t('figure.versus', { value: valueOf(stable) }) : undefined}
        />
      ))}
    </dl>
  );
};
