/**
 * Every module of the share scope (shared/webpack/src/share-scope.ts), imported for that alone: what the shell does not
 * import itself is not offered to the remotes, and they carry no copy of their own.
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
