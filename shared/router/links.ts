import { type ComponentProps, createElement, useCallback, useEffect } from 'react';
import {
  createPath,
  Link as RouterLink,
  Navigate as RouterNavigate,
  type NavigateFunction,
  type NavigateOptions,
  type NavigateProps,
  NavLink as RouterNavLink,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

import { leaveFor, linkAddress } from './zone-address.ts';

/** Returns the path of a target; undefined for one that is relative to the page. */
const pathOf = (to: To): string | undefined => {
  const path = typeof to === 'string' ? to : to.pathname && createPath(to);
  return path?.startsWith('/') ? path : undefined;
};

const targetOf = (to: To): To => {
  const path = pathOf(to);
  const address = path === undefined ? path : linkAddress(path);
  return address === undefined || address === path ? to : address;
};

/** A link of react-router. One to a page of another origin has the address there, and the browser loads it. */
export const Link = (props: ComponentProps<typeof RouterLink>) =>
  createElement(RouterLink, { ...props, to: targetOf(props.to) });

/** A link that knows whether its page is shown. A page of another origin never is. */
export const NavLink = (props: ComponentProps<typeof RouterNavLink>) =>
  createElement(RouterNavLink, { ...props, to: targetOf(props.to) });

/** Returns the function that opens a page: in this document, or at the origin that owns it. */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      const path = pathOf(to);
      return path !== undefined && leaveFor(path, options) ? undefined : navigate(to, options);
    },
    [navigate],
  );
};

interface LeaveProps {
  path: string;
  replace: boolean | undefined;
}

const Leave = ({ path, replace }: LeaveProps) => {
  useEffect(() => void leaveFor(path, { replace }), [path, replace]);
  return null;
};

/** Opens another page as soon as it is rendered. */
export const Navigate = (props: NavigateProps) => {
  const path = pathOf(props.to);
  return path !== undefined && linkAddress(path) !== path
    ? createElement(Leave, { path, replace: props.replace })
    : createElement(RouterNavigate, props);
};
