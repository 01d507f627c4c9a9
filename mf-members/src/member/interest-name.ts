import { interestKeys } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';

/** The name of an interest. One that is newer than this version is shown by its key. */
export const useInterestName = () => {
  const { t } = useTranslation('mf-members');
  return (interest: string): string => {
    const key = interestKeys.find((known) => known === interest);
    return key === undefined ? interest : t(`interests.${key}`);
  };
};
