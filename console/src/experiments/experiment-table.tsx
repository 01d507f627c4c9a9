import type { ExperimentPart, ExperimentResult, VariantFigures } from '@pairwise/contracts/experiments';
import { useTranslation } from '@pairwise/i18n';

import { Table } from '../frame/table.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

interface ExperimentTableProps {
  caption: string;
  results: readonly (ExperimentResult | ExperimentPart)[];
  /** The result of the whole experiment is hidden, and with it that of each part. */
  isHidden?: boolean;
}

/** Visits, signups, rate and difference of each variant: of the whole experiment, or of each of its parts. */
export const ExperimentTable = ({ caption, results, isHidden: isWholeHidden = false }: ExperimentTableProps) => {
  const { t } = useTranslation('console');
  const { number, rate, difference } = useFigureTexts();
  const rowOf = (result: ExperimentResult | ExperimentPart) => (figures: VariantFigures, nth: number) => {
    const isHidden = isWholeHidden || result.sampleRatio.state === 'failed';
    const part = 'value' in result ? `${result.value === '' ? t('experiments.unknownPart') : result.value}, ` : '';
    return {
      key: `${part}${figures.variant}`,
      cells: [
        `${part}${figures.variant}`,
        number(figures.visits),
        number(figures.signups),
        rate(figures),
        difference(figures, { isControl: nth === 0, isHidden }),
      ],
    };
  };
  return (
    <Table
      caption={caption}
      columns={[
        { label: t('experiments.variant') },
        { label: t('experiments.visits') },
        { label: t('experiments.signups') },
        { label: t('experiments.rate') },
        { label: t('experiments.difference'), text: true },
      ]}
      rows={results.flatMap((result) => result.variants.map(rowOf(result)))}
    />
  );
};
