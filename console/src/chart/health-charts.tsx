import type { HealthResponse } from '@pairwise/contracts/console';
import { formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { media, Text, theme } from '@pairwise/ui';

import { LineChart } from './line-chart.tsx';
import { alignSeries, type ChartLine, type ChartPoint, type Figure } from './series.ts';

const lastOf = (points: readonly ChartPoint[]): number | null =>
  points.findLast(({ value }) => value !== null)?.value ?? null;

const highestOf = (points: readonly ChartPoint[]): number | null => {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  return values.length === 0 ? null : Math.max(...values);
};

interface HealthChartsProps {
  health: HealthResponse;
}

/** Draws the errors and the load times of the canary beside those of the stable version, or of the stable version alone. */
export const HealthCharts = ({ health }: HealthChartsProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { canary, stable } = health;
  const round = (digits: number) => (value: number) => formatNumber(Number(value.toFixed(digits)), language);
  const valueText = (value: number | null, format: (value: number) => string): string =>
    value === null ? t('difference.absent') : format(value);

  const linesOf = (figure: Figure): ChartLine[] => {
    const sides = [
      ...(canary ? [{ side: canary, tone: 'canary' as const }] : []),
      ...(stable ? [{ side: stable, tone: 'stable' as const }] : []),
    ];
    const aligned = alignSeries(
      sides.map(({ side }) => side.points),
      figure,
    );
    return sides.map(({ side, tone }, index) => ({
      label: t(`chart.${tone}`, { version: side.version }),
      tone,
      points: aligned[index] ?? [],
    }));
  };
  const summaryOf = (title: string, lines: ChartLine[], format: (value: number) => string): string =>
    [
      title,
      ...lines.map(({ label, points }) =>
        t('chart.summary', {
          label,
          last: valueText(lastOf(points), format),
          highest: valueText(highestOf(points), format),
        }),
      ),
    ].join('. ');

  const errors = linesOf('errorPercent');
  const ready = linesOf('readyMs');
  if (errors.every(({ points }) => points.length === 0)) {
    return (
      <Text size="sm" tone="muted">
        {t(canary ? 'chart.empty' : 'chart.emptyHealth')}
      </Text>
    );
  }
  const percent = round(1);
  const milliseconds = round(0);
  return (
    <div
      css={{
        display: 'grid',
        gap: theme.space[5],
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [media.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <LineChart
        title={t('chart.errors')}
        summary={summaryOf(t('chart.errors'), errors, percent)}
        lines={errors}
        format={percent}
      />
      <LineChart
        title={t('chart.ready')}
        summary={summaryOf(t('chart.ready'), ready, milliseconds)}
        lines={ready}
        format={milliseconds}
      />
    </div>
  );
};
