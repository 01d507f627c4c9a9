import { configure } from '@testing-library/react';

// On a loaded machine an awaited change can take longer than the library's default of one second.
configure({ asyncUtilTimeout: 15_000 });
