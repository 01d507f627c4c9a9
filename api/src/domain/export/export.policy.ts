/** Days a copy of a member's data can be downloaded (decisions S-7). */
export const EXPORT_DAYS = 7;
