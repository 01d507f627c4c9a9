/** The exports of the router that screens need. Share nothing else of it: the whole router is 62 KB. */
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
