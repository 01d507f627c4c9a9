/** The names of the router that our screens need; nothing else of it may be shared (a whole router costs 62 KB). */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  type NavLinkProps,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
