import { searchAges } from '@pairwise/contracts/search-limits';
import { useTranslation } from '@pairwise/i18n';
import { RangeSlider } from '@pairwise/ui/range-slider';
import { useEffect, useRef, useState } from 'react';

export interface Ages {
  min_age: number;
  max_age: number;
}

interface AgeRangeProps extends Ages {
  onChange: (ages: Ages) => void;
  /** How long a change waits for the next one, in milliseconds: a search follows each. */
  delay?: number;
  fixed?: 'low' | 'high' | undefined;
  hideLabel?: boolean;
  className?: string;
}

/** The youngest and the oldest age on one slider. */
export const AgeRange = ({ min_age, max_age, onChange, delay = 0, ...rest }: AgeRangeProps) => {
  const { t } = useTranslation('mf-members');
  const [shown, setShown] = useState<Ages>({ min_age, max_age });
  const [given, setGiven] = useState<Ages>({ min_age, max_age });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address has changed: by this slider, or by another control.
  if (given.min_age !== min_age || given.max_age !== max_age) {
    setGiven({ min_age, max_age });
    setShown({ min_age, max_age });
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = ({ low, high }: { low: number; high: number }): void => {
    const ages = { min_age: low, max_age: high };
    setShown(ages);
    clearTimeout(timer.current);
    if (delay === 0) onChange(ages);
    else timer.current = setTimeout(() => onChange(ages), delay);
  };
  return (
    <RangeSlider
      {...rest}
      label={t('search.age')}
      lowLabel={t('search.minAge')}
      highLabel={t('search.maxAge')}
      min={searchAges.min}
      max={searchAges.max}
      low={shown.min_age}
      high={shown.max_age}
      text={t('search.ages', { min: shown.min_age, max: shown.max_age })}
      valueText={(age) => t('search.years', { age })}
      onChange={change}
    />
  );
};
