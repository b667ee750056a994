/** The same with its first letter raised: a phrase from within a sentence, as a sentence, a heading or a button. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
