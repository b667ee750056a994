import type { Language } from '@levante/table/words/languages.ts';

/** Messages for invalid option values. */
export interface OptionWords {
  /** Invalid value of an option, with the reason. */
  invalid(flag: string, value: string, why: string): string;
  /** Invalid value of an environment variable. */
  invalidIn(variable: string, value: string, why: string): string;
  /** `most` is null without an upper bound. */
  whole(least: number, most: number | null): string;
  readonly above0: string;
  /** Visible text in one line, of this many characters at most. */
  line(max: number): string;
  oneOf(known: string): string;
}

/** The first word is a severity that programs parse: it is the same in every language. */
export const OPTION_WORDS: { readonly [L in Language]: OptionWords } = {
  en: {
    invalid: (flag, value, why) => `error: option '${flag}' argument '${value}' is invalid. ${why}`,
    invalidIn: (variable, value, why) => `error: environment variable ${variable}, '${value}', is invalid. ${why}`,
    whole: (least, most) =>
      `It must be a whole number ${most === null ? `of at least ${least}` : `from ${least} to ${most}`}.`,
    above0: 'It must be a number above 0.',
    line: (max) => `It must be one line of at most ${max} visible characters.`,
    oneOf: (known) => `It must be one of ${known}.`,
  },
  de: {
    invalid: (flag, value, why) => `error: „${value}“ passt nicht zu ${flag}. ${why}`,
    invalidIn: (variable, value, why) => `error: „${value}“ passt nicht zur Umgebungsvariable ${variable}. ${why}`,
    whole: (least, most) => `Nötig ist eine ganze Zahl ${most === null ? `ab ${least}` : `von ${least} bis ${most}`}.`,
    above0: 'Nötig ist eine Zahl über 0.',
    line: (max) => `Nötig ist eine Zeile mit höchstens ${max} sichtbaren Zeichen.`,
    oneOf: (known) => `Möglich sind ${known}.`,
  },
  fr: {
    invalid: (flag, value, why) => `error: « ${value} » ne convient pas à ${flag}. ${why}`,
    invalidIn: (variable, value, why) =>
      `error: « ${value} » ne convient pas à la variable d’environnement ${variable}. ${why}`,
    whole: (least, most) =>
      `Il faut un nombre entier ${most === null ? `à partir de ${least}` : `de ${least} à ${most}`}.`,
    above0: 'Il faut un nombre supérieur à 0.',
    line: (max) => `Il faut une ligne de ${max} caractères visibles au plus.`,
    oneOf: (known) => `Valeurs possibles : ${known}.`,
  },
  it: {
    invalid: (flag, value, why) => `error: «${value}» non va bene per ${flag}. ${why}`,
    invalidIn: (variable, value, why) =>
      `error: «${value}» non va bene per la variabile d’ambiente ${variable}. ${why}`,
    whole: (least, most) => `Serve un numero intero ${most === null ? `da ${least} in su` : `da ${least} a ${most}`}.`,
    above0: 'Serve un numero maggiore di 0.',
    line: (max) => `Serve una riga di al massimo ${max} caratteri visibili.`,
    oneOf: (known) => `Valori possibili: ${known}.`,
  },
};
