import { formatTime, useLanguage, useTranslation } from '@pairwise/i18n';

import { Disclosure } from '../frame/disclosure.tsx';
import { Table } from '../frame/table.tsx';
import type { ChartLine } from './series.ts';

interface ChartTableProps {
  title: string;
  lines: ChartLine[];
  format: (value: number) => string;
}

/** The values of the lines as a table, newest first. */
export const ChartTable = ({ title, lines, format }: ChartTableProps) => {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const rows = (lines[0]?.points ?? [])
    .map(({ at }, index) => ({
      key: `${at}`,
      cells: [
        <span key="time" css={{ whiteSpace: 'nowrap' }}>
          {formatTime(new Date(at), language)}
        </span>,
        ...lines.map(({ points }) => {
          const value = points[index]?.value ?? null;
          return value === null ? t('difference.absent') : format(value);
        }),
      ],
    }))
    .reverse();
  return (
    <Disclosure label={t('chart.table')}>
      {() => (
        <Table
          caption={title}
          columns={[{ label: t('chart.time') }, ...lines.map(({ label }) => ({ label }))]}
          rows={rows}
        />
      )}
    </Disclosure>
  );
};
