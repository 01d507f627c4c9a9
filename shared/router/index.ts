/** The exports of the router that screens need. Share nothing else of it: the whole router is 62 KB. */
export {
  BrowserRouter,
  type LinkProps,
  type Location,
  matchPath,
  MemoryRouter,
  type NavLinkProps,
  Route,
  Routes,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, Navigate, NavLink, useNavigate } from './links.ts';
export { pageData } from './page-data.ts';
export {
  beginCarried,
  departureAddress,
  hasNewCarried,
  leaveFor,
  linkAddress,
  pathAtOrigins,
  setCarried,
} from './zone-address.ts';
