import { useTranslation } from '@pairwise/i18n';
import { Button, Checkbox, Field, Select, Sheet, Stack } from '@pairwise/ui';
import { useState } from 'react';

import { useFilterChoices } from './filter-options.ts';
import { changeFilters, defaultFilters, type SearchFilters, togglePhoto } from './search-filters.ts';
import { useSearchSettings } from './use-search-settings.ts';

interface FilterSheetProps {
  filters: SearchFilters;
  onClose: () => void;
  onApply: (filters: SearchFilters) => void;
}

/** The filters of a phone: chosen in peace, searched once. Mount it to open it. */
export const FilterSheet = ({ filters, onClose, onApply }: FilterSheetProps) => {
  const { t } = useTranslation('mf-members');
  const settings = useSearchSettings();
  const [draft, setDraft] = useState(filters);
  const choices = useFilterChoices(draft);
  return (
    <Sheet
      open
      title={t('search.filters')}
      closeLabel={t('search.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" block onClick={() => onApply(draft)}>
            {t('search.apply')}
          </Button>
          <Button variant="ghost" block onClick={() => setDraft(defaultFilters(settings))}>
            {t('search.reset')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {choices.map(({ field, label, value, options, changeTo }) => (
          <Field key={field} label={label}>
            <Select value={value} onChange={({ target }) => setDraft(changeFilters(draft, changeTo(target.value)))}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {settings.search_fields.includes('photo') && (
          <Checkbox
            label={t('search.photoOnly')}
            checked={draft.photo === 'yes'}
            onChange={() => setDraft(togglePhoto(draft))}
          />
        )}
      </Stack>
    </Sheet>
  );
};
