/**
 * The types of the test api. They are in a declaration file, whose imports a type check may skip, because a repository of its
 * own has no backend.
 */
export type { PictureOptions, TestApi, TestPerson } from '@pairwise/api/testing';
