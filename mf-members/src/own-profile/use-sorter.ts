import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { createSorter, type SorterTask } from './sorter.ts';

/** Creates a sorter for one list and returns the order to show. */
export const useSorter = (task: SorterTask) => {
  const [sorter] = useState(createSorter);
  const { held, order } = useSyncExternalStore(sorter.subscribe, sorter.state);
  useLayoutEffect(() => sorter.follow(task));
  useEffect(() => sorter.start(), [sorter]);
  return { held, order: order ?? task.ids, item: sorter.item, ghost: sorter.ghost };
};
