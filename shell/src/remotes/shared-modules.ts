/**
 * Imports every module of the share scope (shared/webpack/src/share-scope.ts). The runtime provides only modules that the
 * shell imports, and remotes contain no copy of them.
 */
import '@pairwise/api-client';
import '@pairwise/bus';
import '@pairwise/i18n';
import '@pairwise/remote';
import '@pairwise/router';
import '@pairwise/ui';
import '@pairwise/ui/jsx-runtime';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react/jsx-runtime';
