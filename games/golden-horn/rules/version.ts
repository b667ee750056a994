/** Records of Golden Horn are played by the rules of this version. */
export const RULES_VERSION = 1;
