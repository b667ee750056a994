/** Version of the rules in records of Golden Horn. */
export const RULES_VERSION = 1;
