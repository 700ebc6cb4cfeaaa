/** The longest that a request's statement or idle transaction lasts; migrations and operators' commands lift it for themselves. */
export const STATEMENT_TIMEOUT_MS = 15_000;
