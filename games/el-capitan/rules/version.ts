/** Version of the rules in records of El Capitán. */
export const RULES_VERSION = 1;
