import * as React from 'react';

/**
 * React's counter of the stacks that it has recorded in this second: one for each element, for the "owner stacks" of its
 * warnings. From ten thousand on it records none.
 */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = Reflect.get(React, name) as Internals | undefined;

// The stacks take a seventh of the processor time of screen tests, and warnings name the component without them.
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
