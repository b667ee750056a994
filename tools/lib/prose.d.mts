export interface ProseFinding {
  readonly at: number;
  readonly what: string;
}
export function inspectProse(file: string, text: string): readonly ProseFinding[];
export function subjectFault(subject: string): string | null;
