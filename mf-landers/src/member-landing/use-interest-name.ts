import { interestKeys } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';

/** Returns a function that names an interest. An interest that is newer than this version is named by its key. */
export const useInterestName = () => {
  const { t } = useTranslation('mf-landers');
  return (interest: string): string => {
    const key = interestKeys.find((known) => known === interest);
    return key === undefined ? interest : t(`interests.${key}`);
  };
};
