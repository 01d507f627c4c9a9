import { groupKinds, type VisitorGroup } from '@pairwise/contracts/console';
import type { Device } from '@pairwise/contracts/experiments';

import type { Visitor } from './choose-version.ts';

/** Returns the key under which the documents of a group are counted: `language de`. */
export const groupKey = ({ by, value }: VisitorGroup): string => `${by} ${value}`;

/** Returns the groups of a visitor. A country is missing when it is not known. */
export const groupsOf = ({
  language,
  country,
  device,
}: Pick<Visitor, 'language' | 'country'> & { device: Device }): string[] => [
  groupKey({ by: 'language', value: language }),
  groupKey({ by: 'device', value: device }),
  ...(country ? [groupKey({ by: 'country', value: country })] : []),
];

/** Returns the group of a key; undefined for any other text. */
export const groupOfKey = (key: string): VisitorGroup | undefined => {
  const [kind, value = ''] = key.split(' ');
  const by = groupKinds.find((one) => one === kind);
  return by && { by, value };
};
