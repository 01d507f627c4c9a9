import { configure } from '@testing-library/react';

// No test is a measurement of time: on a loaded machine what is waited for may take more than the library's second.
configure({ asyncUtilTimeout: 5000 });
